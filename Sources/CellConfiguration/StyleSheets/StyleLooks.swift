/// A step from the row of a style to its look in a state.
struct StyleStep<Values: Sendable>: Sendable {
  /// The states in which the step applies.
  let condition: StateCondition

  /// The source of the step's values; `nil` for a change that a custom style sheet makes.
  let provenance: Provenance?

  /// Replaces values with those of the step.
  let apply: @Sendable (inout Values) -> Void
}

/// The looks of a style that uses the row of another, with the steps that lead to each.
///
/// Tables are computed from these steps, and explanations list them.
struct StyleLooks<Style: ConfigurationStyle> {
  typealias Step = StyleStep<Style.Values>

  /// The values of the row, with those that the style keeps.
  let row: Style.Values

  /// The values of the row with the changes of the style sheet for every state.
  var base: Style.Values { always.reduce(into: row) { $1.rule.assignments.apply(to: &$0) } }

  private let style: Style
  private let ruleGroups: [StyleDefaults<Style, Style.Values>.RuleGroup]
  private let always: [StyleSheet.Change<Style>]
  private let conditional: [StyleSheet.Change<Style>]

  init(
    of style: Style, usingRowOf resolved: Style, _ defaults: StyleDefaults<Style, Style.Values>,
    _ changes: [StyleSheet.Change<Style>]
  ) {
    self.style = style
    var row = defaults.values(of: resolved)
    style.keepOwnDefaults(in: &row, usingRowOf: resolved)
    self.row = row
    ruleGroups = defaults.ruleGroups(for: resolved)
    conditional = changes.filter {
      ($0.style == resolved || $0.style == style) && $0.condition != .always
    }
    // Changes to the style itself take precedence over changes to the style whose look it has.
    always = (style == resolved ? [style] : [resolved, style]).flatMap { owner in
      changes.filter { $0.style == owner && $0.condition == .always }
    }
  }

  /// The flags on which the looks depend.
  var mentionedFlags: ConditionFlags {
    (ruleGroups.flatMap { $0.rules.map(\.condition) } + conditional.map(\.condition))
      .reduce(into: ConditionFlags()) { $0.formUnion($1.mentionedFlags) }
  }

  /// The number of rule groups and conditional changes.
  var count: Int { ruleGroups.count + conditional.count }

  /// Sets the rule that holds in each group, and the specificity of each change; -1 for none.
  ///
  /// States with the same result have the same look.
  func setHolding(_ holding: inout [Int8], for flags: ConditionFlags) {
    for (number, group) in ruleGroups.enumerated() {
      holding[number] = Int8(group.rules.firstIndex { $0.condition.holds(in: flags) } ?? -1)
    }
    for (number, change) in conditional.enumerated() {
      holding[ruleGroups.count + number] = Int8(change.condition.specificity(in: flags) ?? -1)
    }
  }

  /// The steps from the row to the ``base``.
  var steps: [Step] { always.map(Self.step) }

  /// Returns the steps from the ``base`` to the look of states, in their order.
  func steps(for holding: [Int8]) -> [Step] {
    let rules = zip(ruleGroups, holding).compactMap { group, rule -> Step? in
      if rule < 0 { return nil }
      let rule = group.rules[Int(rule)]
      return Step(condition: rule.condition, provenance: group.provenance, apply: rule.apply)
    }
    let scoped = Array(holding.dropFirst(ruleGroups.count))
    let order = scoped.indices.filter { scoped[$0] >= 0 }
      .map { (scoped[$0], conditional[$0].style == style ? 1 : 0, $0) }
      .sorted(by: <).map(\.2)
    return rules + order.map { Self.step(conditional[$0]) }
  }

  private static func step(_ change: StyleSheet.Change<Style>) -> Step {
    Step(condition: change.condition, provenance: nil) { change.rule.assignments.apply(to: &$0) }
  }
}
