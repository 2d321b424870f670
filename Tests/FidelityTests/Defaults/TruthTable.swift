import CellConfiguration
import CellTestSupport

/// What the recorded rules say about one style in one sheet, for any state.
struct TruthTable {
  private struct Rule {
    let condition: FlagExpression
    let set: [String: String]
  }

  private let base: [String: String]
  private let ruleLists: [[Rule]]
  private let predicates: [String: FlagExpression]

  init(
    row: SystemDefaults.Row, style: String, ruleLists: [SystemDefaults.RuleList],
    sheet: SystemDefaults.Sheet
  )
    throws
  {
    base = row.properties
    predicates = try sheet.predicates.mapValues(FlagExpression.init)
    self.ruleLists = try ruleLists.filter { $0.styles.contains(style) }.map { ruleList in
      try ruleList.firstOf.map { Rule(condition: try FlagExpression($0.when), set: $0.set) }
    }
  }

  /// The properties of the style in a state.
  func properties(for flags: ConfigurationStateFlags, onMac: Bool) throws -> [String: String] {
    var result = base
    for ruleList in ruleLists {
      let rule = try ruleList.first {
        try $0.condition.isTrue { try isTrue($0, for: flags, onMac: onMac) }
      }
      if let rule { result.merge(rule.set) { $1 } }
    }
    return result
  }

  private func isTrue(
    _ name: String, for flags: ConfigurationStateFlags, onMac: Bool
  ) throws -> Bool {
    if let predicate = predicates[name == "chosen" && onMac ? "chosenOnMac" : name] {
      return try predicate.isTrue { try isTrue($0, for: flags, onMac: onMac) }
    }
    guard let flag = Self.flags[name] else { throw FlagExpression.SyntaxError(rest: [name]) }
    return flags.contains(flag)
  }

  private static let flags: [String: ConfigurationStateFlags] = [
    "disabled": .disabled, "highlighted": .highlighted, "selected": .selected,
    "focused": .focused, "editing": .editing, "swiped": .swiped, "targeted": .targeted,
  ]
}
