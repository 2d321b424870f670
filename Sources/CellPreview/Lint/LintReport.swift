import CellConfiguration
import Foundation

/// The findings about a file, with their positions in it.
struct LintReport {
  /// A finding, as it is written in JSON.
  private struct Entry: Encodable {
    var file: String
    var line: Int?
    var column: Int?
    var path: String
    var identifier: String
    var message: String
    var advice: String
    var article: String
  }

  /// A finding with its position.
  private struct Place {
    var finding: ConfigurationLint.Finding
    var position: PreviewError.Position?
    var excerpt: String?
  }

  private let file: String
  private let places: [Place]

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - findings: The findings.
  ///   - file: The name of the file.
  ///   - data: The contents of the file, which is a document.
  init(_ findings: [ConfigurationLint.Finding], file: String, data: Data) {
    self.file = file
    let source = DocumentReader.source(of: data)
    let root = findings.isEmpty ? nil : JSONReader.read(source).value
    places = findings.map { finding in
      guard let place = root?.place(at: finding.components, without: []) else {
        return Place(finding: finding)
      }
      // A value that is not written, such as a default, is marked at what contains it.
      let range = place.value.markedRange
      return Place(
        finding: finding, position: source.position(of: range.lowerBound),
        excerpt: source.excerpt(range))
    }
  }

  /// Whether there are no findings.
  var isEmpty: Bool { places.isEmpty }

  /// A paragraph for each finding, in the form of errors, with the advice below.
  ///
  /// Of each kind, at most twenty are listed; a line counts the rest.
  var text: String {
    var counts: [ConfigurationLint.Finding.Kind: Int] = [:]
    var lines: [String] = []
    for place in places {
      let kind = place.finding.kind
      counts[kind, default: 0] += 1
      if counts[kind, default: 0] <= JSONReader.problemLimit { lines.append(text(of: place)) }
    }
    for kind in ConfigurationLint.Finding.Kind.allCases {
      let rest = counts[kind, default: 0] - JSONReader.problemLimit
      if rest > 0 { lines.append("\(name): \(rest) more of \(kind.rawValue)") }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private var name: String { file.escapedForTerminals }

  private func text(of place: Place) -> String {
    let finding = place.finding
    let position = place.position.map { ":\($0.line):\($0.column)" } ?? ""
    let head =
      "\(name)\(position): \(finding.path): \(finding.message) (\(finding.kind.rawValue))"
    return ([head, place.excerpt, "  \(finding.advice)"].compactMap(\.self)).joined(separator: "\n")
  }

  /// Returns the findings of all files as a JSON array.
  static func json(_ reports: [LintReport]) -> String {
    let entries = reports.flatMap { report in
      report.places.map { place in
        Entry(
          file: report.file, line: place.position?.line, column: place.position?.column,
          path: place.finding.path, identifier: place.finding.kind.rawValue,
          message: place.finding.message, advice: place.finding.advice,
          article: place.finding.article)
      }
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Encoding cannot fail: all values are texts and integers.
    guard let data = try? encoder.encode(entries) else { return "" }
    return PreviewLayout.escape(String(decoding: data, as: UTF8.self)) + "\n"
  }
}
