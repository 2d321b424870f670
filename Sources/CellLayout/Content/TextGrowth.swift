import CellConfiguration
import CellText
import Foundation

/// How lengths grow with the text size: in step with the leading of body text.
struct TextGrowth {
  private static let body = CellFont.TextStyle.body

  /// The text size.
  private let category: CellContentSizeCategory

  /// The leading of body text at the category, in points.
  let bodyLeading: CGFloat

  /// That leading relative to the one at large.
  let ratio: CGFloat

  init(_ category: CellContentSizeCategory) {
    self.category = category
    bodyLeading = Self.body.baselineDistance(at: category)
    ratio = bodyLeading / Self.body.baselineDistance(at: .large)
  }

  /// G3: the least height of a style's content at the category.
  ///
  /// Measured for cells at medium, large, triple extra large and the second accessibility size,
  /// inferred for all others.
  func minimumHeight(
    of group: ListContentStyleGroup, _ metrics: ListMetrics, _ grid: PixelGrid
  ) -> CGFloat {
    let textMargin: CGFloat
    switch group {
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

  /// G4: the slot of symbols.
  func symbolSlot(
    of group: ListContentStyleGroup, _ metrics: ListMetrics, _ grid: PixelGrid
  ) -> CGSize {
    let width = group == .sidebar ? metrics.sidebarSymbolWidth : metrics.cellSymbolWidth
    return CGSize(
      width: grid.round(width.length * ratio),
      height: grid.round(metrics.symbolHeight.length * ratio))
  }
}

/// How large a symbol is whose own size is not known, next to the box of body text at scale large
/// (G4).
///
/// All of it is assumed: only one symbol was ever measured, in that very configuration.
///
/// 1. A symbol is as large as the text that it goes with: in proportion to the point size.
/// 2. Each scale is a quarter larger than the one before; the scale that the system chooses is
///    medium.
/// 3. A symbol of a text style grows with the text, as its style does; one of a point size does
///    not.
/// 4. A symbol that goes with no text goes with body text.
/// 5. Heavier lines do not make a symbol larger.
extension TextGrowth {
  private static let scaleStep: CGFloat = 1.25

  /// The box of a symbol.
  ///
  /// - Parameter configuration: The cell's and the image's own configuration together.
  func symbolSize(
    _ configuration: CellImage.SymbolConfiguration?, _ metrics: ListMetrics, _ grid: PixelGrid
  ) -> CGSize {
    let factor = scaleFactor(configuration?.scale) * textFactor(of: configuration)
    return CGSize(
      width: grid.round(metrics.unknownSymbolWidth.length * factor),
      height: grid.round(metrics.unknownSymbolHeight.length * factor)
    ).lengths
  }

  private func scaleFactor(_ scale: CellImage.SymbolConfiguration.Scale?) -> CGFloat {
    switch scale {
    case .large: 1
    case .medium, .default, .unspecified, nil: 1 / Self.scaleStep
    case .small: 1 / (Self.scaleStep * Self.scaleStep)
    }
  }

  private func textFactor(of configuration: CellImage.SymbolConfiguration?) -> CGFloat {
    if let pointSize = configuration?.pointSize {
      return pointSize.length / Self.body.pointSize(at: .large)
    }
    guard let style = configuration?.textStyle, style != Self.body else { return ratio }
    return style.pointSize(at: .large) / Self.body.pointSize(at: .large)
      * style.baselineDistance(at: category) / style.baselineDistance(at: .large)
  }
}
