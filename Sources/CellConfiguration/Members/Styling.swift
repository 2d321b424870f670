/// The appearance of a configuration: a style, its defaults for a state, and what the caller set
/// above them.
///
/// Nothing is merged: a property reads as the scoped override for the state, else the override,
/// else the default. An update looks up another record of defaults and visits no property.
struct Styling<Style: ConfigurationStyle>: Sendable {
  typealias Overrides = Style.Overrides
  typealias Values = Style.Overrides.Values

  /// The factory that made the configuration.
  let style: Style

  /// The sheet's table that holds the defaults.
  private(set) var table: StyleTable<Style>

  /// The place of the defaults among the table's records.
  private(set) var index: UInt16

  /// What was true of the state that the configuration was last updated for.
  private(set) var flags: ConfigurationStateFlags = []

  /// The list around the view that the configuration was last updated for.
  private(set) var environment = ListEnvironment.unspecified

  /// What the caller set.
  private var customization = CopyOnWriteBox<Customization<Overrides>>()

  /// What the caller's rules for states come to in this state; empty where none holds.
  private(set) var scoped = CopyOnWriteBox<Overrides>()

  init(_ style: Style) {
    self.style = style
    table = Style.table(of: .iOS26)
    index = table.index(of: style, in: .unspecified, for: [])
  }

  /// The defaults for the present state.
  var defaults: Values {
    @inline(__always) _read { yield table.records[Int(index)] }
  }

  /// What was set without a condition.
  var overrides: Overrides { customization.value?.overrides ?? Overrides() }

  /// What was set under conditions.
  var rules: [Customization<Overrides>.Rule] { customization.value?.rules ?? [] }

  /// The record of defaults for the present state.
  var stand: Stand<Style> { Stand(style: style, table: table, index: index) }

  /// What was set in a part of the configuration without a condition.
  func part<Part: OverrideRecord>(_ part: (borrowing Overrides) -> Part) -> Part {
    customization.read { part($0.overrides) } ?? Part()
  }

  /// Whether nothing was set.
  var isUntouched: Bool { customization.isEmpty }

  /// The value of a property: scoped, else set, else default.
  @inline(__always)
  func read<Value>(
    _ override: (borrowing Overrides) -> Value?, _ fallback: (borrowing Values) -> Value
  ) -> Value {
    if !customization.isEmpty {
      if let value = scoped.read(override) { return value }
      if let value = customization.read({ override($0.overrides) }) { return value }
    }
    return fallback(defaults)
  }

  /// Sets properties for every state.
  mutating func customize(_ change: (inout Overrides) -> Void) {
    customization.update(orMake: Customization()) { change(&$0.overrides) }
  }

  /// Sets the properties of a part of the configuration, all that were set there before included.
  mutating func customize<Part: OverrideRecord>(
    _ path: WritableKeyPath<Overrides, Part>, _ part: Part
  ) {
    if customization.isEmpty, part.isEmpty { return }
    customize { $0[keyPath: path] = part }
  }

  /// Forgets what was set.
  mutating func forget() {
    customization = CopyOnWriteBox()
    scoped = CopyOnWriteBox()
  }

  /// What was set, all of it under a condition.
  func rules(under condition: StateCondition) -> [Customization<Overrides>.Rule] {
    [Customization<Overrides>.Rule(condition: condition, overrides: overrides)]
      + rules.map { rule in
        Customization<Overrides>.Rule(
          condition: condition && rule.condition, overrides: rule.overrides)
      }
  }

  /// Sets properties for the states in which a condition holds.
  mutating func customize(when condition: StateCondition, _ overrides: Overrides) {
    if overrides.isEmpty { return }
    customization.update(orMake: Customization()) {
      $0.add(Customization.Rule(condition: condition, overrides: overrides))
    }
    resolveRules()
  }

  /// Takes the defaults, and the rules that hold, of another state.
  @inline(__always)
  mutating func update(for traits: TraitCollection, _ flags: ConfigurationStateFlags) {
    var flags = flags
    if traits.userInterfaceIdiom == .mac { flags.insert(.onMac) }
    update(to: Style.table(of: traits.styleSheet), traits.listEnvironment, flags)
  }

  @inline(__always)
  mutating func update(
    to table: StyleTable<Style>, _ environment: ListEnvironment, _ flags: ConfigurationStateFlags
  ) {
    self.table = table
    self.environment = environment
    index = table.index(of: style, in: environment, for: flags)
    guard flags != self.flags else { return }
    self.flags = flags
    if !customization.isEmpty { resolveRules() }
  }

  private mutating func resolveRules() {
    let resolved = customization.value?.scoped(for: flags)
    guard resolved != scoped.value else { return }
    scoped = CopyOnWriteBox()
    if let resolved { scoped.update(orMake: resolved) { _ in } }
  }

  /// Lends every property as it reads in the present state, without a copy where nothing was set.
  @inline(__always)
  func withValues<Result>(_ body: (borrowing Values) -> Result) -> Result {
    customization.isEmpty ? body(defaults) : body(values)
  }

  /// Every property as it reads in the present state.
  var values: Values {
    var values = defaults
    if !customization.isEmpty {
      customization.value?.overrides.apply(to: &values)
      scoped.value?.apply(to: &values)
    }
    return values
  }
}

extension Styling: Hashable {
  /// Equal: the same style, defaults with the same values, the same things set, and in the present
  /// state the same rules in force.
  ///
  /// Which state that is does not count by itself.
  static func == (a: Styling, b: Styling) -> Bool {
    a.style == b.style && a.hasSameDefaults(as: b) && a.customization == b.customization
      && a.scoped == b.scoped
  }

  /// Whether two stylings stand on defaults with the same values.
  func hasSameDefaults(as other: Styling) -> Bool {
    if index == other.index, table === other.table { return true }
    return defaults == other.defaults
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(style)
    hasher.combine(table.hashes[Int(index)])
    hasher.combine(customization)
  }
}
