import CellConfiguration
import CellText
import Foundation

/// How lengths grow with the text size: in step with the leading of body text.
struct TextGrowth {
  /// The leading of body text at the category, in points.
  let bodyLeading: CGFloat

  /// That leading relative to the one at large.
  let ratio: CGFloat

  init(_ category: ContentSizeCategory) {
    bodyLeading = CellFont.TextStyle.body.baselineDistance(at: category)
    ratio = bodyLeading / CellFont.TextStyle.body.baselineDistance(at: .large)
  }

  /// G3: the least height of a style's content at the category.
  ///
  /// Measured for cells at medium, large, triple extra large and the second accessibility size,
  /// inferred for all others.
  func minimumHeight(
    of family: ListContentFamily, _ metrics: ListMetrics, _ grid: PixelGrid
  ) -> CGFloat {
    let textMargin: CGFloat
    switch family {
    case .cell: textMargin = metrics.cellTextMargin
    case .sidebar: textMargin = metrics.sidebarTextMargin
    case .sidebarHeader:
      guard metrics.sidebarHeadersHaveMinimumHeight else { return 0 }
      textMargin = metrics.sidebarTextMargin
    case .headerOrFooter: return 0
    }
    let scaled = grid.round(metrics.minimumRowHeight * ratio)
    let aroundText = textMargin > 0 ? 2 * textMargin + bodyLeading : 0
    return max(metrics.fixedMinimumRowHeight, max(aroundText, scaled))
  }

  /// G4: the room that symbols get.
  func symbolStandard(
    of family: ListContentFamily, _ metrics: ListMetrics, _ grid: PixelGrid
  ) -> CGSize {
    let width = family == .sidebar ? metrics.sidebarSymbolWidth : metrics.cellSymbolWidth
    return CGSize(
      width: grid.round(width.length * ratio),
      height: grid.round(metrics.symbolHeight.length * ratio))
  }
}
