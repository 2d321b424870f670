public import Foundation

extension CellImage {
  /// The size, weight, scale and colors of a symbol.
  ///
  /// A part that is `nil` comes from the underlying configuration: the style's, or the image's own.
  /// As documented for `UIImage.SymbolConfiguration`.
  public struct SymbolConfiguration: Hashable, Sendable {
    /// The point size of the text that accompanies the symbol.
    public var pointSize: CGFloat?

    /// The weight of the symbol's lines.
    public var weight: CellFont.Weight?

    /// The size of the symbol relative to text of its point size.
    public var scale: Scale?

    /// The text style whose size the symbol follows.
    public var textStyle: CellFont.TextStyle?

    /// The way the symbol's layers are colored.
    public var colors: Colors?

    /// Creates a configuration for text of a point size.
    public init(pointSize: CGFloat, weight: CellFont.Weight? = nil, scale: Scale? = nil) {
      self.pointSize = pointSize
      self.weight = weight
      self.scale = scale
    }

    /// Creates a configuration for text of a text style.
    public init(textStyle: CellFont.TextStyle, scale: Scale? = nil) {
      self.textStyle = textStyle
      self.scale = scale
    }

    /// Creates a configuration with the size and weight of a font.
    public init(font: CellFont, scale: Scale? = nil) {
      pointSize = font.textStyle == nil ? font.pointSize : nil
      textStyle = font.textStyle
      weight = font.weight
      self.scale = scale
    }

    /// Creates a configuration with a weight.
    public init(weight: CellFont.Weight) { self.weight = weight }

    /// Creates a configuration with a scale.
    public init(scale: Scale) { self.scale = scale }

    init() {}

    /// Returns this configuration with the specified parts of another one applied on top.
    ///
    /// Colors count as one part (assumed): the other configuration's colors replace all of this
    /// one's.
    public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
      var result = self
      // A point size and a text style exclude each other; the one on top wins.
      if other.pointSize != nil || other.textStyle != nil {
        result.pointSize = other.pointSize
        result.textStyle = other.textStyle
      }
      result.weight = other.weight ?? weight
      result.scale = other.scale ?? scale
      result.colors = other.colors ?? colors
      return result
    }

    /// The size of a symbol relative to text.
    ///
    /// Raw values match `UIImage.SymbolScale`.
    public enum Scale: Int, NamedCase, SchemaRepresentable {
      /// The system's choice of scale.
      case `default` = -1

      /// An unspecified scale; the same as ``default``.
      case unspecified = 0

      /// A scale that is smaller than the text's capital letters.
      case small = 1

      /// A scale that matches the text's capital letters.
      case medium = 2

      /// A larger scale, which list styles use.
      case large = 3
    }
  }
}

extension CellImage.SymbolConfiguration: CustomStringConvertible, Codable, SchemaRepresentable {
  private static let form = Schema.Object(
    "a symbol configuration", remark: "The cell or its style determines absent members.",
    [
      Schema.Member(
        "pointSize", .number(.nonNegative), "size of the text next to the symbol, in points",
        absent: "the cell's"),
      Schema.Member(
        "weight", .type(CellFont.Weight.self), "weight of the symbol's lines",
        absent: "the cell's"),
      Schema.Member(
        "scale", .type(Scale.self), "size of the symbol relative to text of its point size",
        absent: "the cell's"),
      Schema.Member(
        "textStyle", .type(CellFont.TextStyle.self), "text style of the text next to the symbol",
        absent: "the cell's"),
      Schema.Member(
        "colors", .type(Colors.self), "how the symbol's layers are colored",
        absent: "the cell's"),
    ])

  package static var schemaValue: Schema.Value { .object(form) }

  /// The specified parts.
  public var description: String {
    let parts = [
      textStyle?.name, pointSize?.exactDescription, weight.map(Self.describe),
      scale.map { "scale \($0.name)" }, colors?.description,
    ]
    return parts.compactMap(\.self).joined(separator: " ")
  }

  /// Returns a weight; as a bare number it could be read as a size.
  private static func describe(_ weight: CellFont.Weight) -> String {
    let text = weight.description
    return text.first?.isLetter == true ? text : "weight \(text)"
  }

  /// Reads an object such as `{"textStyle": "body", "scale": "large"}`; all members are optional.
  ///
  /// - Throws: `DecodingError` for unknown members, wrong types and negative sizes.
  public init(from decoder: any Decoder) throws {
    let object = try MemberDecoder(decoder, Self.form)
    pointSize = try object.number("pointSize", .nonNegative)
    weight = try object.decode("weight")
    scale = try object.decode("scale")
    textStyle = try object.decode("textStyle")
    colors = try object.decode("colors")
  }

  /// Writes the specified parts.
  public func encode(to encoder: any Encoder) throws {
    var object = MemberEncoder(encoder)
    if let pointSize { try object.write("pointSize", pointSize, .nonNegative) }
    try object.encode("weight", weight)
    try object.encode("scale", scale)
    try object.encode("textStyle", textStyle)
    try object.encode("colors", colors)
  }
}
