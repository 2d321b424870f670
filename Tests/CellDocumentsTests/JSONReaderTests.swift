import CellDocuments
import CellTestSupport
import Foundation
import Testing

@Suite("The JSON reader reports all mistakes with their positions")
struct JSONReaderTests {
  /// Reads a text.
  private static func read(_ text: String) -> JSONReader.Result {
    JSONReader.read(SourceText(Array(text.utf8)))
  }

  /// The messages about a document.
  private static func problems(_ text: String) -> [String] {
    do {
      _ = try ListDocument(data: Data(text.utf8), name: "list.json")
      return []
    } catch {
      return error.description.split(separator: "\n").filter { $0.hasPrefix("list.json") }
        .map(String.init)
    }
  }

  /// A mistake in a document, where it is, and what is said of it.
  struct Mistake: CustomTestStringConvertible {
    var text: String
    var messages: [String]

    init(_ text: String, _ messages: String...) { (self.text, self.messages) = (text, messages) }

    var testDescription: String { text }
  }

  static let mistakes: [Mistake] = [
    Mistake(
      "{ \"width\": 3\n  \"height\": 4 }",
      "2:3: (top level): found \"height\", expected \",\" before it"),
    Mistake("[1 2]", "1:4: (top level): found \"2\", expected \",\" before it"),
    Mistake("{ // wide\n }", "1:3: (top level): found a comment, expected values only"),
    Mistake("{ /* wide */ }", "1:3: (top level): found a comment, expected values only"),
    Mistake("{ 'width': 3 }", "1:3: (top level): found 'width', expected straight double"),
    Mistake("{ “width”: 3 }", "1:3: (top level): found “width”, expected straight double"),
    Mistake("{ width: 3 }", "1:3: (top level): found width, expected \"width\" in quotation marks"),
    Mistake("{ \"width\" = 3 }", "1:11: width: found \"=\", expected \":\" after the name"),
    Mistake(
      "{ \"sections\": [ { ] }",
      "1:19: sections[0]: found \"]\", expected \"}\" for the \"{\" in line 1, column 17"),
    Mistake(
      "{ \"sections\": [\n",
      "2:1: sections: found the end of the text, expected \"]\" for the \"[\""),
    Mistake("{ \"width\": NaN }", "1:12: width: found NaN, expected a finite number"),
    Mistake("{ \"width\": -Infinity }", "1:12: width: found -Infinity, expected a number"),
    Mistake("{ \"width\": None }", "1:12: width: found None, expected a value"),
    Mistake("{ \"width\": wide }", "1:12: width: found wide, expected a value"),
    Mistake(
      "{ \"width\": 1e400 }", "1:12: width: found 1e400, expected a number that is closer to zero"),
    Mistake(
      "{ \"width\": .5 }", "1:12: width: found .5, expected a number as JSON writes it. Write 0.5"),
    Mistake(
      "{ \"width\": 012 }", "1:12: width: found 012, expected a number as JSON writes it. Write 12"),
    Mistake(
      "{ \"width\": 1. }", "1:12: width: found 1., expected a number as JSON writes it. Write 1"),
    Mistake("{ \"width\": 1.e2 }", "1:12: width: found 1.e2, expected a number as JSON writes it"),
    Mistake(
      "{ \"width\": +1. }", "1:12: width: found +1., expected a number as JSON writes it. Write 1"),
    Mistake("{ \"width\": 0x10 }", "1:12: width: found 0x10, expected a number as JSON writes it"),
    Mistake(
      "{ \"sections\": [ { \"rows\": [ { \"content\": { \"text\": \"a\nb\" } } ] } ] }",
      "1:52: sections[0].rows[0].content.text: found a line break in a text, expected a quotation mark"
    ),
    Mistake(
      "{ \"width\": \"a", "1:12: width: found a text without an end, expected a quotation mark"),
    Mistake(
      "{ \"a\tb\": 3 }", "1:5: (top level): found a control character in a text, expected \\t"),
    Mistake("{ \"\\q\": 3 }", "1:4: (top level): found \\q, expected one of"),
    Mistake(
      "{ \"\\ud800\": 3 }", "1:4: (top level): found \\ud800, expected four hexadecimal digits"),
    Mistake("{ \"\\u12\": 3 }", "1:4: (top level): found \\u, expected four hexadecimal digits"),
    Mistake(
      "{ \"width\": 3, \"width\": 4 }", "1:15: width: found the member \"width\" a second time"),
    Mistake("{ \"width\": }", "1:12: width: found \"}\", expected a value"),
    Mistake("{ \"width\" }", "1:11: width: found \"}\", expected \":\" after the name"),
    Mistake("{ , \"width\": 3 }", "1:3: (top level): found \",\", expected a member"),
    Mistake("{ \"width\": 3 } }", "1:16: (top level): found \"}\", expected the end of the text"),
    Mistake("{ 3: 4 }", "1:3: (top level): found \"3\", expected the name of a member"),
    Mistake("\u{E9}", "1:1: (top level): found \"é\", expected a value"),
  ]

  @Test("The JSON reader reports a mistake with its position", arguments: mistakes)
  func says(_ mistake: Mistake) throws {
    let problems = Self.problems(mistake.text)
    for message in mistake.messages {
      #expect(problems.contains { $0.hasPrefix("list.json:" + message) }, "\(problems)")
    }
  }

  @Test("The JSON reader lists every mistake in order and goes on reading")
  func all() {
    let problems = Self.problems(
      """
      { // settings
        "apearance": "insetGrouped"
        "sections": [ { "rows": [
          { "text": "Wi-Fi" }, { "accessories": ["chevron", "detail", "switch"] },
          { "height": .5, "content": { "textProperties": { "color": "#FFF" } } }
        ] } ],
        "traits": { "preferredContentSizeCategory": "AX3" }
      }
      """)
    #expect(
      problems.map { $0.split(separator: " ")[0] } == [
        "list.json:1:3:", "list.json:2:3:", "list.json:3:3:", "list.json:4:7:", "list.json:4:44:",
        "list.json:4:65:", "list.json:5:17:", "list.json:5:63:", "list.json:7:47:",
      ], "\(problems.joined(separator: "\n"))")
    #expect(problems[1].hasSuffix("(did you mean \"appearance\"?)"))
    #expect(problems[3].hasSuffix("Write it into \"content\": { \"text\": … }"))
    #expect(problems[4].hasSuffix("The chevron at the end of a row is \"disclosureIndicator\""))
    #expect(problems[5].contains("\"kind\": \"switch\""))
    #expect(problems[7].hasSuffix("Write \"#FFFFFF\""))
    #expect(problems[8].hasSuffix("Write \"accessibilityExtraLarge\""))
  }

  @Test("The JSON reader lists at most twenty mistakes")
  func limit() {
    let rows = Array(repeating: "{ \"nobody\": 1 }", count: 30).joined(separator: ",\n")
    #expect(Self.problems("{ \"sections\": [ { \"rows\": [\n\(rows)] } ] }").count == 20)
    #expect(Self.problems("[" + String(repeating: "nobody,", count: 30) + "]").count == 20)
  }

  @Test("The JSON reader omits mistakes that follow from a listed one")
  func consequences() {
    let row = #"{ "sections": [ { "rows": [ { "accessories": [ { "customView": "a", "edge": 3, "#
    #expect(Self.problems(row + #""size": [1, 1] } ] } ] } ] }"#).count == 1)
    #expect(Self.problems(#"{ "shaper": { "fixedAdvance": -1 } }"#).count == 1)
  }

  @Test("The JSON reader shows the line of a mistake with a mark below it")
  func excerpt() throws {
    func excerpt(_ text: String) throws -> String? {
      let error = #expect(throws: DocumentError.self) {
        try ListDocument(data: Data(text.utf8), name: "list.json")
      }
      return try #require(error).problems.first?.excerpt
    }
    #expect(try excerpt("{\n\t\"widht\": 3 }") == "   \"widht\": 3 }\n   ^~~~~~~")
    let space = String(repeating: " ", count: 200)
    let lines = try #require(try excerpt("{ \"width\":\(space)nobody\(space)}")).split(
      separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 100 })
    let start = lines[1].prefix { $0 == " " }.count
    #expect(lines[0].dropFirst(start).hasPrefix("nobody ") && lines[1].hasSuffix(" ^~~~~~"))
    #expect(lines[0].hasPrefix("  … ") && lines[0].hasSuffix(" …"))
  }

  @Test("The JSON reader accepts UTF-16 and byte order marks, and reports invalid bytes")
  func encodings() throws {
    let text = "{ \"width\": 320 }"
    let utf16 = try #require(text.data(using: .utf16))
    #expect(try ListDocument(data: utf16, name: "list.json").width == 320)
    for (mark, encoding) in [
      ([0xFE, 0xFF] as [UInt8], String.Encoding.utf16BigEndian),
      ([0xFF, 0xFE], .utf16LittleEndian),
    ] {
      let data = try Data(mark) + #require(text.data(using: encoding))
      #expect(try ListDocument(data: data, name: "list.json").width == 320)
    }
    let marked = Data([0xEF, 0xBB, 0xBF] + text.utf8)
    #expect(try ListDocument(data: marked, name: "list.json").width == 320)
    let broken = Data("{ \"é\": \"".utf8) + [0xFF] + Data("\" }".utf8)
    let error = #expect(throws: DocumentError.self) {
      try ListDocument(data: broken, name: "list.json")
    }
    #expect(
      error?.description.hasPrefix("list.json:1:9: (top level): found bytes that are not UTF-8")
        == true)
  }

  /// Where each of the mistakes in a document is, and the beginning of its message.
  private static func places(_ text: String) -> [String] {
    problems(text).map { $0.split(separator: ",")[0].dropFirst("list.json:".count) }.map(
      String.init)
  }

  @Test("A mistake of syntax does not hide a mistake of meaning")
  func syntaxAndMeaning() {
    #expect(
      Self.places("{ /* wide */ \"widht\": 3 }")
        == ["1:3: (top level): found a comment", "1:14: widht: found unknown member \"widht\""])
    #expect(
      Self.places("{ \"width\": 3 \"height\": 4 }")
        == ["1:14: (top level): found \"height\"", "1:14: height: found unknown member \"height\""])
    #expect(
      Self.places("{ \"width\": .5, \"appearance\": 3 }")
        == ["1:12: width: found .5", "1:30: appearance: found 3"])
  }

  @Test("Every object that lacks members is listed once, without the object that contains it")
  func missingMembers() {
    #expect(
      Self.places(
        #"{ "shaper": {}, "sections": [ { "rows": [ { "accessories": [ "#
          + #"{ "customView": "a", "edge": "leading" }, { "customView": "b", "size": [1, 1] } "#
          + #"] } ] } ] }"#) == [
          "1:13: shaper: found an object",
          "1:62: sections[0].rows[0].accessories[0].size: found nothing",
          "1:104: sections[0].rows[0].accessories[1].edge: found nothing",
        ])
    // If two members are missing, the first is listed.
    #expect(
      Self.places(#"{ "traits": { "styleSheet": {} } }"#)
        == ["1:29: traits.styleSheet.basedOn: found nothing"])
    // The color around the one that lacks its color lacks it only because that one is left out.
    #expect(
      Self.places(#"{ "backgroundColor": { "color": { "alpha": 1 }, "alpha": 1 } }"#)
        == ["1:33: backgroundColor.color.color: found nothing"])
  }

  @Test(
    "A comment is one mistake, whatever is in it",
    arguments: [
      "/* wide */", "/**/", "/***/", "/*/ */", "/* * / */", "/* {\"\n */", "// */\n", "#\n",
      "//\n", "# \"\n",
    ])
  func comments(comment: String) {
    for text in [
      "\(comment){ \"width\": 3 }", "{ \(comment)\"width\": 3 }", "{ \"width\"\(comment): 3 }",
      "{ \"width\": \(comment)3 }", "{ \"width\": 3\(comment)}", "{ \"width\": 3 }\(comment)",
    ] {
      let found = Self.read(text).problems.map(\.found)
      #expect(found == ["a comment"], "\(text)")
    }
  }

  @Test("Escapes in the name of a member stand for their characters")
  func escapedNames() throws {
    #expect(
      Self.places(#"{ "\ud83d\ude00": 3 }"#) == ["1:3: 😀: found unknown member \"😀\""])
    #expect(
      Self.places(#"{ "\ud83d\ude00": 3, "😀": 4 }"#)[1]
        == "1:22: 😀: found the member \"😀\" a second time")
    let document = try ListDocument(
      data: Data(#"{ "wi\u0064th": 320 }"#.utf8), name: "list.json")
    #expect(document.width == 320)
    let value = try #require(Self.read(#"{ "\ud834\uDD1Ea\u00e9": 3 }"#).value)
    guard case .object(let members) = value.kind else {
      Issue.record("expected an object")
      return
    }
    #expect(members.map(\.name) == ["𝄞aé"])
  }

  // MARK: Laws

  /// Texts near JSON: documents with some of their pieces replaced, removed and doubled.
  private static func texts(count: Int) -> [String] {
    var random = SplitMix64(seed: 7)
    let pieces = [
      "{", "}", "[", "]", ",", ":", "\"", "'", "\\", "\n", "\t", " ", "0", "-", ".", "e", "1e9",
      "//",
      "/*", "*/", "null", "true", "nan", "\\u00e9", "\\ud83d\\ude00", "\\ud83d", "é", "😀", "\u{0}",
      "\"a\"", "\"a\":",
    ]
    return (0..<count).map { _ in
      let document = DocumentCorpus.documents.randomElement(using: &random)?.text ?? ""
      var scalars = Array(document.unicodeScalars.prefix(400))
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        let place = Int.random(in: 0...scalars.count, using: &random)
        let end = min(scalars.count, place + Int.random(in: 0...2, using: &random))
        let piece = Bool.random(using: &random) ? "" : pieces.randomElement(using: &random) ?? ""
        scalars.replaceSubrange(place..<end, with: piece.unicodeScalars)
      }
      return scalars.reduce(into: "") { $0.unicodeScalars.append($1) }
    } + pieces + pieces.map { "[\($0)]" } + pieces.map { "{\"a\":\($0)}" }
  }

  @Test("The JSON reader accepts exactly the texts that Foundation accepts")
  func agrees() {
    for text in Self.texts(count: 1500) {
      let result = Self.read(text)
      let isDoubled = result.problems.contains { $0.found.contains("a second time") }
      let isRead = (try? JSONDecoder().decode(AnyJSON.self, from: Data(text.utf8))) != nil
      if isRead { #expect(result.problems.isEmpty || isDoubled, "\(text)\n\(result.problems)") }
      if result.problems.isEmpty { #expect(isRead, "\(text)") }
    }
  }

  @Test("The JSON reader returns Foundation's values, with correct positions")
  func values() throws {
    for text in Self.texts(count: 500) {
      let result = Self.read(text)
      guard result.problems.isEmpty, let value = result.value else { continue }
      let written = value.text(without: [])
      #expect(try AnyJSON(text) == AnyJSON(written), "\(text)\n\(written)")
      try Self.check(value, in: Array(text.utf8))
    }
  }

  private static func check(_ value: JSONValue, in bytes: [UInt8]) throws {
    let piece = String(decoding: bytes[value.range], as: UTF8.self)
    #expect(try AnyJSON(piece) == AnyJSON(value.text(without: [])))
    switch value.kind {
    case .array(let elements): for element in elements { try check(element, in: bytes) }
    case .object(let members): for member in members { try check(member.value, in: bytes) }
    default: break
    }
  }

  @Test("The JSON reader ends with valid positions for any text")
  func hostile() {
    for text in Self.texts(count: 1500) {
      let source = SourceText(Array(text.utf8))
      for problem in JSONReader.read(source).problems {
        #expect(0 <= problem.range.lowerBound && problem.range.upperBound <= text.utf8.count)
        #expect(source.position(of: problem.range.lowerBound).line >= 1)
        #expect(source.excerpt(problem.range).split(separator: "\n").count <= 2)
      }
    }
  }
}

/// Any JSON value, as Foundation reads it.
private enum AnyJSON: Decodable, Equatable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([AnyJSON])
  case object([String: AnyJSON])

  init(_ text: String) throws {
    self = try JSONDecoder().decode(AnyJSON.self, from: Data(text.utf8))
  }

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let bool = try? value.decode(Bool.self) {
      self = .bool(bool)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let string = try? value.decode(String.self) {
      self = .string(string)
    } else if let array = try? value.decode([AnyJSON].self) {
      self = .array(array)
    } else {
      self = .object(try value.decode([String: AnyJSON].self))
    }
  }
}
