import CellConfiguration
import CellLayout
import Foundation
import Testing

@Suite("Swipe actions are custom actions for assistive technology")
struct SwipeActionElementTests {
  private typealias Action = AccessibilityElement.CustomAction

  private func cell(
    _ change: (inout ListCellConfiguration) -> Void = { _ in }
  ) -> ListCellConfiguration {
    var cell = ListCellConfiguration(
      content: ListContentConfiguration(style: .valueCell, text: "Text", secondaryText: "More"))
    cell.accessories = [.detail()]
    cell.leadingSwipeActions = SwipeActionsConfiguration(actions: [SwipeAction(title: "Unread")])
    cell.trailingSwipeActions = SwipeActionsConfiguration(actions: [
      SwipeAction(style: .destructive), SwipeAction(image: CellImage(systemName: "flag")),
      SwipeAction(
        image: CellImage(systemName: "flag")?.withAccessibilityLabel("Flag")),
    ])
    change(&cell)
    return cell
  }

  private func elements(
    _ cell: ListCellConfiguration, _ words: AccessibilityVocabulary = .english
  ) -> [AccessibilityElement] {
    ListCellLayout(cell, width: 358, context: LayoutContext())
      .accessibilityElements(of: cell, words: words)
  }

  @Test("The actions of a cell are those of its accessories, then those of both swipes, by name")
  func actions() {
    let expected = [
      Action(name: "More Info", accessoryIndex: 0),
      Action(name: "Unread", source: .swipeAction(edge: .leading, index: 0)),
      Action(name: "Delete", source: .swipeAction(edge: .trailing, index: 0)),
      Action(name: "Flag", source: .swipeAction(edge: .trailing, index: 2)),
    ]
    #expect(elements(cell()).map(\.customActions) == [expected])
    // They are there whether or not they are seen.
    let swiped = cell { $0.swipeOffset = 50 }
    #expect(elements(swiped).map(\.customActions) == [expected])
    #expect(expected.map(\.accessoryIndex) == [0, nil, nil, nil])
    #expect("\(expected[2])" == "\"Delete\" of trailing swipe action 0")
    var german = AccessibilityVocabulary.english
    german.delete = "Löschen"
    #expect(elements(cell(), german)[0].customActions[2].name == "Löschen")
  }

  @Test("The image and texts of a cell that is no element have the swipe actions, each of them")
  func parts() {
    let parts = elements(cell { $0.accessibility.isElement = false })
    #expect(parts.map(\.label) == ["Text", "More", "More Info"])
    #expect(parts.map(\.customActions.count) == [3, 3, 1])
  }

  @Test("While a cell is edited, only the swipe actions that are revealed are there")
  func editing() {
    let edited = cell { $0.state.isEditing = true }
    #expect(elements(edited)[0].customActions.map(\.name) == ["More Info"])
    let revealed = cell {
      $0.state.isEditing = true
      $0.swipeOffset = -70
    }
    #expect(elements(revealed)[0].customActions.map(\.name) == ["More Info", "Delete", "Flag"])
  }

  @Test("A cell that has nothing but a swipe action is an element")
  func silence() {
    let silent = ListCellConfiguration(content: .cell())
    #expect(elements(silent).isEmpty)
    var cell = silent
    cell.leadingSwipeActions = SwipeActionsConfiguration(actions: [SwipeAction(title: "Unread")])
    #expect(elements(cell).count == 1)
  }
}
