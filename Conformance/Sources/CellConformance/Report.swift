import Foundation

/// The results of a subject for the vectors.
public struct Report: Codable, Sendable {
  /// The result of one vector.
  public struct Result: Codable, Sendable {
    /// The outcome of one vector.
    public enum Outcome: String, Codable, Sendable {
      case passed, failed, unsupported
    }

    /// The area of the vector.
    public var area: String

    /// The name of the vector.
    public var name: String

    /// The name of the rule.
    public var rule: String

    /// The statement of the rule.
    public var statement: String

    /// How the expected values are known.
    public var provenance: Provenance

    /// The outcome.
    public var outcome: Outcome

    /// The parts that are not as expected.
    public var mismatches: [Mismatch] = []

    /// The reason for a missing answer; `nil` if the subject answered.
    public var reason: String?
  }

  /// The results, in the order of the vectors.
  public private(set) var results: [Result] = []

  /// Asks a subject about vectors, and compares its answers with what they expect.
  ///
  /// - Parameter areas: The areas; an empty set stands for all.
  @MainActor
  public init(_ subject: any Subject, files: [VectorFile], areas: Set<String> = []) {
    for file in files where areas.isEmpty || areas.contains(file.area) {
      for vector in file.vectors { results.append(Self.result(of: vector, in: file, subject)) }
    }
  }

  @MainActor
  private static func result(
    of vector: Vector, in file: VectorFile, _ subject: any Subject
  ) -> Result {
    var result = Result(
      area: file.area, name: vector.name, rule: vector.rule,
      statement: file.rules[vector.rule] ?? "", provenance: vector.provenance, outcome: .passed)
    do {
      result.mismatches = try vector.mismatches {
        try subject.answer(Question(area: file.area, document: $0))
      }
      if !result.mismatches.isEmpty { result.outcome = .failed }
    } catch let unsupported as Unsupported {
      result.outcome = .unsupported
      result.reason = unsupported.reason
    } catch {
      result.outcome = .failed
      result.reason = "\(error)"
    }
    return result
  }

  /// The results that are failures.
  public var failures: [Result] { results.filter { $0.outcome == .failed } }
}

// MARK: Formats

extension Report {
  /// A form in which reports are printed.
  public enum Format: String, CaseIterable, Sendable {
    case text, json, junit
  }

  /// Returns the report in a format.
  public func formatted(as format: Format) throws -> String {
    switch format {
    case .text: text
    case .junit: junit
    case .json:
      String(decoding: try Self.encoder.encode(self), as: UTF8.self) + "\n"
    }
  }

  private static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return encoder
  }

  /// The results of each area, in the order of the vectors.
  private var areas: [(name: String, results: [Result])] {
    results.reduce(into: []) { areas, result in
      if areas.last?.name != result.area { areas.append((result.area, [])) }
      areas[areas.count - 1].results.append(result)
    }
  }

  /// The failures with the rules that they break, and a line for each area.
  private var text: String {
    var lines = failures.flatMap { result in
      ["\(result.area), \(result.name): \(result.rule) (\(result.provenance.rawValue))"]
        + (result.statement.isEmpty ? [] : ["  \(result.statement)"])
        + result.lines.map { "  \($0)" }
    }
    for area in areas {
      let counts = Dictionary(grouping: area.results, by: \.outcome).mapValues(\.count)
      var line = "\(area.name): \(counts[.passed] ?? 0) of \(area.results.count) passed"
      if let count = counts[.failed] { line += ", \(count) failed" }
      if let count = counts[.unsupported] { line += ", \(count) unsupported" }
      lines.append(line)
    }
    let assumed = failures.count { $0.provenance == .assumed }
    if assumed > 0 { lines.append("\(assumed) of the failures contradict assumed values only.") }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The report as servers for continuous integration read it: a suite for each area.
  private var junit: String {
    var xml = #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n<testsuites>\n"
    for area in areas {
      let failed = area.results.count { $0.outcome == .failed }
      let skipped = area.results.count { $0.outcome == .unsupported }
      xml += """
          <testsuite name="\(area.name.escaped)" tests="\(area.results.count)" \
        failures="\(failed)" skipped="\(skipped)">

        """
      for result in area.results {
        let title = #"<testcase classname="\#(area.name.escaped)" name="\#(result.name.escaped)""#
        let element = result.outcome == .failed ? "failure" : "skipped"
        if result.outcome == .passed {
          xml += "    \(title)/>\n"
        } else {
          let message = "\(result.rule): \(result.statement)".escaped
          xml += "    \(title)><\(element) message=\"\(message)\">"
          xml += result.lines.joined(separator: "\n").escaped + "</\(element)></testcase>\n"
        }
      }
      xml += "  </testsuite>\n"
    }
    return xml + "</testsuites>\n"
  }
}

extension Report.Result {
  /// The reason for a missing answer, and the mismatches.
  fileprivate var lines: [String] {
    (reason.map { [$0] } ?? [])
      + mismatches.map { "\($0.path): expected \($0.expected), found \($0.found)" }
  }
}

extension String {
  /// The string as the text of an element or attribute of XML.
  fileprivate var escaped: String {
    unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\t": result += "&#\(scalar.value);"
      // No other control character can be in XML.
      case "\0"..<" ", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
