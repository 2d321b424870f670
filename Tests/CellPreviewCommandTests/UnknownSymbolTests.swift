import CellConfiguration
import CellDocuments
import CellPictures
import CellPreviewCommand
import CellTestSupport
import CellText
import Foundation
import Testing

@Suite("Symbols without a drawing are shown by name")
struct UnknownSymbolTests {
  private static func list(_ names: [String]) throws -> String {
    let rows = try names.map { name in
      let written = String(decoding: try JSONEncoder().encode(name), as: UTF8.self)
      return #"{ "content": { "text": "A", "image": \#(written) } }"#
    }
    return #"{ "sections": [ { "rows": [ \#(rows.joined(separator: ", ")) ] } ] }"#
  }

  @Test("A symbol without a drawing is a box with its name, and the full name as title")
  func placeholder() {
    let picture = PictureFixture(SymbolFixture("figure.dance").picture)
    #expect(picture.texts == ["figure", "dance"])
    #expect(picture.elements.contains { $0.name == "title" && $0.text == "figure.dance" })
    let box = picture.elements.first { $0.frame == [1.5, 1.5, 21, 21] }
    #expect(box?.attributes["stroke"] != nil)
  }

  @Test("The name of a symbol without a drawing is shortened to fit its box")
  func shortening() throws {
    let long = PictureFixture(SymbolFixture("extraordinarily.long.names.of.symbols").picture)
    #expect(long.texts.count == 3)
    #expect(long.texts[0].hasPrefix("extra") && long.texts[0].hasSuffix("…"))
    #expect(long.texts[2] == "…")
    for name in ["rect", "figures", "WWWWWWWWWW", "a.b.c", "...", "漢字漢字漢字漢字", "🏳️‍🌈🏳️‍🌈🏳️‍🌈🏳️‍🌈🏳️‍🌈"] {
      let texts = PictureFixture(SymbolFixture(name).picture).elements.filter { $0.name == "text" }
      for text in texts {
        let y = try #require(text.number("y"))
        let size = try #require(text.number("font-size"))
        #expect((4.1...5.5).contains(size) && (3...21).contains(y) && text.number("x") == 12)
      }
      #expect(texts.count == name.split(separator: ".").count)
    }
  }

  @Test("The name of a symbol without a drawing adds no markup to the picture")
  func markup() {
    let picture = SymbolFixture("</title><script>\"'&\u{1B}[1m\u{202E}").picture
    #expect(!picture.contains("<script") && !picture.contains("\u{1B}"))
    #expect(!picture.contains("\u{202E}"))
  }

  @Test("Symbols without a drawing are listed once, in the order of rows and backgrounds")
  func list() {
    var background = BackgroundConfiguration.listCell()
    background.image = CellImage(systemName: "behind")
    let document = SymbolFixture("zebra") {
      let row = $0.sections[0].rows[0]
      $0.sections[0].rows += [row, row]
      $0.sections[0].rows[1].background = background
      $0.sections[0].rows[2].content.image = CellImage(systemName: "wifi.slash")
    }.document
    #expect(DocumentLayout(document, shaper: .embedded).unknownSymbols == ["zebra", "behind"])
  }

  @Test("The command succeeds and suggests a known name for a symbol without a drawing")
  func notices() throws {
    for verb in ["render", "layout", "describe"] {
      let fixture = try CommandFixture()
      try fixture.write(
        Self.list([
          "wfi", "wifi", "fodler.badge.plus", "wfi", "bell.fil", "bell.badge.pluss", "figure.dance",
          "qqqqq",
        ]))
      #expect(fixture.run(verb, "list.json") == .success)
      #expect(!fixture.output.isEmpty && !fixture.output.contains("did you mean"))
      #expect(
        fixture.errors == """
          cellpreview: list.json: found no drawing for the symbol "wfi" (did you mean "wifi"?)
          cellpreview: list.json: found no drawing for the symbol "fodler.badge.plus" \
          (did you mean "folder.badge.plus"?)
          cellpreview: list.json: found no drawing for the symbol "bell.fil" \
          (did you mean "bell.fill"?)
          cellpreview: list.json: found no drawing for the symbol "bell.badge.pluss" \
          (did you mean "bell.badge.plus"?)
          cellpreview: list.json: found no drawing for the symbol "figure.dance" \
          (did you mean "figure.run"?)
          cellpreview: list.json: found no drawing for the symbol "qqqqq"

          """)
    }
  }

  @Test("A symbol without a drawing is reported once for a page, in any looks and when watching")
  func pages() throws {
    let arguments = [
      ["render", "list.json", "--looks", "light,dark", "-o", "page.html"],
      ["watch", "list.json", "--looks", "light,dark"],
    ]
    for arguments in arguments {
      let fixture = try CommandFixture()
      try fixture.write(Self.list(["wfi", "wifi"]))
      #expect(fixture.run(arguments) == .success)
      #expect(
        fixture.errors
          == "cellpreview: list.json: found no drawing for the symbol \"wfi\" (did you mean \"wifi\"?)\n"
      )
    }
  }

  @Test("Very many symbols without a drawing are counted, with control characters escaped")
  func manyNotices() throws {
    let fixture = try CommandFixture()
    try fixture.write(
      Self.list(["\u{1B}[1m" + String(repeating: "x", count: 5_000)] + (0..<499).map { "q\($0)" }))
    #expect(fixture.run("render", "list.json") == .success)
    let lines = fixture.errors.split(separator: "\n")
    #expect(lines.count == 21)
    #expect(lines[0].hasPrefix("cellpreview: list.json: found no drawing for the symbol \"\\u{1B}"))
    #expect(lines.allSatisfy { $0.count < 200 })
    #expect(lines.last == "cellpreview: list.json: found no drawing for 480 more symbols")
  }

  @Test("A document's drawing replaces the box of an unknown symbol")
  func ownDrawing() throws {
    let fixture = try CommandFixture()
    try fixture.write(
      #"{ "symbols": { "wfi": { "lines": ["M4 4h9"] } }, "#
        + (try Self.list(["wfi", "wfi.circle.fill", "wfy"])).dropFirst())
    #expect(fixture.run("render", "list.json") == .success)
    #expect(
      fixture.errors == "cellpreview: list.json: found no drawing for the symbol \"wfy\" "
        + "(did you mean \"wfi\"?)\n")
  }
}
