import CellConfiguration
import CellTestSupport
import Testing

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

/// The evaluator that the truth tables rely on.
struct FlagExpressionTests {
  @Test(
    "Operators of flag expressions have Swift's precedence",
    arguments: [
      ("a", "a", true), ("a", "", false), ("!a", "", true), ("!a", "a", false),
      ("a && b", "a", false), ("a && b", "ab", true), ("a || b", "b", true), ("a || b", "", false),
      ("a || b && c", "a", true), ("a || b && c", "b", false), ("(a || b) && c", "a", false),
      ("!a && b", "b", true), ("!(a && b)", "a", true), ("!!a", "a", true),
      ("a && (b || !c) && !(d && a)", "a", true), ("a && (b || !c) && !(d && a)", "ad", false),
    ])
  func evaluation(_ text: String, _ names: String, _ expected: Bool) throws {
    let expression = try FlagExpression(text)
    #expect(expression.isTrue { names.contains($0) } == expected)
  }

  @Test(
    "Parsing refuses texts that are not flag expressions",
    arguments: ["", "a &&", "&& a", "(a", "a)", "a b", "!", "()", "a || || b"])
  func syntax(_ text: String) {
    #expect(throws: FlagExpression.SyntaxError.self) { try FlagExpression(text) }
  }
}
