import CellDocuments
import CellTestSupport
import Foundation
import Testing

/// The schema of each version of the format, as it was when the version was made.
///
/// `RECORD_SCHEMA=1` writes the file of a new version.
@Suite("The schemas of all versions")
struct SchemaCompatibilityTests {
  private static func file(_ version: Int) -> URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "Recorded/version-\(version).schema.json")
  }

  @Test(
    "The schema accepts what the schema of each version accepted, in the same meaning",
    arguments: 1...ListDocument.formatVersion)
  func versions(version: Int) throws {
    let file = Self.file(version)
    if ProcessInfo.processInfo.environment["RECORD_SCHEMA"] != nil,
      !FileManager.default.fileExists(atPath: file.path)
    {
      try ListDocument.schema.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("recorded \(file.lastPathComponent)")
    }
    let recorded = try JSONNode(String(contentsOf: file, encoding: .utf8))
    var comparison = SchemaComparison(old: recorded, new: try JSONNode(ListDocument.schema))
    #expect(comparison.breaks() == [])
  }

  /// Changes of the schema, and the breaks that they cause.
  private static let changes: [(from: String, to: String, breaks: String)] = [
    (#""swipeOffset": {"#, #""swipeOffsets": {"#, ".swipeOffset: gone"),
    (#""insetGrouped", "sidebar""#, #""sidebar""#, "without \"insetGrouped\""),
    (#""default": 390"#, #""default": 400"#, ".width: another default"),
    (#""title": "Row","#, #""title": "Row", "required": ["content"],"#, ".content: required"),
    (#""maxItems": 100"#, #""maxItems": 50"#, ".accessories: another maxItems"),
  ]

  @Test("A change that breaks documents is found", arguments: someCases(changes.indices))
  func breaks(_ index: Int) throws {
    let change = Self.changes[index]
    let schema = try JSONNode(ListDocument.schema).text
    let text = schema.replacingOccurrences(of: change.from, with: change.to)
    #expect(text != schema)
    var comparison = SchemaComparison(old: try JSONNode(schema), new: try JSONNode(text))
    let breaks = comparison.breaks()
    #expect(breaks.contains { $0.hasSuffix(change.breaks) }, "\(breaks)")
    // The reverse of a narrower form is additive.
    var reverse = SchemaComparison(old: try JSONNode(text), new: try JSONNode(schema))
    let isAdditive = reverse.breaks().isEmpty
    #expect(isAdditive == !["default", "gone"].contains(where: change.breaks.contains))
  }
}
