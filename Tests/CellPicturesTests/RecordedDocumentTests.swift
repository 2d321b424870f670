import CellConfiguration
import CellDocuments
import CellPictures
import CellTestSupport
import Foundation
import Testing

/// Documents of each version of the format, which always read as they did when they were recorded.
///
/// Each line of a file has a document, its encoded value, and a number for its layout, separated by
/// tabs. A change that breaks a line of an earlier version breaks documents that servers send.
/// `RECORD_LAYOUTS=1` records layouts again, for example after a font became more exact; it leaves
/// documents and values as they are. `RECORD_VERSION=1` makes the file of a new version.
@Suite("Recorded documents")
struct RecordedDocumentTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "Recorded")

  private static func file(_ version: Int) -> URL {
    folder.appending(path: "version-\(version).txt")
  }

  private struct Line {
    var document: String
    var value: String
    var layout: String

    init(_ document: String) throws {
      let read = try ListDocument(data: Data(document.utf8), name: "recorded.json")
      self.document = document
      value = try RecordedDocumentTests.written(read)
      layout = try RecordedDocumentTests.layout(of: read)
    }

    init?(line: Substring) {
      let parts = line.split(separator: "\t").map(String.init)
      guard parts.count == 3 else { return nil }
      (document, value, layout) = (parts[0], parts[1], parts[2])
    }

    var text: String { "\(document)\t\(value)\t\(layout)\n" }
  }

  private static func written(_ document: ListDocument) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(document), as: UTF8.self)
  }

  /// Returns a number for the frames and values of a document: FNV-1a of 64 bits.
  private static func layout(of document: ListDocument) throws -> String {
    let report = try DocumentLayout(document).report()
    let hash = report.utf8.reduce(14_695_981_039_346_656_037 as UInt64) { hash, byte in
      (hash ^ UInt64(byte)) &* 1_099_511_628_211
    }
    return String(hash, radix: 16)
  }

  @Test(
    "Documents of a version read as they were recorded", arguments: 1...ListDocument.formatVersion)
  func reading(version: Int) throws {
    let file = Self.file(version)
    let environment = ProcessInfo.processInfo.environment
    if environment["RECORD_VERSION"] != nil, version == ListDocument.formatVersion {
      try Self.newLines().map(\.text).joined().write(to: file, atomically: true, encoding: .utf8)
      Issue.record("recorded \(file.lastPathComponent); look at it, and run the tests again")
    }
    let text = try String(contentsOf: file, encoding: .utf8)
    var lines = text.split(separator: "\n").compactMap { Line(line: $0) }
    #expect(lines.count == 300)
    for index in lines.indices {
      let now = try Line(lines[index].document)
      #expect(now.value == lines[index].value, "\(lines[index].document)")
      let again = try Line(lines[index].value)
      #expect(again.value == lines[index].value, "\(lines[index].document)")
      if environment["RECORD_LAYOUTS"] != nil {
        lines[index].layout = now.layout
      } else {
        #expect(now.layout == lines[index].layout, "\(lines[index].document)")
      }
    }
    if environment["RECORD_LAYOUTS"] != nil {
      try lines.map(\.text).joined().write(to: file, atomically: true, encoding: .utf8)
      Issue.record("recorded the layouts of \(file.lastPathComponent)")
    }
  }

  /// Makes documents with one or two rows, each changed at random.
  private static func newLines() throws -> [Line] {
    var mutator = DocumentMutator(RandomSource(seed: 1))
    let nodes = try DocumentCorpus.documents.map { try JSONNode($0.text) }
    var lines: [Line] = []
    var known: Set<String> = []
    while lines.count < 300 {
      var node = mutator.small(nodes[lines.count % nodes.count])
      for _ in 0..<3 {
        node = mutator.mutated(node)
        guard node.text.utf8.count < 1500, !node.text.contains("\\t"),
          let line = try? Line(node.text), known.insert(line.value).inserted
        else { continue }
        lines.append(line)
        if lines.count == 300 { break }
      }
    }
    return lines
  }
}
