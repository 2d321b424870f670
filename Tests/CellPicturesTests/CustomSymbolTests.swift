import CellConfiguration
import CellDocuments
import CellPictures
import CellTestSupport
import Foundation
import Testing

@Suite("Documents can have custom drawings for symbols")
struct CustomSymbolTests {
  private static func symbol(
    _ lines: [String] = [], areas: [String] = [], box: CGFloat = 24, facesText: Bool = false
  ) throws -> CustomSymbol {
    CustomSymbol(
      lines: try lines.map { try CellPath(pathData: $0) },
      areas: try areas.map { try CellPath(pathData: $0) }, box: box, facesTextDirection: facesText)
  }

  private static func document(_ symbols: String) -> String {
    #"{"symbols": \#(symbols), "sections": []}"#
  }

  @Test("A picture shows every property of a custom drawing")
  func properties() throws {
    let looks = try [
      Self.symbol(["M4 4h16v9z"]), Self.symbol(["M4 4h16v9z"], box: 48),
      Self.symbol(areas: ["M4 4h16v9z"]), Self.symbol(["M4 4h16v9z"], facesText: true),
      Self.symbol(["M4 4h16v9z", "M4 20h9"]), Self.symbol(["M4 4h16v9z"], areas: ["M4 20h9v1z"]),
    ].map { SymbolFixture("logo", isRightToLeft: true, symbols: ["logo": $0]).drawing }
    #expect(Set(looks).count == looks.count && !looks.contains(""))
    #expect(looks[0].contains("\"M 4 4 L 20 4 L 20 13 Z\""))
    #expect(looks[1].contains("\"M 2 2 L 10 2 L 10 6.5 Z\""))
  }

  @Test("A custom drawing replaces a built-in one, also with modifiers and dots in its name")
  func precedence() throws {
    let own = try Self.symbol(["M4 4h16v9z"])
    let symbols = ["wifi": own, "my.circle": own, "circle": own]
    for name in ["wifi", "bell.badge.wifi", "my.circle", "my.circle.slash.fill", "star.circle"] {
      let drawing = SymbolFixture(name, symbols: symbols).drawing
      #expect(!drawing.isEmpty && drawing != SymbolFixture(name).drawing, "\(name)")
    }
    #expect(SymbolFixture("my.slash", symbols: symbols).drawing.isEmpty)
  }

  @Test("A custom drawing can be filled at any nesting, up to the depth limit of viewers")
  func nesting() throws {
    let rings = (0..<200).map {
      "M0 0m\($0 / 20) \($0 / 20)h\(24 - $0 / 10)v\(24 - $0 / 10)H\($0 / 20)z"
    }
    let specks = (0..<200).map { "M\($0 % 20) \($0 / 20)h.5v.5z" }
    for lines in [rings, specks] {
      let symbol = try Self.symbol([lines.joined()])
      let picture = SymbolFixture("a.circle.fill", symbols: ["a": symbol]).picture
      let depth = picture.split(separator: "\n").map { $0.prefix { $0 == " " }.count / 2 }.max()
      #expect(try #require(depth) < 60)
    }
  }

  @Test(
    "A filled drawing cuts out the shapes inside its outline, and not those beside it",
    arguments: [
      ("M12 12h2v2h-2z", true), ("M1 9h2v3h-2z", false), ("M7 1h3v2h-3z", false),
      ("M21 9h2v3h-2z", false), ("M7 21h3v2h-3z", false),
    ])
  func beside(_ shape: String, _ isInside: Bool) throws {
    let symbols = ["logo": try Self.symbol(["M4 4h16v16h-16z", shape])]
    let drawing = SymbolFixture("logo.fill", symbols: symbols).drawing
    #expect(drawing.contains("<mask") == isInside)
  }

  @Test("A custom drawing survives encoding and decoding")
  func roundTrip() throws {
    var document = ListDocument()
    document.symbols = [
      "a": try Self.symbol(["M4 4h16v9z", "M.1 9a4 4.3 9 0 1 9 .7z"]),
      "b.c": try Self.symbol(areas: ["M0 0Q7 1e-5 12 12z"], box: 12.5, facesText: true),
      "\u{1B}\"<": try Self.symbol(["M3 3h1z"]),
    ]
    let data = try JSONEncoder().encode(document)
    #expect(try ListDocument(data: data, name: "list.json") == document)
    document.symbols = [:]
    let text = String(decoding: try JSONEncoder().encode(document), as: UTF8.self)
    #expect(!text.contains("symbols"))
  }

  @Test(
    "A custom drawing that cannot be drawn is refused with its position",
    arguments: [
      ("[]", "symbols: found an array, expected an object: symbols by their names"),
      (#"{"a": "M0 0h1"}"#, "symbols.a: found \"M0 0h1\", expected an object: a symbol"),
      (#"{"a": {}}"#, "symbols.a: found an object, expected a symbol with \"lines\" or \"areas\""),
      (
        #"{"a": {"lines": [], "areas": ["M0 0h1"]}}"#,
        "symbols.a.lines: found an array, expected an array of path data, at least one"
      ),
      (#"{"a": {"lines": "M0 0h1"}}"#, "symbols.a.lines: found \"M0 0h1\", expected an array of"),
      (#"{"a": {"lines": [3]}}"#, "symbols.a.lines[0]: found 3, expected path data"),
      (
        #"{"a": {"lines": ["M0 0h1", "M0 0h1\"/><script>"]}}"#,
        "symbols.a.lines[1]: found \"\"\" at character 7, expected a command: one of "
      ),
      (#"{"a": {"areas": [""]}}"#, "symbols.a.areas[0]: found the end at character 1, expected a"),
      (
        #"{"a": {"lines": ["M0 0h1", "M0 0h100"]}}"#,
        "symbols.a: found a path from 0, 0 to 100, 0, expected paths inside the box, from 0, 0 to 24"
      ),
      (#"{"a": {"lines": ["M0 0h9m999 0"]}}"#, "symbols.a: found a path from 0, 0 to 1008"),
      (#"{"a": {"lines": ["M0 0h9"], "box": 8}}"#, "symbols.a: found a path from"),
      (#"{"a": {"lines": ["M0 0h9"], "box": 0}}"#, "symbols.a.box: found 0, expected a number"),
      (#"{"a": {"lines": ["M0 0h9"], "box": 1e5}}"#, "symbols.a.box: found 100000, expected a"),
      (#"{"a": {"lines": ["M0 0h9"], "box": "9"}}"#, "symbols.a.box: found \"9\", expected a"),
      (
        #"{"a": {"line": ["M0 0h9"]}}"#,
        "symbols.a.line: found unknown member \"line\", expected a member of a symbol: lines, areas"
      ),
      (
        #"{"": {"lines": ["M0 0h9"]}}"#, "symbols: found the name \"\", expected a name of 1 to 100"
      ),
      (
        #"{"\#(String(repeating: "x", count: 101))": {"lines": ["M0 0h9"]}}"#,
        "symbols: found the name \"xxxxx"
      ),
    ])
  func mistakes(symbols: String, message: String) {
    let error = #expect(throws: DocumentError.self) {
      try ListDocument(data: Data(Self.document(symbols).utf8), name: "list.json")
    }
    #expect(error?.problems.count == 1)
    #expect(
      error?.problems.first?.message.hasPrefix(message) == true, "\(String(describing: error))")
    #expect(error?.problems.first?.position != nil)
  }

  @Test("A custom drawing that could not be decoded cannot be encoded")
  func unwritable() throws {
    let fine = try Self.symbol(["M0 0h9"])
    let odd = [
      CustomSymbol(), try Self.symbol(["M0 0h9"], box: 0), try Self.symbol(["M0 0h9"], box: .nan),
      try Self.symbol(["M0 0h90"]), CustomSymbol(lines: [CellPath([.line(to: .zero)])]),
      CustomSymbol(areas: [CellPath()]),
      CustomSymbol(lines: [
        CellPath([.move(to: .zero), .line(to: CGPoint(x: CGFloat.infinity, y: 0))])
      ]),
      CustomSymbol(lines: Array(repeating: fine.lines[0], count: 501)),
    ]
    for symbol in odd {
      var document = ListDocument()
      document.symbols["a"] = symbol
      #expect(throws: EncodingError.self) { try JSONEncoder().encode(document) }
      // It makes no picture that is none.
      let picture = SymbolFixture("a", symbols: ["a": symbol]).picture
      #expect(!picture.contains(/\b(nan|inf)\b/))
    }
    for names in [["", "a"], (0...500).map { "\($0)" }] {
      var document = ListDocument()
      for name in names { document.symbols[name] = fine }
      #expect(throws: EncodingError.self) { try JSONEncoder().encode(document) }
    }
  }
}
