import CellConfiguration
import CellHosting
import CellLayout
import CellTestSupport
import Foundation
import Testing

/// Rows of a list that are measured before they come into view.
@MainActor
struct RowEstimateTests {
  /// A list of rows with short, long and empty texts.
  private func stage(_ seed: UInt64, _ appearance: ListConfiguration.Appearance) -> ListStage {
    var random = RandomSource(seed: seed)
    let stage = ListStage(ListConfiguration(appearance: appearance))
    for id in ListStage.items(120) {
      let words = [0, 1, 2, 2, 2, 15, 40].randomElement(using: &random) ?? 2
      stage.texts[id] = Array(repeating: "word", count: words).joined(separator: " ")
    }
    stage.show(Array(ListStage.items(120)[..<70]), Array(ListStage.items(120)[70...]))
    return stage
  }

  /// Estimates rows from the texts of a stage.
  private func estimate(_ stage: ListStage) {
    stage.list.estimateRows(like: ListCellConfiguration(content: .cell())) { [weak stage] id in
      ListRowContent(text: stage?.texts[id])
    }
  }

  @Test(
    "The content has the height that it has after all rows were in view, and few cells are made",
    arguments: 0..<UInt64(caseCount(8)))
  func finalHeight(_ seed: UInt64) {
    let appearance = seed % 2 == 0 ? ListConfiguration.Appearance.plain : .insetGrouped
    let (seen, estimated) = (stage(seed, appearance), stage(seed, appearance))
    estimate(estimated)
    for width in [390.0, 320] {
      for stage in [seen, estimated] {
        stage.list.size.width = width
        stage.list.contentOffset = 0
        stage.update()
      }
      let height = estimated.list.layout.contentSize.height
      #expect(width == 320 || estimated.configurations.count < 30)
      for _ in 0..<60 {
        for stage in [seen, estimated] {
          stage.list.scroll(by: 300)
          stage.update()
        }
      }
      #expect(height == seen.list.layout.contentSize.height)
      #expect(height == estimated.list.layout.contentSize.height)
      #expect(seen.shownTexts == estimated.shownTexts)
    }
  }

  @Test("A row far away is at its final place when the list scrolls to it")
  func scrollingFarAway() {
    let stage = stage(3, .plain)
    estimate(stage)
    stage.update()
    let frame = stage.list.layout.frame(of: .row(ListPosition(section: 1, row: 20)))
    stage.list.scroll(to: "Row 90", at: .top)
    stage.update()
    #expect(stage.list.contentOffset == frame.minY)
    #expect(stage.list.layout.frame(of: .row(ListPosition(section: 1, row: 20))) == frame)
  }

  @Test("The visible rows stay in place when the rows above them are estimated")
  func place() throws {
    let stage = stage(5, .plain)
    stage.update()
    stage.list.contentOffset = 2000
    stage.update()
    let first = try #require(stage.rows.first { $0.frame.minY > 0 })
    let height = stage.list.layout.contentSize.height
    estimate(stage)
    #expect(stage.list.needsUpdate)
    stage.update()
    #expect(stage.list.layout.contentSize.height != height)
    let top = try #require(stage.rows.first { $0.item == first.item }).frame.minY
    #expect(abs(top - first.frame.minY) < 1e-6)
  }

  @Test("Rows in view have the heights of their cells at another width, whatever the estimates are")
  func wrongEstimates() {
    let stage = stage(4, .plain)
    stage.list.estimateRows(like: ListCellConfiguration(content: .cell())) { _ in
      ListRowContent(text: String(repeating: "A long line. ", count: 30))
    }
    for width in [390.0, 200, 300] {
      stage.list.size.width = width
      stage.update()
      #expect(!stage.list.displayedItems.isEmpty)
      for item in stage.list.displayedItems {
        let height = item.view.preferredHeight(fitting: item.frame.width)
        #expect(abs(item.frame.height - height) < 1e-6)
      }
    }
  }

  @Test("Rows of each new snapshot are estimated, and rows that were measured keep their heights")
  func newSnapshots() {
    let stage = stage(7, .plain)
    var estimates: [String] = []
    stage.list.estimateRows(like: ListCellConfiguration(content: .cell())) { [weak stage] id in
      estimates.append(id)
      return ListRowContent(text: stage?.texts[id])
    }
    stage.update()
    #expect(estimates == ListStage.items(120))
    estimates = []
    stage.update()
    #expect(estimates.isEmpty)
    var snapshot = stage.list.snapshot
    snapshot.appendItems(["New"], toSection: 1)
    stage.list.apply(snapshot)
    stage.update()
    #expect(estimates == ["New"])
  }

  @Test("Rows with two labels are estimated by both")
  func twoLabels() {
    let contacts = [
      "Row 0": (name: "Ada", city: "London"), "Row 1": (name: "Emmy", city: ""),
    ]
    let stage = ListStage(.plain, rows: 2)
    let list = stage.list
    list.estimateRows(like: ListCellConfiguration(content: .subtitleCell())) { id in
      ListRowContent(text: contacts[id]?.name, secondaryText: contacts[id]?.city)
    }
    list.size = .zero
    stage.update()
    let rows = (0..<2).map { list.layout.frame(of: .row(section: 0, row: $0)).height }
    #expect(list.displayedItems.isEmpty && rows[0] > rows[1])
  }

  @Test("Estimates that the app requests during an update hold when the update ends")
  func requestedDuringUpdate() {
    let (early, late) = (stage(2, .plain), stage(2, .plain))
    estimate(early)
    var isRequested = false
    late.list.prefetchHandler = { [weak late] _ in
      guard let late, !isRequested else { return }
      isRequested = true
      estimate(late)
    }
    for stage in [early, late] { stage.update() }
    #expect(isRequested)
    #expect(late.list.layout.contentSize == early.list.layout.contentSize)
  }

  @Test("The closure may read and change the list")
  func callingBack() {
    let stage = stage(9, .plain)
    var isChanged = false
    stage.list.estimateRows(like: ListCellConfiguration(content: .cell())) { [weak stage] id in
      guard let stage else { return ListRowContent() }
      _ = stage.list.layout.contentSize
      stage.update()
      if !isChanged {
        isChanged = true
        stage.show(["Only"])
        stage.list.estimateRows(like: ListCellConfiguration(content: .cell())) { id in
          ListRowContent(text: id)
        }
      }
      return ListRowContent(text: stage.texts[id])
    }
    stage.update()
    #expect(stage.shownTexts == ["Only"])
    #expect(stage.list.layout.contentSize.height == stage.rows[0].frame.height)
    #expect(!stage.list.needsUpdate)
  }
}
