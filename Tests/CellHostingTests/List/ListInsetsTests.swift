import CellConfiguration
import CellHosting
import CellLayout
import CellTestSupport
import Foundation
import Testing

/// Lists behind bars and a keyboard.
@MainActor
struct ListInsetsTests {
  /// A plain list of rows between bars of 44 and 34 points.
  private func stage(
    rows: Int = 60, _ headerMode: ListConfiguration.HeaderMode = .none
  ) -> ListStage {
    var configuration = ListConfiguration(appearance: .plain)
    configuration.headerMode = headerMode
    let stage = ListStage(configuration)
    stage.list.topInset = 44
    stage.list.bottomInset = 34
    stage.show(ListStage.items(rows))
    stage.update()
    return stage
  }

  private func frame(of id: String, in stage: ListStage) -> CGRect? {
    let position = stage.list.position(of: id)
    return stage.list.displayedItems.first { $0.item == position.map { .row($0) } }?.frame
  }

  @Test("The first row is below the bar at the top, and the last one above the bar at the bottom")
  func ends() throws {
    let stage = stage()
    #expect(stage.list.contentOffset == -44)
    #expect(frame(of: "Row 0", in: stage)?.minY == 44)
    stage.list.scroll(by: 100_000)
    stage.update()
    #expect(try #require(frame(of: "Row 59", in: stage)).maxY.rounded() == 500 - 34)
    stage.list.scroll(by: -100_000)
    stage.update()
    #expect(stage.list.contentOffset == -44)
    stage.list.contentOffset = 100
    stage.update()
    #expect(stage.list.contentOffset == 100 && stage.list.visibleRect.height == 500)
  }

  @Test("Rows behind the bars have cells, and are drawn")
  func behindBars() throws {
    let stage = stage()
    stage.list.contentOffset = 400
    stage.update()
    let frames = stage.list.displayedItems.map(\.frame)
    #expect(frames.contains { $0.minY <= 0 && $0.maxY > 0 })
    #expect(frames.contains { $0.minY < 500 && $0.maxY >= 500 })
    #expect(stage.list.displayList().contains { $0.origin.y < 0 })
  }

  @Test("Headers are pinned below the bar")
  func pinnedHeader() throws {
    let stage = stage(rows: 60, .supplementary)
    stage.list.contentOffset = 400
    stage.update()
    let header = try #require(
      stage.list.displayedItems.first { $0.item == .header(section: 0) })
    #expect(header.view.isPinned)
    let padding = stage.list.layout.frame(of: .header(section: 0)).minY
    #expect(header.frame.minY + padding <= 44 && header.frame.maxY > 44)
  }

  @Test("Rows stay where they are when a bar or a keyboard appears in the middle of a list")
  func otherInsets() throws {
    let stage = stage()
    stage.list.contentOffset = 400
    stage.update()
    let row = try #require(stage.list.displayedItems.first { $0.frame.minY > 100 })
    stage.list.topInset = 80
    stage.list.bottomInset = 200
    stage.update()
    #expect(stage.list.contentOffset == 400)
    #expect(stage.list.displayedItems.first { $0.item == row.item }?.frame == row.frame)
  }

  @Test("A list that shows its top shows it below a larger bar")
  func largerBarAtTop() {
    let stage = stage()
    stage.list.topInset = 96
    stage.update()
    #expect(frame(of: "Row 0", in: stage)?.minY == 96)
  }

  @Test("A conversation shows its end above the keyboard, and a row with focus stays in view")
  func keyboard() throws {
    let stage = stage()
    stage.list.keepsEndInView = true
    stage.list.scroll(by: 100_000)
    stage.update()
    stage.list.bottomInset = 260
    stage.update()
    #expect(try #require(frame(of: "Row 59", in: stage)).maxY.rounded() == 500 - 260)
    stage.list.keepsEndInView = false
    stage.list.bottomInset = 34
    stage.list.scroll(by: -100_000)
    stage.update()
    for _ in 0..<7 { stage.list.key(.downArrow) }
    stage.update()
    stage.list.bottomInset = 260
    stage.update()
    let focused = try #require(stage.list.selection.focusedID)
    #expect(try #require(frame(of: focused, in: stage)).maxY <= 500 - 260)
  }

  @Test("Rows that are scrolled to are not behind the bars")
  func scrollTo() throws {
    let stage = stage()
    for id in ["Row 30", "Row 12", "Row 45"] {
      stage.list.scroll(to: id)
      stage.update()
      let row = try #require(frame(of: id, in: stage))
      #expect(row.minY >= 44 && row.maxY <= 500 - 34)
    }
  }

  @Test("A tap hits the row that is drawn at its point")
  func taps() throws {
    let stage = stage()
    stage.list.contentOffset = 333
    stage.update()
    let row = try #require(stage.list.displayedItems.first { $0.frame.minY > 60 })
    #expect(stage.list.target(at: CGPoint(x: 100, y: row.frame.midY))?.item == row.item)
  }

  @Test("Impossible heights leave the list as it is, and bars may cover it all")
  func impossibleHeights() {
    let stage = stage()
    stage.list.topInset = -.infinity
    stage.list.bottomInset = .nan
    #expect(stage.list.topInset == 0 && stage.list.bottomInset == 0)
    stage.list.topInset = 4_000
    stage.list.bottomInset = 4_000
    stage.update()
    stage.list.scroll(by: 100)
    stage.update()
    #expect(stage.list.visibleRect.height == 500)
  }
}
