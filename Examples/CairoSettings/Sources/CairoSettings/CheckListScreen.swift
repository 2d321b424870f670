import CellConfiguration
import CellHosting
import CellText
import Observation

/// The items that are bought.
@MainActor @Observable
private final class Purchases {
  var done: Set<String> = ["Bread"]
}

extension Screen {
  /// A list whose rows a tap checks or clears.
  static func checkList(traits: TraitCollection, shaper: any TextShaper) -> Screen {
    let purchases = Purchases()
    let row = CellRegistration<ListCell, String> { cell, _, id in
      cell.configurationUpdateHandler = { cell, state in
        let isDone = purchases.done.contains(id)
        var content = ListContentConfiguration.cell().updated(for: state)
        content.text = id
        if isDone { content.textProperties.color = .secondaryLabel }
        cell.contentConfiguration = content
        (cell as? ListCell)?.accessories = isDone ? [.checkmark()] : []
      }
    }
    let list = HostedList(.insetGrouped, traits: traits, shaper: shaper, row: row)
    list.primaryActionProvider = { _ in .open }
    list.eventHandler = { [unowned list] event in
      guard case .performPrimaryAction(let id) = event else { return }
      list.deselect(id)
      purchases.done.formSymmetricDifference([id])
    }
    var snapshot = ListSnapshot<String, String>()
    snapshot.appendSections(["Purchases"])
    snapshot.appendItems(["Bread", "Butter", "Milk", "Oranges and a lemon for the cake on Sunday"])
    list.apply(snapshot)
    return Screen(list: list, state: { "done: \(purchases.done.sorted())" })
  }
}
