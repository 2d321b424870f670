import CellConfiguration
import CellDocuments
import CellTestSupport
import Foundation
import Testing

/// A document as an app reads it: with issues instead of errors.
private struct LenientReading {
  var document: ListDocument
  var issues: [DocumentIssue] = []

  /// Reads a document with what the documents of the tests require.
  init(
    _ text: String, features: Set<String> = ["lists", "images"],
    content: [String: any Decodable.Type] = [
      "banner": JSONTree.self, "rating": JSONTree.self, "legal": JSONTree.self,
      "search": JSONTree.self, "load": JSONTree.self,
    ]
  ) {
    var issues: [DocumentIssue] = []
    document = ListDocument(
      readingLeniently: Data(text.utf8), features: features, customContent: content,
      issues: &issues)
    self.issues = issues
  }

  /// The texts of the rows, in order.
  var texts: [String] {
    document.sections.flatMap(\.rows).map { $0.content.text ?? "" }
  }
}

@Suite("Lenient reading")
struct LenientReadingTests {
  private static func strict(_ text: String) throws -> ListDocument {
    try ListDocument(data: Data(text.utf8), name: "list.json")
  }

  /// Returns the section and row that contain a value.
  private static func row(of path: JSONNode.Path) -> (section: Int, row: Int)? {
    guard path.count >= 4, path[0] == .member("sections"), case .element(let section) = path[1],
      path[2] == .member("rows"), case .element(let row) = path[3]
    else { return nil }
    return (section, row)
  }

  @Test("Documents without mistakes read as they do strictly, without issues", arguments: 1...4)
  func validDocuments(seed: UInt64) throws {
    var mutator = DocumentMutator(RandomSource(seed: seed))
    var count = 0
    for (_, text) in DocumentCorpus.documents {
      var node = try JSONNode(text)
      for _ in 0..<caseCount(50) {
        node = mutator.mutated(node)
        guard let document = try? Self.strict(node.text) else { continue }
        let reading = LenientReading(
          node.text, features: document.requiredFeatures, content: document.requiredContent)
        #expect(reading.document == document)
        #expect(reading.issues.isEmpty)
        count += 1
      }
    }
    #expect(count > caseCount(10))
  }

  @Test("A damaged row leaves all others as they were", arguments: 1...6)
  func damagedRows(seed: UInt64) throws {
    var generator = DocumentGenerator(RandomSource(seed: seed))
    var mutator = DocumentMutator(RandomSource(seed: seed + 100))
    for (_, text) in DocumentCorpus.documents {
      let node = try JSONNode(text)
      let document = try Self.strict(text)
      let paths = node.paths.filter { Self.row(of: $0) != nil }
      for _ in 0..<(paths.isEmpty ? 0 : caseCount(40)) {
        let path = generator.pick(paths)
        guard let place = Self.row(of: path), let value = node[path] else { continue }
        var damaged = mutator.damaged(value)
        if generator.number(0..<3) == 0 { damaged = .object([("future", damaged)]) }
        let reading = LenientReading(node.replacing(path, by: [damaged]).text)
        var expected = document
        expected.sections[place.section].rows.remove(at: place.row)
        var result = reading.document
        guard result.sections.count == expected.sections.count else {
          Issue.record("a section is lost: \(path.written) is \(damaged.text)")
          continue
        }
        let count = document.sections[place.section].rows.count
        if result.sections[place.section].rows.count == count {
          result.sections[place.section].rows.remove(at: place.row)
        }
        #expect(result == expected, "\(path.written) is \(damaged.text)")
      }
    }
  }

  @Test("A mistake outside the rows leaves all rows as they were", arguments: 1...4)
  func damagedSurroundings(seed: UInt64) throws {
    var generator = DocumentGenerator(RandomSource(seed: seed))
    var mutator = DocumentMutator(RandomSource(seed: seed + 100))
    for (_, text) in DocumentCorpus.documents {
      let node = try JSONNode(text)
      let document = try Self.strict(text)
      // Rows refer to the colors and fonts of the document.
      let named: [JSONNode.Step] = [.member("colors"), .member("fonts")]
      let paths = node.paths.filter { path in
        Self.row(of: path) == nil && !path.isEmpty && !named.contains(path[0])
          && path != [.member("sections")]
          && path.last != .member("rows") && path != [.member("headerMode")]
          && !path.contains(.member("requires"))
      }
      for _ in 0..<caseCount(30) {
        let path = generator.pick(paths)
        // A section that is not an object has no rows.
        guard path.count != 2 || path[0] != .member("sections"), let value = node[path] else {
          continue
        }
        let text = node.replacing(path, by: [mutator.damaged(value)]).text
        let rows = LenientReading(text).document.sections.map(\.rows)
        #expect(rows == document.sections.map(\.rows), "\(path.written)")
      }
    }
  }

  @Test("A text that ends early shows the rows before its end", arguments: 1...4)
  func truncatedTexts(seed: UInt64) throws {
    var generator = DocumentGenerator(RandomSource(seed: seed))
    for (_, text) in DocumentCorpus.documents {
      // Rows come last, so that the end of the text does not change what is around them.
      let node = try JSONNode(text).replacing([.member("symbols")], by: [])
      let rows = try Self.strict(node.text).sections.flatMap(\.rows)
      for _ in 0..<caseCount(20) {
        let end = generator.number(0..<node.text.utf8.count)
        let reading = LenientReading(String(decoding: node.text.utf8.prefix(end), as: UTF8.self))
        let shown = reading.document.sections.flatMap(\.rows)
        #expect(shown.dropLast() == rows.prefix(max(shown.count - 1, 0)))
        #expect(!reading.issues.isEmpty)
      }
    }
  }

  @Test("A null in the place of any value is no issue")
  func nulls() throws {
    for (_, text) in DocumentCorpus.documents {
      let node = try JSONNode(text)
      for path in someCases(node.paths) where path.count > 0 {
        guard case .member = path[path.count - 1] else { continue }
        let text = node.replacing(path, by: [.null]).text
        if (try? Self.strict(text)) != nil { continue }
        let issues = LenientReading(text).issues
        let removed = LenientReading(node.replacing(path, by: []).text).issues
        // Without a required member, both lack something.
        #expect(issues.count == removed.count, "\(path.written): \(issues), \(removed)")
      }
    }
  }

  @Test("A null that is a value stays one beside nulls that stand for absent members")
  func assignedNulls() {
    let reading = LenientReading(
      """
      { "sections": [{ "rows": [{ "height": null, "content": {
          "text": null, "imageProperties": { "tintColor": null } } }] }] }
      """)
    var content = ListContentConfiguration.cell()
    content.imageProperties.tintColor = nil
    #expect(reading.document.sections[0].rows == [ListDocument.Row(content: content)])
    #expect(reading.document.sections[0].rows[0].content != .cell())
    #expect(reading.issues.isEmpty)
  }

  @Test("A link without a scheme is left out, and its text stays")
  func links() throws {
    let reading = LenientReading(
      """
      { "sections": [{ "rows": [{ "content": { "attributedText": [
          { "text": "terms", "link": "example.com", "action": "open" } ] } }] }] }
      """)
    let links = reading.document.sections[0].rows[0].content.links
    #expect(links.map(\.title) == ["terms"] && links[0].url == nil)
    #expect(links[0].action?.name == "open")
    #expect(
      reading.issues.map { $0.path.joined(separator: ".") }
        == ["sections.0.rows.0.content.attributedText.0.link"])
  }

  @Test("A row that cannot be shown is replaced by its fallback, under its own id")
  func fallbacks() {
    let reading = LenientReading(
      """
      { "sections": [{ "rows": [
          { "id": "a", "content": { "style": "carousel", "text": "A" },
            "fallback": { "content": { "text": "B" } } },
          { "content": { "text": "C" }, "accessories": ["disclosureIndicator", "sparkle"],
            "fallback": { "requires": ["sparkles"], "fallback": { "content": { "text": "D" } } } },
          { "content": { "style": "carousel", "text": "E" } },
          { "content": { "text": "F" }, "accessories": ["sparkle", "detail"] },
          { "content": { "text": "G" }, "accessories": ["sparkle"], "fallback": "hidden" },
          { "requires": ["maps"], "content": { "text": "H" } },
          { "requires": ["lists"], "content": { "text": "I", "txet": "J" } } ] }] }
      """, features: ["lists"])
    #expect(reading.texts == ["B", "D", "E", "F", "I"])
    let rows = reading.document.sections[0].rows
    #expect(rows.map(\.id) == ["a", nil, nil, nil, nil])
    #expect(rows[2].content.style == .cell)
    #expect(rows[3].accessories.map(\.kind) == [.detail])
    #expect(
      reading.issues.map { "\($0.path.joined(separator: ".")) \($0.replacement)" } == [
        "sections.0.rows.0.content.style fallback", "sections.0.rows.1.accessories.1 fallback",
        "sections.0.rows.1.fallback.requires.0 fallback",
        "sections.0.rows.2.content.style absence", "sections.0.rows.3.accessories.0 absence",
        "sections.0.rows.4.accessories.0 fallback", "sections.0.rows.5.requires.0 absence",
        "sections.0.rows.6.content.txet absence",
      ])
  }

  @Test("A section that cannot be shown is replaced by its fallback, under its own id")
  func sectionFallbacks() {
    let reading = LenientReading(
      """
      { "sections": [
          { "id": "map", "requires": ["maps"], "rows": [{ "content": { "text": "A" } }],
            "fallback": { "rows": [{ "content": { "text": "B" } }] } },
          { "requires": ["maps"], "fallback": "hidden", "rows": [{ "content": { "text": "C" } }] },
          { "requires": ["maps"], "rows": [{ "content": { "text": "D" } }] },
          { "rows": [{ "content": { "text": "E" } }] } ] }
      """)
    #expect(reading.texts == ["B", "E"])
    #expect(reading.document.sections.map(\.id) == ["map", nil])
    #expect(reading.issues.map(\.replacement) == [.fallback, .fallback, .absence])
  }

  @Test("A later version of the format is an issue, and an error to strict reading")
  func laterVersion() {
    let text = #"{ "version": 2, "sections": [{ "rows": [{ "content": { "text": "A" } }] }] }"#
    let reading = LenientReading(text)
    #expect(reading.texts == ["A"])
    #expect(reading.issues.map(\.path) == [["version"]])
    let error = #expect(throws: DocumentError.self) { try Self.strict(text) }
    #expect(
      error?.problems.first?.message
        == "version: found 2, expected a version of the format, of which 1 is the latest")
  }

  @Test("A repeated id is an error, and lenient reading leaves it out")
  func repeatedIDs() throws {
    let text = """
      { "sections": [
          { "id": "a", "rows": [{ "id": "a" }, { "id": "b" }] },
          { "id": "a", "rows": [{ "id": "b" }] } ] }
      """
    let reading = LenientReading(text)
    #expect(reading.document.sections.map(\.id) == ["a", nil])
    #expect(reading.document.sections.flatMap(\.rows).map(\.id) == ["a", "b", nil])
    #expect(
      reading.issues.map(\.path) == [
        ["sections", "1", "id"], ["sections", "1", "rows", "0", "id"],
      ])
    let error = #expect(throws: DocumentError.self) { try Self.strict(text) }
    #expect(error?.problems.count == 2)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(ListDocument.self, from: Data(text.utf8))
    }
  }

  @Test("Rows are shown even if their section, or the document, has too many mistakes")
  func manyMistakes() {
    let members = (0..<100).map { "\"future\($0)\": \($0)" }.joined(separator: ", ")
    let reading = LenientReading(
      """
      { "sections": [{ "rows": [
            { "content": { "text": "A" } }, { "content": { "text": "B", \(members) } },
            { "fallback": { "content": { "text": "C" } }, \(members) } ], \(members) }],
        \(members) }
      """)
    #expect(reading.texts == ["A", "B", ""])
    #expect(reading.issues.count == 400)
  }

  @Test("The first of two members with one name counts")
  func repeatedMembers() {
    let reading = LenientReading(
      """
      { "sections": [{ "rows": [{ "id": "a", "content": { "text": "A" } }] }],
        "sections": [{ "rows": [{ "id": "a" }] }] }
      """)
    #expect(reading.texts == ["A"])
    #expect(reading.issues.map(\.replacement) == [.correction])
  }

  @Test("A document with too many rows shows as many as a document can have")
  func tooManyRows() {
    let rows = "{\"rows\":[" + Array(repeating: "{}", count: 15_000).joined(separator: ",") + "]}"
    let reading = LenientReading("{\"sections\":[\(rows),\(rows),\(rows)]}")
    #expect(reading.document.sections.map(\.rows.count) == [15_000, 4_998])
    #expect(reading.issues.map(\.path) == [["sections", "1"], ["sections", "2"]])
  }

  @Test("A text that is no document reads as an empty one, with an issue")
  func otherTexts() {
    for text in ["", "null", "3", "[]", "\"a\"", "{ \"sections\": 3 }", "<html>"] {
      let reading = LenientReading(text)
      #expect(reading.document == ListDocument(), "\(text)")
      #expect(reading.issues.count == 1, "\(text)")
    }
    var issues: [DocumentIssue] = []
    let data = Data(repeating: 0x20, count: (1 << 24) + 1)
    #expect(ListDocument(readingLeniently: data, issues: &issues) == ListDocument())
    #expect(issues.map(\.position) == [nil])
    let broken =
      Data("{ \"sections\": [{ \"rows\": [{ \"content\": { \"text\": \"A".utf8)
      + Data([0xFF]) + Data("\" } }] }] }".utf8)
    let document = ListDocument(readingLeniently: broken, issues: &issues)
    #expect(document.sections.first?.rows.first?.content.text == "A\u{FFFD}")
  }

  @Test("An issue is described by its position, path and reason, and what replaces the part")
  func description() {
    let reading = LenientReading(
      """
      { 'width': 320,
        "sections": [{ "rows": [{ "content": { "txet": "A\\u001b" } }] }] }
      """)
    let descriptions = reading.issues.map { "\($0)".replacing(/expected a member.*\)/, with: "…") }
    #expect(
      descriptions == [
        "1:3: (top level): found 'width', expected straight double quotation marks around a text; "
          + "corrected",
        "2:42: sections[0].rows[0].content.txet: found unknown member \"txet\", …; left out",
      ])
  }
}
