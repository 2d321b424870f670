import CellConfiguration
import CellDocuments
import CellPictures
import Foundation
import Testing

@Suite("Bad designs are found, and the remedies can be written into documents")
struct RemedyTests {
  /// A bad design of a row, the remedy, and the row with the remedy applied.
  struct Example: CustomTestStringConvertible {
    let identifier: LintRule
    let row: String
    let remedy: String
    let remedied: String

    init(
      _ identifier: LintRule, _ row: String, _ remedy: String,
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

  private static let words =
    #""text": "A text that is long enough for more than one line of a row""#
  private static let card = #""background": { "backgroundInsets": [0, 20, 0, 20] }"#
  private static let free = #""axesPreservingSuperviewLayoutMargins": []"#

  static let examples = [
    Example(
      .emptySection, #""rows": []"#, "Give the section a row, or leave it out.",
      #""rows": [{ "content": { "text": "A" } }]"#),
    Example(
      .emptyRow, #""content": {}"#, "Give the content a text, or leave out the row.",
      #""content": { "text": "A" }"#),
    Example(
      .unlabeledImage, #""content": { "image": "plus" }"#,
      "Assign an accessibilityLabel to the image.",
      #""content": { "image": { "symbol": "plus", "accessibilityLabel": "Add" } }"#),
    Example(
      .conflictingAccessories,
      #""content": { "text": "A" }, "accessories": ["checkmark", "disclosureIndicator"]"#,
      "Leave out one of the two accessories.",
      #""content": { "text": "A" }, "accessories": ["disclosureIndicator"]"#),
    Example(
      .contradictoryState,
      #""content": { "text": "A" }, "state": { "isSelected": true, "isDisabled": true }"#,
      "Leave out one of the two states.",
      #""content": { "text": "A" }, "state": { "isDisabled": true }"#),
    Example(
      .negativeLength, #""content": { "text": "A", "image": "plus", "imageToTextPadding": -9 }"#,
      "Assign 0 or more to imageToTextPadding.",
      #""content": { "text": "A", "image": "plus", "imageToTextPadding": 0 }"#),
    Example(
      .textAtEdge,
      #""content": { "text": "A", \#(free), "directionalLayoutMargins": [11, 0, 11, 0] }"#,
      "Assign margins of at least 8 points.",
      #""content": { "text": "A", \#(free), "directionalLayoutMargins": [11, 8, 11, 8] }"#),
    Example(
      .viewOutsideRow,
      #""content": { "text": "A" }, "height": 50, "accessories": "#
        + #"[{ "customView": "map", "size": [40, 90], "edge": "trailing" }]"#,
      "Give the view a smaller size, or leave out the height of the row.",
      #""content": { "text": "A" }, "height": 50, "accessories": "#
        + #"[{ "customView": "map", "size": [40, 40], "edge": "trailing" }]"#),
    Example(
      .fixedTextSize, #""content": { "text": "A", "textProperties": { "font": { "size": 12 } } }"#,
      "Assign a text style, such as \"caption1\", which follows the text size.",
      #""content": { "text": "A", "textProperties": { "font": "caption1" } }"#),
    Example(
      .indistinctState,
      ##""content": { "text": "A" }, "background": { "backgroundColor": "##
        + ##"{ "light": "#FFF2CC", "dark": "#332B00" } }"##,
      "Assign another color of the background for the state selected.",
      ##""content": { "text": "A" }, "background": { "backgroundColor": "##
        + ##"{ "light": "#FFF2CC", "dark": "#332B00" }, "when": "##
        + ##"[{ "state": "selected", "backgroundColor": "systemGray4" }] }"##),
    Example(
      .noRoomForText, #""content": { "text": "A", "image": { "size": [380, 60] } }"#,
      "Assign a smaller maximumSize to imageProperties, such as [40, 40].",
      #""content": { "text": "A", "image": { "size": [380, 60] }, "#
        + #""imageProperties": { "maximumSize": [40, 40] } }"#),
    Example(
      .noRoomForText, #""content": { "text": "A" }, "indentationLevel": 30"#,
      "Assign a smaller indentationLevel.",
      #""content": { "text": "A" }, "indentationLevel": 3"#),
    Example(
      .noRoomForText,
      #""content": { "text": "A" }, "accessories": "#
        + #"[{ "customView": "map", "size": [350, 40], "edge": "trailing" }]"#,
      "Give the accessories less width, or leave one out.",
      #""content": { "text": "A" }, "accessories": "#
        + #"[{ "customView": "map", "size": [50, 40], "edge": "trailing" }]"#),
    Example(
      .noRoomForText,
      #""content": { "text": "A", "directionalLayoutMargins": [11, 180, 11, 180] }"#,
      "Assign smaller directionalLayoutMargins, or leave them to the style.",
      #""content": { "text": "A", "directionalLayoutMargins": [11, 80, 11, 80] }"#),
    Example(
      .brokenText, #""content": { "text": "Notifications", "image": { "size": [290, 60] } }"#,
      "Assign a smaller maximumSize to imageProperties, such as [40, 40].",
      #""content": { "text": "Notifications", "image": { "size": [290, 60] }, "#
        + #""imageProperties": { "maximumSize": [40, 40] } }"#),
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
    Example(
      .unlabeledImage, #""content": { "image": { "size": [40, 40] } }"#,
      "Assign an accessibilityLabel to the image.",
      #""content": { "image": { "size": [40, 40], "accessibilityLabel": "A cat" } }"#),
    Example(
      .conflictingAccessories,
      #""content": { "text": "A" }, "accessories": ["outlineDisclosure", "disclosureIndicator"]"#,
      "Leave out one of the two accessories.",
      #""content": { "text": "A" }, "accessories": ["outlineDisclosure"]"#),
    Example(
      .conflictingAccessories,
      #""content": { "text": "A" }, "state": { "isEditing": true }, "#
        + #""accessories": ["delete", "insert"]"#,
      "Leave out one of the two accessories.",
      #""content": { "text": "A" }, "state": { "isEditing": true }, "accessories": ["delete"]"#),
    Example(
      .contradictoryState,
      #""content": { "text": "A" }, "state": { "isHighlighted": true, "isDisabled": true }"#,
      "Leave out one of the two states.",
      #""content": { "text": "A" }, "state": { "isHighlighted": true }"#),
    Example(
      .negativeLength,
      #""content": { "text": "A", "directionalLayoutMargins": [11, -8, 11, 16] }"#,
      "Assign 0 or more to directionalLayoutMargins.",
      #""content": { "text": "A", "directionalLayoutMargins": [11, 0, 11, 16] }"#),
    Example(
      .textAtEdge,
      #""content": { \#(words), \#(free), "directionalLayoutMargins": [11, 16, 11, 0] }"#,
      "Assign margins of at least 8 points.",
      #""content": { \#(words), \#(free), "directionalLayoutMargins": [11, 16, 11, 8] }"#),
    Example(
      .textAtEdge,
      #"\#(card), "content": { "text": "A", \#(free), "directionalLayoutMargins": [11, 24, 11, 0] }"#,
      "Assign margins of at least 8 points.",
      #"\#(card), "content": { "text": "A", \#(free), "directionalLayoutMargins": [11, 28, 11, 0] }"#
    ),
    Example(
      .viewOutsideRow,
      #""content": { "text": "A" }, "accessories": "#
        + #"[{ "customView": "map", "size": [400, 30], "edge": "trailing" }]"#,
      "Give the view a smaller size.",
      #""content": { "text": "A" }, "accessories": "#
        + #"[{ "customView": "map", "size": [100, 30], "edge": "trailing" }]"#),
    Example(
      .fixedTextSize,
      #""content": { "style": "subtitleCell", "text": "A", "secondaryText": "B", "#
        + #""secondaryTextProperties": { "font": { "size": 10 } } }"#,
      "Assign a text style, such as \"caption2\", which follows the text size.",
      #""content": { "style": "subtitleCell", "text": "A", "secondaryText": "B", "#
        + #""secondaryTextProperties": { "font": "caption2" } }"#),
    Example(
      .lowContrast,
      ##""content": { "text": "A", "image": "wifi", "imageProperties": { "tintColor": "#FFFF99" } }"##,
      "Choose colors with a contrast of 3 to 1 in light and dark style, normal and selected.",
      #""content": { "text": "A", "image": "wifi", "imageProperties": { "tintColor": "label" } }"#),
    Example(
      .lowContrast,
      ##""content": { "text": "A" }, "accessories": [{ "kind": "checkmark", "##
        + ##""tintColor": "#EEEEEE" }]"##,
      "Choose colors with a contrast of 3 to 1 in light and dark style, normal and selected.",
      #""content": { "text": "A" }, "accessories": [{ "kind": "checkmark", "tintColor": "label" }]"#
    ),
    Example(
      .lowContrast,
      ##""content": { "text": "A" }, "trailingSwipeActions": { "actions": "##
        + ##"[{ "title": "Flag", "backgroundColor": "#FFFF00" }] }"##,
      "Choose colors with a contrast of 4.5 to 1 in light and dark style, normal and selected.",
      ##""content": { "text": "A" }, "trailingSwipeActions": { "actions": "##
        + ##"[{ "title": "Flag", "backgroundColor": "#7A5200" }] }"##),
    Example(
      .truncatedText,
      #""content": { "text": "A title that is nearly too long here", "#
        + #""textProperties": { "numberOfLines": 1 } }"#,
      "Assign 0 to numberOfLines, so that the text wraps.",
      #""content": { "text": "A title that is nearly too long here", "#
        + #""textProperties": { "numberOfLines": 0 } }"#),
  ]

  /// Grays that are readable on a white and on a nearly black row, but not on a selected one.
  private static let grays =
    ##""textProperties": { "color": { "light": "#6E6E6E", "dark": "#8A8A8A" } }"##

  private static func findings(
    _ row: String, of identifier: LintRule
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
      case .emptySection:
        #"{ "sections": [{ "rows": [{ "content": { "text": "B" } }] }, { \#(row) }] }"#
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

  @Test("Every rule has a bad design whose remedy is tried, and there are many of them")
  func complete() {
    #expect(Self.examples.count >= 40)
    #expect(Set(Self.examples.map(\.identifier)) == Set(LintRule.allCases))
  }
}
