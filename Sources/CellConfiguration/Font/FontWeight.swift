public import Foundation

extension CellFont {
  /// The weight of a font, from -1 to 1, with 0 for regular.
  ///
  /// The values are as documented for `UIFont.Weight`.
  public struct Weight: RawRepresentable, Hashable, Sendable, Comparable {
    /// The number of the weight, which may differ from all named weights.
    public var rawValue: CGFloat

    /// Creates a weight from a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The lightest named weight.
    public static let ultraLight = Weight(rawValue: -0.8)

    /// The weight between ultra light and light.
    public static let thin = Weight(rawValue: -0.6)

    /// A weight lighter than running text.
    public static let light = Weight(rawValue: -0.4)

    /// The weight of running text.
    public static let regular = Weight(rawValue: 0)

    /// A weight slightly heavier than running text.
    public static let medium = Weight(rawValue: 0.23)

    /// The weight between medium and bold.
    public static let semibold = Weight(rawValue: 0.3)

    /// A weight heavy enough to stand out.
    public static let bold = Weight(rawValue: 0.4)

    /// The weight between bold and black.
    public static let heavy = Weight(rawValue: 0.56)

    /// The heaviest named weight.
    public static let black = Weight(rawValue: 0.62)

    /// Orders weights from light to heavy.
    public static func < (a: Weight, b: Weight) -> Bool { a.rawValue < b.rawValue }
  }
}

extension CellFont.Weight {
  /// Creates a weight from its name in JSON, such as `semibold`, or `nil` for any other name.
  public init?(name: String) {
    guard let match = Self.named.first(where: { $0.name == name }) else { return nil }
    self = match.weight
  }

  static let named: [(name: String, weight: CellFont.Weight)] = [
    ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular),
    ("medium", .medium), ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy),
    ("black", .black),
  ]

  /// Returns the weight that is displayed for traits.
  package func resolved(with traits: TraitCollection) -> CellFont.Weight {
    traits.legibilityWeight == .bold ? forBoldText : self
  }

  /// The weight for users who turned on bold text: one step heavier (assumed).
  private var forBoldText: CellFont.Weight {
    switch rawValue {
    case ..<(-0.5): .regular
    case ..<(-0.2): .medium
    case ..<0.265: .semibold
    case ..<0.35: .bold
    case ..<0.48: .heavy
    default: .black
    }
  }
}

extension CellFont.Weight: CustomStringConvertible, Codable, SchemaRepresentable {
  package static var schemaValue: Schema.Value {
    .choice([.named("CellFontWeightName", .names(named.map(\.name))), .number(.signedFraction)])
  }

  /// The name of the weight, or its number if it has none.
  public var description: String {
    Self.named.first { $0.weight == self }?.name ?? rawValue.exactDescription
  }

  /// Reads the name of a weight or a number from -1 to 1.
  ///
  /// - Throws: `DecodingError` for anything else.
  public init(from decoder: any Decoder) throws {
    let value = AnyValue(decoder)
    if let number = value.number, NumberRange.signedFraction.contains(number) {
      self.init(rawValue: CGFloat(number))
    } else if let weight = value.string.flatMap(Self.init(name:)) {
      self = weight
    } else {
      throw value.mismatch(
        expected: "a font weight: \(Self.named.map(\.name).joined(separator: ", ")), or -1 to 1",
        known: Self.named.map(\.name))
    }
  }

  /// Writes the name of the weight, or its number if it has none.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let match = Self.named.first(where: { $0.weight == self }) {
      try container.encode(match.name)
    } else if NumberRange.signedFraction.contains(rawValue) {
      try container.encode(Double(rawValue))
    } else {
      throw EncodingError.unwritable(
        rawValue, encoder, "found \(rawValue), expected a font weight from -1 to 1")
    }
  }
}

extension CellFont {
  /// A design of the system font.
  ///
  /// As documented for `UIFontDescriptor.SystemDesign`. Vertical metrics are known only for
  /// ``default``; the metrics of other designs are assumed to be the same.
  public enum Design: Int, NamedCase, SchemaRepresentable {
    /// The interface font.
    case `default`

    /// Letters with serifs.
    case serif

    /// Letters with rounded ends.
    case rounded

    /// Characters of equal width.
    case monospaced
  }
}
