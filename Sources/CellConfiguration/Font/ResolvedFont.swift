public import Foundation

/// A font with its final size and weight and the vertical metrics of its lines.
///
/// ``CellFont/resolved(with:adjustingSize:)`` returns resolved fonts. All lengths are in points.
///
/// ```diagram
///          ┌ ascender     above the baseline
///   lineHeight
///          └ descender    below it, negative
///   leading               from the bottom of one line to the top of the next
/// ```
public struct ResolvedFont: Hashable, Sendable {
  /// The name of the typeface, or `nil` for the system font.
  public var familyName: String?

  /// The design of the system font.
  public var design: CellFont.Design

  /// The size of the font.
  public var pointSize: CGFloat

  /// The weight, including the user's bold text setting.
  public var weight: CellFont.Weight

  /// The extra distance between two lines, which can be negative.
  ///
  /// For a font of a text style, this is the distance between baselines in its table row minus
  /// the ``lineHeight`` without tall lines. For all other fonts it is 0.
  public var leading: CGFloat

  /// Whether all digits have the same width.
  public var hasMonospacedDigits = false

  /// Whether the letters are slanted.
  public var isItalic = false

  /// Whether lines have space for letters that are taller than those of Latin.
  ///
  /// At 17 points, the line then reaches from 18.36 above to 5.93 below the baseline instead of
  /// from 16.187 to 4.101 (measured on one simulator whose language is unknown). Other sizes are in
  /// proportion (inferred). The height of capital letters and the ``leading`` stay (assumed).
  public var hasTallLines = false

  /// Creates a font from known metrics.
  public init(
    familyName: String? = nil, design: CellFont.Design = .default, pointSize: CGFloat,
    weight: CellFont.Weight = .regular, leading: CGFloat = 0
  ) {
    self.familyName = familyName
    self.design = design
    self.pointSize = pointSize
    self.weight = weight
    self.leading = leading
  }
}

extension ResolvedFont {
  /// The metrics of the system font, in units of 1/2048 of the font's size.
  ///
  /// Measured, iOS 26.1; cap heights agree with pictures of iOS 14-18. Assumed for other designs
  /// and named typefaces.
  @usableFromInline
  enum Units {
    @inlinable static var perEm: CGFloat { 2048 }
    @inlinable static var ascender: CGFloat { 1950 }
    @inlinable static var descender: CGFloat { -494 }
    @inlinable static var capHeight: CGFloat { 1443 }
    /// The metrics of a font with tall lines, from the two numbers that were measured at 17 points.
    @inlinable static var tallAscender: CGFloat { 18.36 / 17 * 2048 }
    @inlinable static var tallDescender: CGFloat { -5.93 / 17 * 2048 }
    static let xHeightOfText: CGFloat = 1078
    static let xHeightOfBold: CGFloat = 1101
    static let xHeightOfDisplay: CGFloat = 1040
    /// The largest size with the x-height of text; larger sizes have the x-height of display sizes.
    static let textSize: CGFloat = 17
    static let displaySize: CGFloat = 28
  }

  /// The height above the baseline.
  @inlinable public var ascender: CGFloat {
    pointSize * ((hasTallLines ? Units.tallAscender : Units.ascender) / Units.perEm)
  }

  /// The depth below the baseline, as a negative number.
  @inlinable public var descender: CGFloat {
    pointSize * ((hasTallLines ? Units.tallDescender : Units.descender) / Units.perEm)
  }

  /// The height of one line, from ascender to descender.
  public var lineHeight: CGFloat {
    hasTallLines
      ? ascender - descender : pointSize * ((Units.ascender - Units.descender) / Units.perEm)
  }

  /// The height of capital letters.
  @inlinable public var capHeight: CGFloat { pointSize * (Units.capHeight / Units.perEm) }

  /// The height of lowercase letters without ascenders.
  ///
  /// The height is linear between the sizes and weights that were measured.
  public var xHeight: CGFloat {
    let display = (pointSize - Units.textSize) / (Units.displaySize - Units.textSize)
    let bold = weight.rawValue / CellFont.Weight.bold.rawValue
    let units =
      Units.xHeightOfText
      + (Units.xHeightOfDisplay - Units.xHeightOfText) * min(max(display, 0), 1)
      + (Units.xHeightOfBold - Units.xHeightOfText) * min(max(bold, 0), 1)
    return pointSize * (units / Units.perEm)
  }
}

extension CellFont {
  /// The reduction of the line distance in a font with tight leading, in points.
  ///
  /// A line distance of 14.0 was measured for 12 pt text whose table value is 16; other sizes are
  /// inferred.
  private static let tightening: CGFloat = 2

  /// Returns the font with its final size and weight for traits.
  ///
  /// Fonts of text styles and scaled fonts take their size from the content size category. A
  /// negative or non-finite size counts as 0.
  ///
  /// - Parameters:
  ///   - traits: The traits with the content size category, the legibility weight and the
  ///     typesetting language.
  ///   - adjustingSize: Whether the size follows the category of the traits; otherwise the font's
  ///     own category applies (`adjustsFontForContentSizeCategory`).
  public func resolved(with traits: TraitCollection, adjustingSize: Bool = true) -> ResolvedFont {
    let category = adjustingSize ? traits.preferredContentSizeCategory : self.category
    let weight = weight.resolved(with: traits)
    guard case .style(let style) = size else {
      let size = pointSize(at: category)
      var font = ResolvedFont(
        familyName: familyName, design: design, pointSize: size > 0 && size.isFinite ? size : 0,
        weight: weight)
      font.hasMonospacedDigits = hasMonospacedDigits
      font.isItalic = isItalic
      font.hasTallLines = traits.typesettingLanguageCodes.hasTallLetters
      return font
    }
    let row = TextStyleTable.rows[style]
    let column = category.column
    var font = ResolvedFont(
      familyName: familyName, design: design, pointSize: CGFloat(row.sizes[column]),
      weight: weight)
    let distance = CGFloat(row.leadings[column])
    font.hasMonospacedDigits = hasMonospacedDigits
    font.isItalic = isItalic
    font.leading = distance - (hasTightLeading ? Self.tightening : 0) - font.lineHeight
    font.hasTallLines = traits.typesettingLanguageCodes.hasTallLetters
    return font
  }
}
