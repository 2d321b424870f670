import CellConfiguration
import CellHosting
import CellTestSupport
import Foundation
import Testing

/// Lists that measure cells again when they change, and lists that do not.
@MainActor
struct SelfSizingTests {
  private let items = ListStage.items(6)

  private func stage(_ invalidation: SelfSizingInvalidation) -> ListStage {
    let stage = ListStage(.plain, rows: 6)
    stage.list.selfSizingInvalidation = invalidation
    // Cells that keep their height are too low for other texts.
    if invalidation == .disabled {
      stage.list.updateScheduler.checkedIssues.remove(.heightBelowContent)
    }
    return stage
  }

  /// The heights of all rows, without the rounding errors of their places.
  private func heights(_ stage: ListStage) -> [CGFloat] {
    stage.rows.map { ($0.frame.height * 1000).rounded() / 1000 }
  }

  /// Sets the text of an item, and of the cell that shows it.
  private func show(_ text: String, for item: String, in stage: ListStage) throws {
    stage.texts[item] = text
    let cell = try #require(stage.list.cell(for: item))
    var configuration = try #require(cell.contentConfiguration as? ListContentConfiguration)
    configuration.text = text
    cell.contentConfiguration = configuration
  }

  private func reconfigure(_ items: [String], in stage: ListStage) {
    var snapshot = stage.list.snapshot
    snapshot.reconfigureItems(items)
    stage.list.apply(snapshot)
    stage.update()
  }

  @Test(
    "Heights stay while they are disabled, and follow the cells after items are reconfigured",
    arguments: 1...UInt64(caseCount(30)))
  func heightsStay(seed: UInt64) throws {
    var random = RandomSource(seed: seed)
    let (fixed, free, constrained) = (
      stage(.disabled), stage(.enabled), stage(.enabledIncludingConstraints)
    )
    var expected = heights(fixed)
    for _ in 0..<8 {
      let changed = items.filter { _ in Int.random(in: 0..<3, using: &random) == 0 }
      for item in changed {
        let lines = Int.random(in: 1...3, using: &random)
        let text = (0..<lines).map { "\(item) \($0)" }.joined(separator: "\n")
        for stage in [fixed, free, constrained] { try show(text, for: item, in: stage) }
      }
      for stage in [fixed, free, constrained] { stage.update() }
      #expect(heights(fixed) == expected)
      #expect(heights(constrained) == heights(free))
      #expect(fixed.shownTexts == free.shownTexts)
      if Bool.random(using: &random) {
        let told = items.filter { _ in Bool.random(using: &random) }
        for stage in [fixed, free, constrained] { reconfigure(told, in: stage) }
        for (index, item) in items.enumerated() where told.contains(item) {
          expected[index] = heights(free)[index]
        }
        #expect(heights(fixed) == expected)
      }
    }
  }
}
