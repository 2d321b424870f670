/// The assignments to a configuration: those for every state, and those under a condition.
struct Customization<Overrides: ConfigurationOverrides>: Hashable, Sendable {
  /// Overrides that apply while a condition holds.
  struct Rule: Hashable, Sendable {
    var condition: StateCondition
    var overrides: CopyOnWriteBox<Overrides>
  }

  /// The assignments without a condition.
  var overrides = Overrides()

  /// The assignments under conditions, in the order in which they were made.
  private(set) var rules: [Rule] = []

  /// Creates an empty customization.
  init() {}

  /// Creates a customization with overrides for every state.
  init(_ overrides: Overrides) { self.overrides = overrides }

  var isEmpty: Bool { rules.isEmpty && overrides.isEmpty }

  /// Adds a rule, merging it with the last one if both have the same condition.
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
}

extension Array {
  /// Returns the merged overrides of the rules that hold for the given flags.
  ///
  /// The box is empty if no rule holds. A rule that names more flags wins over one that names
  /// fewer; a later rule wins over an earlier one. If only one rule holds, its overrides are
  /// shared.
  func overrides<Overrides>(
    for flags: ConfigurationStateFlags
  ) -> CopyOnWriteBox<Overrides> where Element == Customization<Overrides>.Rule {
    var only: CopyOnWriteBox<Overrides>?
    for rule in self where rule.condition.holds(for: flags) {
      if only != nil { return merged(for: flags) }
      only = rule.overrides
    }
    return only ?? CopyOnWriteBox()
  }

  private func merged<Overrides>(
    for flags: ConfigurationStateFlags
  ) -> CopyOnWriteBox<Overrides> where Element == Customization<Overrides>.Rule {
    var result = Overrides()
    for index in flags.precedence(of: map(\.condition)) {
      self[index].overrides.read { $0.pointee.merge(into: &result) }
    }
    return CopyOnWriteBox(result)
  }
}

extension Customization.Rule: Codable, WrittenForm {
  private static var form: ObjectForm {
    let name = Overrides.formName + ".Rule"
    return ObjectForm(
      "a rule for a state",
      [
        MemberForm(
          required: "state", .type(StateCondition.self),
          "names of flags joined by `&&`, `||`, `!`, without parentheses: `selected || highlighted`"
        )
      ] + Overrides.members.map { $0.changing("what holds in other states", prefix: name) })
  }

  static var valueForm: ValueForm { .object(form) }
  static var formName: String? { Overrides.formName + ".Rule" }

  init(from decoder: any Decoder) throws {
    // Not by the form, which describes every member and takes longer to make than to read a rule.
    let members = ["state"] + Overrides.members.map(\.name)
    let object = try MemberDecoder(decoder, members: members, of: "a rule for a state")
    condition = try object.required("state")
    let overrides = try Overrides(from: object)
    self.overrides = CopyOnWriteBox(overrides.isEmpty ? nil : overrides)
  }

  func encode(to encoder: any Encoder) throws {
    var object = MemberEncoder(encoder)
    try object.write("state", condition)
    try overrides.value?.encode(into: &object)
  }
}
