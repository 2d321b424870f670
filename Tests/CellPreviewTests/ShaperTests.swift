import CellPreview
import CellText
import Foundation
import Testing

@Suite("The shaper of a document")
struct ShaperTests {
  private static let list = """
    { "shaper": "pango",
      "sections": [ { "rows": [ { "content": { "text": "abc", "textProperties": {
        "font": { "size": 10 } } } } ] } ] }
    """

  @Test("is Pango's where the command has it")
  func pango() throws {
    let fixture = try CommandFixture()
    fixture.pango = FixedAdvanceShaper(advance: 2)
    try fixture.write(Self.list)
    #expect(fixture.run("render", "list.json") == .success)
    // Two ems, of 10 points each, from letter to letter.
    let places = fixture.output.matches(of: /<tspan x="([0-9.]+)">/).compactMap { Double($0.1) }
    #expect(zip(places, places.dropFirst()).map { $1 - $0 } == [20, 20])
  }

  @Test(
    "is said to be missing where it is, and how to get it",
    arguments: ["render", "layout", "describe"])
  func missing(_ command: String) throws {
    let fixture = try CommandFixture()
    try fixture.write(Self.list)
    #expect(fixture.run(command, "list.json") == .failure)
    #expect(fixture.output.isEmpty)
    #expect(
      fixture.errors == """
        cellpreview: list.json: shaper: found "pango", expected a shaper that this build has: \
        "embedded" or {"fixedAdvance": ems}; with Debian's libpango1.0-dev installed, \
        `swift run --traits Pango cellpreview` has Pango as well

        """)
  }

  @Test(
    "survives being written and read",
    arguments: [
      PreviewDocument.Shaper.embedded, .pango, .fixedAdvance(0.5),
    ])
  func coding(_ shaper: PreviewDocument.Shaper) throws {
    var document = PreviewDocument()
    document.shaper = shaper
    let data = try JSONEncoder().encode(document)
    #expect(try PreviewDocument(data: data, name: "list.json") == document)
  }

  @Test("draws the languages a second time, beside the first, if it is Pango's")
  func gallery() throws {
    let fixture = try CommandFixture()
    fixture.pango = FixedAdvanceShaper(advance: 0.5)
    #expect(fixture.run() == .success)
    let page = try fixture.read("preview/index.html")
    let first = try #require(page.range(of: "src=\"languages.svg\""))
    let second = try #require(page.range(of: "src=\"languages-pango.svg\""))
    #expect(first.upperBound < second.lowerBound)
    #expect(!page[first.upperBound..<second.lowerBound].contains("src="))
    #expect(
      try fixture.read("preview/languages-pango.svg") != fixture.read("preview/languages.svg"))
  }
}
