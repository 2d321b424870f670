public import Foundation

/// A description of a font: its typeface or design, size and weight.
///
/// Traits determine the size; shapers find the glyphs.
///
/// ```swift
/// content.textProperties.font = .preferredFont(forTextStyle: .headline)
/// content.secondaryTextProperties.font = .systemFont(ofSize: 12, weight: .medium)
/// ```
///
/// A font of a text style, or one made by ``FontMetrics``, has no fixed size.
/// ``resolved(with:adjustingSize:)`` looks up the size for the user's content size category.
public struct CellFont: Hashable, Sendable {
  /// The typeface of a font.
  package enum Family: Hashable, Sendable {
    case system(Design)
    case named(String)
  }

  /// The source of a font's size.
  package enum Size: Hashable, Sendable {
    case points(CGFloat)
    case style(TextStyle)
    case scaled(CGFloat, like: TextStyle, atMost: CGFloat)
  }

  package internal(set) var family: Family
  package internal(set) var size: Size

  /// The weight that was set; `nil` means the weight of the text style, if any, or regular.
  package internal(set) var explicitWeight: Weight?

  /// Whether lines are two points closer together than in the text style.
  package internal(set) var hasTightLeading = false

  /// Whether all digits have the same width, so that columns of numbers align.
  public internal(set) var hasMonospacedDigits = false

  /// Whether the letters are slanted.
  ///
  /// The embedded tables measure slanted letters like upright ones (assumed).
  public internal(set) var isItalic = false

  /// The content size category of the font, used where fonts do not adjust to the traits.
  package internal(set) var category = CellContentSizeCategory.unspecified

  init(family: Family = .system(.default), size: Size, weight: Weight? = nil) {
    self.family = family
    self.size = size
    explicitWeight = weight
  }

  /// Creates a font of a typeface, or `nil` if the name is empty.
  ///
  /// The initializer does not check that the typeface exists; the shaper that measures text does.
  ///
  /// - Parameters:
  ///   - name: The name of the typeface.
  ///   - size: The size in points.
  public init?(name: String, size: CGFloat) {
    if name.isEmpty { return nil }
    self.init(family: .named(name), size: .points(size))
  }

  /// Returns the system font in the size and weight of a text style.
  ///
  /// - Parameters:
  ///   - style: The text style.
  ///   - traits: The traits with the content size category of the font, which has an effect only if
  ///     `adjustsFontForContentSizeCategory` is `false`. Without traits the category is
  ///     ``CellContentSizeCategory/large``.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traits: TraitCollection? = nil
  ) -> CellFont {
    var font = CellFont(size: .style(style))
    font.category = traits?.preferredContentSizeCategory ?? .unspecified
    return font
  }

  /// Returns the system font in a size.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - weight: The weight.
  ///   - design: The design.
  public static func systemFont(
    ofSize size: CGFloat, weight: Weight = .regular, design: Design = .default
  ) -> CellFont {
    CellFont(
      family: .system(design), size: .points(size), weight: weight == .regular ? nil : weight)
  }

  /// Returns the system font in bold.
  public static func boldSystemFont(ofSize size: CGFloat) -> CellFont {
    systemFont(ofSize: size, weight: .bold)
  }

  /// Returns the system font with slanted letters.
  public static func italicSystemFont(ofSize size: CGFloat) -> CellFont {
    systemFont(ofSize: size).withItalics()
  }

  /// Returns the system font with characters of equal width.
  public static func monospacedSystemFont(
    ofSize size: CGFloat, weight: Weight = .regular
  ) -> CellFont {
    systemFont(ofSize: size, weight: weight, design: .monospaced)
  }

  /// Returns the system font with digits of equal width.
  public static func monospacedDigitSystemFont(
    ofSize size: CGFloat, weight: Weight = .regular
  ) -> CellFont {
    systemFont(ofSize: size, weight: weight).withMonospacedDigits()
  }
}

extension CellFont {
  /// Returns the font in a fixed size, in points, which no longer follows a text style.
  public func withSize(_ size: CGFloat) -> CellFont {
    var font = self
    font.explicitWeight = weight == .regular ? nil : weight
    font.size = .points(size)
    font.hasTightLeading = false
    font.category = .unspecified
    return font
  }

  /// Returns the font in another weight, with the size and leading of its text style.
  public func withWeight(_ weight: Weight) -> CellFont {
    var font = self
    font.explicitWeight = weight == font.ownWeight ? nil : weight
    return font
  }

  /// The font in the emphasized weight of its text style.
  ///
  /// The emphasized weight is bold for the large titles and semibold for the other styles. Fonts
  /// without a text style become bold.
  public var emphasized: CellFont { withWeight(textStyle?.emphasizedWeight ?? .bold) }

  /// Returns the font with its lines two points closer together, as in footers.
  ///
  /// Fonts of a fixed size do not change. Inferred from one measurement: 12 pt text in footers has
  /// lines 14 points apart instead of 16.
  public func withTightLeading() -> CellFont {
    guard textStyle != nil else { return self }
    var font = self
    font.hasTightLeading = true
    return font
  }

  /// Returns the system font in another design, or `nil` for a font of a typeface.
  package func withDesign(_ design: Design) -> CellFont? {
    guard case .system = family else { return nil }
    var font = self
    font.family = .system(design)
    return font
  }

  /// The same font with digits of equal width.
  public func withMonospacedDigits() -> CellFont {
    var font = self
    font.hasMonospacedDigits = true
    return font
  }

  /// Returns the font with slanted letters.
  public func withItalics() -> CellFont { withItalics(true) }

  /// Returns the font with slanted or upright letters.
  package func withItalics(_ isItalic: Bool) -> CellFont {
    var font = self
    font.isItalic = isItalic
    return font
  }

  /// The text style of the font, or `nil` for a font of a fixed or scaled size.
  public var textStyle: TextStyle? {
    if case .style(let style) = size { style } else { nil }
  }

  /// The name of the typeface, or `nil` for the system font.
  public var familyName: String? {
    if case .named(let name) = family { name } else { nil }
  }

  /// The design of the system font; ``Design/default`` for named typefaces.
  public var design: Design {
    if case .system(let design) = family { design } else { .default }
  }

  /// The weight before the user's bold text setting.
  public var weight: Weight { explicitWeight ?? ownWeight }

  /// The size in points at the content size category of the font.
  public var pointSize: CGFloat { pointSize(at: category) }

  private var ownWeight: Weight { textStyle?.weight ?? .regular }

  /// Returns the size in points at a content size category.
  func pointSize(at category: CellContentSizeCategory) -> CGFloat {
    switch size {
    case .points(let points): points
    case .style(let style): style.pointSize(at: category)
    case .scaled(let points, let style, let maximum):
      min(points * FontMetrics(forTextStyle: style).ratio(at: category), maximum)
    }
  }
}

extension CellFont: CustomStringConvertible {
  /// A short description, such as `body`, `body medium`, `system 17 semibold` or `Inter 12`.
  public var description: String {
    var parts: [String] = []
    switch size {
    case .style(let style):
      if familyName != nil { parts.append(describedFamily) }
      parts.append(style.name)
    case .points(let points): parts += [describedFamily, points.exactDescription]
    case .scaled(let points, let style, let maximum):
      parts += [describedFamily, points.exactDescription, "scaled as \(style.name)"]
      if maximum != .infinity { parts.append("at most \(maximum.exactDescription)") }
    }
    if design != .default { parts.append(design.name) }
    if let explicitWeight { parts.append("\(explicitWeight)") }
    if hasTightLeading { parts.append("tight leading") }
    if hasMonospacedDigits { parts.append("monospaced digits") }
    if isItalic { parts.append("italic") }
    if category != .unspecified { parts.append("made for \(category.name)") }
    return parts.joined(separator: " ")
  }

  /// The name of the typeface, in quotes if it could be read as something else.
  private var describedFamily: String {
    guard let familyName else { return "system" }
    let isWord = familyName != "system" && familyName.allSatisfy(\.isLetter)
    return isWord ? familyName : familyName.debugDescription
  }
}
