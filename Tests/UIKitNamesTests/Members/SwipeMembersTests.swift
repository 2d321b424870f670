import CellConfiguration
import CellHosting
import Foundation
import Testing
import UIKitNames

/// Every member of swipe actions that the table of members says is there, in use.
@MainActor
struct SwipeMembersTests {
  @Test("A contextual action keeps what is set and runs its handler")
  func contextualActionKeeps() {
    var results: [Bool] = []
    let delete = UIContextualAction(
      style: .destructive, title: "Delete", handler: { _, _, completion in completion(true) })
    #expect(delete.style == UIContextualAction.Style.destructive && delete.title == "Delete")
    delete.title = "Archive"
    delete.image = UIImage(systemName: "archivebox")
    delete.backgroundColor = .systemIndigo
    #expect(delete.title == "Archive" && delete.image != nil)
    #expect(delete.backgroundColor == .systemIndigo)
    let handler: UIContextualAction.Handler = delete.handler
    handler(delete, UIView()) { results.append($0) }
    #expect(results == [true])
  }

  @Test("A list provides the actions of its rows")
  func listProvidesActions() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.trailingSwipeActionsConfigurationProvider = { indexPath in
      let flag = UIContextualAction(style: .normal, title: "Flag \(indexPath.row)") { _, _, done in
        done(true)
      }
      let actions = UISwipeActionsConfiguration(actions: [flag])
      actions.performsFirstActionWithFullSwipe = false
      return actions
    }
    configuration.leadingSwipeActionsConfigurationProvider = { _ in nil }
    let provider: UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider? =
      configuration.trailingSwipeActionsConfigurationProvider
    let actions = provider?(IndexPath(row: 3, section: 0))
    #expect(actions?.actions.map(\.title) == ["Flag 3"])
    #expect(actions?.performsFirstActionWithFullSwipe == false)
  }

  @Test("A swipe runs the handler with the action itself and the view")
  func swipeRunsHandler() throws {
    var received: [(UIContextualAction, UIView)] = []
    let flag = UIContextualAction(style: .normal, title: "Flag") { action, view, done in
      received.append((action, view))
      done(false)
    }
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.leadingSwipeActionsConfigurationProvider = { indexPath in
      indexPath == IndexPath(item: 2, section: 1)
        ? UISwipeActionsConfiguration(actions: [flag]) : nil
    }
    list.itemSeparatorHandler = { indexPath, separators in
      var separators = separators
      if indexPath.item == 0 { separators.bottomSeparatorVisibility = .hidden }
      return separators
    }
    let cell = list.addingSwipeActions(
      to: ListCellConfiguration(), at: ListPosition(section: 1, row: 2))
    let action = try #require(cell.leadingSwipeActions?.actions.first)
    let (view, handler) = (UIView(), try #require(action.handler))
    var results: [Bool] = []
    handler(action, view) { results.append($0) }
    #expect(results == [false] && received.count == 1)
    #expect(received[0].0 === flag && received[0].1 === view)
    #expect(
      list.addingSwipeActions(to: ListCellConfiguration(), at: ListPosition(section: 1, row: 3))
        .leadingSwipeActions == nil)
    let separators = ListSeparatorConfiguration(listAppearance: .plain)
    let handlerOfList: UICollectionLayoutListConfiguration.ItemSeparatorHandler? =
      list.itemSeparatorHandler
    let changed = (0...1).map { handlerOfList?(IndexPath(item: $0, section: 0), separators) }
    #expect(changed.map(\.?.bottomSeparatorVisibility) == [.hidden, .automatic])
  }
}
