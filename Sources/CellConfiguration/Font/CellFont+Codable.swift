import Foundation

extension CellFont: Codable, SchemaRepresentable {
  private static let form = Schema.Object(
    "a font",
    [
      Schema.Member(
        "textStyle", .type(TextStyle.self), "text style that determines the size",
        absent: "`size`, which is then required"),
      Schema.Member("name", .name, "name of a font, not with `design`", absent: "the system font"),
      Schema.Member(
        "size", .number(.nonNegative), "size of the font, in points",
        absent: "`textStyle`, which is then required"),
      Schema.Member(
        "scaledAs", .type(TextStyle.self), "text style with which `size` grows", absent: "no growth"
      ),
      Schema.Member(
        "maximumSize", .number(.nonNegative),
        "maximum size, in points, with `scaledAs`",
        absent: "no limit"),
      Schema.Member(
        "weight", .type(Weight.self), "weight of the font",
        absent: "the weight of the style, else `regular`"
      ),
      Schema.Member(
        "design", .type(Design.self), "design of the system font, not with `name`",
        absent: Design.default),
      Schema.Member(
        "tightLeading", .boolean, "whether lines are closer together, with `textStyle`",
        absent: false),
      Schema.Member(
        "monospacedDigits", .boolean, "whether all digits have the same width",
        absent: false),
      Schema.Member("italic", .boolean, "whether the letters are slanted", absent: false),
      Schema.Member(
        "category", .type(CellContentSizeCategory.self),
        "text size of the font, regardless of the traits", absent: "the text size of the traits"),
    ],
    variants: variants)

  private static let variants: [Schema.Object.Variant] = [
    ("", [], ["design"]), ("Named", ["name"], []),
  ].flatMap { (prefix: String, required: [String], optional: [String]) in
    let always = ["weight", "monospacedDigits", "italic", "category"] + optional
    return [
      Schema.Object.Variant(
        prefix + "TextStyleFont", ["textStyle"] + required, ["tightLeading"] + always),
      Schema.Object.Variant(prefix + "FixedFont", ["size"] + required, always),
      Schema.Object.Variant(
        prefix + "ScaledFont", ["size", "scaledAs"] + required, ["maximumSize"] + always),
    ]
  }

  package static var schemaValue: Schema.Value {
    .choice([.type(TextStyle.self), DocumentNames.form("font"), .object(form)])
  }

  /// Reads a font from an object or a string.
  ///
  /// Examples are `{"textStyle": "body", "weight": "medium"}`, `{"size": 17}` and
  /// `{"name": "Inter", "size": 12}`. `"scaledAs"` names the text style that a size grows with, and
  /// `"maximumSize"` limits the size. A string is the name of a text style.
  ///
  /// - Throws: `DecodingError` for unknown members and names, wrong types, negative sizes, and for
  ///   a font with neither or both of text style and size.
  public init(from decoder: any Decoder) throws {
    if let name = AnyValue(decoder).string {
      if let font = try DocumentNames.value(name, \.fonts, in: decoder) {
        self = font
        return
      }
      guard let style = TextStyle(name: name) else {
        throw AnyValue(decoder).mismatch(
          expected: "the name of a text style, or an object: a font",
          known: TextStyle.allCases.map(\.name))
      }
      self.init(size: .style(style))
      return
    }
    let object = try MemberDecoder(decoder, Self.form)
    let textStyle = try object.decode(TextStyle.self, "textStyle")
    let points = try object.number("size", .nonNegative)
    let scaledAs = try object.decode(TextStyle.self, "scaledAs")
    switch (textStyle, points, scaledAs) {
    case (let style?, nil, nil): self.init(size: .style(style))
    case (nil, let points?, nil): self.init(size: .points(points))
    case (nil, let points?, let style?):
      let maximum = try object.number("maximumSize", .nonNegative)
      self.init(size: .scaled(points, like: style, atMost: maximum ?? .infinity))
    default:
      throw AnyValue(decoder).mismatch(expected: "a font with either \"textStyle\" or \"size\"")
    }
    for (member, other, isThere) in [
      ("maximumSize", "scaledAs", scaledAs != nil), ("tightLeading", "textStyle", textStyle != nil),
    ] where object.contains(member) && !isThere {
      throw AnyValue(decoder).mismatch(
        expected: "a font with \"\(member)\" only with \"\(other)\"")
    }
    if object.contains("name"), object.contains("design") {
      throw AnyValue(decoder).mismatch(
        expected: "a font with either \"name\" or \"design\"")
    }
    if let name = try object.decode(String.self, "name") {
      guard !name.isEmpty else { throw object.unusable("name", expected: "a name") }
      family = .named(name)
    } else if let design = try object.decode(Design.self, "design") {
      family = .system(design)
    }
    if let weight = try object.decode(Weight.self, "weight") { self = withWeight(weight) }
    if try object.decode(Bool.self, "tightLeading") == true { self = withTightLeading() }
    hasMonospacedDigits = try object.decode(Bool.self, "monospacedDigits") ?? false
    isItalic = try object.decode(Bool.self, "italic") ?? false
    category = try object.decode(CellContentSizeCategory.self, "category") ?? .unspecified
  }

  /// Writes the font in the form that ``init(from:)`` reads.
  public func encode(to encoder: any Encoder) throws {
    var object = MemberEncoder(encoder)
    try object.encode("name", familyName)
    switch size {
    case .points(let points): try object.write("size", points, .nonNegative)
    case .style(let style): try object.encode("textStyle", style)
    case .scaled(let points, let style, let maximum):
      try object.write("size", points, .nonNegative)
      try object.encode("scaledAs", style)
      if maximum != .infinity { try object.write("maximumSize", maximum, .nonNegative) }
    }
    if design != .default { try object.encode("design", design) }
    try object.encode("weight", explicitWeight)
    if hasTightLeading { try object.encode("tightLeading", true) }
    if hasMonospacedDigits { try object.encode("monospacedDigits", true) }
    if isItalic { try object.encode("italic", true) }
    if category != .unspecified { try object.encode("category", category) }
  }
}
