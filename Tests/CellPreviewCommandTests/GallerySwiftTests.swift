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

  /// A program of the code of these scenes, which compares its documents with the file `documents`
  /// in the folder of its argument.
  private static var program: String {
    let functions = scenes.enumerated().map { number, entry in
      let lines = entry.code.split(separator: "\n").map { "  \($0)\n" }.joined()
      return "func document\(number)() -> PreviewDocument {\n\(lines)  return document\n}\n"
    }
    let list = scenes.enumerated().map { "  (\"\($1.id)\", document\($0)),\n" }
    return """
      import CellConfiguration
      import CellDocuments
      import Foundation

      \(functions.joined())
      let code = [
      \(list.joined())]
      let data = try Data(contentsOf: URL(fileURLWithPath: CommandLine.arguments[1]))
      let documents = try JSONDecoder().decode([String: PreviewDocument].self, from: data)
      let failures = code.filter { id, make in make() != documents[id] }
      for (id, _) in failures { print("the code of \\(id) creates another document") }
      print("the code of the gallery creates \\(code.count - failures.count) documents")
      exit(failures.isEmpty && code.count == documents.count ? 0 : 1)

      """
  }

  private static let folder = ProcessInfo.processInfo.environment["GALLERY_CODE"]

  @Test(
    "The code of the gallery and the documents that it creates are written to a folder",
    .enabled(if: folder != nil, "a compiler is needed: see .ci/gallery-code"))
  func write() throws {
    let folder = URL(fileURLWithPath: try #require(Self.folder))
    let documents = Dictionary(uniqueKeysWithValues: Self.scenes.map { ($0.id, $0.scene.document) })
    #expect(documents.count > 50)
    let data = try JSONEncoder().encode(documents)
    #expect(try JSONDecoder().decode([String: PreviewDocument].self, from: data) == documents)
    try data.write(to: folder.appendingPathComponent("documents.json"))
    try Data(Self.program.utf8).write(to: folder.appendingPathComponent("main.swift"))
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
