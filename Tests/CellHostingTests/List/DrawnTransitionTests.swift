import CellConfiguration
import CellHosting
import CellLayout
import CellTestSupport
import Foundation
import Testing

/// The pictures between two updates of a list.
@MainActor
struct DrawnTransitionTests {
  private func tops(_ stage: ListStage, at fraction: CGFloat) -> [ListItem: CGFloat] {
    let list = stage.list.displayList(at: fraction).filter { $0.layer == .backgrounds }
    return Dictionary(list.compactMap { step in step.item.map { ($0, step.origin.y) } }) {
      first, _ in first
    }
  }

  @Test("Rows move half of their way in half of the time")
  func halfway() throws {
    let stage = ListStage(rows: 4)
    let before = try #require(stage.frame(of: "Row 3")).minY
    stage.show(["New"] + ListStage.items(4))
    #expect(stage.update().transition != nil)
    let after = try #require(stage.frame(of: "Row 3")).minY
    #expect(after == before + 52)
    #expect(tops(stage, at: 0)[.row(section: 0, row: 4)] == before)
    #expect(tops(stage, at: 0.5)[.row(section: 0, row: 4)] == before + 26)
    #expect(tops(stage, at: 1)[.row(section: 0, row: 4)] == after)
    // Only the row at a place is drawn there.
    let middle = CGRect(x: 0, y: before + 52, width: 390, height: 1)
    let items = stage.list.displayList(at: 0.5, in: middle).compactMap(\.item)
    #expect(Set(items) == [.row(section: 0, row: 4)])
  }

  @Test("The list counts the time of a transition, and slows down toward its end")
  func countedTime() {
    let stage = ListStage(rows: 4)
    let whole = [CGRect(origin: .zero, size: stage.list.size)]
    stage.list.update(at: 0)
    stage.show(["New"] + ListStage.items(4))
    let updates = [1, 1.05, 1.125, 1.2, 1.25, 1.3].map { stage.list.update(at: $0) }
    #expect(updates.map { ($0.fraction * 100).rounded() } == [0, 36, 75, 96, 100, 100])
    #expect(updates.map(\.needsNextFrame) == [true, true, true, true, false, false])
    // The frame of the end draws over the last one that moved.
    #expect(updates.map { $0.redrawRects == whole } == [true, true, true, true, true, false])
    #expect(updates[5].isEmpty)
  }

  @Test("A transition goes on when a row changes its look, and ends when the list scrolls")
  func interrupted() {
    let stage = ListStage(rows: 40)
    let whole = [CGRect(origin: .zero, size: stage.list.size)]
    stage.list.update(at: 0)
    stage.show(["New"] + ListStage.items(40))
    stage.list.update(at: 1)
    let top = tops(stage, at: 0.75)[.row(section: 0, row: 4)]
    stage.list.beginPress(at: stage.middle(of: "Row 1"))
    let pressed = stage.list.update(at: 1.125)
    #expect(pressed.fraction == 0.75 && pressed.needsNextFrame && pressed.redrawRects == whole)
    #expect(tops(stage, at: 0.75)[.row(section: 0, row: 4)] == top)
    stage.list.scroll(by: 10)
    let scrolled = stage.list.update(at: 1.15)
    #expect(scrolled.fraction == 1 && !scrolled.needsNextFrame && scrolled.redrawRects == whole)
  }

  @Test("A time that is not finite moves nothing")
  func infiniteTime() {
    let stage = ListStage(rows: 4)
    stage.list.update(at: 0)
    stage.show(["New"] + ListStage.items(4))
    #expect(stage.list.update(at: .infinity).fraction == 1)
    #expect(stage.list.update(at: .nan).isEmpty)
  }

  @Test("Inserted rows appear and deleted rows disappear")
  func fades() {
    let stage = ListStage(rows: 3)
    stage.show(["Row 0", "Row 1", "New"])
    stage.update()
    func alphas(_ fraction: CGFloat) -> [CGFloat] {
      let list = stage.list.displayList(at: fraction).filter {
        $0.layer == .backgrounds && $0.item == .row(section: 0, row: 2)
      }
      return list.flatMap { $0.items.map(\.alpha) }.sorted()
    }
    #expect(Set(alphas(0.25)) == [0.25, 0.75])
    #expect(Set(alphas(1)) == [1])
  }

  @Test("The background of a row fades when the row is selected")
  func backgroundFades() throws {
    let stage = ListStage(rows: 3)
    let before = stage.list.displayList()
    stage.list.tap(at: stage.middle(of: "Row 1"))
    stage.update()
    let after = stage.list.displayList()
    let half = stage.list.displayList(at: 0.5)
    #expect(before != after)
    #expect(stage.list.displayList(at: 0) == before)
    #expect(half != before && half != after)
  }

  @Test("A row that moves past others is in front of them")
  func movedRowIsInFront() {
    let stage = ListStage(rows: 5)
    stage.show(["Row 1", "Row 2", "Row 3", "Row 4", "Row 0"])
    stage.update()
    let half = stage.list.displayList(at: 0.5).filter { $0.layer == .contents }
    #expect(half.last?.item == .row(section: 0, row: 4))
  }

  @Test("Rows slide in from where they were out of view")
  func slidesIn() {
    let stage = ListStage(rows: 40)
    stage.show(ListStage.items(40).filter { $0 != "Row 1" })
    stage.update()
    let last = stage.list.displayedItems.map(\.frame.minY).max() ?? 0
    let item = stage.list.displayedItems.first { $0.frame.minY == last }?.item
    #expect(item.flatMap { tops(stage, at: 0)[$0] } == last + 52)
  }

  @Test("Scrolling has no transition")
  func scrolling() {
    let stage = ListStage(rows: 40)
    stage.list.scroll(by: 100)
    stage.update()
    #expect(stage.list.displayList(at: 0.5) == stage.list.displayList())
    #expect(stage.list.displayList(at: .nan) == stage.list.displayList())
  }

  @Test("The empty state appears when the last row disappears, and the other way round")
  func emptyState() {
    let stage = ListStage(rows: 1)
    var empty = ContentUnavailableConfiguration.empty()
    empty.text = "No Mail"
    stage.list.contentUnavailableConfiguration = empty
    func alphas(_ fraction: CGFloat) -> Set<CGFloat> {
      let list = stage.list.displayList(at: fraction).filter { $0.layer == .emptyState }
      return Set(list.flatMap { $0.items.map(\.alpha) })
    }
    stage.update()
    stage.show([])
    stage.update()
    #expect(alphas(0.25) == [0.25] && alphas(1) == [1])
    stage.show(["Row 0"])
    stage.update()
    #expect(alphas(0.25) == [0.75] && alphas(1) == [])
  }
}
