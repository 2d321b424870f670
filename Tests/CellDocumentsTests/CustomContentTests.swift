import CellConfiguration
import CellDocuments
import Foundation
import Testing

/// Content of kinds that an app defines.
struct CustomContentTests {
  private struct Rating: Codable, Equatable {
    var stars: Int
    var note: String?
  }

  private func read(
    _ rows: String, _ content: [String: any Decodable.Type] = ["rating": Rating.self]
  ) -> (document: ListDocument, issues: [DocumentIssue]) {
    var issues: [DocumentIssue] = []
    let document = ListDocument(
      readingLeniently: Data(#"{ "sections": [{ "rows": [\#(rows)] }] }"#.utf8),
      customContent: content, issues: &issues)
    return (document, issues)
  }

  @Test("A value is encoded, written, read and decoded again")
  func value() throws {
    let rating = Rating(stars: 4, note: "é")
    let size = CGSize(width: 200, height: 30)
    let content = try CustomContent(named: "rating", value: rating, size: size)
    #expect(try content.value(as: Rating.self) == rating)
    #expect("\(content)" == #"rating {"note":"é","stars":4} 200 x 30"#)
    #expect(throws: DecodingError.self) { try content.value(as: String.self) }
    #expect(throws: DecodingError.self) { try CustomContent(named: "a").value(as: Rating.self) }
    #expect(try content != CustomContent(named: "rating", value: Rating(stars: 5), size: size))
    var document = ListDocument()
    document.sections = [.init(rows: [.init(content: .cell())])]
    document.sections[0].rows[0].customContent = content
    document.sections[0].header = .init(content: .header())
    document.sections[0].header?.customContent = CustomContent(named: "banner")
    let data = try JSONEncoder().encode(document)
    let again = try ListDocument(data: data, name: "list.json")
    #expect(again == document)
    #expect(again.sections[0].rows[0].customContent == content)
    #expect(again.cell(at: .row(section: 0, row: 0)).customContent == content)
    #expect(again.cell(at: .header(section: 0)).customContent?.name == "banner")
  }

  @Test("List content and custom content replace each other")
  func replacement() {
    var row = ListDocument.Row(content: .cell())
    row.customContent = CustomContent(named: "rating")
    #expect(row.cell.content == nil && row.content == .cell())
    row.content.text = "A"
    #expect(row.customContent == nil && row.content.text == "A")
    row.customContent = nil
    #expect(row.content.text == "A")
  }

  @Test("An app that cannot decode custom content shows the fallback, or no row")
  func unknown() throws {
    let fallback = #""fallback": { "content": { "text": "Old" } }"#
    let row = { (content: String, rest: String) in
      #"{ "content": \#(content)\#(rest.isEmpty ? "" : ", " + rest) }"#
    }
    let good = #"{ "custom": "rating", "value": { "stars": 4 } }"#
    #expect(read(row(good, fallback)).issues.isEmpty)
    #expect(
      try read(row(good, "")).document.sections[0].rows[0].customContent?.value()
        == Rating(stars: 4))
    let wrong = read(row(#"{ "custom": "rating", "value": { "stars": "4" } }"#, fallback))
    #expect(wrong.document.sections[0].rows.map(\.content.text) == ["Old"])
    #expect(wrong.issues.map(\.path.description).count == 1)
    #expect("\(wrong.issues[0])".contains("sections[0].rows[0].content.value.stars"))
    #expect(wrong.issues[0].replacement == .fallback)
    let unknown = read(row(#"{ "custom": "chart" }"#, fallback))
    #expect(unknown.document.sections[0].rows.map(\.content.text) == ["Old"])
    let hidden = read(row(#"{ "custom": "chart" }"#, "") + "," + row(#"{ "text": "B" }"#, ""))
    #expect(hidden.document.sections[0].rows.map(\.content.text) == ["B"])
    #expect(hidden.issues.count == 1 && hidden.issues[0].replacement == .absence)
    let bad = read(row(#"{ "custom": "" }"#, fallback), ["": Rating.self])
    #expect(bad.document.sections[0].rows.map(\.content.text) == ["Old"])
  }

  @Test("An unknown header is left out, and its rows stay")
  func header() {
    var issues: [DocumentIssue] = []
    let text = #"""
      { "sections": [{ "header": { "content": { "custom": "banner" } },
                       "rows": [{ "content": { "text": "A" } }] }] }
      """#
    let document = ListDocument(readingLeniently: Data(text.utf8), issues: &issues)
    #expect(document.sections[0].header == nil && document.sections[0].rows.count == 1)
    #expect(issues.count == 1)
  }
}
