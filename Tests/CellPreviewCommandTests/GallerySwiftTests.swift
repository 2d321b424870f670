import CellConfiguration
import CellDocuments
import CellPreviewCommand
import Foundation
import Testing

@Suite("The gallery shows Swift code for its documents")
struct GallerySwiftTests {
  /// Scenes in whose code there is every form that a line of the gallery's code has.
  private static let scenes: [(id: String, scene: Scene, code: String)] = {
    var forms: Set<String> = []
    return Gallery().chapters.flatMap(\.scenes).filter { $0.scene.variety != .none }.compactMap {
      let code = SwiftSource(WrittenDocument($0.scene.document)).text
      let new = code.split(separator: "\n").filter { line in
        let form = line.replacing(/"[^"]*"/, with: "\"\"").replacing(/[0-9.]+/, with: "0")
        return forms.insert(String(form)).inserted
      }
      return new.isEmpty ? nil : ($0.id, $0.scene, code)
    }
  }()

  /// The code of these scenes as a part of these tests, so that it has to compile.
  private static var source: String {
    let functions = scenes.enumerated().map { number, entry in
      let lines = entry.code.split(separator: "\n").map { "    \($0)\n" }.joined()
      return "\n  static func document\(number)() -> PreviewDocument {\n\(lines)"
        + "    return document\n  }\n"
    }
    let list = scenes.enumerated().map { "    (\"\($1.id)\", document\($0)),\n" }
    return """
      // swift-format-ignore-file
      // Recorded by GallerySwiftTests.
      import CellConfiguration
      import CellDocuments
      import Foundation

      /// Code of the gallery, as its page has it to copy.
      enum RecordedSwift {
        static let documents: [(id: String, make: @Sendable () -> PreviewDocument)] = [
      \(list.joined())  ]
      \(functions.joined())}

      """
  }

  /// With `RECORD_PICTURES` set the code is written anew, and the test fails to say so.
  @Test("The recorded Swift code of the gallery is up to date")
  func isFresh() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("RecordedSwift.swift")
    if ProcessInfo.processInfo.environment["RECORD_PICTURES"] != nil {
      try Data(Self.source.utf8).write(to: file)
      Issue.record("recorded \(file.lastPathComponent); build and run again")
    }
    let kept = try String(contentsOf: file, encoding: .utf8)
    #expect(
      kept == Self.source,
      "stale: write it anew with RECORD_PICTURES=1 swift test --filter GallerySwift")
  }

  @Test("The Swift code of the gallery creates the documents of its pictures")
  func makesDocuments() throws {
    let scenes = Dictionary(uniqueKeysWithValues: Self.scenes.map { ($0.id, $0.scene) })
    #expect(RecordedSwift.documents.count > 50)
    for (id, make) in RecordedSwift.documents {
      #expect(make() == scenes[id]?.document, "\(id)")
    }
  }

  @Test("A document is written with each member of a long object on a line of its own")
  func writtenDocument() throws {
    var document = PreviewDocument()
    document.sections = [PreviewDocument.Section(rows: [.init(content: .cell())])]
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
    #expect(try JSONDecoder().decode(PreviewDocument.self, from: Data(text.utf8)) == document)
  }

  @Test("Swift code escapes characters that would end a string literal")
  func escapes() {
    var document = PreviewDocument()
    document.sections = [PreviewDocument.Section(rows: [.init(content: .cell())])]
    document.sections[0].rows[0].content.text = "a \"b\" \\(c)\n\u{202E}"
    let code = SwiftSource(WrittenDocument(document)).text
    #expect(code.contains(#"content.text = "a \"b\" \\(c)\n\u{202E}""#))
  }
}
