import CellConfiguration
import CellDocuments
import CellPreviewCommand
import Foundation
import Testing

@Suite("The gallery shows the documents of its pictures")
struct WrittenDocumentTests {
  @Test("A document is written with each member of a long object on a line of its own")
  func writtenDocument() throws {
    var document = ListDocument()
    document.sections = [ListDocument.Section(rows: [.init(content: .cell())])]
    document.sections[0].rows[0].content.text = "Wi-Fi"
    let text = WrittenDocument(document).text
    #expect(
      text == """
        {
          "appearance": "insetGrouped",
          "sections": [{ "rows": [{ "content": { "style": "cell", "text": "Wi-Fi" } }] }],
          "width": 390
        }
        """)
    #expect(try JSONDecoder().decode(ListDocument.self, from: Data(text.utf8)) == document)
  }
}
