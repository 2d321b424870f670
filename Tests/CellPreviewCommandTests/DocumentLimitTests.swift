import CellConfiguration
import CellDocuments
import CellLayout
import CellTestSupport
import Foundation
import Testing

@Suite("Documents have limits on their size")
struct DocumentLimitTests {
  private static func repeated(_ element: String, _ count: Int) -> String {
    Array(repeating: element, count: count).joined(separator: ",")
  }

  private static func nested(_ opening: String, _ closing: String, depth: Int) -> String {
    String(repeating: opening, count: depth) + closing + String(repeating: "}", count: depth)
  }

  private static func row(sheet: Int, changes: Int = 1) -> String {
    let changes = Self.repeated(#"{"style": "cell", "alpha": 0.5}"#, changes)
    return """
      {"state": {"traitCollection": {"styleSheet": {"name": "\(sheet)", "basedOn": "iOS26",
      "content": [\(changes)]}}}}
      """
  }

  /// Drawings in two lines.
  private static func symbols(_ count: Int, steps: Int = 4) -> String {
    let line = "M0 0" + String(repeating: "L1 1", count: steps - 3)
    let symbols = (0..<count).map { #""s\#($0)": {"lines": ["M0 0h1", "\#(line)"]}"# }
    return #"{"symbols": {\#(symbols.joined(separator: ","))}}"#
  }

  private static func sections(_ rows: some Sequence<String>) -> String {
    #"{"sections": [{"rows": [\#(rows.joined(separator: ","))]}]}"#
  }

  /// Documents that are just too much, with the beginning of the message, and as much as there may
  /// be.
  static let cases: [(text: String, message: String, largest: String)] = [
    (
      #"{"sections": [\#(repeated("{}", 20_001))]}"#,
      "sections[20000]: found 20001 up to here, expected at most 20000 sections and rows in a",
      #"{"sections": [\#(repeated("{}", 20_000))]}"#
    ),
    (
      sections(repeatElement("{}", count: 20_001)),
      "sections[0].rows: found an array of 20001, expected at most 20000 sections and rows in a",
      sections(repeatElement("{}", count: 19_999))
    ),
    (
      #"{"sections": [\#(repeated(#"{"rows": [{}, {}, {}]}"#, 5_001))]}"#,
      "sections[5000]: found 20004 up to here, expected at most 20000 sections and rows in a",
      #"{"sections": [\#(repeated(#"{"rows": [{}, {}, {}]}"#, 5_000))]}"#
    ),
    (
      sections([#"{"accessories": [\#(repeated(#"{"label": "1"}"#, 101))]}"#]),
      "sections[0].rows[0].accessories: found an array of 101, expected at most 100 accessories",
      sections([
        #"{"accessories": [\#(repeated(#"{"customView": "a", "size": [1, 1], "edge": "leading"}"#, 100))]}"#
      ])
    ),
    (
      #"{"backgroundColor": \#(nested(#"{"alpha": 1, "color": "#, #""red""#, depth: 32))}"#,
      "backgroundColor.color.color.color",
      #"{"backgroundColor": \#(nested(#"{"alpha": 1, "color": "#, #""red""#, depth: 31))}"#
    ),
    (
      #"{"backgroundColor": \#(nested(#"{"dark": "red", "light": "#, #""red""#, depth: 32))}"#,
      "backgroundColor.light.light.light",
      #"{"backgroundColor": \#(nested(#"{"dark": "red", "light": "#, #""red""#, depth: 31))}"#
    ),
    (
      sections((0..<17).map { row(sheet: $0) }),
      "sections[0].rows[16].state.traitCollection.styleSheet: found an object, expected one of "
        + "the 16 different style sheets that a document has at most",
      sections((0..<16).map { row(sheet: $0) } + (0..<16).map { row(sheet: $0) })
    ),
    (
      symbols(501), "symbols: found an object of 501, expected at most 500 symbols", symbols(500)
    ),
    (
      symbols(1, steps: 1_001),
      "symbols.s0: found paths of 1001 steps, expected at most 1000 steps in a symbol",
      symbols(1, steps: 1_000)
    ),
    (
      sections([row(sheet: 1, changes: 1001)]),
      "sections[0].rows[0].state.traitCollection.styleSheet: found an object, expected a style "
        + "sheet with fewer conditions; there is space for 1000 alternatives",
      sections([row(sheet: 1, changes: 1000)])
    ),
    (
      sections([
        #"{"content": {"when": [{"state": "\#(Array(repeating: "selected", count: 1001).joined(separator: "||"))"}]}}"#
      ]),
      "sections[0].rows[0].content.when[0].state: found \"selected||selected",
      sections([
        #"{"content": {"when": [{"state": "\#(Array(repeating: "selected", count: 1000).joined(separator: "||"))"}]}}"#
      ])
    ),
  ]

  @Test("A section alone has as many rows as a document has sections and rows")
  func rowsOfSection() {
    func message(_ count: Int) -> String {
      let rows = Array(repeating: "3", count: count).joined(separator: ",")
      do {
        _ = try JSONDecoder().decode(
          ListDocument.Section.self, from: Data("{\"rows\": [\(rows)]}".utf8))
        return ""
      } catch {
        return "\(error)"
      }
    }
    #expect(message(20_000).contains("rows[0]"))
    #expect(message(20_001).contains("found an array of 20001, expected at most 20000 sections"))
  }

  @Test(
    "A document at a limit is read, and one beyond it is refused with the position",
    arguments: someCases(cases))
  func limit(text: String, message: String, largest: String) throws {
    #expect {
      try ListDocument(data: Data(text.utf8), name: "list.json")
    } throws: { error in
      let problem = (error as? DocumentError)?.problems.first?.message ?? ""
      #expect(problem.hasPrefix(message))
      #expect(problem.contains(/: found .+, expected .+/))
      return true
    }
    let document = try ListDocument(data: Data(largest.utf8), name: "list.json")
    // A document that can be read can be written, too.
    let written = try JSONEncoder().encode(document)
    #expect(try ListDocument(data: written, name: "list.json") == document)
  }

  @Test("Refusing a document far beyond a limit takes no longer than reading an allowed one")
  func atOnce() throws {
    for text in someCases([
      #"{"sections": [\#(Self.repeated("{}", 1_000_000))]}"#,
      Self.sections(repeatElement("{}", count: 1_000_000)),
      // Nothing that is too deep is looked at.
      #"{"backgroundColor": \#(Self.nested(#"{"color": "red", "light": "#, "1", depth: 480))}"#,
    ]) {
      #expect(throws: DocumentError.self) {
        try ListDocument(data: Data(text.utf8), name: "list.json")
      }
    }
  }

  @Test("A style sheet that is repeated in every row is created only once")
  func equalSheets() throws {
    let pool = StyleSheetPool()
    let decoder = JSONDecoder()
    decoder.userInfo[try #require(StyleSheetPool.key)] = pool
    let rows = (0..<2000).map { Self.row(sheet: $0 % 3) }
    let document = try decoder.decode(
      ListDocument.self, from: Data(Self.sections(rows).utf8))
    #expect(pool.count == 3)
    let sheets = document.sections[0].rows.map(\.state.traitCollection.styleSheet)
    #expect(Set(sheets).count == 3)
    #expect(sheets.map(\.name) == (0..<2000).map { "\($0 % 3)" })
  }

  @Test("Files above the maximum size of a document are refused")
  func size() throws {
    let text = "{}" + String(repeating: " ", count: 1 << 24)
    #expect {
      try ListDocument(data: Data(text.utf8), name: "list.json")
    } throws: { error in
      "\(error)".hasPrefix("list.json: (top level): found more than 16777216 bytes, expected ")
    }
    _ = try ListDocument(data: Data(text.utf8.dropLast(2)), name: "list.json")
  }

  @Test("Documents beyond a limit cannot be encoded")
  func writing() throws {
    var rows = ListDocument()
    rows.sections = [.init(rows: Array(repeating: .init(content: .cell()), count: 20_000))]
    var accessories = ListDocument()
    let view = CellAccessory.customView(
      CellAccessory.CustomView("1", size: .zero), placement: .trailing())
    accessories.sections = [
      .init(rows: [.init(content: .cell(), accessories: Array(repeating: view, count: 101))])
    ]
    var color = ListDocument()
    color.list?.backgroundColor = (0..<32).reduce(CellColor.red) { color, _ in
      ConfigurationColorTransformer.grayscale(color)
    }
    var transformer = ListDocument()
    var content = ListContentConfiguration.cell()
    content.textProperties.colorTransformer = (0..<32).reduce(.grayscale) { transformer, _ in
      transformer.followed(by: .grayscale)
    }
    transformer.sections = [.init(rows: [.init(content: content)])]
    var sheet = ListDocument()
    sheet.traits.styleSheet = try Self.sheet(alternatives: 1001)
    for document in [rows, accessories, color, transformer, sheet] {
      #expect(throws: EncodingError.self) { try JSONEncoder().encode(document) }
    }
  }

  /// A sheet whose conditions have so many alternatives together.
  private static func sheet(alternatives: Int) throws -> StyleSheet {
    let half = try JSONDecoder().decode(
      StyleSheet.self,
      from: Data(
        #"{"name": "A", "basedOn": "iOS26", "content": [\#(repeated(#"{"style": "cell", "alpha": 0.5}"#, alternatives - 1))]}"#
          .utf8))
    return half.changing {
      $0.changeContent(of: [ListContentConfiguration.Style.cell]) { $0.alpha = 0.25 }
    }
  }
}
