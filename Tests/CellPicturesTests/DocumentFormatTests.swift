import CellConfiguration
import CellDocuments
import CellPictures
import CellTestSupport
import Foundation
import Testing

@Suite("The articles on the document format list every member")
struct DocumentFormatTests {
  private static let articles = ["DocumentFormat", "DocumentResolution", "DocumentMetrics"].map {
    URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/CellDocuments/CellDocuments.docc/\($0).md")
  }

  /// The rows of the tables, by the heading above them.
  private static func rows() throws -> [String: [String]] {
    var rows: [String: [String]] = [:]
    var heading = ""
    for line in try articles.flatMap({
      try String(contentsOf: $0, encoding: .utf8).split(separator: "\n")
    }) {
      if line.hasPrefix("#") {
        heading = line.drop { $0 == "#" || $0 == " " }.lowercased()
      } else if line.hasPrefix("| `") {
        rows[heading, default: []].append(String(line))
      }
    }
    return rows
  }

  /// Puts other rows below the headings of an article.
  private static func record(_ tables: [String: [String]], in article: URL) throws {
    var heading = ""
    var lines: [Substring] = []
    for line in try String(contentsOf: article, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
    {
      if line.hasPrefix("#") { heading = line.drop { $0 == "#" || $0 == " " }.lowercased() }
      guard let rows = tables[heading] else {
        lines.append(line)
        continue
      }
      if line.hasPrefix("| member |") {
        lines.append("| member | when absent | form | meaning |")
      } else if line.hasPrefix("|---") {
        lines += [line] + rows.map { Substring($0) }
      } else if !line.hasPrefix("| `") {
        lines.append(line)
      }
    }
    try Data(lines.joined(separator: "\n").utf8).write(to: article)
  }

  /// The tables that the articles have to have, by their headings.
  private static func expectedTables() -> [String: [String]] {
    let forms = ListDocument.objectForms
    let properties = Set(
      forms.filter { $0.kind.hasSuffix("configuration") || $0.kind == "an empty state" }
        .flatMap(\.names)
    ).subtracting(["style", "when"])
    // Secondary texts have the members of texts, and other objects of one kind the same rows.
    return forms.filter { $0.name?.hasPrefix("Secondary") != true }.reduce(into: [:]) {
      tables, form in
      let isPart = ["a rule for a state", "a change of defaults"].contains(form.kind)
      tables[form.kind] = form.rows(without: isPart ? properties : [])
    }
  }

  /// The kind of an object of a document and the members that it can have, from the message about
  /// an unknown member.
  static func accepted(
    at path: JSONNode.Path, in document: JSONNode
  ) throws -> (kind: String, members: [String])? {
    // The members of these objects are names of the document's own, and values of the app.
    let named = ["symbols", "colors", "fonts"].map { [JSONNode.Step.member($0)] }
    guard case .object(let members) = document[path], !named.contains(path),
      !path.contains(.member("parameters")), !path.contains(.member("value"))
    else { return nil }
    let probe = document.replacing(path, by: [.object(members + [("nobody knows", .null)])])
    let error = #expect(throws: DocumentError.self) {
      try ListDocument(data: Data(probe.text.utf8), name: "list.json")
    }
    let message = /found unknown member "nobody knows", expected a member of (.+?): (.+)/
    let problem = try #require(error?.problems.first?.message)
    let match = try #require(problem.firstMatch(of: message), "\(problem)")
    let names = match.2.split(separator: ", ").map { $0.split(separator: " (")[0] }.map(String.init)
    return (String(match.1), names)
  }

  /// With `RECORD_DOCUMENTATION` set the tables are written anew, and the test fails to say so.
  @Test("The articles list the document's members as in the reader's tables")
  func document() throws {
    let expected = Self.expectedTables()
    if ProcessInfo.processInfo.environment["RECORD_DOCUMENTATION"] != nil {
      for article in Self.articles { try Self.record(expected, in: article) }
      Issue.record("recorded; run again without RECORD_DOCUMENTATION")
    }
    var rows = try Self.rows()
    rows["json output"] = nil
    #expect(Set(rows.keys) == Set(expected.keys))
    for (kind, expected) in expected { #expect(rows[kind] == expected, "\(kind)") }
  }

  /// Content with a value for each property.
  private static var everyProperty: ListContentConfiguration {
    ContentUnderTest.properties.filter(\.isCodable).reduce(into: .cell()) { $1.assign(&$0, 0) }
  }

  /// Empty states with a value for each property, with rules, and with plain texts.
  private static var emptyStates: [ContentUnavailableConfiguration] {
    var full = EmptyStateUnderTest.properties.filter(\.isCodable).reduce(into: .search()) {
      $1.assign(&$0, 0)
    }
    full.secondaryButton = EmptyStateUnderTest.buttons[1]
    full.secondaryButtonProperties.isEnabled = false
    full.when(.compactWidth) { $0.imageToTextPadding = 1 }
    var state = ContentUnavailableConfigurationState(
      traitCollection: TraitCollection { $0.horizontalSizeClass = .compact })
    state.searchText = "Blue"
    var plain = ContentUnavailableConfiguration.empty()
    plain.text = "No Mail"
    plain.secondaryText = "New messages appear here."
    return [full.updated(for: state), plain]
  }

  @Test("Every member of the articles occurs in a document of the tests")
  func written() throws {
    var known: [String: Set<String>] = [:]
    var written: [String: Set<String>] = [:]
    let content = try JSONEncoder().encode(Self.everyProperty)
    let texts =
      [
        #"{ "sections": [{ "rows": [{ "content": \#(String(decoding: content, as: UTF8.self)) }] }] }"#
      ]
      + (try Self.emptyStates.map {
        #"{ "unavailable": \#(String(decoding: try JSONEncoder().encode($0), as: UTF8.self)) }"#
      })
    for document in try (DocumentCorpus.documents.map(\.text) + texts).map({ try JSONNode($0) }) {
      for path in document.paths {
        guard let (kind, accepted) = try Self.accepted(at: path, in: document),
          case .object(let own) = document[path]
        else { continue }
        known[kind, default: []].formUnion(accepted)
        written[kind, default: []].formUnion(own.map(\.name))
      }
    }
    #expect(Set(known.keys) == Set(ListDocument.objectForms.map(\.kind)))
    // Of these objects some members stand for all.
    let large = [
      "list metrics", "metrics of a container", "a rule for a state", "a change of defaults",
    ]
    for (kind, members) in known where !large.contains(kind) {
      #expect(members.subtracting(written[kind, default: []]).isEmpty, "\(kind) in the documents")
    }
  }

  @Test("The article lists exactly the members of the JSON output, down to the parts of cells")
  func output() throws {
    var printed: Set<String> = []
    for document in DocumentCorpus.documents {
      let layout = try DocumentLayout(
        ListDocument(data: Data(document.text.utf8), name: document.name))
      let report = try JSONNode(layout.report())
      printed.formUnion(
        // The parts other than cells have the members of a cell.
        report.paths.filter { $0.count <= ($0.first == .member("cells") ? 3 : 1) }
          .map(Self.member)
          .filter { !$0.isEmpty && !$0.hasSuffix("[]") })
    }
    let rows = try #require(try Self.rows()["json output"]).compactMap {
      $0.prefixMatch(of: /\| `([^`]+)` \|/).map { String($0.1) }
    }
    #expect(Set(rows).subtracting(printed) == [])
    #expect(printed.subtracting(rows) == [])
    #expect(Set(rows).count == rows.count)
  }

  /// The name of a member as the table has it: `cells[].frame`.
  private static func member(_ path: JSONNode.Path) -> String {
    path.written.replacing(/\[\d+\]/, with: "[]").replacing("(top level)", with: "")
  }
}
