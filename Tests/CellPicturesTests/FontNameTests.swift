import CellPictures
import CellTestSupport
import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("Pictures preserve the names of fonts")
struct FontNameTests {
  private static let names = [
    "Inter", "Noto Sans CJK", "O'Reilly", #"back\slash"#, #"\"#, "'", "''", #"\'"#, #"a\62 c"#,
    "a\"b", "a;b}", "</style>", "<b>&amp;", "a, b", "a\tb\nc\r\n", "\u{1B}[2J", "\u{7F}\u{85}",
    "\u{202E}abc\u{2028}", "Ｆｏｎｔ 字体", "e\u{301}", "'), url(http://example.com/", "\u{FFFE}",
  ]

  /// The values of an attribute as a reader of XML gives them.
  private final class AttributeReader: NSObject, XMLParserDelegate {
    let name: String
    var values: [String] = []

    init(_ name: String) { self.name = name }

    func parser(
      _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String] = [:]
    ) {
      if let value = attributes[name] { values.append(value) }
    }
  }

  /// The string that a list in CSS begins with, read as CSS says, and what follows it.
  private static func cssString(_ text: String) -> (string: String, rest: Substring)? {
    var scalars = text.unicodeScalars[...]
    guard let quote = scalars.popFirst(), quote == "'" || quote == "\"" else { return nil }
    var string = ""
    while let scalar = scalars.popFirst() {
      if scalar == quote { return (string, Substring(scalars)) }
      if scalar == "\n" { return nil }
      guard scalar == "\\" else {
        string.unicodeScalars.append(scalar)
        continue
      }
      let digits = scalars.prefix(6).prefix { Character($0).isHexDigit }
      if digits.isEmpty {
        guard let escaped = scalars.popFirst() else { return nil }
        string.unicodeScalars.append(escaped)
      } else {
        guard let value = UInt32(String(digits), radix: 16), let read = Unicode.Scalar(value) else {
          return nil
        }
        string.unicodeScalars.append(read)
        scalars = scalars.dropFirst(digits.count)
        if scalars.first == " " { scalars.removeFirst() }
      }
    }
    return nil
  }

  @Test("A font name in a picture is a CSS string that represents it unchanged", arguments: names)
  func givesNameBack(name: String) throws {
    let json = String(decoding: try JSONEncoder().encode(name), as: UTF8.self)
    let picture = try PictureFixture.layout(
      """
      { "sections": [ { "rows": [ { "content": { "text": "A",
        "textProperties": { "font": { "name": \(json), "size": 17 } } } } ] } ] }
      """
    ).picture(showsLayoutGuides: true)
    let parser = XMLParser(data: Data(picture.utf8))
    let reader = AttributeReader("font-family")
    parser.delegate = reader
    // On Linux only the error says of most pictures that they are no XML.
    let isParsed = parser.parse() && parser.parserError == nil
    #expect(isParsed, "\(parser.parserError.map { "\($0)" } ?? "")\n\(picture)")
    // The picture's fonts, then those of the text.
    #expect(reader.values.count == 2)
    let family = try #require(reader.values.last)
    let read = try #require(Self.cssString(family), "\(family)")
    #expect(Array(read.string.unicodeScalars) == Array(name.unicodeScalars))
    #expect(read.rest.hasPrefix(", -apple-system, 'SF Pro Text', Inter, "))
  }
}
