import CellConfiguration
import CellHosting
import CellLayout
import CellTestSupport
import Foundation
import Testing

/// A list stays right while it changes: several changes in one frame, identities, and places.
@MainActor
struct ListMotionTests {
  // MARK: Applying and showing

  @Test("Several changes before one update have one result, whatever their order")
  func orderOfChanges() {
    let changes: [@MainActor (ListStage) -> Void] = [
      { $0.show(ListStage.items(100, "New") + ListStage.items(60)) },
      { $0.list.size = CGSize(width: 320, height: 400) },
      { $0.list.traits.userInterfaceStyle = .dark },
    ]
    let orders = [[0, 1, 2], [2, 1, 0], [1, 0, 2], [2, 0, 1]]
    let results = orders.map { order in
      let stage = ListStage(rows: 60)
      stage.list.scroll(by: 900)
      stage.update()
      for index in order { changes[index](stage) }
      stage.update()
      return stage.rows.map { "\($0.item) \($0.frame)" }
    }
    #expect(Set(results).count == 1)
    #expect(results.first?.isEmpty == false)
  }

  @Test("A snapshot is remembered until an update shows it")
  func snapshotWaits() {
    let stage = ListStage(rows: 3)
    stage.show(["New"])
    #expect(stage.list.snapshot.itemIdentifiers == ["New"])
    #expect(stage.list.position(of: "Row 1") != nil && stage.list.position(of: "New") == nil)
    #expect(stage.list.cell(for: "Row 1") != nil)
    stage.list.handle(.select("New"))
    stage.list.scroll(to: "New")
    stage.update()
    #expect(stage.list.selection.selectedIDs == ["New"])
    #expect(stage.list.cell(for: "New")?.isSelected == true)
  }

  @Test("Keys move focus among the rows that were applied, also before an update")
  func keysBeforeUpdate() {
    let stage = ListStage()
    stage.show(["A", "B"])
    stage.list.moveFocus(.down)
    #expect(stage.list.selection.focusedID == "A")
    stage.show(["New"])
    stage.list.moveFocus(.last)
    #expect(stage.list.selection.focusedID == "New")
    stage.update()
    #expect(stage.shownTexts == ["New"])
  }

  @Test("What skipped snapshots reconfigure is configured")
  func unitedMarks() {
    let stage = ListStage(rows: 3)
    var snapshot = stage.list.snapshot
    snapshot.reconfigureItems(["Row 1"])
    stage.list.apply(snapshot)
    stage.show(ListStage.items(4))
    stage.update()
    #expect(stage.configurations["Row 1"] == 2)
  }

  @Test("What a closure applies during an update is shown by the same update")
  func applyInHandler() {
    let stage = ListStage(rows: 30)
    var isDone = false
    stage.list.prefetchHandler = { [unowned stage] _ in
      if isDone { return }
      isDone = true
      stage.show(Array(ListStage.items(30).dropFirst(3)))
      #expect(stage.list.update().isEmpty)
    }
    stage.list.scroll(by: 1)
    stage.update()
    #expect(stage.list.position(of: "Row 3") == ListPosition(section: 0, row: 0))
    #expect(!stage.list.needsUpdate)
  }

  @Test("A closure that applies without end ends the update, which goes on in the next frame")
  func endlessClosure() {
    let stage = ListStage(rows: 30)
    var count = 0
    stage.list.prefetchHandler = { [unowned stage] _ in
      count += 1
      stage.show(ListStage.items(30, "Round \(count)"))
    }
    stage.list.scroll(by: 1)
    stage.update()
    #expect(count == 8)
    #expect(stage.list.needsUpdate)
  }

  @Test("Two outlines for a section in one frame show the second")
  func twoOutlines() {
    let stage = ListStage(rows: 0)
    for items in [["A", "B"], ["C", "D"]] {
      var outline = ListSectionSnapshot<String>()
      outline.append(items)
      stage.list.apply(outline, to: 0)
    }
    stage.update()
    #expect(stage.shownTexts == ["C", "D"])
  }

  @Test("A smaller size and fewer rows in one frame show the top")
  func sizeAndFewerRows() {
    let stage = ListStage(header: .supplementary, rows: 90)
    stage.list.scroll(to: "Row 75", at: .top)
    stage.update()
    stage.list.size = CGSize(width: 700, height: 300)
    stage.show(["Row 1"])
    stage.update()
    #expect(stage.list.contentOffset == 0)
  }

  // MARK: What stays in place

  @Test("If the first visible row moves away, the next one stays")
  func movedAnchor() {
    let stage = ListStage(rows: 300)
    stage.list.scroll(to: "Row 50", at: .top)
    stage.update()
    var snapshot = stage.list.snapshot
    snapshot.moveItem("Row 50", afterItem: "Row 299")
    stage.list.apply(snapshot)
    let top = stage.frame(of: "Row 51")?.minY
    stage.update()
    #expect(stage.frame(of: "Row 51")?.minY == top)
  }

  @Test("A list that shows its top shows a taller row inserted there")
  func insertionAtTop() {
    let stage = ListStage(rows: 60)
    stage.texts["New"] = String(repeating: "A long text that wraps. ", count: 5)
    stage.show(["New"] + ListStage.items(60))
    stage.update()
    #expect(stage.list.contentOffset == 0)
    #expect(stage.frame(of: "New")?.minY == 0)
  }

  // MARK: Redrawing

  @Test("A row that moves on the screen is drawn, although it stays in the content")
  func movedOnScreen() throws {
    let stage = ListStage(rows: 60)
    stage.list.scroll(to: "Row 10", at: .top)
    stage.update()
    var snapshot = stage.list.snapshot
    snapshot.insertItems(["New"], beforeItem: "Row 0")
    snapshot.deleteItems(["Row 12"])
    stage.list.apply(snapshot)
    let update = stage.update()
    let frame = try #require(stage.frame(of: "Row 15"))
    #expect(update.redrawRects.contains { $0.intersects(frame) })
  }

  @Test("A list that scrolls by whole pixels draws the uncovered part only")
  func scrolledPicture() {
    let stage = ListStage(rows: 60)
    stage.list.scroll(by: 10)
    let update = stage.update()
    #expect(update.scrollDistance == 10)
    let height = update.redrawRectsAfterScrolling.reduce(0) { $0 + $1.height }
    #expect(height >= 10 && height < 120)
    #expect(update.redrawRects.reduce(0) { $0 + $1.height } == 500)
    stage.list.scroll(by: 0.2)
    #expect(stage.update().scrollDistance == 0)
  }

  // MARK: Presses and the pointer

  @Test("A press on a row that is gone or pushed away selects no other row")
  func pressOnDeletedRow() {
    for isDeleted in [true, false] {
      let stage = ListStage(rows: 20)
      let point = stage.middle(of: "Row 3")
      stage.list.beginPress(at: point)
      stage.update()
      var snapshot = stage.list.snapshot
      if isDeleted {
        snapshot.deleteItems(["Row 3"])
      } else {
        snapshot.insertItems(["New", "Newer"], beforeItem: "Row 0")
      }
      stage.list.apply(snapshot)
      stage.update()
      stage.list.endPress(at: point)
      stage.update()
      #expect(stage.list.selection.selectedCount == 0)
      #expect(stage.list.cell(for: "Row 3")?.isHighlighted != true)
    }
  }

  @Test("A press that leaves its row by more than the slop taps nothing")
  func leftRow() throws {
    let stage = ListStage(rows: 20)
    let frame = try #require(stage.frame(of: "Row 3"))
    for (distance, selects) in [(CGFloat(8), true), (12, false)] {
      stage.list.handle(.deselectAll)
      stage.list.beginPress(at: stage.middle(of: "Row 3"))
      stage.list.endPress(at: CGPoint(x: frame.midX, y: frame.maxY + distance))
      #expect(stage.list.selection.selectedIDs == (selects ? ["Row 3"] : []))
    }
  }

  @Test("The hovered target is the row below the pointer after a change, or none")
  func hoverAfterSnapshot() {
    let stage = ListStage(rows: 20)
    stage.list.hover(at: stage.middle(of: "Row 4"))
    stage.show(ListStage.items(20).filter { $0 != "Row 0" })
    stage.update()
    #expect(stage.list.hoveredTarget?.item == .row(section: 0, row: 4))
    stage.show(["Row 0"])
    stage.update()
    #expect(stage.list.hoveredTarget == nil)
  }

  // MARK: Drags and swipes

  @Test("A drag to no number changes nothing, and only one row moves at a time")
  func dragToNoNumber() {
    let stage = ListStage(rows: 5)
    #expect(stage.list.beginReordering(at: stage.middle(of: "Row 1")))
    stage.list.moveReordering(to: CGPoint(x: 10, y: CGFloat.nan))
    #expect(!stage.list.beginReordering(at: stage.middle(of: "Row 3")))
    stage.update()
    #expect(stage.list.snapshot.itemIdentifiers == ListStage.items(5))
    #expect(stage.list.reorderedID == "Row 1")
  }

  @Test("A row can be dropped into a section without rows")
  func emptySection() {
    let stage = ListStage()
    stage.show(["A", "B"], [], ["C"])
    stage.update()
    #expect(stage.list.beginReordering(at: stage.middle(of: "A")))
    var sections: Set<Int> = []
    for y in stride(from: stage.middle(of: "A").y, to: 500, by: 4) {
      stage.list.moveReordering(to: CGPoint(x: 195, y: y))
      stage.update()
      stage.list.position(of: "A").map { _ = sections.insert($0.section) }
    }
    #expect(sections == [0, 1, 2])
  }

  @Test("A swipe goes on when the finger turns, and its actions fit the text size")
  func swipeTurns() throws {
    let stage = ListStage(rows: 0)
    stage.swipeActions = SwipeActionsConfiguration(actions: [SwipeAction(title: "Remove")])
    stage.show(ListStage.items(9))
    stage.update()
    #expect(stage.list.beginSwipe(at: stage.middle(of: "Row 3")))
    stage.list.moveSwipe(by: 12)
    stage.update()
    stage.list.moveSwipe(by: -90)
    stage.list.moveSwipe(by: .nan)
    stage.update()
    let cell = try #require(stage.list.cell(for: "Row 3") as? ListCell)
    #expect(cell.swipeOffset == -90)
    stage.list.endSwipe()
    stage.update()
    stage.list.traits.preferredContentSizeCategory = .accessibilityExtraLarge
    stage.update()
    let kept = (stage.list.cell(for: "Row 3") as? ListCell)?.swipeOffset
    stage.list.closeSwipe()
    stage.list.revealSwipeActions(of: "Row 3", at: .trailing)
    #expect((stage.list.cell(for: "Row 3") as? ListCell)?.swipeOffset == kept)
    stage.list.isEditing = true
    stage.update()
    #expect(!stage.list.beginSwipe(at: stage.middle(of: "Row 3")))
  }

  @Test("Keyboard focus on a revealed action goes to the row when the action is hidden")
  func focusedSwipeAction() {
    let stage = ListStage(rows: 0)
    stage.swipeActions = SwipeActionsConfiguration(actions: [SwipeAction(title: "Remove")])
    stage.show(ListStage.items(3))
    stage.update()
    stage.list.handle(.focus("Row 1"))
    stage.list.revealSwipeActions(of: "Row 1", at: .trailing)
    stage.update()
    stage.list.moveFocus(.next)
    #expect(stage.list.focusedTarget?.target == .swipeAction(edge: .trailing, index: 0))
    stage.list.closeSwipe()
    #expect(stage.list.focusedTarget == ListTarget(item: .row(section: 0, row: 1)))
    stage.update()
    stage.list.activateFocusedTarget()
    #expect(stage.list.selection.selectedIDs == ["Row 1"])
  }

  @Test("A list calls its provider of swipe actions at every swipe")
  func swipeProvider() {
    let titles = Titles()
    var configuration = ListConfiguration(appearance: .plain)
    configuration.trailingSwipeActionsConfigurationProvider = { _ in
      SwipeActionsConfiguration(actions: [SwipeAction(title: titles.next())])
    }
    let stage = ListStage(configuration)
    stage.accessories = [.delete()]
    stage.show(ListStage.items(5))
    stage.update()
    for number in 1...3 {
      #expect(stage.list.beginSwipe(at: stage.middle(of: "Row 2")))
      let cell = stage.list.cell(for: "Row 2") as? ListCell
      #expect(cell?.trailingSwipeActions?.actions.map(\.title) == ["Title \(number)"])
      stage.list.closeSwipe()
      stage.update()
    }
  }

  /// Titles that are different each time.
  private final class Titles: @unchecked Sendable {  // Used on the main actor only.
    private var count = 0

    func next() -> String {
      count += 1
      return "Title \(count)"
    }
  }

  @Test("A tap that selects and opens a row is two events, in this order")
  func orderOfEvents() {
    let stage = ListStage(rows: 3)
    stage.list.primaryActionProvider = { _ in .open }
    stage.list.tap(at: stage.middle(of: "Row 1"))
    #expect(stage.takeEvents() == [.selectionChanged, .performPrimaryAction("Row 1")])
  }
}
