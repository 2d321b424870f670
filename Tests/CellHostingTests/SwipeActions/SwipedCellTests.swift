import CellConfiguration
import CellHosting
import CellLayout
import CellTestSupport
import CellText
import Foundation
import Testing

@MainActor
@Suite("Hosted cells with swipe actions")
struct SwipedCellTests {
  private let stage = Stage()

  /// Runs pending passes, and places everything in the cell.
  private func layOut(_ cell: ListCell) {
    stage.scheduler.flush()
    cell.layoutIfNeeded()
  }

  private func cell() -> ListCell {
    let cell = stage.cell { ListCell(frame: CGRect(x: 0, y: 0, width: 360, height: 52)) }
    cell.contentConfiguration = content("Wi-Fi")
    cell.trailingSwipeActions = SwipeActionsConfiguration(actions: [
      SwipeAction(style: .destructive, title: "Delete"), SwipeAction(title: "Flag"),
    ])
    layOut(cell)
    return cell
  }

  @Test("A swiped cell moves its content and its background, and says where its actions are")
  func frames() throws {
    let cell = cell()
    #expect(cell.swipeActionLayouts.isEmpty && cell.contentView.frame.minX == 0)
    let background = try #require(cell.cellPresentation?.background)
    cell.swipeOffset = -100
    layOut(cell)
    #expect(cell.contentView.frame.minX == -100)
    let actions = cell.swipeActionLayouts.map(\.frame)
    #expect(actions.count == 2 && actions.first?.maxX == 360 && actions.last?.minX == 260)
    let moved = try #require(cell.cellPresentation)
    #expect(moved.background?.frame.minX == background.frame.minX - 100)
    #expect(moved.swipeActions.map(\.index) == [0, 1])
    #expect(moved.swipeActions.first?.title?.layout.text.string == "Delete")
    cell.swipeOffset = 0
    layOut(cell)
    #expect(cell.cellPresentation?.background == background)
    #expect(cell.contentView.frame.minX == 0 && cell.swipeActionLayouts.isEmpty)
  }

  @Test("A cell is swiped from the first offset that reveals actions to the next that does not")
  func state() {
    let cell = cell()
    #expect(!cell.configurationState.isSwiped)
    cell.swipeOffset = 40
    #expect(!cell.configurationState.isSwiped)
    cell.swipeOffset = -40
    #expect(cell.configurationState.isSwiped)
    layOut(cell)
    #expect(cell.displayedBackgroundConfiguration?.cornerRadius == 26)
    cell.trailingSwipeActions = nil
    #expect(!cell.configurationState.isSwiped)
    cell.isSwiped = true
    cell.leadingSwipeActions = SwipeActionsConfiguration(actions: [SwipeAction(title: "A")])
    #expect(cell.isSwiped)
  }

  @Test("Revealing actions moves a cell by the width of the actions of an edge, and back")
  func revealing() {
    let cell = cell()
    cell.revealSwipeActions(at: .trailing)
    // 49.33 for the title and 32 around it, and the least width of 74.
    #expect(abs(cell.swipeOffset + 155.33) < 0.01)
    cell.revealSwipeActions(at: .leading)
    #expect(cell.swipeOffset == 0)
    cell.revealSwipeActions(at: .trailing)
    cell.revealSwipeActions(at: nil)
    #expect(cell.swipeOffset == 0)
  }

  @Test("A view in the background moves with a swiped cell")
  func backgroundView() {
    let cell = cell()
    let view = CellView()
    cell.backgroundView = view
    layOut(cell)
    let rest = view.frame
    cell.swipeOffset = -60
    layOut(cell)
    #expect(view.frame == rest.offsetBy(dx: -60, dy: 0))
  }

  @Test("The displayed configuration has the swipe, which a pool resets")
  func reuse() {
    let cell = cell()
    cell.swipeOffset = -60
    #expect(cell.displayedConfiguration.swipeOffset == -60)
    #expect(cell.displayedConfiguration.trailingSwipeActions?.actions.count == 2)
    let pool = CellReusePool(
      container: CellView(frame: .zero), updateScheduler: stage.scheduler)
    let registration = CellRegistration<ListCell, Int> { _, _, _ in }
    let path = IndexPath(indexes: [0, 0])
    let first = pool.dequeueConfiguredReusableCell(using: registration, for: path, item: 0)
    first.trailingSwipeActions = cell.trailingSwipeActions
    first.swipeOffset = -60
    first.frame = CGRect(x: 0, y: 0, width: 360, height: 52)
    layOut(first)
    #expect(first.backgroundLayout?.fillFrame.minX == -60)
    pool.enqueue(first)
    let second = pool.dequeueConfiguredReusableCell(using: registration, for: path, item: 0)
    #expect(second === first && second.swipeOffset == 0 && !second.isSwiped)
    #expect(second.trailingSwipeActions == nil)
    layOut(second)
    #expect(second.backgroundLayout?.fillFrame.minX == 0)
  }

  @Test("The handler of an action gets the action, its view and a closure for when it is done")
  func handlers() {
    var log: [String] = []
    let view = CellView()
    let action = SwipeAction(style: .destructive, title: "Delete") { action, shown, done in
      log.append("\(action.title ?? "") \(shown === view)")
      done(false)
    }
    action.handler?(action, view) { log.append("\($0)") }
    #expect(log == ["Delete true", "false"])
    let tap = SwipeAction(title: "Flag", action: CellAccessory.Action { log = [] })
    tap.handler?(tap, view) { log.append("\($0)") }
    #expect(log == ["true"])
    let named = SwipeAction(title: "Flag", action: CellAccessory.Action(named: "flag"))
    #expect(named.handler == nil && SwipeAction().handler == nil)
    let copy = action
    #expect(copy == action)
    #expect(action != SwipeAction(style: .destructive, title: "Delete") { _, _, _ in })
  }
}
