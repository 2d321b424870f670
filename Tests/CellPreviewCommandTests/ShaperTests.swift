import CellDocuments
import CellPictures
import CellPreviewCommand
import CellTestSupport
import CellText
import Foundation
import Testing

@Suite("Documents choose their shaper")
struct ShaperTests {
  private static let list = """
    { "shaper": "pango",
      "sections": [ { "rows": [ { "content": { "text": "abc", "textProperties": {
        "font": { "size": 10 } } } } ] } ] }
    """

  @Test("A fixed advance may be wider than the font is high")
  func wideAdvance() throws {
    let list = #"{ "shaper": { "fixedAdvance": 1.5 }, "sections": [] }"#
    let document = try ListDocument(data: Data(list.utf8), name: "list.json")
    #expect(document.shaper == .fixedAdvance(1.5))
  }

  @Test("A document that requests Pango uses it if the command has it")
  func pango() throws {
    var gallery = Gallery(pango: FixedAdvanceShaper(advance: 0.5))
    gallery.chapters = gallery.chapters.suffix(1)
    let cards = gallery.files()[0].text.components(separatedBy: "<article").dropFirst()
    #expect(cards.count == 2)
    let pictures = cards.map { PictureFixture($0) }
    #expect(pictures[0].texts == pictures[1].texts)
    #expect(pictures[0].elements != pictures[1].elements)
  }
}
