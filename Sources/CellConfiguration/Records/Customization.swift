/// What the caller set on a configuration: for every state, and for states that fulfil a condition.
struct Customization<Overrides: ConfigurationOverrides>: Hashable, Sendable {
  /// Overrides that apply where a condition holds.
  struct Rule: Hashable, Sendable {
    var condition: StateCondition
    var overrides: CopyOnWriteBox<Overrides>
  }

  /// What was assigned without a condition.
  var overrides = Overrides()

  /// What was assigned under conditions, in the order in which that was done.
  private(set) var rules: [Rule] = []

  /// Nothing set.
  init() {}

  /// Something set for every state.
  init(_ overrides: Overrides) { self.overrides = overrides }

  var isEmpty: Bool { rules.isEmpty && overrides.isEmpty }

  /// Adds a rule; one under the same condition as the last is merged with it.
  mutating func add(_ rule: Rule) {
    if rule.overrides.isEmpty { return }
    if let last = rules.indices.last, rules[last].condition == rule.condition {
      rule.overrides.read { upper in
        rules[last].overrides.update(orMake: Overrides()) { upper.pointee.merge(into: &$0) }
      }
    } else {
      rules.append(rule)
    }
  }

  /// What the rules that hold for some flags assign together; empty if none holds.
  ///
  /// A rule that names more flags lies above one that names fewer, and a later one above an earlier
  /// one. Where a single rule holds, its overrides are shared.
  func overrides(for flags: ConfigurationStateFlags) -> CopyOnWriteBox<Overrides> {
    var holding: [(specificity: Int, index: Int)] = []
    var only: Int?
    for (index, rule) in rules.enumerated() {
      guard let specificity = rule.condition.specificity(for: flags) else { continue }
      if only == nil, holding.isEmpty {
        only = index
      } else {
        if let first = only {
          holding.append((rules[first].condition.specificity(for: flags) ?? 0, first))
          only = nil
        }
        holding.append((specificity, index))
      }
    }
    if let only { return rules[only].overrides }
    if holding.isEmpty { return CopyOnWriteBox() }
    var merged = Overrides()
    for (_, index) in holding.sorted(by: <) {
      rules[index].overrides.read { $0.pointee.merge(into: &merged) }
    }
    return CopyOnWriteBox(merged)
  }
}

extension Customization.Rule: Codable {
  init(from decoder: any Decoder) throws {
    let object = try MemberDecoder(
      decoder, members: ["state"] + Overrides.members, of: "a rule for a state")
    condition = try object.required("state")
    overrides = CopyOnWriteBox(try Overrides(from: object))
  }

  func encode(to encoder: any Encoder) throws {
    var object = MemberEncoder(encoder)
    try object.write("state", condition)
    try overrides.value?.encode(into: &object)
  }
}
