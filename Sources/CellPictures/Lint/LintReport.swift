import CellConfiguration
import CellDocuments
package import Foundation

/// The findings about a file, with their positions in it.
package struct LintReport {
  /// A finding with its position.
  struct Place {
    var finding: ConfigurationLint.Finding
    var range: Range<Int>?
    var position: DocumentError.Position?
  }

  let file: String
  let places: [Place]
  private let source: SourceText

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
    var counts: [LintRule: Int] = [:]
    var lines: [String] = []
    for place in places {
      let identifier = place.finding.identifier
      let count = counts[identifier, default: 0] + 1
      counts[identifier] = count
      if count <= JSONReader.problemLimit { lines.append(text(of: place)) }
    }
    for identifier in LintRule.allCases {
      let rest = counts[identifier, default: 0] - JSONReader.problemLimit
      if rest > 0 { lines.append("\(name): \(rest) more of \(identifier)") }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  var name: String { file.escapedForTerminals }

  private func text(of place: Place) -> String {
    let finding = place.finding
    let position = place.position.map { ":\($0.line):\($0.column)" } ?? ""
    let head =
      "\(name)\(position): \(finding.path): \(finding.summary) (\(finding.identifier))"
    return ([head, place.range.map(source.excerpt), "  \(finding.remedy)"].compactMap(\.self))
      .joined(separator: "\n")
  }
}
