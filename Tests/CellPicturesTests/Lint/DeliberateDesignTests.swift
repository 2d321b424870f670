import CellDocuments
import CellPictures
import Foundation
import Testing

@Suite("Deliberate designs are not found")
struct DeliberateDesignTests {
  private static func findings(_ members: String) throws -> [ConfigurationLint.Finding] {
    let document = try ListDocument(data: Data("{ \(members) }".utf8), name: "list.json")
    return try ConfigurationLint(document).findings
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
