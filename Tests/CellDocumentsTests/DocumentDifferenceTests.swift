import CellConfiguration
import CellDocuments
import CellTestSupport
import Foundation
import Testing

@Suite("Differences of documents")
struct DocumentDifferenceTests {
  @Test("The differences between states of a document obey their laws", arguments: 1...8)
  func changes(seed: UInt64) {
    var changes = DocumentChanges(RandomSource(seed: seed))
    for _ in 0..<caseCount(200, stepInRelease: 4) { #expect(changes.step() == []) }
    var other = DocumentChanges(RandomSource(seed: seed + 100))
    for _ in 0..<caseCount(50, stepInRelease: 4) {
      #expect(other.step() == [])
      #expect(changes.violations(from: changes.document, to: other.document) == [])
    }
  }

  /// Incorrect differences.
  private static let lies: [@Sendable (inout DocumentDifference) -> Void] = [
    { $0.settings.removeAll() },
    { $0.rows.removeAll { if case .insert = $0 { true } else { false } } },
    { $0.rows.removeAll { if case .move = $0 { true } else { false } } },
    { $0.rows.removeAll { if case .update = $0 { true } else { false } } },
    { $0.sections.removeAll { if case .delete = $0 { true } else { false } } },
    {
      guard case .update(_, let row, let place)? = $0.rows.last else { return }
      $0.rows.append(.update(from: row, to: row, at: place))
    },
  ]

  @Test("The laws detect an incorrect difference", arguments: lies.indices)
  func liar(_ index: Int) {
    var changes = DocumentChanges(RandomSource(seed: 1)) { old, new in
      var difference = DocumentDifference(from: old, to: new)
      // Only in one direction, as a mistake in both is not one of their counts.
      if old.sections.count <= new.sections.count { Self.lies[index](&difference) }
      return difference
    }
    let isFound = (0..<100).contains { _ in !changes.step().isEmpty }
    #expect(isFound)
  }

  @Test("The same holds for documents changed at random", arguments: 1...2)
  func changedDocuments(seed: UInt64) throws {
    var mutator = DocumentMutator(RandomSource(seed: seed))
    for (_, text) in DocumentCorpus.documents {
      var node = try JSONNode(text)
      var old = try ListDocument(data: Data(text.utf8), name: "list.json")
      for _ in 0..<caseCount(25) {
        node = mutator.mutated(node)
        var issues: [DocumentIssue] = []
        let new = ListDocument(readingLeniently: Data(node.text.utf8), issues: &issues)
        #expect(DocumentDifference(from: old, to: new).applied(to: old) == new)
        old = new
      }
    }
  }

  @Test("A row with an id stays, moves or changes, and no other row is touched", arguments: 1...4)
  func rowsWithIDs(seed: UInt64) {
    var random = RandomSource(seed: seed)
    var document = ListDocument()
    document.sections = (0..<3).map { section in
      var result = ListDocument.Section()
      result.id = "\(section)"
      result.rows = (0..<30).map { row in
        var result = ListDocument.Row(content: .cell())
        result.id = "\(section)-\(row)"
        return result
      }
      return result
    }
    for number in 0..<20 {
      var changed = document
      let section = Int.random(in: 0..<3, using: &random)
      let row = Int.random(in: 0..<changed.sections[section].rows.count, using: &random)
      switch number % 4 {
      case 0:
        var new = ListDocument.Row(content: .cell())
        new.id = "new \(number)"
        changed.sections[section].rows.insert(new, at: row)
      case 1: changed.sections[section].rows.remove(at: row)
      case 2: changed.sections[section].rows[row].content.text = "\(number)"
      default:
        let moved = changed.sections[section].rows.remove(at: row)
        changed.sections[(section + 1) % 3].rows.insert(moved, at: 0)
      }
      let difference = DocumentDifference(from: document, to: changed)
      #expect(difference.rows.count == 1 && difference.sections.isEmpty)
      #expect(difference.applied(to: document) == changed)
      document = changed
    }
  }

  @Test("A difference is described and encoded by its steps")
  func output() throws {
    let old = try ListDocument(
      data: Data(
        """
        { "sections": [{ "id": "net", "rows": [
            { "id": "wifi", "content": { "text": "Wi-Fi" } },
            { "id": "cell", "content": { "text": "Cellular" } },
            { "id": "old", "content": { "text": "Old" } } ] }] }
        """.utf8), name: "old.json")
    let new = try ListDocument(
      data: Data(
        """
        { "width": 320,
          "sections": [{ "id": "net", "requires": ["nets"], "rows": [
            { "id": "cell", "content": { "text": "Cellular" } },
            { "id": "wifi", "content": { "text": "WLAN" } },
            { "content": { "text": "New" } } ] }] }
        """.utf8), name: "new.json")
    let difference = DocumentDifference(from: old, to: new)
    #expect(
      difference.description == """
        width: 390 → 320
        section "net": requires: none → ["nets"]
        row "old": deleted
        row 0.2: inserted at 0.2
        row "cell": moved from 0.1 to 0.0
        row "wifi": content.text: "Wi-Fi" → "WLAN"
        """)
    let data = try JSONEncoder().encode(difference)
    let node = try JSONNode(String(decoding: data, as: UTF8.self))
    guard case .array(let steps)? = node[[.member("rows")]] else {
      Issue.record("no rows in \(node.text)")
      return
    }
    #expect(
      steps.map { $0[[.member("step")]]?.text } == [
        "\"delete\"", "\"insert\"", "\"move\"", "\"update\"",
      ])
    #expect(steps[2][[.member("from")]]?.text == "[0, 1]")
    #expect(
      node[[.member("settings"), .element(0)]]?.text
        == #"{"new": "320", "old": "390", "property": "width"}"#)
    #expect(DocumentDifference(from: new, to: new).description == "no difference")
  }

  @Test("A difference of other documents is not applied")
  func otherDocuments() {
    var (short, long) = (ListDocument(), ListDocument())
    short.sections = [ListDocument.Section()]
    long.sections = [ListDocument.Section(rows: [ListDocument.Row(content: .cell())])]
    #expect(DocumentDifference(from: long, to: short).applied(to: short) == nil)
    #expect(DocumentDifference(from: short, to: ListDocument()).applied(to: ListDocument()) == nil)
    #expect(DocumentDifference(from: long, to: long).applied(to: short) == short)
  }
}
