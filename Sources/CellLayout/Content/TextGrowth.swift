import CellConfiguration
import CellText
import Foundation

/// The growth of lengths with the text size, in proportion to the leading of body text.
struct TextGrowth {
  private static let body = CellFont.TextStyle.body

  /// The text size.
  private let category: CellContentSizeCategory

  /// The leading of body text at the text size, in points.
  let bodyLeading: CGFloat

  /// The leading of body text divided by its leading at the size large.
  let ratio: CGFloat

  /// The amounts that a trial adds to ``bodyLeading`` and to the step between scales; ``ratio``
  /// contains neither.
  private let changes: (leading: CGFloat, scaleStep: CGFloat)

  init(_ category: CellContentSizeCategory, _ trial: LayoutTrial? = nil) {
    self.init(category, (trial?.bodyLeading ?? 0, trial?.symbolScaleStep ?? 0))
  }

  private init(
    _ category: CellContentSizeCategory, _ changes: (leading: CGFloat, scaleStep: CGFloat)
  ) {
    self.category = category
    self.changes = changes
    let leading = Self.body.baselineDistance(at: category)
    bodyLeading = leading + changes.leading
    ratio = leading / Self.body.baselineDistance(at: .large)
  }

  /// The growth of minimum heights (G3): at accessibility sizes, they are as at the size large.
  ///
  /// Two rows of iOS 27 were measured at the largest size. Both are shorter than a minimum height
  /// that grows to that size, and taller than one that does not grow at all. It is inferred that
  /// the minimum equals the height at large; for iOS 18 that is assumed.
  var ofMinimumHeights: TextGrowth {
    category.isAccessibilityCategory ? TextGrowth(.large, changes) : self
  }

  /// Returns the minimum height of a style's content at the text size (G3).
  ///
  /// Measured for cells at medium and large, and for rows of tables without list content at triple
  /// extra large; inferred for all other sizes.
  func minimumHeight(
    of purpose: ListContentConfiguration.Style.Purpose, _ metrics: ListMetrics, _ grid: PixelGrid
  ) -> CGFloat {
    let textMargin: CGFloat
    switch purpose {
    case .cell: textMargin = metrics.rows.textMargin
    case .sidebarCell: textMargin = metrics.rows.sidebarTextMargin
    case .sidebarHeader:
      guard metrics.headers.sidebarsHaveMinimumHeight else { return 0 }
      textMargin = metrics.rows.sidebarTextMargin
    case .header, .footer: return 0
    }
    let growth = ofMinimumHeights
    let scaled = grid.round(metrics.rows.minimumHeight * growth.ratio)
    let aroundText = textMargin > 0 ? 2 * textMargin + growth.bodyLeading : 0
    return max(metrics.rows.fixedMinimumHeight, max(aroundText, scaled))
  }

  /// Returns the slot of symbols (G4).
  func symbolSlot(
    of purpose: ListContentConfiguration.Style.Purpose, _ metrics: ListMetrics, _ grid: PixelGrid
  ) -> CGSize {
    let width = purpose == .sidebarCell ? metrics.symbols.sidebarWidth : metrics.symbols.cellWidth
    return CGSize(
      width: grid.round(width.length * ratio),
      height: grid.round(metrics.symbols.height.length * ratio))
  }
}

/// The sizes of symbols whose own size is unknown (G4).
///
/// They are derived from the box of a symbol of body text at scale large.
///
/// All rules are assumed: only one symbol was ever measured, in exactly that configuration.
///
/// 1. A symbol is in proportion to the point size of its text.
/// 2. Each scale is a quarter larger than the one before. The scale that the system chooses is
///    medium.
/// 3. A symbol of a text style grows with the text, as its style does. A symbol of a point size
///    does not.
/// 4. A symbol without a text has the size for body text.
/// 5. Heavier lines do not make a symbol larger.
extension TextGrowth {
  static let scaleStep: CGFloat = 1.25

  /// The factor between two scales.
  private var scaleStep: CGFloat { Self.scaleStep + changes.scaleStep }

  /// Returns the box of a symbol.
  ///
  /// - Parameter configuration: The cell's and the image's own configuration combined.
  func symbolSize(
    _ configuration: CellImage.SymbolConfiguration?, _ metrics: ListMetrics, _ grid: PixelGrid
  ) -> CGSize {
    let factor = scaleFactor(configuration?.scale) * textFactor(of: configuration)
    return CGSize(
      width: grid.round(metrics.symbols.unknownWidth.length * factor),
      height: grid.round(metrics.symbols.unknownHeight.length * factor)
    ).lengths
  }

  private func scaleFactor(_ scale: CellImage.SymbolConfiguration.Scale?) -> CGFloat {
    switch scale {
    case .large: 1
    case .medium, .default, .unspecified, nil: 1 / scaleStep
    case .small: 1 / (scaleStep * scaleStep)
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
