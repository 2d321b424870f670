import Foundation

/// The encoded form of an attributed text: an array of runs with their characters and attributes.
///
/// ```json
/// [{"text": "3 "}, {"text": "new", "foregroundColor": "systemRed", "kern": 0.5}]
/// ```
struct CodableAttributedString: Codable, SchemaRepresentable {
  var text: AttributedString

  static var schemaValue: Schema.Value { .array(.type(Run.self)) }
  static var schemaName: String? { nil }

  init(_ text: AttributedString) { self.text = text }

  init(from decoder: any Decoder) throws {
    let runs: [Run]
    do {
      runs = try decoder.singleValueContainer().decode([Run].self)
    } catch let error as DecodingError where ConfigurationDecodingError(error) == nil {
      throw AnyValue(decoder).mismatch(expected: "an array of runs, objects with a \"text\"")
    }
    // Appending a run inside a character would read the whole character again.
    text = AttributedString(runs.map(\.text).joined())
    var start = text.startIndex
    for run in runs {
      let end = text.unicodeScalars.index(start, offsetBy: run.text.unicodeScalars.count)
      text[start..<end].setAttributes(run.container)
      start = end
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for run in text.runs {
      // Slices by scalars because a run may begin inside a character.
      let scalars = String.UnicodeScalarView(text.unicodeScalars[run.range])
      let written = Run(String(scalars), run.attributes)
      // Encodes before comparing: NaN throws here, and it would not equal itself below.
      try container.encode(written)
      guard written.container == run.attributes else {
        throw EncodingError.unwritable(
          text, encoder,
          "an attribute other than \(Run.attributeNames.joined(separator: ", ")) "
            + "cannot be encoded: \(run.attributes)")
      }
    }
  }
}

/// Characters with the same attributes.
private struct Run: Codable, SchemaRepresentable {
  var text: String
  var font: CellFont?
  var foregroundColor: CellColor?
  var kern: CGFloat?
  var underlineStyle: CellUnderlineStyle?
  var strikethroughStyle: CellUnderlineStyle?
  var baselineOffset: CGFloat?
  var languageIdentifier: String?
  var paragraphStyle: CellParagraphStyle?
  var link: LinkAddress?
  var action: CellAccessory.Action?

  private static let attributes = [
    Schema.Member(
      "font", .type(CellFont.self), "font of the run", absent: "that of the text properties"),
    Schema.Member(
      "foregroundColor", .type(CellColor.self), "color of the run",
      absent: "that of the text properties"),
    Schema.Member(
      "kern", .number(.finite), "space added after each character, in points",
      absent: "no space"),
    Schema.Member(
      "underlineStyle", .type(CellUnderlineStyle.self), "line under the run", absent: "none"),
    Schema.Member(
      "strikethroughStyle", .type(CellUnderlineStyle.self), "line through the run", absent: "none"),
    Schema.Member(
      "baselineOffset", .number(.finite),
      "how far the run stands above the baseline, in points; below it if negative",
      absent: "on the baseline"),
    Schema.Member(
      "languageIdentifier", .text,
      "language of the run as a BCP 47 tag, for shapers that look at it", absent: "not known"),
    Schema.Member(
      "paragraphStyle", .type(CellParagraphStyle.self), "what the run says about its paragraph",
      absent: "that of the text properties"),
    Schema.Member(
      "link", .of(LinkAddress.self), "URL that a tap on the run opens, for the app",
      absent: "none"),
    Schema.Member(
      "action", .type(CellAccessory.Action.self),
      "action of a tap on the run, for the app; the run is then a link", absent: "none"),
  ]

  static var attributeNames: [String] { attributes.map(\.name) }

  private static let form = Schema.Object(
    "a run of attributed text",
    [Schema.Member(required: "text", .text, "the characters")] + attributes)

  static var schemaValue: Schema.Value { .object(form) }
  static var schemaName: String? { "AttributedTextRun" }

  init(_ text: String, _ attributes: AttributeContainer) {
    self.text = text
    font = attributes[AttributeScopes.CellAttributes.FontAttribute.self]
    foregroundColor = attributes[AttributeScopes.CellAttributes.ForegroundColorAttribute.self]
    kern = attributes[AttributeScopes.CellAttributes.KernAttribute.self]
    underlineStyle = attributes[AttributeScopes.CellAttributes.UnderlineStyleAttribute.self]
    strikethroughStyle =
      attributes[AttributeScopes.CellAttributes.StrikethroughStyleAttribute.self]
    baselineOffset = attributes[AttributeScopes.CellAttributes.BaselineOffsetAttribute.self]
    languageIdentifier = attributes.languageIdentifier
    paragraphStyle = attributes[AttributeScopes.CellAttributes.ParagraphStyleAttribute.self]
    link = attributes.link.map(LinkAddress.init)
    action = attributes[AttributeScopes.CellAttributes.ActionAttribute.self]
  }

  var container: AttributeContainer {
    var container = AttributeContainer()
    container[AttributeScopes.CellAttributes.FontAttribute.self] = font
    container[AttributeScopes.CellAttributes.ForegroundColorAttribute.self] = foregroundColor
    container[AttributeScopes.CellAttributes.KernAttribute.self] = kern
    container[AttributeScopes.CellAttributes.UnderlineStyleAttribute.self] = underlineStyle
    container[AttributeScopes.CellAttributes.StrikethroughStyleAttribute.self] = strikethroughStyle
    container[AttributeScopes.CellAttributes.BaselineOffsetAttribute.self] = baselineOffset
    container.languageIdentifier = languageIdentifier
    container[AttributeScopes.CellAttributes.ParagraphStyleAttribute.self] = paragraphStyle
    container.link = link?.url
    container[AttributeScopes.CellAttributes.ActionAttribute.self] = action
    return container
  }

  init(from decoder: any Decoder) throws {
    let object = try MemberDecoder(decoder, Self.form)
    text = try object.required("text")
    font = try object.decode("font")
    foregroundColor = try object.decode("foregroundColor")
    kern = try object.number("kern", .finite)
    underlineStyle = try object.decode("underlineStyle")
    strikethroughStyle = try object.decode("strikethroughStyle")
    baselineOffset = try object.number("baselineOffset", .finite)
    languageIdentifier = try object.decode("languageIdentifier")
    paragraphStyle = try object.decode("paragraphStyle")
    link = try object.decode("link")
    action = try object.decode("action")
  }

  func encode(to encoder: any Encoder) throws {
    var object = MemberEncoder(encoder)
    try object.write("text", text)
    try object.encode("font", font)
    try object.encode("foregroundColor", foregroundColor)
    if let kern { try object.write("kern", kern, .finite) }
    try object.encode("underlineStyle", underlineStyle)
    try object.encode("strikethroughStyle", strikethroughStyle)
    if let baselineOffset { try object.write("baselineOffset", baselineOffset, .finite) }
    try object.encode("languageIdentifier", languageIdentifier)
    try object.encode("paragraphStyle", paragraphStyle)
    try object.encode("link", link)
    try object.encode("action", action)
  }
}

/// The URL of a link, as a string with a scheme.
private struct LinkAddress: Codable, Hashable, SchemaRepresentable {
  var url: URL

  /// A scheme, and the characters that URLs may contain.
  static var schemaValue: Schema.Value {
    let character = "([A-Za-z0-9._~:/?@!$&'()*+,;=-]|%[0-9A-Fa-f]{2})"
    return .pattern(
      "[A-Za-z][A-Za-z0-9+.-]*:\(character)+(#\(character)*)?",
      noun: "a URL with a scheme, such as \"https://example.com\"")
  }
  static var schemaName: String? { nil }

  init(_ url: URL) { self.url = url }

  /// Reads a string.
  init(from decoder: any Decoder) throws {
    let value = AnyValue(decoder)
    guard let url = value.string.flatMap(Self.url) else {
      throw value.mismatch(expected: Self.schemaNoun)
    }
    self.url = url
  }

  /// Writes the string; a URL without a scheme, or below a base, throws an error.
  func encode(to encoder: any Encoder) throws {
    guard Self.url(url.relativeString) == url else {
      throw EncodingError.unwritable(
        url, encoder, "a link without a scheme, or relative to another, cannot be encoded")
    }
    var container = encoder.singleValueContainer()
    try container.encode(url.relativeString)
  }

  private static func url(_ string: String) -> URL? {
    guard case .pattern(let pattern, _) = schemaValue,
      string.range(of: "^(?:\(pattern))$", options: .regularExpression)
        .map({ $0.upperBound == string.endIndex }) == true
    else { return nil }
    return URL(string: string, encodingInvalidCharacters: false)
  }
}
