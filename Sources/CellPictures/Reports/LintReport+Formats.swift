import CellConfiguration
import CellDocuments
import Foundation

extension LintReport {
  /// The form of the output.
  package enum Format: Hashable, Sendable {
    /// Paragraphs for people.
    case text

    /// An array of objects.
    case json

    /// The Static Analysis Results Interchange Format 2.1.0, which hosted CI systems show.
    case sarif

    /// Commands of a hosted workflow, `::warning file=…::…`, which it shows beside the lines.
    case annotations
  }

  /// Returns the findings of all files in a form.
  package static func output(_ reports: [LintReport], _ format: Format) -> String {
    switch format {
    case .text: reports.map(\.text).joined()
    case .json: json(reports.flatMap { report in report.places.map { report.object(of: $0) } })
    case .sarif: json(log(of: reports))
    case .annotations:
      reports.flatMap { report in report.places.map { report.annotation(of: $0) + "\n" } }.joined()
    }
  }

  private static func json(_ value: Any) -> String {
    let options: JSONSerialization.WritingOptions = [
      .prettyPrinted, .sortedKeys, .withoutEscapingSlashes,
    ]
    // Encoding cannot fail: all values are strings, integers, arrays and dictionaries.
    guard let data = try? JSONSerialization.data(withJSONObject: value, options: options) else {
      return ""
    }
    return DocumentLayout.escape(String(decoding: data, as: UTF8.self)) + "\n"
  }

  private func object(of place: Place) -> [String: Any] {
    let rule = place.finding.identifier
    var object: [String: Any] = [
      "file": file, "path": place.finding.path, "identifier": rule.name,
      "severity": "\(rule.severity)", "summary": place.finding.summary,
      "remedy": place.finding.remedy, "article": rule.article,
    ]
    object["line"] = place.position?.line
    object["column"] = place.position?.column
    return object
  }

  // MARK: SARIF

  private static func log(of reports: [LintReport]) -> [String: Any] {
    let rules: [[String: Any]] = LintRule.allCases.map { rule in
      [
        "id": rule.name, "help": ["text": rule.article],
        "defaultConfiguration": ["level": "\(rule.severity)"],
      ]
    }
    return [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0",
      "runs": [
        [
          "tool": ["driver": ["name": "cellpreview", "rules": rules] as [String: Any]],
          "columnKind": "unicodeCodePoints",
          "results": reports.flatMap { report in report.places.map { report.result(of: $0) } },
        ] as [String: Any]
      ],
    ]
  }

  private func result(of place: Place) -> [String: Any] {
    let rule = place.finding.identifier
    var location: [String: Any] = ["artifactLocation": ["uri": uri]]
    if let position = place.position {
      location["region"] = ["startLine": position.line, "startColumn": position.column]
    }
    return [
      "ruleId": rule.name, "ruleIndex": rule.rawValue, "level": "\(rule.severity)",
      "message": ["text": place.finding.summary + " " + place.finding.remedy],
      "locations": [
        [
          "physicalLocation": location,
          "logicalLocations": [["fullyQualifiedName": place.finding.path]],
        ]
      ],
    ]
  }

  /// The name of the file as a relative reference.
  private var uri: String {
    file.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? file
  }

  // MARK: Annotations

  private func annotation(of place: Place) -> String {
    let rule = place.finding.identifier
    let position = place.position.map { ",line=\($0.line),col=\($0.column)" } ?? ""
    let level = rule.severity == .note ? "notice" : "warning"
    let text = "\(place.finding.path): \(place.finding.summary) \(place.finding.remedy)"
    return "::\(level) file=\(Self.property(file))\(position),title=\(rule)::\(Self.message(text))"
  }

  /// Escapes a message of a workflow command.
  private static func message(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  /// Escapes a property of a workflow command.
  private static func property(_ text: String) -> String {
    message(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}

extension LintRule {
  /// The section of the documentation that explains the rule.
  package var article: String { "CellPictures/CheckingLists#\(self)" }
}
