import CellConfiguration
import CellPreview
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
      let picture = layout.picture(inspecting: false)
      let description = layout.descriptionText()
      #expect(picture.contains("=\"\(expected)\""), "\(picture)")
      #expect(description.contains(" \(expected)FF"), "\(description)")
    }
  }

  @Test("A picture has the labels of cells and images as titles")
  func titles() throws {
    let layout = try PictureFixture.layout(
      #"""
      { "sections": [ { "rows": [ { "accessibility": { "label": "A & B" }, "content": {
        "image": { "symbol": "star", "accessibilityLabel": "Favorite" } } } ] } ] }
      """#)
    let picture = layout.picture(inspecting: false)
    #expect(picture.contains("<title>A &amp; B</title>"))
    #expect(picture.contains("<title>Favorite</title>"))
    let description = layout.descriptionText()
    #expect(description.contains(#"accessibility label "A & B""#), "\(description)")
    #expect(description.contains(#"saying "Favorite""#), "\(description)")
  }
}
