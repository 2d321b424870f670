import Foundation

extension CellImage.SymbolConfiguration {
  /// The way the layers of a symbol are colored.
  ///
  /// The drawings of this package have one layer. They use the first color; a toolkit with
  /// access to the layers can use more colors.
  public indirect enum Colors: Hashable, Sendable {
    /// All layers in the tint.
    case monochrome

    /// All layers in one color, with less opacity for layers that matter less.
    case hierarchical(CellColor)

    /// One color for each layer, beginning with the primary layer; the last color repeats.
    ///
    /// An empty palette leaves the tint, which is assumed.
    case palette([CellColor])

    /// The colors that the symbol was designed with.
    ///
    /// Drawings of this package have no such colors. They keep the tint (assumed).
    case multicolor

    /// The color of the primary layer; `nil` where the tint colors it.
    package var primaryColor: CellColor? {
      switch self {
      case .monochrome, .multicolor: nil
      case .hierarchical(let color): color
      case .palette(let colors): colors.first
      }
    }
  }

  /// Creates a configuration that draws all layers in one color.
  public init(hierarchicalColor: CellColor) { colors = .hierarchical(hierarchicalColor) }

  /// Creates a configuration with a color for each layer, beginning with the primary layer.
  public init(paletteColors: [CellColor]) { colors = .palette(paletteColors) }

  /// Returns a configuration that draws all layers in the tint.
  public static func preferringMonochrome() -> Self {
    var configuration = Self()
    configuration.colors = .monochrome
    return configuration
  }

  /// Returns a configuration that draws symbols in the colors that they were designed with.
  public static func preferringMulticolor() -> Self {
    var configuration = Self()
    configuration.colors = .multicolor
    return configuration
  }
}

extension CellImage.SymbolConfiguration.Colors: CustomStringConvertible, Codable,
  SchemaRepresentable
{
  private static let names = ["monochrome", "multicolor"]

  private static let form = Schema.Object(
    "colors of a symbol's layers",
    [
      Schema.Member(
        "hierarchical", .type(CellColor.self), "color of all layers, not with `palette`",
        absent: "another form"),
      Schema.Member(
        "palette", .array(.type(CellColor.self)),
        "color of each layer, beginning with the primary one", absent: "another form"),
    ],
    variants: [
      .init("HierarchicalSymbolColors", ["hierarchical"]),
      .init("PaletteSymbolColors", ["palette"]),
    ])

  package static var schemaValue: Schema.Value {
    .choice([.named("SymbolColorsName", .names(names)), .object(form)])
  }

  package static let schemaNoun =
    "colors of a symbol: monochrome, multicolor, {\"hierarchical\": color} "
    + "or {\"palette\": [colors]}"

  /// The name of the coloring, followed by its colors.
  public var description: String {
    switch self {
    case .monochrome: "monochrome"
    case .hierarchical(let color): "hierarchical (\(color))"
    case .palette(let colors):
      "palette (\(colors.map(\.description).joined(separator: ", ")))"
    case .multicolor: "multicolor"
    }
  }

  /// Reads `"monochrome"`, `"multicolor"`, `{"hierarchical": color}` or `{"palette": [colors]}`.
  ///
  /// - Throws: `DecodingError` for anything else.
  public init(from decoder: any Decoder) throws {
    let value = AnyValue(decoder)
    if let name = value.string {
      switch name {
      case "monochrome": self = .monochrome
      case "multicolor": self = .multicolor
      default: throw value.mismatch(expected: Self.schemaNoun, known: Self.names)
      }
      return
    }
    guard value.isObject else { throw value.mismatch(expected: Self.schemaNoun) }
    let object = try MemberDecoder(decoder, Self.form)
    if object.has("hierarchical") {
      self = .hierarchical(try object.required("hierarchical"))
    } else if object.has("palette") {
      self = .palette(try object.required("palette"))
    } else {
      throw value.mismatch(expected: Self.schemaNoun)
    }
  }

  /// Writes the colors in the form that ``init(from:)`` reads.
  ///
  /// - Throws: `EncodingError` for a color that a closure chooses.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .monochrome, .multicolor:
      var container = encoder.singleValueContainer()
      try container.encode(description)
    case .hierarchical(let color):
      var object = MemberEncoder(encoder)
      try object.write("hierarchical", color)
    case .palette(let colors):
      var object = MemberEncoder(encoder)
      try object.write("palette", colors)
    }
  }
}
