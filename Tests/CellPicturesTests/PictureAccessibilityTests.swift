import CellConfiguration
import CellPictures
import CellTestSupport
import Foundation
import Testing

struct PictureAccessibilityTests {
  @Test(
    "A picture draws a symbol in its own color, and without one in the tint",
    arguments: [
      (##"{ "hierarchical": "#123456" }"##, "#123456"),
      (##"{ "palette": ["#654321", "#123456"] }"##, "#654321"), (#""multicolor""#, "#007AFF"),
    ])
  func symbolColors(_ colors: String, _ expected: String) throws {
    for (own, preferred) in [(colors, #""monochrome""#), (nil, colors)] {
      let configuration = own.map { #", "symbolConfiguration": { "colors": \#($0) }"# } ?? ""
      let layout = try PictureFixture.layout(
        """
        { "traits": { "styleSheet": "iOS18" }, "sections": [ { "rows": [ { "content": {
          "imageProperties": { "preferredSymbolConfiguration": { "colors": \(preferred) } },
          "image": { "symbol": "star"\(configuration) } } } ] } ] }
        """)
      let picture = layout.picture(showsLayoutGuides: false)
      let description = layout.describe()
      #expect(picture.contains("=\"\(expected)\""), "\(picture)")
      #expect(description.contains(" \(expected)FF"), "\(description)")
    }
  }

  @Test("A link is an element of a picture and of its description")
  func links() throws {
    let layout = try PictureFixture.layout(
      #"""
      { "shaper": { "fixedAdvance": 0.5 }, "traits": { "displayScale": 2 }, "sections": [ { "rows": [
        { "content": { "attributedText": [ { "text": "The " },
          { "text": "terms", "link": "https://example.com" } ] } } ] } ] }
      """#)
    let picture = layout.picture(showsLayoutGuides: false)
    let roles = PictureFixture(picture).elements.compactMap { $0.attributes["role"] }
    #expect(roles.suffix(2) == ["group", "link"])
    #expect(picture.contains("<title>terms</title>"))
    let description = layout.describe()
    #expect(
      description.contains(
        #"accessibility[1]: label "terms"; frame 50, 16, 42.5, 20.287; traits link; target link 0"#),
      "\(description)")
  }

  @Test("A picture has an invisible rectangle for each element, with role, title and description")
  func roles() throws {
    let layout = try PictureFixture.layout(
      #"""
      { "sections": [ { "header": "Network", "rows": [
        { "content": { "text": "Wi-Fi" }, "state": { "isDisabled": true, "isSelected": true },
          "accessories": ["detail", { "label": "3" }] },
        { "content": { "text": "More" }, "accessibility": { "traits": ["button"] } }, {} ] } ] }
      """#)
    let picture = layout.picture(showsLayoutGuides: false)
    let elements = PictureFixture(picture).elements
    let roles = elements.dropFirst().compactMap { $0.attributes["role"] }
    #expect(roles == ["heading", "group", "button"])
    #expect(picture.contains("<title>Wi-Fi, 3</title>"))
    #expect(picture.contains("<desc>Selected. Dimmed. Actions: More Info</desc>"))
    let touched = elements.filter { $0.attributes["pointer-events"] == "all" }
    let rows = layout.cells.dropLast().map(\.frame)
    #expect(
      touched.map(\.frame)
        == rows.map { [$0.minX, $0.minY, $0.width, $0.height].map { hundredths($0) } })
    #expect(elements.filter { $0.attributes["aria-hidden"] == "true" }.count == 1)
    // Nothing to say, nothing to present.
    let silent = try PictureFixture.layout(#"{ "sections": [ { "rows": [ {} ] } ] }"#)
    #expect(silent.picture(showsLayoutGuides: false).contains("role=\"img\""))
  }

  @Test("A picture has the labels of cells and images as titles")
  func titles() throws {
    let layout = try PictureFixture.layout(
      #"""
      { "sections": [ { "rows": [ { "accessibility": { "label": "A & B" } },
        { "content": { "image": { "symbol": "star", "accessibilityLabel": "Favorite" } } } ] } ] }
      """#)
    let picture = layout.picture(showsLayoutGuides: false)
    #expect(picture.contains("<title>A &amp; B</title>"))
    #expect(picture.contains("<title>Favorite</title>"))
    let description = layout.describe()
    #expect(description.contains(#"label "A & B""#), "\(description)")
    #expect(description.contains(#"saying "Favorite""#), "\(description)")
  }
}
