import CellConfiguration
import CellDocuments
import CellPictures
import CellTestSupport
import Foundation
import Testing

@Suite("The description of a list contains all its parts")
struct DescriptionTests {
  private static func layout(_ text: String) throws -> DocumentLayout {
    try DocumentLayout(ListDocument(data: Data(text.utf8), name: "list.json"))
  }

  @Test("A header prints its content, its background and its state")
  func header() {
    let header = ListDocument.HeaderFooter(
      content: ListContentConfiguration(style: .header, text: "Networks"), background: .clear())
    let text = "\(header)"
    #expect(text.hasPrefix("<HeaderFooter: content = <ListContentConfiguration"))
    for part in ["Networks", "background = <BackgroundConfiguration", "state = <"] {
      #expect(text.contains(part), "\(text)")
    }
  }

  @Test("The description of a list names every part in its own place")
  func reads() throws {
    let text = try Self.layout(
      """
      { "shaper": { "fixedAdvance": 0.5 }, "traits": { "displayScale": 2 }, "appearance": "plain",
        "sections": [ { "rows": [ { "content": { "text": "Wi-Fi", "image": { "size": [20, 20] } },
          "accessories": ["detail", { "kind": "checkmark", "isHidden": true }] } ] } ] }
      """
    ).describe()
    #expect(
      text == """
        list 390 x 52 #FFFFFFFF
        sections[0].rows[0] row 0, 0, 390, 52
          layout: margins {15, 20, 15, 20}; contentFrame 0, 0, 314, 52; arrangement stacked; \
        imageSlot 20, 16, 20, 20; separatorGuide 56, 51, 314, 1
          background: frame 0, 0, 390, 52; color #FFFFFFFF
          image: image 20 x 20; frame 20, 16, 20, 20; tintColor #0088FFFF; \
        symbolWeight regular
          text: frame 56, 16, 42.5, 20.5; color #000000FF
            pieces[0]: string "Wi-Fi"; position 56, 32; width 42.5; pointSize 17; weight regular
          accessories[0]: frame 315, 15, 22, 22; color #0088FFFF
            accessory: kind detail
          bottomSeparator: frame 56, 51, 314, 1; color #3C3C431F
          accessibility[0]: label "Wi-Fi"; frame 0, 0, 390, 52; customActions "More Info" of \
        accessory 0
          content.image = image 20 x 20
          content.text = "Wi-Fi"
          content.style = cell
          background.style = listCell
          accessories[0].kind = detail
          accessories[1].kind = checkmark
          accessories[1].isHidden = true

        """)
  }
}
