import CellDocuments
import CellPictures
import Foundation
import Testing

@Suite("Bad designs are found under their names")
struct BadDesignTests {
  /// A design, as rows of a list in JSON, and the rule that it breaks.
  struct Design: CustomTestStringConvertible {
    let rule: LintRule
    let name: String
    let rows: String

    init(_ rule: LintRule, _ name: String, _ rows: String) {
      (self.rule, self.name, self.rows) = (rule, name, rows)
    }

    var testDescription: String { name }
  }

  private static let free = #""axesPreservingSuperviewLayoutMargins": []"#
  private static let view = #""customView": "switch", "edge": "trailing""#

  static let designs = [
    Design(
      .noRoomForText, "a picture as wide as the row",
      #"{ "content": { "text": "Wi-Fi", "image": { "size": [380, 60] } } }"#),
    Design(
      .noRoomForText, "a custom view as wide as the row",
      #"{ "content": { "text": "Wi-Fi" }, "accessories": [{ \#(view), "size": [330, 30] }] }"#),
    Design(
      .brokenText, "a picture that leaves a few points",
      #"{ "content": { "text": "Notifications", "image": { "size": [290, 60] } } }"#),
    Design(
      .noRoomForText, "a deep indentation",
      #"{ "content": { "text": "Notifications" }, "indentationLevel": 30 }"#),
    Design(
      .viewOutsideRow, "a view taller than its row",
      #"{ "content": { "text": "A" }, "height": 50, "accessories": [{ \#(view), "size": [72, 90] }] }"#
    ),
    Design(
      .viewOutsideRow, "a view wider than its row",
      #"{ "content": { "text": "A" }, "accessories": [{ \#(view), "size": [400, 30] }] }"#),
    Design(
      .overflowingAccessory, "a switch in the space of a symbol",
      #"{ "content": { "text": "A" }, "accessories": [{ \#(view), "size": [51, 31], "#
        + #""reservedLayoutWidth": "standard" }] }"#),
    Design(
      .emptyRow, "a row without a text", #"{ "content": { "text": "A" } }, { "content": {} }"#),
    Design(.unlabeledImage, "a symbol alone", #"{ "content": { "image": "wifi" } }"#),
    Design(
      .unlabeledImage, "a picture alone", #"{ "content": { "image": { "size": [40, 40] } } }"#),
    Design(
      .conflictingAccessories, "a checkmark and a chevron",
      #"{ "content": { "text": "A" }, "accessories": ["checkmark", "disclosureIndicator"] }"#),
    Design(
      .conflictingAccessories, "two chevrons",
      #"{ "content": { "text": "A" }, "accessories": ["outlineDisclosure", "disclosureIndicator"] }"#
    ),
    Design(
      .conflictingAccessories, "signs for deleting and inserting",
      #"{ "content": { "text": "A" }, "state": { "isEditing": true }, "#
        + #""accessories": ["delete", "insert"] }"#),
    Design(
      .fixedTextSize, "small text of one size",
      #"{ "content": { "text": "A", "textProperties": { "font": { "size": 12 } } } }"#),
    Design(
      .fixedTextSize, "small details of one size",
      #"{ "content": { "style": "subtitleCell", "text": "A", "secondaryText": "Details", "#
        + #""secondaryTextProperties": { "font": { "size": 10 } } } }"#),
    Design(
      .textAtEdge, "text at the leading edge",
      #"{ "content": { "text": "A", \#(free), "directionalLayoutMargins": [11, 2, 11, 16] } }"#),
    Design(
      .textAtEdge, "long text at the trailing edge",
      #"{ "content": { "text": "A text that is long enough for more than one line of the row", "#
        + #"\#(free), "directionalLayoutMargins": [11, 16, 11, 0] } }"#),
    Design(
      .negativeLength, "a negative margin",
      #"{ "content": { "text": "A", "directionalLayoutMargins": [11, -8, 11, 16] } }"#),
    Design(
      .negativeLength, "a negative padding",
      #"{ "content": { "text": "A", "image": "wifi", "imageToTextPadding": -10 } }"#),
    Design(
      .contradictoryState, "selected and disabled",
      #"{ "content": { "text": "A" }, "state": { "isSelected": true, "isDisabled": true } }"#),
    Design(
      .contradictoryState, "highlighted and disabled",
      #"{ "content": { "text": "A" }, "state": { "isHighlighted": true, "isDisabled": true } }"#),
    Design(
      .indistinctState, "one color for every state",
      ##"{ "content": { "text": "A" }, "background": { "style": "listCell", "##
        + ##""backgroundColor": { "light": "#FFF2CC", "dark": "#332B00" } } }"##),
    Design(
      .lowContrast, "a yellow text",
      ##"{ "content": { "text": "A", "textProperties": { "color": "#FFFF00" } } }"##),
    Design(
      .lowContrast, "a pale symbol",
      ##"{ "content": { "text": "A", "image": "wifi", "##
        + ##""imageProperties": { "tintColor": "#FFFF99" } } }"##),
    Design(
      .lowContrast, "a pale checkmark",
      ##"{ "content": { "text": "A" }, "accessories": [{ "kind": "checkmark", "##
        + ##""tintColor": "#EEEEEE" }] }"##),
    Design(
      .lowContrast, "a white title on yellow",
      ##"{ "content": { "text": "A" }, "trailingSwipeActions": { "actions": "##
        + ##"[{ "title": "Flag", "backgroundColor": "#FFFF00" }] } }"##),
    Design(
      .fixedColorOnSelection, "a gray that the selection swallows",
      ##"{ "content": { "text": "A", "textProperties": { "color": "##
        + ##"{ "light": "#6E6E6E", "dark": "#8A8A8A" } } } }"##),
    Design(
      .truncatedText, "a title on one line",
      #"{ "content": { "text": "A title that is too long for the one line that it may have", "#
        + #""textProperties": { "numberOfLines": 1 } } }"#),
    Design(
      .truncatedText, "a title that is cut on a small phone",
      #"{ "content": { "text": "A title that is nearly too long here", "#
        + #""textProperties": { "numberOfLines": 1 } } }"#),
    Design(
      .truncatedText, "a row of a fixed height",
      #"{ "content": { "text": "A title that needs two lines of the row when it is large" }, "height": 44 }"#
    ),
    Design(
      .shrunkText, "a title that shrinks",
      #"{ "content": { "text": "A title with many words", "textProperties": { "numberOfLines": 1, "#
        + #""adjustsFontSizeToFitWidth": true, "minimumScaleFactor": 0.1 } } }"#),
    Design(
      .smallTapTarget, "a row of 30 points", #"{ "content": { "text": "A" }, "height": 30 }"#),
    Design(
      .symbolWithoutDrawing, "a misspelled symbol",
      #"{ "content": { "text": "A", "image": "flder" } }"#),
    Design(
      .unreservedImage, "a picture without a size",
      #"{ "content": { "text": "A", "image": { "url": "a.png" } } }"#),
    Design(
      .unusedTint, "a tint that the cell overrides",
      #"{ "content": { "text": "A", "image": { "symbol": "circle", "tintColor": "systemRed" } } }"#),
    Design(
      .unalignedTexts, "pictures of several widths",
      #"{ "content": { "text": "A", "image": { "size": [30, 30] } } }, "#
        + #"{ "content": { "text": "B", "image": { "size": [60, 30] } } }"#),
    Design(
      .styleOfOtherList, "a row of a sidebar in a grouped list",
      #"{ "content": { "style": "sidebarCell", "text": "A" } }"#),
  ]

  private static func findings(_ members: String) throws -> [ConfigurationLint.Finding] {
    let document = try ListDocument(data: Data("{ \(members) }".utf8), name: "list.json")
    return try ConfigurationLint(document).findings
  }

  @Test("A bad design is found under its name, with a severity and a section", arguments: designs)
  func finds(design: Design) throws {
    let findings = try Self.findings(#""sections": [{ "rows": [\#(design.rows)] }]"#)
    #expect(findings.contains { $0.identifier == design.rule }, "\(findings)")
  }

  @Test("Sections without rows and headers like rows are found")
  func sections() throws {
    let empty = try Self.findings(
      #""sections": [{ "rows": [{ "content": { "text": "A" } }] }, { "header": "B" }]"#)
    #expect(empty.map(\.identifier) == [.emptySection])
    #expect(empty.map(\.path) == ["sections[1]"])
    let header = try Self.findings(
      #""sections": [{ "header": { "content": { "style": "cell", "text": "A" } }, "#
        + #""rows": [{ "content": { "text": "B" } }] }]"#)
    #expect(header.map(\.identifier) == [.headerStyledAsCell])
    // An empty state replaces the rows.
    let unavailable = try Self.findings(#""unavailable": { "style": "empty" }, "sections": [{}]"#)
    #expect(unavailable.isEmpty)
  }

  @Test("Every rule has a design")
  func complete() {
    let rules = Set(Self.designs.map(\.rule)).union([.emptySection, .headerStyledAsCell])
    #expect(rules == Set(LintRule.allCases))
    #expect(Self.designs.count >= 30)
  }

  @Test("A limit of several lines is deliberate, and one line of details at ordinary sizes")
  func deliberateLimits() throws {
    let long = String(repeating: "Several words of a message. ", count: 12)
    let rows = [
      #"{ "content": { "text": "A", "style": "subtitleCell", "secondaryText": "\#(long)", "#
        + #""secondaryTextProperties": { "numberOfLines": 2 } } }"#,
      #"{ "content": { "text": "\#(long)", "textProperties": { "numberOfLines": 3 } } }"#,
    ]
    for row in rows {
      #expect(try Self.findings(#""sections": [{ "rows": [\#(row)] }]"#).isEmpty)
    }
    let oneLine =
      #"{ "content": { "text": "A", "style": "subtitleCell", "secondaryText": "\#(long)", "#
      + #""secondaryTextProperties": { "numberOfLines": 1 } } }"#
    let summaries = try Self.findings(#""sections": [{ "rows": [\#(oneLine)] }]"#).map(\.summary)
    #expect(summaries.count == 1)
    #expect(summaries.allSatisfy { $0.contains("accessibilityMedium") })
  }

  @Test("A document, a section and a row leave out findings with a reason")
  func ignored() throws {
    let lint = #""lint": { "ignore": [{ "rule": "emptyRow", "reason": "A spacer." }] }"#
    let other = #""lint": { "ignore": [{ "rule": "emptySection", "reason": "A spacer." }] }"#
    let row = #"{ "content": {} }"#
    let documents = [
      (#""sections": [{ "rows": [\#(row)] }]"#, 1),
      (#"\#(lint), "sections": [{ "rows": [\#(row)] }]"#, 0),
      (#""sections": [{ \#(lint), "rows": [\#(row)] }]"#, 0),
      (#""sections": [{ "rows": [{ \#(lint), "content": {} }] }]"#, 0),
      (#""sections": [{ "rows": [{ \#(lint), "content": {} }, \#(row)] }]"#, 1),
      (#"\#(other), "sections": [{ "rows": [\#(row)] }]"#, 1),
      (#"\#(other), "sections": [{ "rows": [] }]"#, 0),
      (#""sections": [{ \#(other), "rows": [] }]"#, 0),
    ]
    for (members, count) in documents {
      #expect(try Self.findings(members).count == count, "\(members)")
    }
  }

  @Test("An exception needs a known rule and a reason")
  func exceptions() {
    for exception in [
      #"{ "rule": "emptyRow" }"#, #"{ "rule": "emptyRow", "reason": "" }"#,
      #"{ "rule": "emptyRows", "reason": "A" }"#, #"{ "reason": "A" }"#,
    ] {
      #expect(throws: DocumentError.self) {
        try Self.findings(#""lint": { "ignore": [\#(exception)] }"#)
      }
    }
  }
}
