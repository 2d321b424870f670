import CellConfiguration
import CellDocuments
import CellHosting
import CellLayout
import Foundation
import Testing

@Suite("Revealing swipe actions")
struct RevealingSwipeActionsTests {
  private let content = ListContentConfiguration(
    style: .cell, text: "Groceries", image: CellImage(systemName: "cart"))

  private func cell() -> ListCellConfiguration {
    let delete = SwipeAction(
      style: .destructive, title: "Delete", image: CellImage(systemName: "trash"),
      action: CellAccessory.Action(named: "delete"))
    let flag = SwipeAction(
      title: "Flag", image: CellImage(systemName: "flag"), backgroundColor: .systemOrange)
    var cell = ListCellConfiguration(content: content, background: .listCell())
    cell.trailingSwipeActions = SwipeActionsConfiguration(actions: [delete, flag])
    return cell
  }

  @Test("A swiped cell moves, and reveals its actions at the trailing edge")
  func offset() {
    var cell = cell()
    let context = LayoutContext(traits: .phone)
    let state = CellConfigurationState(traitCollection: .phone)
    cell.swipeOffset = cell.swipeOffset(revealing: .trailing, width: 358, context: context)
    let layout = ListCellLayout(cell.updated(for: state), width: 358, context: context)
    let frames = layout.swipeActions.map(\.frame)
    #expect(frames.count == 2 && abs(frames[1].width - 74) < 0.01)
    #expect(layout.contentFrame.minX < -150)
    #expect(cell.updated(for: state).background?.cornerRadius == 26)
  }

  @Test("A single action is revealed at about -82, and at more with larger text")
  func singleAction() {
    let delete = SwipeAction(
      style: .destructive, title: "Delete", image: CellImage(systemName: "trash"))
    var cell = ListCellConfiguration(content: content, background: .listCell())
    cell.trailingSwipeActions = SwipeActionsConfiguration(actions: [delete])
    func offset(_ category: CellContentSizeCategory) -> CGFloat {
      let traits = TraitCollection.phone.modifyingTraits {
        $0.preferredContentSizeCategory = category
      }
      return cell.swipeOffset(
        revealing: .trailing, width: 358, context: LayoutContext(traits: traits))
    }
    #expect((-82)...(-81) ~= offset(.large))
    #expect(offset(.accessibilityExtraExtraExtraLarge) < -82)
  }

  @Test("A closure is what an action performs")
  @MainActor func closures() {
    let archive = SwipeAction(style: .normal, title: "Archive") { action, view, completion in
      completion(true)
    }
    var isDone = false
    archive.handler?(archive, CellView()) { isDone = $0 }
    #expect(isDone)
  }

  @Test("The closure of an action runs, and a name is looked up")
  @MainActor func running() {
    var log: [String] = []
    func perform(_ name: String, of cell: any ConfigurableCell) { log.append(name) }
    func run(_ action: SwipeAction, of cell: any ConfigurableCell) {
      if let handler = action.handler {
        handler(action, cell) { isDone in cell.revealSwipeActions(at: nil) }
      } else if let name = action.action?.name {
        perform(name, of: cell)
      }
    }

    let cell = ListCell()
    let archive = SwipeAction(style: .normal, title: "Archive") { action, view, completion in
      log.append(action.title ?? "")
      completion(view === cell)
    }
    let flag = SwipeAction(style: .normal, title: "Flag", action: .init(named: "flag"))
    cell.trailingSwipeActions = SwipeActionsConfiguration(actions: [archive, flag])
    cell.frame = CGRect(x: 0, y: 0, width: 358, height: 52)
    cell.revealSwipeActions(at: .trailing)
    #expect(cell.swipeOffset < 0)
    for action in cell.swipeActions(at: .trailing) { run(action, of: cell) }
    #expect(log == ["Archive", "flag"] && cell.swipeOffset == 0)
  }

  @Test("A finger that lets go opens the row, closes it, or performs the first action")
  @MainActor func releasing() {
    var log: [String] = []
    func run(_ action: SwipeAction, of cell: any ConfigurableCell) {
      log.append(action.title ?? "")
    }
    func release(_ cell: any ConfigurableCell, isOpening: Bool) {
      if let full = cell.swipeActionLayouts.first(where: \.isPerformedOnRelease) {
        run(full.action, of: cell)
      } else {
        let edge = cell.swipeActionLayouts.first?.edge
        cell.revealSwipeActions(at: isOpening ? edge : nil)
      }
    }
    let cell = ListCell()
    cell.trailingSwipeActions = SwipeActionsConfiguration(
      actions: [SwipeAction(style: .destructive, title: "Delete")])
    cell.frame = CGRect(x: 0, y: 0, width: 358, height: 52)
    func swipe(to offset: CGFloat, isOpening: Bool) -> CGFloat {
      cell.swipeOffset = offset
      cell.layoutIfNeeded()
      release(cell, isOpening: isOpening)
      return cell.swipeOffset
    }
    #expect(swipe(to: -40, isOpening: true) < -70 && log.isEmpty)
    #expect(swipe(to: -40, isOpening: false) == 0 && log.isEmpty)
    #expect(swipe(to: -300, isOpening: true) == -300 && log == ["Delete"])
  }

  @Test("A list provides actions for all rows but the first")
  func provider() {
    let delete = SwipeAction(style: .destructive, title: "Delete")
    var list = ListConfiguration(appearance: .insetGrouped)
    list.trailingSwipeActionsConfigurationProvider = { position in
      position.row == 0 ? nil : SwipeActionsConfiguration(actions: [delete])
    }
    let rows = (0..<2).map { row in
      list.addingSwipeActions(
        to: ListCellConfiguration(), at: ListPosition(section: 0, row: row))
    }
    #expect(rows.map { $0.trailingSwipeActions?.actions.count } == [nil, 1])
  }

  @Test("A row of a document has swipe actions and an offset")
  func documents() throws {
    let json = """
      { "content": { "text": "Groceries" },
        "trailingSwipeActions": [
          { "style": "destructive", "title": "Delete", "image": "trash", "action": "delete" }],
        "swipeOffset": -82 }
      """
    let row = try JSONDecoder().decode(ListDocument.Row.self, from: Data(json.utf8))
    #expect(row.trailingSwipeActions?.actions.first?.action?.name == "delete")
    #expect(row.swipeOffset == -82)
  }

  @Test("The picture shows rows that are swiped to both sides and by different distances")
  func picture() throws {
    func row(
      _ text: String, _ offset: CGFloat, _ change: (inout ListDocument.Row) -> Void = { _ in }
    ) -> ListDocument.Row {
      var row = ListDocument.Row(cell())
      row.content.text = text
      row.leadingSwipeActions = SwipeActionsConfiguration(actions: [
        SwipeAction(
          title: "Done", image: CellImage(systemName: "checkmark"), backgroundColor: .systemGreen)
      ])
      row.swipeOffset = offset
      change(&row)
      return row
    }
    var document = ListDocument()
    document.list = ListDocument.defaultList(.insetGrouped)
    document.sections = [
      ListDocument.Section(rows: [
        row("To the right", 76), row("At rest", 0), row("To the left", -156),
        row("High", -156) { $0.height = 84 }, row("Full", -270),
      ])
    ]
    try ArticlePicture(
      name: "swipe-actions", module: "CellConfiguration", document: document
    ).check()
  }
}
