import CellConfiguration
import CellHosting
import CellText
import Observation

/// The items on a list of purchases.
@MainActor @Observable
final class Purchases {
  var done: Set<String> = ["Bread"]
}

/// A list whose rows a tap checks or clears.
@MainActor
final class CheckListScreen: Screen {
  let list: HostedList<String, String>
  private let purchases = Purchases()

  init(traits: TraitCollection, shaper: any TextShaper) {
    let row = CellRegistration<ListCell, String> { [purchases] cell, _, id in
      cell.configurationUpdateHandler = { cell, state in
        let isDone = purchases.done.contains(id)
        var content = ListContentConfiguration.cell().updated(for: state)
        content.text = id
        if isDone { content.textProperties.color = .secondaryLabel }
        cell.contentConfiguration = content
        (cell as? ListCell)?.accessories = isDone ? [.checkmark()] : []
      }
    }
    let configuration = ListConfiguration(appearance: .insetGrouped)
    list = HostedList(configuration, traits: traits, shaper: shaper) { list, indexPath, id in
      list.pool.dequeueConfiguredReusableCell(using: row, for: indexPath, item: id)
    }
    list.primaryActionProvider = { _ in .open }
    list.eventHandler = { [unowned list, purchases] event in
      guard case .performPrimaryAction(let id) = event else { return }
      list.deselect(id)
      purchases.done.formSymmetricDifference([id])
    }
    var snapshot = ListSnapshot<String, String>()
    snapshot.appendSections(["Purchases"])
    snapshot.appendItems([
      "Bread", "Butter", "Milk", "Coffee", "Oranges and a lemon for the cake on Sunday", "Rice",
    ])
    list.apply(snapshot)
  }

  var state: String { "done: \(purchases.done.sorted())" }
}
