import CellConfiguration
import Foundation

/// How large a symbol is whose own size is not known, next to the box of body text at scale large.
///
/// All of it is assumed: only one symbol was ever measured, in that very configuration.
///
/// 1. A symbol is as large as the text that it goes with: in proportion to the point size.
/// 2. Each scale is a quarter larger than the one before; the scale that the system chooses is medium.
/// 3. A symbol of a text style grows with the text, as its style does; one of a point size does not.
/// 4. A symbol that goes with no text goes with body text.
/// 5. Heavier lines do not make a symbol larger.
enum SymbolBox {
  private static let scaleStep: CGFloat = 1.25

  /// The factor that the box of body text, scale large and text size large is multiplied by.
  ///
  /// - Parameters:
  ///   - configuration: the cell's and the image's own configuration together.
  ///   - measures: the text size, and how body text grows at it.
  static func factor(
    of configuration: CellImage.SymbolConfiguration?, _ measures: ContextMeasures
  ) -> CGFloat {
    scaleFactor(configuration?.scale) * textFactor(of: configuration, measures)
  }

  private static func scaleFactor(_ scale: CellImage.SymbolConfiguration.Scale?) -> CGFloat {
    switch scale {
    case .large: 1
    case .medium, .default, .unspecified, nil: 1 / scaleStep
    case .small: 1 / (scaleStep * scaleStep)
    }
  }

  private static func textFactor(
    of configuration: CellImage.SymbolConfiguration?, _ measures: ContextMeasures
  ) -> CGFloat {
    let body = CellFont.TextStyle.body
    if let pointSize = configuration?.pointSize {
      return pointSize.length / body.pointSize(at: .large)
    }
    guard let style = configuration?.textStyle, style != body else { return measures.growth.ratio }
    return style.pointSize(at: .large) / body.pointSize(at: .large)
      * style.baselineDistance(at: measures.category) / style.baselineDistance(at: .large)
  }
}
