import CellConfiguration
import CellDocuments
import CellLayout
import CellPictures
import CellText
import Foundation
import Testing

@Suite("Documents accept short forms")
struct ShortFormTests {
  private static func document(_ text: String) throws -> ListDocument {
    try ListDocument(data: Data(text.utf8), name: "list.json")
  }

  /// A short form and what it stands for.
  static let forms: [(short: String, full: String)] = [
    (
      #"{ "sections": [ { "header": "Network", "footer": "Known networks" } ] }"#,
      #"""
      { "sections": [ { "header": { "content": { "style": "header", "text": "Network" } },
        "footer": { "content": { "style": "footer", "text": "Known networks" } } } ] }
      """#
    ),
    (
      #"{ "sections": [ { "rows": [ { "content": { "image": "wifi" } } ] } ] }"#,
      #"{ "sections": [ { "rows": [ { "content": { "image": { "symbol": "wifi" } } } ] } ] }"#
    ),
    (
      #"{ "sections": [ { "rows": [ { "content": { "textProperties": { "font": "caption1" } } } ] } ] }"#,
      #"""
      { "sections": [ { "rows": [ { "content": { "textProperties": {
        "font": { "textStyle": "caption1" } } } } ] } ] }
      """#
    ),
    (
      ##"{ "sections": [ { "rows": [ { "background": "#FFEECC" } ], "footer": { "background": "red" } } ] }"##,
      ##"""
      { "sections": [ { "rows": [ {
        "background": { "style": "listCell", "backgroundColor": "#FFEECC" } } ],
        "footer": { "background": { "style": "listFooter", "backgroundColor": "red" } } } ] }
      """##
    ),
    (
      #"{ "sections": [ { "rows": [ { "accessories": ["detail"] } ] } ] }"#,
      #"{ "sections": [ { "rows": [ { "accessories": [{ "kind": "detail" }] } ] } ] }"#
    ),
    (#"{ "$schema": "a.json", "width": 300 }"#, #"{ "width": 300 }"#),
  ]

  @Test("Short forms equal the full form and are used for encoding", arguments: forms.indices)
  func means(index: Int) throws {
    let form = Self.forms[index]
    let (short, full) = (try Self.document(form.short), try Self.document(form.full))
    #expect(short == full)
    #expect(try JSONEncoder.sorted.encode(short) == JSONEncoder.sorted.encode(full))
    let again = try ListDocument(data: JSONEncoder().encode(short), name: "list.json")
    #expect(again == short)
  }

  @Test("Errors for short forms without a meaning name the expected values")
  func errors() {
    let error = #expect(throws: DocumentError.self) {
      try Self.document(
        #"{ "sections": [ { "rows": [ { "content": { "textProperties": { "font": "capton1" } } } ] } ] }"#
      )
    }
    #expect(error?.problems.first?.message.hasSuffix("(did you mean \"caption1\"?)") == true)
    #expect(throws: DocumentError.self) {
      try Self.document(#"{ "sections": [ { "rows": [ { "content": { "image": "" } } ] } ] }"#)
    }
  }

  @Test("A first row that is the section's header looks like one without a style")
  func firstItem() throws {
    let rows =
      #""sections": [ { "rows": [ { "content": { "text": "A" } }, { "content": { "text": "B" } } ] } ]"#
    let document = try Self.document(#"{ "headerMode": "firstItemInSection", \#(rows) }"#)
    #expect(document.sections[0].rows.map(\.content.style) == [.header, .cell])
    #expect(
      try Self.document("{ \(rows) }").sections[0].rows.map(\.content.style) == [.cell, .cell])
    // A style that is named counts.
    var cell = document
    cell.sections[0].rows[0].content = .cell()
    let again = try ListDocument(data: JSONEncoder().encode(cell), name: "list.json")
    #expect(again.sections[0].rows[0].content.style == .cell)
  }

  @Test("The width of a document's screen determines margins (G30)")
  func screen() throws {
    func margin(_ screen: String) throws -> CGFloat? {
      let text =
        #"{ "width": 320, \#(screen) "appearance": "plain", "traits": { "styleSheet": "iOS18" }, "#
      let document = try Self.document(
        text + #""sections": [ { "rows": [ { "content": { "text": "A" } } ] } ] }"#)
      return DocumentLayout(document, shaper: .embedded).cells[0].layout.textFrame?.minX
    }
    #expect(try margin("") == 16)
    #expect(try margin(#""screenWidth": 430,"#) == 20)
  }
}

extension JSONEncoder {
  fileprivate static var sorted: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return encoder
  }
}
