import CellConfiguration
import Foundation
import Testing

@Suite("The lengths of the style sheets are those of UIKit")
struct MetricsTests {
  @Test("Both generations have the recorded lengths", arguments: MetricFact.all)
  func length(_ fact: MetricFact) {
    #expect(StyleSheet.iOS18.metrics[keyPath: fact.path] == fact.iOS18)
    #expect(StyleSheet.iOS26.metrics[keyPath: fact.path] == fact.iOS26)
  }

  @Test("Every length has exactly one fact")
  func complete() {
    func lengths(of value: Any) -> Int {
      value is CGFloat
        ? 1 : Mirror(reflecting: value).children.reduce(0) { $0 + lengths(of: $1.value) }
    }
    let paths = Set(MetricFact.all.map { $0.path as AnyKeyPath })
    #expect(paths.count == MetricFact.all.count)
    #expect(paths.count == lengths(of: StyleSheet.iOS26.metrics))
  }

  @Test("Separators end at the layout margin in iOS 26 and at the edge before (G29)")
  func separators() {
    #expect(StyleSheet.iOS26.metrics.separators.endAtLayoutMargin)
    #expect(!StyleSheet.iOS18.metrics.separators.endAtLayoutMargin)
  }

  @Test("Titles of swipe actions are below their shapes in iOS 26 (G48, assumed)")
  func swipeTitles() {
    #expect(StyleSheet.iOS26.metrics.swipeActions.titlesBelowShapes)
    #expect(!StyleSheet.iOS18.metrics.swipeActions.titlesBelowShapes)
  }

  @Test("Half gaps are rounded separately only in collection lists of iOS 18 (G33)")
  func halfGaps() {
    #expect(StyleSheet.iOS18.metrics.collectionView.halfGapsRoundUp)
    #expect(!StyleSheet.iOS18.metrics.tableView.halfGapsRoundUp)
    #expect(!StyleSheet.iOS26.metrics.collectionView.halfGapsRoundUp)
    #expect(!StyleSheet.iOS26.metrics.tableView.halfGapsRoundUp)
  }

  @Test(
    "Rows of table views are taller by their separator (G44)",
    arguments: [StyleSheet.iOS18, .iOS26])
  func rowsWithSeparators(_ sheet: StyleSheet) {
    #expect(sheet.metrics.tableView.rowsIncludeSeparators)
    #expect(!sheet.metrics.collectionView.rowsIncludeSeparators)
    #expect(sheet.metrics.tableView.contentIncludesSeparators == (sheet == .iOS26))
    #expect(!sheet.metrics.collectionView.contentIncludesSeparators)
  }

  @Test(
    "Rows are at least as high as recorded and measured (G3)",
    arguments: [
      (StyleSheet.iOS26, CellContentSizeCategory.large, 52.0, 44.0), (.iOS26, .medium, 51, 43),
      (.iOS18, .large, 44, 44), (.iOS18, .medium, 44, 44),
    ])
  func rowHeight(
    _ sheet: StyleSheet, _ category: CellContentSizeCategory, _ cell: CGFloat, _ sidebar: CGFloat
  ) {
    let metrics = sheet.metrics
    let body = CellFont.TextStyle.body.baselineDistance(at: category)
    func height(_ textMargin: CGFloat) -> CGFloat {
      max(
        metrics.rows.fixedMinimumHeight, 2 * textMargin + body,
        (metrics.rows.minimumHeight * body / 22).rounded())
    }
    #expect(height(metrics.rows.textMargin) == cell)
    #expect(height(metrics.rows.sidebarTextMargin) == sidebar)
  }
}
