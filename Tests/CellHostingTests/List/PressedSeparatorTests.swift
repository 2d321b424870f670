import CellConfiguration
import CellHosting
import CellLayout
import Foundation
import Testing

/// The separators beside a row that is pressed.
@MainActor
@Suite("Separators beside a pressed row are hidden")
struct PressedSeparatorTests {
  /// Whether each row has a separator below it.
  private func lines(_ stage: ListStage) -> [Bool] {
    stage.rows.map { row in
      stage.list.displayList().contains { drawing in
        drawing.item == row.item
          && drawing.items.contains { $0.identity.element == .bottomSeparator }
      }
    }
  }

  @Test("A press hides the separators above and below its row until it ends")
  func press() {
    let stage = ListStage(rows: 5)
    let all = lines(stage)
    #expect(all == [true, true, true, true, true])
    stage.list.beginPress(at: stage.middle(of: "Row 2"))
    stage.update()
    #expect(lines(stage) == [true, false, false, true, true])
    stage.list.cancelPress()
    stage.update()
    #expect(lines(stage) == all)
  }

  @Test("The row above a pressed row is drawn again, because it loses its separator")
  func redrawing() throws {
    let stage = ListStage(rows: 5)
    stage.list.beginPress(at: stage.middle(of: "Row 2"))
    let update = stage.update()
    let above = try #require(stage.frame(of: "Row 1"))
    #expect(update.redrawRects.contains { $0.contains(above) })
    #expect(!update.redrawRects.contains { $0.minY < above.minY })
  }

  @Test("A press of a selected row changes no separator")
  func selected() {
    let stage = ListStage(rows: 5)
    stage.list.beginPress(at: stage.middle(of: "Row 2"))
    stage.list.endPress(at: stage.middle(of: "Row 2"))
    stage.update()
    let before = lines(stage)
    #expect(before == [true, false, false, true, true])
    stage.list.beginPress(at: stage.middle(of: "Row 2"))
    stage.update()
    #expect(lines(stage) == before)
  }
}
