public import Foundation

/// How fonts and lengths grow with the reader's text size, in step with a text style.
///
/// ```swift
/// let metrics = FontMetrics(forTextStyle: .body)
/// content.imageProperties.maximumSize.height = metrics.scaledValue(for: 40)
/// ```
///
/// As documented for `UIFontMetrics`; the ratio of leadings was measured on iOS 26.1.
public struct FontMetrics: Hashable, Sendable {
  /// The text style that sets the pace.
  public var textStyle: CellFont.TextStyle

  /// Metrics that scale with body text.
  public static let `default` = FontMetrics(forTextStyle: .body)

  /// Creates metrics that scale with a text style.
  public init(forTextStyle textStyle: CellFont.TextStyle) { self.textStyle = textStyle }

  /// A length at the category of some traits, in points, rounded to the nearest pixel of their
  /// scale.
  ///
  /// - Parameters:
  ///   - value: The length at text size large.
  ///   - traits: Category and display scale; without traits the value is the same, rounded.
  public func scaledValue(
    for value: CGFloat, compatibleWith traits: TraitCollection? = nil
  ) -> CGFloat {
    let traits = traits ?? TraitCollection()
    let scaled = value * ratio(at: traits.preferredContentSizeCategory)
    let scale = traits.effectiveDisplayScale
    return (scaled * scale + 0.5).rounded(.down) / scale
  }

  /// A font whose size at text size large is the given one's, and which grows with the text style.
  ///
  /// - Parameters:
  ///   - font: A font; if it already follows a text size, its size at large counts.
  ///   - maximumPointSize: The largest size that it grows to, in points; without limit if infinite.
  public func scaledFont(for font: CellFont, maximumPointSize: CGFloat = .infinity) -> CellFont {
    var scaled = font.withSize(font.pointSize(at: .large))
    scaled.size = .scaled(font.pointSize(at: .large), like: textStyle, atMost: maximumPointSize)
    return scaled
  }

  /// How much larger than at large: the ratio of the style's baseline distances.
  func ratio(at category: CellContentSizeCategory) -> CGFloat {
    textStyle.baselineDistance(at: category) / textStyle.baselineDistance(at: .large)
  }
}
