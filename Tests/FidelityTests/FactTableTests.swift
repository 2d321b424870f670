import Foundation
import Testing

/// The table of facts in the documentation, and the tests that it names.
@Suite("The table of facts agrees with the tests")
struct FactTableTests {
  /// A line of the table.
  private struct Fact: CustomStringConvertible {
    var rule: String
    var suites: [String]
    var status: String
    var description: String
  }

  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func facts() throws -> [Fact] {
    let article = root.appendingPathComponent(
      "Sources/CellLayout/CellLayout.docc/FactsAboutFrames.md")
    return try String(contentsOf: article, encoding: .utf8).split(separator: "\n").compactMap {
      let cells = $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 5, cells[0].wholeMatch(of: /[A-Z]\d+/) != nil else { return nil }
      return Fact(
        rule: cells[0], suites: cells[3].matches(of: /`(\w+Tests)`/).map { String($0.1) },
        status: cells[4], description: String($0))
    }
  }

  /// The rules that the texts in each file of tests name, by the suite in it; the cases of a suite
  /// are in files of their own.
  private static func rules() throws -> [String: Set<String>] {
    var rules: [String: Set<String>] = [:]
    let folders = [
      "FidelityTests/Geometry", "FidelityTests/Metrics", "CellLayoutTests/Cell",
      "CellLayoutTests/Laws", "CellConfigurationTests/Accessories",
    ]
    for folder in folders {
      let directory = root.appendingPathComponent("Tests/" + folder)
      for name in try FileManager.default.contentsOfDirectory(atPath: directory.path) {
        let source = try String(
          contentsOf: directory.appendingPathComponent(name), encoding: .utf8)
        let suite =
          if name.hasPrefix("ContentExample") {
            "ContentExampleTests"
          } else if name.hasPrefix("MetricFact") {
            "MetricsTests"
          } else if name.hasPrefix("DeviceFact") {
            "DeviceFactTests"
          } else {
            String(name.prefix { $0 != "." })
          }
        for text in source.matches(of: /"[^"\n]*"/) {
          for rule in text.0.matches(of: /\b[GPA]\d+\b/) {
            rules[suite, default: []].insert(String(rule.0))
          }
        }
      }
    }
    return rules
  }

  @Test("Every suite that a fact names exists and names the fact's rule")
  func verified() throws {
    let rules = try Self.rules()
    for fact in try Self.facts() where !fact.suites.isEmpty {
      for suite in fact.suites where !suite.hasSuffix("LawTests") {
        // Laws are not about single rules.
        #expect(rules[suite]?.contains(fact.rule) == true, "\(suite) does not name \(fact)")
      }
    }
  }

  @Test("Exactly the facts without a test are listed as not modeled")
  func unverified() throws {
    for fact in try Self.facts() {
      #expect(fact.suites.isEmpty == fact.status.hasPrefix("not modeled"), "\(fact)")
    }
  }

  @Test("Every rule of a test has a line in the table, and every line has a test")
  func complete() throws {
    let named = try Self.rules().filter { $0.key != "LayoutLaws" }.values
      .reduce(into: Set<String>()) { $0.formUnion($1) }
    let listed = Set(try Self.facts().filter { !$0.suites.isEmpty }.map(\.rule))
    #expect(named.subtracting(listed).isEmpty)
    #expect(listed.subtracting(named).isEmpty)
  }

  @Test("The table of facts lists every rule")
  func everyRule() throws {
    // 35 to 39 and 41 are no rules.
    var expected = Set((0...34).map { "G\($0)" } + ["G40"] + (42...48).map { "G\($0)" })
    expected.formUnion((1...7).map { "P\($0)" })
    // Rule 2 is about reading documents, rule 10 about where the others are.
    expected.formUnion([1, 3, 4, 5, 6, 7, 8, 9].map { "A\($0)" })
    #expect(Set(try Self.facts().map(\.rule)) == expected)
  }
}
