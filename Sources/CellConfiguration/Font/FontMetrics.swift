public import Foundation

/// A utility that scales fonts and lengths with a text style as the user's text size changes.
///
/// ```swift
/// let metrics = FontMetrics(forTextStyle: .body)
/// content.imageProperties.maximumSize.height = metrics.scaledValue(for: 40)
/// ```
///
/// As documented for `UIFontMetrics`. The ratio of leadings was measured on iOS 26.1.
public struct FontMetrics: Hashable, Sendable {
  /// The text style that determines the scale.
  public var textStyle: CellFont.TextStyle

  /// The metrics that scale with body text.
  public static let `default` = FontMetrics(forTextStyle: .body)

  /// Creates metrics that scale with a text style.
  public init(forTextStyle textStyle: CellFont.TextStyle) { self.textStyle = textStyle }

  /// Returns a length scaled for traits, in points, rounded to the nearest pixel.
  ///
  /// - Parameters:
  ///   - value: The length at text size large.
  ///   - traits: The traits with the content size category and the display scale. Without traits
  ///     the value is only rounded.
  public func scaledValue(
    for value: CGFloat, compatibleWith traits: TraitCollection? = nil
  ) -> CGFloat {
    let traits = traits ?? TraitCollection()
    let scaled = value * ratio(at: traits.preferredContentSizeCategory)
    let scale = traits.effectiveDisplayScale
    return (scaled * scale + 0.5).rounded(.down) / scale
  }

  /// Returns a font that grows with the text style from the size of a given font.
  ///
  /// - Parameters:
  ///   - font: The font that determines the size at text size large. If it already follows a text
  ///     size, its size at large is used.
  ///   - maximumPointSize: The maximum size in points; infinity means no limit.
  public func scaledFont(for font: CellFont, maximumPointSize: CGFloat = .infinity) -> CellFont {
    var scaled = font.withSize(font.pointSize(at: .large))
    scaled.size = .scaled(font.pointSize(at: .large), like: textStyle, atMost: maximumPointSize)
    return scaled
  }

  /// Returns the ratio of the style's baseline distance to the one at text size large.
  func ratio(at category: CellContentSizeCategory) -> CGFloat {
    textStyle.baselineDistance(at: category) / textStyle.baselineDistance(at: .large)
  }
}
