import CellConfiguration
import CellLayout
import Foundation
import Testing

/// The examples in comments of swipe actions, run.
@Suite("Comments of swipe actions")
struct SwipeCommentTests {
  @Test("A cell has actions at its trailing edge, and an offset that reveals them")
  func cells() {
    let flag = SwipeAction(title: "Flag")
    var cell = ListCellConfiguration(content: .cell())
    let delete = SwipeAction(
      style: .destructive, title: "Delete", image: CellImage(systemName: "trash"),
      action: CellAccessory.Action(named: "delete"))
    cell.trailingSwipeActions = SwipeActionsConfiguration(actions: [delete])
    #expect(cell.trailingSwipeActions?.actions.count == 1)
    cell.trailingSwipeActions = SwipeActionsConfiguration(actions: [delete, flag])
    cell.swipeOffset = -74  // at the trailing edge, one action as wide as most are
    #expect(cell.revealedSwipeEdge == .trailing)
  }

  @Test("A cell rests where all of its actions are revealed, and each is drawn")
  func layout() {
    var filled: [CellColor] = []
    func fill(_ path: CellPath, _ color: CellColor) { filled.append(color) }
    let context = LayoutContext()
    var cell = ListCellConfiguration(content: .cell())
    cell.trailingSwipeActions = SwipeActionsConfiguration(actions: [SwipeAction(title: "Flag")])
    cell.swipeOffset = cell.swipeOffset(revealing: .trailing, width: 358, context: context)
    let layout = ListCellLayout(cell, width: 358, context: context)
    for action in layout.swipeActions {
      fill(action.path, action.backgroundColor)
    }
    #expect(filled == [.systemGray])
  }
}
