import CellConfiguration
import CellHosting
import CellLayout
import CellTestSupport
import Foundation
import Testing

/// A list decides what the events of a finger and of keys mean.
@MainActor
struct ListPointerTests {
  private func stage(_ count: Int = 100) -> ListStage {
    let stage = ListStage()
    stage.show(ListStage.items(count))
    stage.update()
    return stage
  }

  /// Moves a finger through points, one in each hundredth of a second.
  private func move(
    _ stage: ListStage, from start: CGPoint, by steps: [CGPoint], time: Double = 0
  ) {
    var (point, time) = (start, time)
    stage.list.pointer(.down, at: point, time: time)
    for step in steps {
      point = CGPoint(x: point.x + step.x, y: point.y + step.y)
      time += 0.01
      stage.list.pointer(.moved, at: point, time: time)
      stage.update()
    }
    stage.list.pointer(.up, at: point, time: time)
    stage.update()
  }

  private func steps(_ count: Int, x: CGFloat = 0, y: CGFloat = 0) -> [CGPoint] {
    Array(repeating: CGPoint(x: x, y: y), count: count)
  }

  @Test("A finger that stays in its place taps a row")
  func tap() {
    let stage = stage()
    let point = stage.middle(of: "Row 1")
    #expect(stage.list.pointer(.down, at: point, time: 0))
    #expect(stage.list.cell(for: "Row 1")?.isHighlighted == true)
    stage.list.pointer(.moved, at: CGPoint(x: point.x + 4, y: point.y - 4), time: 0.1)
    #expect(stage.list.pointer(.up, at: point, time: 0.1))
    #expect(stage.list.selection.selectedIDs == ["Row 1"])
    #expect(stage.list.cell(for: "Row 1")?.isHighlighted == false)
  }

  @Test("A touch that something else takes over has no effect")
  func cancelled() {
    let stage = stage()
    stage.list.pointer(.down, at: stage.middle(of: "Row 1"), time: 0)
    stage.list.pointer(.cancelled, at: stage.middle(of: "Row 1"), time: 0.1)
    #expect(stage.list.cell(for: "Row 1")?.isHighlighted == false)
    stage.list.pointer(.up, at: stage.middle(of: "Row 1"), time: 0.1)
    #expect(stage.list.selection.selectedIDs == [])
  }

  @Test("A finger that moves up scrolls, and the content follows it from then on")
  func scrolls() {
    let stage = stage()
    move(stage, from: stage.middle(of: "Row 5"), by: steps(1, y: -12) + steps(10, y: -5))
    #expect(stage.list.contentOffset == 50)
    #expect(stage.list.selection.selectedIDs == [])
    #expect(stage.list.cell(for: "Row 5")?.isHighlighted == false)
  }

  @Test("Scrolling goes on after a quick finger, gets slower, and ends")
  func decelerates() {
    let stage = stage(1_000)
    move(stage, from: CGPoint(x: 200, y: 400), by: steps(1, y: -12) + steps(10, y: -10))
    // 10 points in each hundredth of a second.
    let start = stage.list.contentOffset
    var time = 0.11
    var distances: [CGFloat] = []
    var offset = start
    while stage.list.advance(to: time), time < 10 {
      let update = stage.list.update()
      distances.append(stage.list.contentOffset - offset)
      offset = stage.list.contentOffset
      time += 1.0 / 60
      // On pixels, so that a program can move its picture.
      #expect((offset * 3 - (offset * 3).rounded()).magnitude < 1e-6)
      #expect((update.scrollDistance - distances[distances.count - 1]).magnitude < 1e-6)
    }
    #expect(time > 1 && time < 5)
    let pixel = 1 / 3 + 1e-6
    #expect(zip(distances.dropFirst(2), distances.dropFirst()).allSatisfy { $0 <= $1 + pixel })
    // The sum of a velocity that decreases to 0.998 of itself in each millisecond.
    #expect(abs(offset - start - 1_000 / 2.002) < 6)
  }

  @Test("A finger whose last event has an earlier time is as quick as before")
  func earlierTime() {
    let stage = stage(1_000)
    stage.list.pointer(.down, at: CGPoint(x: 200, y: 400), time: 5)
    for step in 1...10 {
      stage.list.pointer(
        .moved, at: CGPoint(x: 200, y: 400 - 12 * step), time: 5 + 0.01 * Double(step))
      stage.update()
    }
    stage.list.pointer(.moved, at: CGPoint(x: 200, y: 270), time: 4)
    stage.list.pointer(.up, at: CGPoint(x: 200, y: 270), time: 4)
    stage.update()
    let offset = stage.list.contentOffset
    #expect(stage.list.advance(to: 5.2))
    stage.update()
    #expect(stage.list.contentOffset > offset)
  }

  @Test("Parts of pixels that a wheel scrolls add up")
  func partsOfPixels() {
    let stage = stage()
    for _ in 0..<100 {
      stage.list.scrollWheel(by: 0.1, at: .zero)
      stage.update()
      let pixels = stage.list.contentOffset * 3
      #expect((pixels - pixels.rounded()).magnitude < 1e-6)
    }
    #expect(abs(stage.list.contentOffset - 10) < 0.34)
  }

  @Test("A finger that rests before it leaves stops the list")
  func restsBeforeUp() {
    let stage = stage()
    stage.list.pointer(.down, at: CGPoint(x: 200, y: 400), time: 0)
    for step in 1...10 {
      stage.list.pointer(
        .moved, at: CGPoint(x: 200, y: 400 - 10 * CGFloat(step)), time: Double(step) / 100)
    }
    stage.list.pointer(.up, at: CGPoint(x: 200, y: 300), time: 1)
    #expect(!stage.list.advance(to: 1.1))
  }

  @Test("A touch stops a list that scrolls on, and taps nothing")
  func touchStops() {
    let stage = stage()
    move(stage, from: CGPoint(x: 200, y: 400), by: steps(12, y: -10))
    #expect(stage.list.advance(to: 0.2))
    stage.list.pointer(.down, at: CGPoint(x: 200, y: 200), time: 0.21)
    #expect(!stage.list.advance(to: 0.3))
    stage.list.pointer(.up, at: CGPoint(x: 200, y: 200), time: 0.3)
    #expect(stage.list.selection.selectedIDs == [])
  }

  @Test("Scrolling ends at the end of the content")
  func endsAtEnd() {
    let stage = stage(12)
    move(stage, from: CGPoint(x: 200, y: 400), by: steps(20, y: -15))
    var time = 0.2
    while stage.list.advance(to: time), time < 10 {
      stage.update()
      time += 1.0 / 60
    }
    #expect(time < 1)
    #expect(stage.list.visibleRect.maxY == stage.list.layout.contentSize.height)
  }

  @Test("A finger that moves sideways reveals swipe actions, where a row has some")
  func swipes() {
    let stage = ListStage()
    stage.swipeActions = SwipeActionsConfiguration(actions: [SwipeAction(title: "Flag")])
    stage.show(ListStage.items(20))
    stage.update()
    move(stage, from: stage.middle(of: "Row 2"), by: steps(20, x: -10, y: -1))
    #expect(stage.list.swipedID == "Row 2" && stage.list.contentOffset == 0)
    stage.list.closeSwipe()
    stage.swipeActions = nil
    stage.show(ListStage.items(20).reversed())
    stage.update()
    move(stage, from: stage.middle(of: "Row 15"), by: steps(20, x: -10))
    #expect(stage.list.swipedID == nil)
    #expect(stage.list.selection.selectedIDs == [])
  }

  @Test("A reorder control drags its row at once")
  func dragsFromControl() throws {
    let stage = ListStage()
    stage.accessories = [.reorder(displayed: .always)]
    stage.show(["A", "B", "C"])
    stage.update()
    let frame = try #require(stage.frame(of: "A"))
    let control = CGPoint(x: frame.maxX - 20, y: frame.midY)
    move(stage, from: control, by: steps(20, y: 5))
    #expect(stage.list.snapshot.itemIdentifiers == ["B", "C", "A"])
    #expect(stage.list.reorderedID == nil)
  }

  @Test("A long press drags a row where the list allows it")
  func longPress() {
    for isAllowed in [false, true] {
      let stage = stage(4)
      stage.list.reordersByLongPress = isAllowed
      stage.list.pointer(.down, at: stage.middle(of: "Row 1"), time: 10)
      #expect(stage.list.advance(to: 10.4) == isAllowed)
      #expect(stage.list.reorderedID == nil)
      #expect(stage.list.advance(to: 10.5) == isAllowed)
      #expect(stage.list.reorderedID == (isAllowed ? "Row 1" : nil))
      stage.list.pointer(.cancelled, at: .zero, time: 10.6)
      #expect(stage.list.reorderedID == nil)
    }
  }

  @Test("A row that cannot be moved stays pressed")
  func immovable() {
    let stage = stage(4)
    stage.list.reordersByLongPress = true
    stage.list.canMoveItem = { _ in false }
    stage.list.pointer(.down, at: stage.middle(of: "Row 1"), time: 0)
    #expect(!stage.list.advance(to: 1))
    stage.list.pointer(.up, at: stage.middle(of: "Row 1"), time: 1)
    #expect(stage.list.selection.selectedIDs == ["Row 1"])
  }

  @Test("A dragged row that rests near the end scrolls the list")
  func autoscroll() {
    let stage = stage()
    stage.list.reordersByLongPress = true
    stage.list.pointer(.down, at: stage.middle(of: "Row 1"), time: 0)
    stage.list.advance(to: 0.5)
    stage.list.pointer(.moved, at: CGPoint(x: 200, y: 490), time: 0.6)
    for frame in 1...60 {
      #expect(stage.list.advance(to: 0.6 + Double(frame) / 60))
      stage.update()
    }
    #expect(stage.list.contentOffset > 300)
    #expect(stage.list.reorderedID == "Row 1")
  }

  @Test("A mouse without a pressed button hovers")
  func hovers() {
    let stage = stage()
    #expect(stage.list.pointer(.moved, at: stage.middle(of: "Row 3"), time: 0))
    #expect(stage.list.hoveredTarget?.item == .row(section: 0, row: 3))
    stage.list.scrollWheel(by: 52, at: stage.middle(of: "Row 3"))
    stage.update()
    #expect(stage.list.contentOffset == 52)
    #expect(stage.list.hoveredTarget?.item == .row(section: 0, row: 4))
    stage.list.pointer(.cancelled, at: .zero, time: 0)
    #expect(stage.list.hoveredTarget == nil)
  }

  @Test("Events with numbers that are not finite have no effect")
  func notFinite() {
    let stage = stage()
    let point = stage.middle(of: "Row 1")
    #expect(!stage.list.pointer(.down, at: CGPoint(x: CGFloat.nan, y: 0), time: 0))
    #expect(!stage.list.pointer(.down, at: point, time: .nan))
    #expect(!stage.list.advance(to: .infinity))
    stage.list.scrollWheel(by: .nan, at: point)
    #expect(!stage.list.needsUpdate)
  }

  // MARK: Keys

  @Test("Keyboard focus appears with a key, where the last tap was")
  func focusAppears() {
    let stage = stage()
    stage.list.tap(at: stage.middle(of: "Row 3"))
    #expect(!stage.list.isFocusVisible)
    #expect(stage.list.cell(for: "Row 3")?.isFocused == false)
    #expect(stage.list.key(.downArrow))
    #expect(stage.list.isFocusVisible && stage.list.cell(for: "Row 4")?.isFocused == true)
    stage.list.tap(at: stage.middle(of: "Row 6"))
    #expect(stage.list.cell(for: "Row 4")?.isFocused == false)
    #expect(stage.list.selection.focusedID == "Row 6")
  }

  @Test("Page Down and Page Up move focus by the rows that fit")
  func pages() throws {
    let stage = stage()
    stage.list.key(.downArrow)
    stage.list.key(.pageDown)
    stage.update()
    let first = try #require(stage.list.selection.focusedID.flatMap(stage.list.position))
    // 500 points have nine rows of 52 points.
    #expect(first.row == 8)
    stage.list.key(.pageDown)
    stage.update()
    #expect(stage.list.selection.focusedID == "Row 16")
    stage.list.key(.pageUp)
    #expect(stage.list.selection.focusedID == "Row 8")
    stage.list.key(.end)
    stage.list.key(.pageDown)
    #expect(stage.list.selection.focusedID == "Row 99")
    stage.list.key(.home)
    #expect(stage.list.selection.focusedID == "Row 0")
  }

  @Test("The shift key extends the selection by a page")
  func extendedPage() {
    let stage = stage()
    stage.list.selectionRules.allowsMultipleSelection = true
    stage.list.tap(at: stage.middle(of: "Row 0"))
    stage.list.key(.pageDown, .extending)
    #expect(stage.list.selection.selectedCount == 9)
  }

  @Test("The tab key leaves the list at its end")
  func tabKey() {
    let stage = stage(2)
    #expect(stage.list.key(.tab))
    #expect(stage.list.key(.tab))
    #expect(!stage.list.key(.tab))
    #expect(stage.list.key(.tab, .extending))
    #expect(stage.list.selection.focusedID == "Row 0")
  }

  @Test("Return opens a row, and space selects it")
  func returnAndSpace() {
    let stage = stage(3)
    #expect(!stage.list.key(.return) && !stage.list.key(.space))
    stage.list.primaryActionProvider = { _ in .open }
    stage.list.key(.downArrow)
    #expect(stage.list.key(.space))
    #expect(stage.list.selection.selectedIDs == ["Row 0"])
    #expect(stage.list.key(.return))
    #expect(stage.takeEvents().contains(.performPrimaryAction("Row 0")))
  }

  @Test("Escape ends one thing after the other")
  func escape() {
    let stage = ListStage()
    stage.swipeActions = SwipeActionsConfiguration(actions: [SwipeAction(title: "Flag")])
    stage.show(ListStage.items(5))
    stage.update()
    stage.list.key(.downArrow)
    stage.list.revealSwipeActions(of: "Row 1", at: .trailing)
    stage.list.pointer(.down, at: stage.middle(of: "Row 2"), time: 0)
    #expect(stage.list.key(.escape))
    #expect(stage.list.cell(for: "Row 2")?.isHighlighted == false)
    #expect(stage.list.key(.escape))
    #expect(stage.list.swipedID == nil)
    #expect(stage.list.key(.escape))
    #expect(!stage.list.isFocusVisible)
    #expect(!stage.list.key(.escape))
    stage.list.pointer(.up, at: stage.middle(of: "Row 2"), time: 1)
    #expect(stage.list.selection.selectedIDs == [])
  }
}
