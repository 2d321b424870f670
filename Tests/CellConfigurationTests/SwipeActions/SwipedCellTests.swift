import CellConfiguration
import Foundation
import Testing

@Suite("Cells with swipe actions")
struct SwipedCellTests {
  private let delete = SwipeActionsConfiguration(actions: [SwipeAction(style: .destructive)])

  private func cell(_ change: (inout ListCellConfiguration) -> Void) -> ListCellConfiguration {
    var cell = ListCellConfiguration(content: .cell(), background: .listCell())
    change(&cell)
    return cell
  }

  @Test("A cell has no swipe actions, and keeps those that it is given at each edge")
  func storage() {
    #expect(cell { _ in }.leadingSwipeActions == nil && cell { _ in }.swipeOffset == 0)
    let both = cell {
      $0.leadingSwipeActions = delete
      $0.swipeOffset = 12
    }
    #expect(both.leadingSwipeActions == delete && both.trailingSwipeActions == nil)
    #expect(both.swipeOffset == 12)
    let undone = cell {
      $0 = both
      $0.leadingSwipeActions = nil
      $0.swipeOffset = 0
    }
    #expect(undone == cell { _ in })
  }

  @Test(
    "An offset reveals the edge that it leaves, if that has actions",
    arguments: [
      (1, .leading), (-1, .trailing), (0, nil), (.nan, nil), (.infinity, nil), (-.infinity, nil),
    ] as [(CGFloat, SwipeEdge?)])
  func edges(_ offset: CGFloat, _ edge: SwipeEdge?) {
    let full = cell {
      $0.leadingSwipeActions = delete
      $0.trailingSwipeActions = delete
      $0.swipeOffset = offset
    }
    #expect(full.revealedSwipeEdge == edge)
    var empty = full
    empty.leadingSwipeActions = SwipeActionsConfiguration(actions: [])
    empty.trailingSwipeActions = nil
    #expect(empty.revealedSwipeEdge == nil)
  }

  @Test("A cell that reveals actions is updated as swiped, whatever its state says")
  func updates() {
    func corner(_ offset: CGFloat, _ isSwiped: Bool) -> CGFloat? {
      var state = CellConfigurationState(traitCollection: .phone)
      state.isSwiped = isSwiped
      let cell = cell {
        $0.trailingSwipeActions = delete
        $0.swipeOffset = offset
      }
      return cell.updated(for: state).background?.cornerRadius
    }
    #expect(corner(-10, false) == 26)
    #expect(corner(0, true) == 26)
    // Nothing is at the leading edge.
    #expect(corner(10, false) == 0 && corner(0, false) == 0)
    // A header's state cannot be swiped.
    let header = cell {
      $0.trailingSwipeActions = delete
      $0.swipeOffset = -10
    }
    let state = ViewConfigurationState(traitCollection: .phone)
    #expect(header.updated(for: state).background?.cornerRadius == 0)
  }

  @Test("Other actions are a change of content, and another offset one of layout")
  func changes() {
    let old = cell { $0.trailingSwipeActions = delete }
    #expect(cell { _ in }.change(from: old) == .content)
    #expect(cell { $0.leadingSwipeActions = delete }.change(from: old) == .content)
    let moved = cell {
      $0.trailingSwipeActions = delete
      $0.swipeOffset = -3
    }
    #expect(moved.change(from: old) == .layout)
    #expect(moved.change(from: moved) == .nothing)
  }

  @Test("A list provides the actions of rows that have none of their own")
  func providers() throws {
    var list = ListConfiguration(appearance: .plain)
    let plain = cell { _ in }
    #expect(list.addingSwipeActions(to: plain, at: ListPosition(section: 0, row: 0)) == plain)
    list.leadingSwipeActionsConfigurationProvider = { position in
      SwipeActionsConfiguration(actions: [SwipeAction(title: "\(position.row)")])
    }
    list.trailingSwipeActionsConfigurationProvider = { [delete] in $0.section == 0 ? delete : nil }
    let own = cell { $0.leadingSwipeActions = delete }
    let first = list.addingSwipeActions(to: own, at: ListPosition(section: 0, row: 4))
    #expect(first.leadingSwipeActions == delete && first.trailingSwipeActions == delete)
    let other = list.addingSwipeActions(to: plain, at: ListPosition(section: 1, row: 4))
    #expect(other.leadingSwipeActions?.actions.first?.title == "4")
    #expect(other.trailingSwipeActions == nil)
  }

  @Test("A list with a provider equals its copies only, and cannot be encoded")
  func providersHaveIdentity() {
    for path in [
      \ListConfiguration.leadingSwipeActionsConfigurationProvider,
      \.trailingSwipeActionsConfigurationProvider,
    ] {
      var list = ListConfiguration(appearance: .plain)
      list[keyPath: path] = { _ in nil }
      var other = ListConfiguration(appearance: .plain)
      other[keyPath: path] = { _ in nil }
      let copy = list
      #expect(copy == list && other != list)
      #expect("\(list)".contains("SwipeActionsConfigurationProvider = closure"))
      let error = #expect(throws: EncodingError.self) { try JSONEncoder().encode(list) }
      #expect("\(error as Any)".contains("SwipeActionsConfigurationProvider"))
    }
  }
}
