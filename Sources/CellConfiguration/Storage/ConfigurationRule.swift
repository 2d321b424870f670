/// The assignments of a configuration for the states in which a condition holds.
struct ConfigurationRule<Style: ConfigurationStyle>: Hashable, Sendable {
  typealias Assignments = Style.Assignments

  let condition: StateCondition

  /// The assignments; configurations without other assignments share the box.
  private(set) var box: CopyOnWriteBox<Assignments>

  /// Creates a rule of the assignments to the groups of a configuration.
  init(_ condition: StateCondition, finishing box: consuming CopyOnWriteBox<Assignments>) {
    self.condition = condition
    self.box = consume box
    self.box.makeUnique(orMake: Assignments())
    self.box.owned.apply(.dropRules)
    self.box.owned.apply(.finishRule)
    if self.box.owned.isEmpty { self.box = CopyOnWriteBox() }
  }

  fileprivate init(_ condition: StateCondition, _ rule: Assignments) {
    self.condition = condition
    box = rule.isEmpty ? CopyOnWriteBox() : CopyOnWriteBox(rule)
  }

  var isEmpty: Bool { box.isEmpty }
  var assignments: Assignments { box.storage?.value ?? Assignments() }
}

/// The rules of a configuration, in the order in which they were made.
struct ConfigurationRules<Style: ConfigurationStyle>: Hashable, Sendable {
  typealias Rule = ConfigurationRule<Style>

  /// The configuration and the values that a rule is made on.
  struct Ground: Hashable, Sendable {
    let condition: StateCondition

    /// The configuration that the rule is for.
    let owner: PropertyStore<Style>

    /// Everything that was assigned before, with the rules that hold where the condition does.
    let box: CopyOnWriteBox<Style.Assignments>
  }

  private(set) var list: [Rule] = []

  /// The traits that the conditions test.
  private(set) var testedTraits: TraitFlags = []

  /// The ground of the rule for which the configuration exists; `nil` in a common configuration.
  var ground: Ground?

  /// The results of merging the rules; `nil` unless there are several.
  private(set) var merged: MergedRules<Style>?

  init() {}

  /// Adds a rule, merging it with the last one if both have the same condition.
  mutating func add(_ rule: Rule) {
    if let last = list.last, last.condition == rule.condition {
      var assignments = last.assignments
      assignments.merge(rule.assignments)
      list[list.count - 1] = Rule(rule.condition, assignments)
    } else if !rule.isEmpty {
      list.append(rule)
      testedTraits.formUnion(rule.condition.mentionedFlags.ofTraits)
    }
    merged = list.count > 1 ? MergedRules() : nil
  }
}

extension Array {
  /// Calls a closure with the rules that hold for the given flags.
  ///
  /// The rule with the highest precedence comes last: a rule that names more flags wins over one
  /// that names fewer, and a later rule wins over an earlier one.
  func forEach<Style>(
    holdingFor flags: ConditionFlags, _ body: (Element) -> Void
  ) where Element == ConfigurationRule<Style> {
    var only: Int?
    for index in indices where self[index].condition.holds(in: flags) {
      if only != nil {
        for index in flags.precedence(of: map(\.condition)) { body(self[index]) }
        return
      }
      only = index
    }
    if let only { body(self[only]) }
  }

  /// Returns whether the same rules hold in two states, in the same order.
  func areSame<Style>(
    for flags: ConditionFlags, _ others: ConditionFlags
  ) -> Bool where Element == ConfigurationRule<Style> {
    allSatisfy {
      $0.condition.specificity(in: flags) == $0.condition.specificity(in: others)
    }
  }
}

extension ConfigurationRule: Codable, SchemaRepresentable {
  private static var form: Schema.Object {
    Schema.Object(
      "a rule for a state",
      [
        Schema.Member(
          required: "state", .type(StateCondition.self),
          "names of flags and traits joined by `&&`, `||`, `!`, without parentheses: "
            + "`selected || dark`"
        )
      ] + Assignments.members.map { $0.member(absent: "what holds in other states") })
  }

  static var schemaValue: Schema.Value { .object(form) }
  static var schemaName: String? { Assignments.schemaName + "Rule" }

  init(from decoder: any Decoder) throws {
    // The names come from the members, because making the whole form takes longer than reading a
    // rule.
    let members = ["state"] + Assignments.members.map(\.name)
    let object = try MemberDecoder(decoder, members: members, of: "a rule for a state")
    try self.init(
      object.required("state"), finishing: CopyOnWriteBox(Assignments(from: object)))
  }

  func encode(to encoder: any Encoder) throws {
    var object = MemberEncoder(encoder)
    try object.write("state", condition)
    try assignments.encode(into: &object)
  }
}
