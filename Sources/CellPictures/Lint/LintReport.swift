import CellConfiguration
import CellDocuments
package import Foundation

/// The findings about a file, with their positions in it.
package struct LintReport {
  /// A finding, as it is written in JSON.
  private struct Entry: Encodable {
    var file: String
    var line: Int?
    var column: Int?
    var path: String
    var identifier: String
    var summary: String
    var remedy: String
    var article: String
  }

  /// A finding with its position.
  private struct Place {
    var finding: ConfigurationLint.Finding
    var range: Range<Int>?
    var position: DocumentError.Position?
  }

  private let file: String
  private let source: SourceText
  private let places: [Place]

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - findings: The findings.
  ///   - file: The name of the file.
  ///   - data: The contents of the file, which is a document.
  package init(_ findings: [ConfigurationLint.Finding], file: String, data: Data) {
    self.file = file
    source = DocumentReader.source(of: data)
    let root = findings.isEmpty ? nil : JSONReader.read(source).value
    // A value that is not written, such as a default, is marked at its container.
    let ranges = findings.map { root?.place(at: $0.components, without: []).value.markedRange }
    let positions = source.positions(of: ranges.compactMap { $0?.lowerBound })
    places = zip(findings, ranges).map { finding, range in
      Place(finding: finding, range: range, position: range.flatMap { positions[$0.lowerBound] })
    }
  }

  /// Whether there are no findings.
  package var isEmpty: Bool { places.isEmpty }

  /// A paragraph for each finding, in the form of errors, with the remedy below.
  ///
  /// At most twenty findings of each identifier are listed; a line counts the rest.
  package var text: String {
    var counts: [ConfigurationLint.Identifier: Int] = [:]
    var lines: [String] = []
    for place in places {
      let identifier = place.finding.identifier
      let count = counts[identifier, default: 0] + 1
      counts[identifier] = count
      if count <= JSONReader.problemLimit { lines.append(text(of: place)) }
    }
    for identifier in ConfigurationLint.Identifier.allCases {
      let rest = counts[identifier, default: 0] - JSONReader.problemLimit
      if rest > 0 { lines.append("\(name): \(rest) more of \(identifier)") }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private var name: String { file.escapedForTerminals }

  private func text(of place: Place) -> String {
    let finding = place.finding
    let position = place.position.map { ":\($0.line):\($0.column)" } ?? ""
    let head =
      "\(name)\(position): \(finding.path): \(finding.summary) (\(finding.identifier))"
    return ([head, place.range.map(source.excerpt), "  \(finding.remedy)"].compactMap(\.self))
      .joined(separator: "\n")
  }

  /// Returns the findings of all files as a JSON array.
  package static func json(_ reports: [LintReport]) -> String {
    let entries = reports.flatMap { report in
      report.places.map { place in
        Entry(
          file: report.file, line: place.position?.line, column: place.position?.column,
          path: place.finding.path, identifier: place.finding.identifier.rawValue,
          summary: place.finding.summary, remedy: place.finding.remedy,
          article: place.finding.identifier.article)
      }
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Encoding cannot fail: all values are strings and integers.
    guard let data = try? encoder.encode(entries) else { return "" }
    return DocumentLayout.escape(String(decoding: data, as: UTF8.self)) + "\n"
  }
}
