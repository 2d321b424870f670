public import Foundation

extension CellImage {
  /// Size, weight and scale of a symbol.
  ///
  /// As documented for `UIImage.SymbolConfiguration`.
  ///
  /// A part that is `nil` is left to the configuration below: the style's, or the image's own.
  public struct SymbolConfiguration: Hashable, Sendable {
    /// The size of the text that the symbol goes with, in points.
    public var pointSize: CGFloat?

    /// The weight of the symbol's lines.
    public var weight: CellFont.Weight?

    /// How large the symbol is beside text of its point size.
    public var scale: Scale?

    /// The text style whose size the symbol follows.
    public var textStyle: CellFont.TextStyle?

    /// A symbol for text of a size.
    public init(pointSize: CGFloat, weight: CellFont.Weight? = nil, scale: Scale? = nil) {
      self.pointSize = pointSize
      self.weight = weight
      self.scale = scale
    }

    /// A symbol for text of a style.
    public init(textStyle: CellFont.TextStyle, scale: Scale? = nil) {
      self.textStyle = textStyle
      self.scale = scale
    }

    /// A symbol in the size and weight of a font.
    public init(font: CellFont, scale: Scale? = nil) {
      pointSize = font.textStyle == nil ? font.pointSize : nil
      textStyle = font.textStyle
      weight = font.weight
      self.scale = scale
    }

    /// A symbol of a weight.
    public init(weight: CellFont.Weight) { self.weight = weight }

    /// A symbol of a scale.
    public init(scale: Scale) { self.scale = scale }

    init() {}

    /// This configuration with another one laid over it, whose parts count where they are set.
    public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
      var result = self
      // Size in points and size of a style exclude each other; the upper one counts.
      if other.pointSize != nil || other.textStyle != nil {
        result.pointSize = other.pointSize
        result.textStyle = other.textStyle
      }
      result.weight = other.weight ?? weight
      result.scale = other.scale ?? scale
      return result
    }

    /// How large a symbol is beside text.
    ///
    /// Raw values as in `UIImage.SymbolScale`.
    public enum Scale: Int, NamedCase, WrittenForm {
      /// The scale that the system chooses.
      case `default` = -1

      /// Not specified; the same as ``default``.
      case unspecified = 0

      /// Smaller than the text's capital letters suggest.
      case small = 1

      /// As large as the text's capital letters suggest.
      case medium = 2

      /// Larger; what list styles use.
      case large = 3
    }
  }
}

extension CellImage.SymbolConfiguration: CustomStringConvertible, Codable, WrittenForm {
  private static let form = ObjectForm(
    "a symbol configuration", remark: "A member that is absent is left to the cell or its style.",
    [
      MemberForm(
        "pointSize", .number(.nonNegative), "size of the text that the symbol goes with, in points",
        absent: "that of the cell"),
      MemberForm(
        "weight", .type(CellFont.Weight.self), "weight of the symbol's lines",
        absent: "that of the cell"),
      MemberForm(
        "scale", .type(Scale.self), "how large the symbol is beside text of its point size",
        absent: "that of the cell"),
      MemberForm(
        "textStyle", .type(CellFont.TextStyle.self), "text style that the symbol goes with",
        absent: "that of the cell"),
    ])

  package static var valueForm: ValueForm { .object(form) }

  /// The parts that are set.
  public var description: String {
    let parts = [
      textStyle?.name, pointSize?.exactDescription, weight.map(Self.describe),
      scale.map { "scale \($0.name)" },
    ]
    return parts.compactMap(\.self).joined(separator: " ")
  }

  /// A weight, which as a number would read like a size.
  private static func describe(_ weight: CellFont.Weight) -> String {
    let text = weight.description
    return text.first?.isLetter == true ? text : "weight \(text)"
  }

  /// Reads `{"textStyle": "body", "scale": "large"}`, every member optional.
  ///
  /// - Throws: `DecodingError` for unknown members, wrong types and negative sizes.
  public init(from decoder: any Decoder) throws {
    let object = try MemberDecoder(decoder, Self.form)
    pointSize = try object.number("pointSize", .nonNegative)
    weight = try object.decode("weight")
    scale = try object.decode("scale")
    textStyle = try object.decode("textStyle")
  }

  /// Writes the parts that are set.
  public func encode(to encoder: any Encoder) throws {
    var object = MemberEncoder(encoder)
    if let pointSize { try object.write("pointSize", pointSize, .nonNegative) }
    try object.encode("weight", weight)
    try object.encode("scale", scale)
    try object.encode("textStyle", textStyle)
  }
}
