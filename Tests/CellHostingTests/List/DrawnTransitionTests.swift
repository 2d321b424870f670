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
    return Dictionary(list.map { ($0.item, $0.origin.y) }) { first, _ in first }
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
}
