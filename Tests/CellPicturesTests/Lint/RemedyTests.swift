import CellConfiguration
import CellDocuments
import CellPictures
import Foundation
import Testing

@Suite("The remedies of findings can be written into documents")
struct RemedyTests {
  /// A row with a finding, the remedy, and the row with the remedy applied.
  struct Example: CustomTestStringConvertible {
    let identifier: ConfigurationLint.Identifier
    let row: String
    let remedy: String
    let remedied: String

    init(
      _ identifier: ConfigurationLint.Identifier, _ row: String, _ remedy: String,
      _ remedied: String
    ) {
      (self.identifier, self.row, self.remedy, self.remedied) = (identifier, row, remedy, remedied)
    }

    var testDescription: String { "\(identifier): \(row)" }
  }

  private static let low = #""directionalLayoutMargins": [0, 16, 0, 16]"#
  private static let high = #""directionalLayoutMargins": [16, 16, 16, 16]"#
  private static let clear = #""imageProperties": { "tintColor": "clear" }"#
  private static let view = #""customView": "switch", "size": [51, 31], "edge": "trailing""#
  private static let long = #""text": "A network with a long name""#

  static let examples = [
    Example(
      .headerStyledAsCell, #""content": { "style": "cell", "text": "A" }"#,
      "Use the style header, which follows the list.",
      #""content": { "style": "header", "text": "A" }"#),
    Example(
      .styleOfOtherList, #""content": { "style": "sidebarCell", "text": "A" }"#,
      "Use the style cell, which follows the list.",
      #""content": { "style": "cell", "text": "A" }"#),
    Example(
      .symbolWithoutDrawing, #""content": { "text": "A", "image": "flder" }"#,
      "Use a name with a drawing, such as \"folder\", or give the document a drawing for it.",
      #""content": { "text": "A", "image": "folder" }"#),
    Example(
      .unreservedImage, #""content": { "text": "A", "image": { "url": "a.png" } }"#,
      "Give the image the size at which it is shown, such as [40, 40].",
      #""content": { "text": "A", "image": { "url": "a.png", "size": [40, 40] } }"#),
    Example(
      .unusedTint,
      #""content": { "text": "A", "image": { "symbol": "circle", "tintColor": "clear" } }"#,
      "Assign alwaysOriginal to renderingMode, so that the image's own tint counts.",
      #""content": { "text": "A", "image": { "symbol": "circle", "tintColor": "clear", "#
        + #""renderingMode": "alwaysOriginal" } }"#),
    Example(
      .unusedTint,
      #""content": { "text": "A", "image": { "symbol": "circle", "tintColor": "systemRed", "#
        + #""symbolConfiguration": { "colors": { "hierarchical": "systemBlue" } } } }"#,
      "Leave out the tint, or the colors of the symbol configuration.",
      #""content": { "text": "A", "image": { "symbol": "circle", "#
        + #""symbolConfiguration": { "colors": { "hierarchical": "systemBlue" } } } }"#),
    Example(
      .unusedTint,
      #""content": { "text": "A", "image": { "size": [20, 20] }, \#(clear) }"#,
      "Assign alwaysTemplate to renderingMode, or leave out the tint.",
      #""content": { "text": "A", "image": { "size": [20, 20], "#
        + #""renderingMode": "alwaysTemplate" }, \#(clear) }"#),
    Example(
      .overflowingAccessory,
      #""accessories": [{ \#(view), "reservedLayoutWidth": "standard" }]"#,
      "Assign actual to reservedLayoutWidth, so that the row reserves the width of the view.",
      #""accessories": [{ \#(view), "reservedLayoutWidth": "actual" }]"#),
    Example(
      .unalignedTexts, #""content": { "text": "A", "image": { "size": [90, 20] } }"#,
      "Give all of them the same reservedLayoutSize, such as a width of 90, and a maximumSize that "
        + "is not wider.",
      #""content": { "text": "A", "image": { "size": [90, 20] }, "imageProperties": "#
        + #"{ "reservedLayoutSize": [60, 0], "maximumSize": [60, 0] } }"#),
    Example(
      .smallTapTarget, #""content": { "text": "A" }, "height": 43"#,
      "Leave out the height, so that the row fits its content.", #""content": { "text": "A" }"#),
    Example(
      .smallTapTarget, #""content": { "style": "footer", "text": "A", \#(low) }"#,
      "Assign larger margins or leave them to the style.",
      #""content": { "style": "footer", "text": "A", \#(high) }"#),
    Example(
      .lowContrast,
      ##""content": { "text": "A", "textProperties": { "color": "#FFFF00" } }"##,
      "Choose colors with a contrast of 4.5 to 1 in light and dark style, normal and selected.",
      #""content": { "text": "A", "textProperties": { "color": "label" } }"#),
    Example(
      .fixedColorOnSelection, #""content": { "text": "A", \#(grays) }"#,
      "Assign another color of the text or of the background for the state selected.",
      #""content": { "text": "A", \#(grays), "when": "#
        + #"[{ "state": "selected", "textProperties": { "color": "label" } }] }"#),
    Example(
      .truncatedText, #""content": { \#(long), "textProperties": { "numberOfLines": 1 } }"#,
      "Assign 0 to numberOfLines, so that the text wraps.",
      #""content": { \#(long), "textProperties": { "numberOfLines": 0 } }"#),
    Example(
      .truncatedText, #""content": { \#(long) }, "height": 60"#,
      "Leave out the height of the row, so that it fits its content.", #""content": { \#(long) }"#),
    Example(
      .truncatedText,
      #""content": { \#(long), "textProperties": { "lineBreakMode": "byClipping" } }"#,
      "Assign byWordWrapping to lineBreakMode, so that the text wraps.",
      #""content": { \#(long), "textProperties": { "lineBreakMode": "byWordWrapping" } }"#),
    Example(
      .shrunkText,
      #""content": { \#(long), "textProperties": { "numberOfLines": 1, "#
        + #""adjustsFontSizeToFitWidth": true, "minimumScaleFactor": 0.1 } }"#,
      "Assign 0 to numberOfLines, so that the text wraps.",
      #""content": { \#(long), "textProperties": { "numberOfLines": 0, "#
        + #""adjustsFontSizeToFitWidth": true, "minimumScaleFactor": 0.1 } }"#),
  ]

  /// Grays that are readable on a white and on a nearly black row, but not on a selected one.
  private static let grays =
    ##""textProperties": { "color": { "light": "#6E6E6E", "dark": "#8A8A8A" } }"##

  private static func findings(
    _ row: String, of identifier: ConfigurationLint.Identifier
  ) throws -> [ConfigurationLint.Finding] {
    let text =
      switch identifier {
      case .headerStyledAsCell:
        #"{ "headerMode": "firstItemInSection", "sections": [{ "rows": [{ \#(row) }] }] }"#
      case .unalignedTexts:
        #"{ "sections": [{ "rows": [{ "content": { "text": "B", "image": { "size": [30, 20] }, "#
          + #""imageProperties": { "reservedLayoutSize": [60, 0], "maximumSize": [60, 0] } } }, "#
          + #"{ "content": { "text": "C", "image": { "size": [30, 20] }, "#
          + #""imageProperties": { "reservedLayoutSize": [60, 0], "maximumSize": [60, 0] } } }, "#
          + #"{ \#(row) }] }] }"#
      default: #"{ "sections": [{ "rows": [{ \#(row) }] }] }"#
      }
    let document = try ListDocument(data: Data(text.utf8), name: "list.json")
    return try ConfigurationLint(document).findings.filter { $0.identifier == identifier }
  }

  @Test("A remedy that is written into the document removes the finding", arguments: examples)
  func removes(example: Example) throws {
    let findings = try Self.findings(example.row, of: example.identifier)
    #expect(findings.map(\.remedy) == [example.remedy])
    #expect(try Self.findings(example.remedied, of: example.identifier).isEmpty)
  }

  @Test("Every kind of finding has a remedy that is tried")
  func complete() {
    #expect(Set(Self.examples.map(\.identifier)) == Set(ConfigurationLint.Identifier.allCases))
  }
}
