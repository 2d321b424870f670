/// What the caller set on a configuration: for every state, and for states that fulfil a condition.
struct Customization<Overrides: OverrideRecord>: Hashable, Sendable {
  /// Overrides that apply where a condition holds.
  struct Rule: Hashable, Sendable {
    var condition: StateCondition
    var overrides: Overrides
  }

  /// What was assigned without a condition.
  var overrides = Overrides()

  /// What was assigned under conditions, in the order in which that was done.
  var rules: [Rule] = []

  /// What the rules come to in the state of the last update; empty where none holds.
  var scoped = CopyOnWriteBox<Overrides>()

  /// What the rules that hold for some flags assign together, the more specific and the later above
  /// the others; nil if none holds.
  func resolved(for flags: ConfigurationStateFlags) -> Overrides? {
    if rules.isEmpty { return nil }
    let holding = rules.enumerated()
      .compactMap { index, rule in
        rule.condition.specificity(for: flags).map { (specificity: $0, index: index) }
      }
      .sorted { ($0.specificity, $0.index) < ($1.specificity, $1.index) }
    if holding.isEmpty { return nil }
    return holding.reduce(into: Overrides()) { result, place in
      rules[place.index].overrides.lay(over: &result)
    }
  }

  /// Adds a rule; one under the same condition as the last is merged with it.
  mutating func add(_ rule: Rule) {
    if rule.overrides.isEmpty { return }
    if let last = rules.indices.last, rules[last].condition == rule.condition {
      rule.overrides.lay(over: &rules[last].overrides)
    } else {
      rules.append(rule)
    }
  }
}
