import CellConfiguration
import CellTestSupport
import Foundation

/// The defaults of the system as they were recorded, read from a file that was made independently
/// of the tables in the sources.
struct SystemDefaults: Decodable, Sendable {
  /// One style: every property by its name, its value as text.
  struct Row: Decodable, Sendable {
    let baseStyleName: String
    let confidence: String
    let properties: [String: String]
  }

  /// Rules for states, of which the first one applies whose condition holds.
  struct RuleList: Decodable, Sendable {
    struct Rule: Decodable, Sendable {
      let when: String
      let set: [String: String]
    }

    let styles: [String]
    let firstOf: [Rule]
  }

  struct Rules: Decodable, Sendable {
    let content: [RuleList]
    let background: [RuleList]
  }

  struct Sheet: Decodable, Sendable {
    let content: [String: Row]
    let background: [String: Row]
    let predicates: [String: String]
    let rules: Rules
  }

  let provenance: String
  let sheets: [String: Sheet]

  /// The row that a style-agnostic factory takes in a list environment.
  let environments: [String: [String: String]]

  static func load() throws -> SystemDefaults {
    try JSONDecoder().decode(SystemDefaults.self, from: Resource.data("defaults", in: .module))
  }
}
