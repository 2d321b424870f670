import CellConfiguration
import CellDocuments
import Foundation
import Testing

/// The vectors of an area, made from the facts of the tests.
struct RecordedArea {
  var area: String
  var title: String

  /// The statements of rules that the table of facts lacks.
  var rules: [String: String] = [:]
  var vectors: [Vector]

  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The folder of the files.
  static let folder = root.appendingPathComponent("Conformance/Vectors")

  /// Compares the vectors with their file, or writes it if `RECORD_VECTORS` is set.
  func compare(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let url = Self.folder.appendingPathComponent("\(area).json")
    let text = try self.text()
    if ProcessInfo.processInfo.environment["RECORD_VECTORS"] != nil {
      try text.write(to: url, atomically: true, encoding: .utf8)
    }
    let recorded = try String(contentsOf: url, encoding: .utf8)
    let lines = (text.split(separator: "\n"), recorded.split(separator: "\n"))
    let line = zip(lines.0, lines.1).first { $0 != $1 }
    #expect(
      text == recorded,
      "Set RECORD_VECTORS to record. Found \(line?.0 ?? "another length"), recorded \(line?.1 ?? "")",
      sourceLocation: sourceLocation)
    #expect(Set(vectors.map(\.name)).count == vectors.count, sourceLocation: sourceLocation)
  }

  /// The file, with a line for each vector.
  private func text() throws -> String {
    let named = Set(vectors.map(\.rule))
    let statements = try Self.statements().merging(rules) { $1 }.filter { named.contains($0.key) }
    #expect(Set(statements.keys) == named, "Every rule has a statement.")
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    func line(_ value: some Encodable) throws -> String {
      String(decoding: try encoder.encode(value), as: UTF8.self)
    }
    return """
      {"format":1,"area":\(try line(area)),"title":\(try line(title)),
      "rules":\(try line(statements)),
      "vectors":[
      \(try vectors.map(line).joined(separator: ",\n"))
      ]}

      """
  }

  /// The statements of the table of facts; the facts of one rule follow one another.
  private static func statements() throws -> [String: String] {
    let article = root.appendingPathComponent(
      "Sources/CellLayout/CellLayout.docc/FactsAboutFrames.md")
    return try String(contentsOf: article, encoding: .utf8).split(separator: "\n")
      .reduce(into: [:]) { statements, line in
        let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        guard cells.count == 5, cells[0].wholeMatch(of: /[A-Z]\d+/) != nil else { return }
        statements[cells[0], default: ""] +=
          (statements[cells[0]] == nil ? "" : "; ") + cells[1].replacing("`", with: "")
      }
  }
}

extension Vector {
  /// Creates a vector from a fact.
  init(
    _ rule: String, _ name: String, _ evidence: Evidence, _ document: ListDocument,
    tolerance: Double = 0.002, _ expected: [String: JSONValue]
  ) throws {
    self.init(
      name: name, rule: rule, provenance: Provenance(evidence), tolerance: tolerance,
      document: try JSONValue(encoding: document), expected: expected)
  }

  /// Creates a law about two documents.
  init(
    _ rule: String, _ name: String, _ document: ListDocument, _ relation: Law.Relation,
    _ other: ListDocument, _ paths: [String]
  ) throws {
    self.init(
      name: name, rule: rule, provenance: .inferred, tolerance: 0.002,
      document: try JSONValue(encoding: document),
      law: Law(relation: relation, document: try JSONValue(encoding: other), paths: paths))
  }
}

extension Provenance {
  init(_ evidence: Evidence) {
    self =
      switch evidence {
      case .recorded: .recorded
      case .measured: .measured
      case .documented: .documented
      case .inferred: .inferred
      case .assumed: .assumed
      }
  }
}

extension JSONValue {
  init(encoding value: some Encodable) throws {
    self = try JSONDecoder().decode(JSONValue.self, from: JSONEncoder().encode(value))
  }

  init(_ number: CGFloat) { self = .number(Double((number * 1e4).rounded() / 1e4)) }

  init(_ size: CGSize) { self = .array([JSONValue(size.width), JSONValue(size.height)]) }

  init(_ frame: CGRect) {
    self = .array([frame.minX, frame.minY, frame.width, frame.height].map { JSONValue($0) })
  }
}

extension ListDocument {
  /// Creates a document with rows outside any list, or in a list.
  init(
    _ rows: [Row], list: ListConfiguration? = nil, width: CGFloat = 390,
    traits: TraitCollection = TraitCollection(), characterWidth: CGFloat? = nil
  ) {
    self.init()
    self.list = list
    self.width = width
    self.traits = traits
    if let characterWidth { shaper = .fixedAdvance(characterWidth / 17) }
    sections = [Section(rows: rows)]
  }
}
