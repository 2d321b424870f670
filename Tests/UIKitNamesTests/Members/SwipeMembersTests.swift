import Testing
import UIKitNames

/// Every member of swipe actions that the table of members says is there, in use.
@MainActor
struct SwipeMembersTests {
  @Test("A contextual action keeps what is set and runs its handler")
  func contextualActionKeeps() {
    var results: [Bool] = []
    var delete = UIContextualAction(
      style: .destructive, title: "Delete", handler: { _, _, completion in completion(true) })
    #expect(delete.style == UIContextualAction.Style.destructive && delete.title == "Delete")
    delete.style = .normal
    delete.title = "Archive"
    delete.image = UIImage(systemName: "archivebox")
    delete.backgroundColor = .systemIndigo
    #expect(delete.style == .normal && delete.title == "Archive" && delete.image != nil)
    #expect(delete.backgroundColor == .systemIndigo)
    let handler: UIContextualAction.Handler? = delete.handler
    handler?(delete, UIView()) { results.append($0) }
    #expect(results == [true])
  }

  @Test("A list provides the actions of its rows")
  func listProvidesActions() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.trailingSwipeActionsConfigurationProvider = { position in
      let flag = UIContextualAction(style: .normal, title: "Flag \(position.row)") { _, _, done in
        done(true)
      }
      var actions = UISwipeActionsConfiguration(actions: [flag])
      actions.performsFirstActionWithFullSwipe = false
      return actions
    }
    configuration.leadingSwipeActionsConfigurationProvider = { _ in nil }
    let provider: UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider? =
      configuration.trailingSwipeActionsConfigurationProvider
    let actions = provider?(.init(section: 0, row: 3))
    #expect(actions?.actions.map(\.title) == ["Flag 3"])
    #expect(actions?.performsFirstActionWithFullSwipe == false)
  }
}
