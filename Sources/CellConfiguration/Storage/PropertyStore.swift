/// The groups of a configuration: a style's defaults for a state, and the assignments above them.
///
/// A property has its assigned value or else the default. An update looks up the defaults of the
/// new state, and merges the rules that hold into the assignments. Without rules, it visits no
/// property.
struct PropertyStore<Style: ConfigurationStyle>: Sendable {
  typealias Assignments = Style.Assignments
  typealias Rule = ConfigurationRule<Style>
  typealias Rules = ConfigurationRules<Style>

  /// The assignments, with the rules that hold; empty if all properties have their defaults.
  private(set) var box = CopyOnWriteBox<Assignments>()

  /// The rules; empty if there are none.
  private(set) var rules = CopyOnWriteBox<Rules>()

  /// The defaults for the current state.
  private(set) var defaults: DefaultsReference<Style>

  // The order of these three leaves no gaps between them.

  /// The flags of the state that the configuration was last updated for.
  private(set) var flags: ConfigurationStateFlags = []

  /// The traits of that state that conditions can test.
  private(set) var traits: TraitFlags = []

  /// The list environment that the configuration was last updated for.
  private(set) var environment = ListEnvironment.unspecified

  /// Creates the defaults of a style.
  init(_ style: Style) { defaults = DefaultsReference(style) }

  /// Creates groups with a style, assignments and rules, updated for a context if there is one.
  init(
    _ style: Style, _ assignments: Assignments, _ rules: [Rule],
    updatedFor context: ConfigurationContext?
  ) {
    self.init(style)
    if !assignments.isEmpty { box = CopyOnWriteBox(assignments) }
    add(rules)
    if let context { update(for: context) }
  }

  var style: Style { defaults.style }

  /// The state of the last update, as conditions test it.
  var conditionFlags: ConditionFlags { ConditionFlags(flags, traits) }

  /// Whether all properties have their defaults.
  var isUntouched: Bool { box.isEmpty }

  /// The assignments for every state, without those of rules.
  var assignments: Assignments { box.storage?.value.applying(.dropRules) ?? Assignments() }

  /// The assignments under conditions, in the order in which they were made.
  var ruleList: [Rule] { rules.storage?.value.list ?? [] }

  /// Accesses one of the configuration's own properties.
  // Inlined, so that the key and the path are constants.
  @inline(__always)
  subscript<Value>(
    key: Style.Values.Own.Key, path: WritableKeyPath<Style.Values.Own, Value>
  ) -> Value {
    get {
      if let storage = box.storage, storage.value.own.present[key.rawValue] {
        return storage.value.own.values[keyPath: path]
      }
      return defaults.row.values.own[keyPath: path]
    }
    set {
      box.makeUnique(orMake: Assignments())
      box.owned.own.assign(newValue, to: key, path)
    }
  }

  /// Returns whether one of the configuration's own properties was assigned.
  func isAssigned(_ key: Style.Values.Own.Key) -> Bool {
    box.storage?.value.own.present[key.rawValue] ?? false
  }

  /// The current values of the configuration's own properties.
  var ownValues: Style.Values.Own {
    var values = defaults.row.values.own
    box.storage?.value.own.apply(to: &values)
    return values
  }

  /// The current values of all properties.
  var values: Style.Values {
    var values = defaults.row.values
    box.storage?.value.apply(to: &values)
    return values
  }
}

extension PropertyStore {
  /// The store with the values of the rules that hold as assignments, and without rules.
  var withoutRules: PropertyStore {
    if rules.isEmpty { return self }
    var store = self
    if let assignments = box.storage?.value {
      store.box = CopyOnWriteBox(assignments.applying(.keepRules))
    }
    store.rules = CopyOnWriteBox()
    store.defaults.phase = .plain
    return store
  }
}

// MARK: Changing groups in place

extension PropertyStore {
  /// Sets the defaults of a group for a change in place.
  ///
  /// The caller yields the group and then calls ``settle(_:as:)``.
  // Inlined, so that the path is a constant.
  @inline(__always)
  mutating func prepare<Properties: StyledProperties>(
    _ path: WritableKeyPath<Assignments, Properties>
  ) where Properties.Style == Style {
    box.makeUnique(orMake: Assignments())
    box.owned[keyPath: path].defaults = defaults
  }

  /// Returns whether a group has only assignments that were made to this configuration in its
  /// current state.
  func isSettled<Properties: StyledProperties>(
    _ group: Properties
  ) -> Bool where Properties.Style == Style {
    defaults.phase == .plain && group.defaults == defaults
      && group.box.storage?.value.ruled.isEmpty == true
  }

  /// Corrects a group that a caller may have replaced with one of another configuration or state.
  ///
  /// If the group belongs to this configuration in its current state, only its assigned properties
  /// are assigned. Otherwise all of its properties are assigned.
  ///
  /// - Parameters:
  ///   - path: The group.
  ///   - fresh: The group without assignments.
  mutating func settle<Properties: StyledProperties>(
    _ path: WritableKeyPath<Assignments, Properties>, as fresh: Properties
  ) where Properties.Style == Style {
    guard let assignments = box.storage else { return }
    let group = assignments.value[keyPath: path]
    var settled = fresh
    if let ground = rules.storage?.value.ground?.box.storage?.value {
      settled.box = ground[keyPath: path].box
    }
    let merge = { (rule: Rule) in settled.merge(rule.assignments[keyPath: path]) }
    ruleList.forEach(holdingFor: conditionFlags, merge)
    let isOwn =
      group.defaults == defaults && group.hasSameRole(as: fresh)
      && group.assignments.hasSameSurroundings(as: settled.assignments)
    if isOwn {
      settled = group
    } else {
      settled.box = CopyOnWriteBox(GroupAssignments(all: group.values))
      ruleList.forEach(holdingFor: conditionFlags, merge)
    }
    assignments.value[keyPath: path] = settled
    if assignments.value.isEmpty { box = CopyOnWriteBox() }
  }
}

// MARK: States

extension PropertyStore {
  /// Changes to the defaults and rules of another state.
  mutating func update(for context: ConfigurationContext) {
    defaults.move(to: context)
    environment = context.listEnvironment
    if flags == context.flags, traits == context.traits { return }
    let former = conditionFlags
    (flags, traits) = (context.flags, context.traits)
    if rules.isEmpty { return }
    // If no rule held before, only rules that hold now can change anything.
    if defaults.phase == .plain || !ruleList.areSame(for: former, conditionFlags) { applyRules() }
  }

  /// The traits that the conditions of rules and of the style sheet test.
  var testedTraits: TraitFlags {
    var tested = rules.storage?.value.testedTraits ?? []
    if case .derived(let storage) = defaults.sheet.reference {
      tested.formUnion(Style.table(of: storage).testedTraits)
    }
    return tested
  }

  /// Merges the rules that hold into the assignments.
  @inline(never)
  private mutating func applyRules() {
    if defaults.phase != .plain, let assignments = box.storage?.value {
      if assignments.isCustom {
        box.makeUnique(orMake: assignments)
        box.owned.apply(.dropRules)
      } else {
        box = CopyOnWriteBox()
      }
    }
    // If nothing else is assigned, the rules and the state determine the result.
    let merged = box.isEmpty ? rules.storage?.value.merged : nil
    if defaults.phase != .makingRule, let known = merged?.find(conditionFlags) {
      box = known
      defaults.phase = .ruled
      return
    }
    var count = 0
    ruleList.forEach(holdingFor: conditionFlags) { rule in
      count += 1
      if box.isEmpty { return box = rule.box }
      box.makeUnique(orMake: Assignments())
      box.owned.merge(rule.assignments)
    }
    if defaults.phase == .makingRule { return }
    defaults.phase = count > 0 ? .ruled : .plain
    // A single rule shares its box without being merged.
    if count > 1 { merged?.keep(box, for: conditionFlags) }
  }

  /// Adds rules; later rules take precedence.
  mutating func add(_ new: [Rule]) {
    var changesRules = false
    for rule in new where !rule.isEmpty {
      rules.makeUnique(orMake: Rules())
      rules.owned.add(rule)
      changesRules = changesRules || rule.condition.holds(in: conditionFlags)
    }
    if changesRules { applyRules() }
  }

  /// Returns groups for making a rule, whose assignments become the rule.
  ///
  /// Reading a property of them returns its value in these groups while the condition holds.
  func startingRule(for condition: StateCondition) -> PropertyStore {
    if let ground = rules.storage?.value.ground {
      // A nested rule reads the assignments of the outer rule and the owner's rules for both.
      var (owner, outer) = (ground.owner, self)
      owner.add(outer.finishRules())
      return owner.startingRule(for: ground.condition && condition)
    }
    var rule = self
    let flags = condition.typicalFlags
    rule.update(
      for: ConfigurationContext(
        styleSheet: defaults.sheet, listEnvironment: environment, flags: flags.ofState,
        traits: flags.ofTraits))
    rule.defaults.phase = .makingRule
    if let assignments = rule.box.storage?.value {
      rule.box = CopyOnWriteBox(assignments.applying(.startRule))
    }
    var rules = Rules()
    rules.ground = Rules.Ground(condition: condition, owner: self, box: rule.box)
    rule.rules = CopyOnWriteBox(rules)
    return rule
  }

  /// Returns the finished rules: the rule for which the groups exist, and those nested in it.
  ///
  /// The rule takes over the assignments.
  mutating func finishRules() -> [Rule] {
    guard let condition = rules.storage?.value.ground?.condition else { return [] }
    var made = CopyOnWriteBox<Assignments>()
    swap(&made, &box)
    let rule = Rule(condition, finishing: consume made)
    return ruleList.isEmpty ? [rule] : [rule] + ruleList
  }

  /// Returns the assignments that apply where the given flags are set.
  func assignments(for flags: ConditionFlags) -> Assignments {
    var result = assignments
    ruleList.forEach(holdingFor: flags) { result.merge($0.assignments) }
    return result
  }
}

extension PropertyStore: Hashable {
  /// Returns whether two values have the same style, default values, assignments and current rules.
  ///
  /// The state itself is not compared.
  static func == (a: PropertyStore, b: PropertyStore) -> Bool {
    a.style == b.style && a.box == b.box && a.rules == b.rules
      && (a.defaults == b.defaults || a.defaults.row.values == b.defaults.row.values)
  }

  /// Returns whether two values certainly read the same, without comparing the defaults.
  func isSame(as other: PropertyStore) -> Bool { defaults == other.defaults && box == other.box }

  func hash(into hasher: inout Hasher) {
    hasher.combine(defaults.row.hash)
    hasher.combine(box)
    hasher.combine(rules)
  }
}
