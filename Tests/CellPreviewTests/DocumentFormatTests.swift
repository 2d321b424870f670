import CellPreview
import Foundation
import Testing

@Suite("The article on the format has every member")
struct DocumentFormatTests {
  private static let article = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/CellPreview/CellPreview.docc/DocumentFormat.md")

  /// The first column of the tables, by the heading above them.
  private static func tables() throws -> [String: [String]] {
    var tables: [String: [String]] = [:]
    var heading = ""
    for line in try String(contentsOf: article, encoding: .utf8).split(separator: "\n") {
      if line.hasPrefix("#") {
        heading = line.drop { $0 == "#" || $0 == " " }.lowercased()
      } else if let match = line.prefixMatch(of: /\| `([^`]+)` \|/) {
        // Name, when absent, unit, meaning.
        let cells = line.split(separator: " |", omittingEmptySubsequences: false)
        #expect(cells.count == 5, "\(line)")
        tables[heading, default: []].append(String(match.1))
      }
    }
    return tables
  }

  /// Members that are written down of content and backgrounds, of which rules and style sheets take
  /// any.
  private static func properties(_ tables: [String: [String]]) -> Set<String> {
    Set(
      ["a list content configuration", "a background configuration"].flatMap { tables[$0] ?? [] }
    ).subtracting(["style", "when"])
  }

  /// The kind of an object of a document, and the members that it can have: what the message about
  /// a member that nobody knows says.
  private static func accepted(
    at path: JSONNode.Path, in document: JSONNode
  ) throws -> (kind: String, members: [String])? {
    // The members of this object are names of the document's own.
    guard case .object(let members) = document[path], path != [.member("symbols")] else {
      return nil
    }
    let probe = document.replacing(path, by: [.object(members + [("nobody knows", .null)])])
    let error = #expect(throws: PreviewError.self) {
      try PreviewDocument(data: Data(probe.text.utf8), name: "list.json")
    }
    let message = /found unknown member "nobody knows", expected a member of (.+?): (.+)/
    let problem = try #require(error?.problems.first?.message)
    let match = try #require(problem.firstMatch(of: message), "\(problem)")
    let names = match.2.split(separator: ", ").map { $0.split(separator: " (")[0] }.map(String.init)
    return (String(match.1), names)
  }

  @Test("of the document, and no other")
  func document() throws {
    var tables = try Self.tables()
    let properties = Self.properties(tables)
    var known: [String: Set<String>] = [:]
    var written: [String: Set<String>] = [:]
    for document in try DocumentCorpus.documents.map({ try JSONNode($0.text) }) {
      for path in document.paths {
        guard let (kind, accepted) = try Self.accepted(at: path, in: document),
          case .object(let own) = document[path]
        else { continue }
        var members = accepted
        if ["a rule for a state", "a change of defaults"].contains(kind) {
          members.removeAll(where: properties.contains)
        }
        known[kind, default: []].formUnion(members)
        written[kind, default: []].formUnion(own.map(\.name))
      }
    }
    tables["what comes out"] = nil
    #expect(Set(tables.keys) == Set(known.keys))
    for (kind, members) in known {
      #expect(Set(tables[kind, default: []]) == members, "\(kind)")
      // Members that no document has could hide objects that nobody asked about.
      if !["list metrics", "metrics of a container"].contains(kind) {
        #expect(members.subtracting(written[kind, default: []]).isEmpty, "\(kind) in the documents")
      }
    }
    // Nothing is said twice.
    for (heading, rows) in tables { #expect(Set(rows).count == rows.count, "\(heading)") }
  }

  @Test("of the output, and no other")
  func output() throws {
    var printed: Set<String> = []
    for document in DocumentCorpus.documents {
      let layout = try PreviewLayout(
        PreviewDocument(data: Data(document.text.utf8), name: document.name))
      let report = try JSONNode(layout.report())
      printed.formUnion(report.paths.map(Self.member).filter { !$0.isEmpty && !$0.hasSuffix("[]") })
    }
    let rows = try #require(try Self.tables()["what comes out"])
    #expect(Set(rows).subtracting(printed) == [])
    #expect(printed.subtracting(rows) == [])
    #expect(Set(rows).count == rows.count)
  }

  /// The name of a member as the table has it: `cells[].frame`.
  private static func member(_ path: JSONNode.Path) -> String {
    path.written.replacing(/\[\d+\]/, with: "[]").replacing("(top level)", with: "")
  }
}
