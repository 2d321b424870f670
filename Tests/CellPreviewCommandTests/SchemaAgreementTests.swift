import CellDocuments
import CellTestSupport
import CellPreviewCommand
import Foundation
import Testing

/// Documents with what was said about them when they were read, for a validator of schemas.
///
/// `.ci/schema` has them written, and compares.
@Suite("The schema and the reader of documents agree")
struct SchemaAgreementTests {
  /// A document and the first problem with it.
  private struct Case: Encodable {
    var text: String
    var problem: String?

    init(_ text: String) {
      self.text = text
      do {
        _ = try ListDocument(data: Data(text.utf8), name: "list.json")
      } catch {
        problem = error.problems.first?.message ?? "\(error)"
      }
    }
  }

  private static let folder = ProcessInfo.processInfo.environment["SCHEMA_CASES"]

  @Test(
    "The schema and the reader receive the same documents",
    .enabled(if: folder != nil, "a validator is needed: see .ci/schema"))
  func write() throws {
    let folder = URL(fileURLWithPath: try #require(Self.folder))
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(ListDocument.schema.utf8).write(to: folder.appendingPathComponent("schema.json"))
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    let gallery = try ListDocument.ofGallery.map {
      String(decoding: try encoder.encode($0.document), as: UTF8.self)
    }
    let forms = ShortFormTests.forms.flatMap { [$0.short, $0.full] }
    let corpus = DocumentCorpus.documents.map(\.text)
    // The command starts up to four times for each of these.
    let some = gallery.enumerated().filter { $0.offset % 5 == 0 }.map(\.element)
    let documents = try (some + corpus).map { try encoder.encode($0) }
    try Data(documents.joined(separator: Data("\n".utf8)))
      .write(to: folder.appendingPathComponent("documents.jsonl"))
    // As they are written by Swift.
    let written = try corpus.map { text in
      let document = try ListDocument(data: Data(text.utf8), name: "list.json")
      return String(decoding: try encoder.encode(document), as: UTF8.self)
    }
    let mutants = try (corpus + forms).flatMap { DocumentMutant.all(of: try JSONNode($0)) }
    let texts =
      gallery + corpus + written + forms + BadDocumentTests.cases.map(\.text)
      + DocumentLimitTests.cases.flatMap { [$0.text, $0.largest] } + mutants.map(\.text)
    // A line each.
    let lines = try Set(texts).sorted().map { try encoder.encode(Case($0)) }
    try Data(lines.joined(separator: Data("\n".utf8)))
      .write(to: folder.appendingPathComponent("cases.jsonl"))
    #expect(lines.count > 4000)
  }
}
