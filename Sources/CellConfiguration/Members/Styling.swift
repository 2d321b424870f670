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

  /// The sheet that holds the defaults.
  private(set) var sheet = StyleSheet.iOS26

  /// The place of the defaults among the sheet's records.
  private(set) var index: UInt16

  /// What was true of the state that the configuration was last updated for.
  private(set) var flags: ConfigurationStateFlags = []

  /// The list around the view that the configuration was last updated for.
  private(set) var environment = ListEnvironment.unspecified

  /// What the caller set.
  private(set) var customization = CopyOnWriteBox<Customization<Overrides>>()

  init(_ style: Style) {
    self.style = style
    index = Style.tableOfIOS26.index(of: style, in: .unspecified, for: [])
  }

  private var record: StyleTable<Style>.Record {
    @inline(__always) get { sheet.table(of: Style.self).records[Int(index)] }
  }

  /// The defaults for the present state.
  var defaults: Values {
    @inline(__always) _read { yield record.values }
  }

  /// What was set without a condition.
  var overrides: Overrides { customization.value?.overrides ?? Overrides() }

  /// What was set under conditions.
  var rules: [Customization<Overrides>.Rule] { customization.value?.rules ?? [] }

  /// The record of defaults for the present state.
  var stand: Stand<Style> { Stand(style: style, sheet: sheet, index: index) }

  /// What was set in a part of the configuration without a condition.
  func part<Part: OverrideRecord>(_ part: (borrowing Overrides) -> Part) -> Part {
    customization.read { part($0.overrides) } ?? Part()
  }

  /// The value of a property: scoped, else set, else default.
  @inline(__always)
  func read<Value>(
    _ override: (borrowing Overrides) -> Value?, _ fallback: (borrowing Values) -> Value
  ) -> Value {
    let custom = customization.read { $0.scoped.read(override) ?? override($0.overrides) }
    return custom ?? fallback(defaults)
  }

  /// What the caller's rules for states come to in this state; empty where none holds.
  var scoped: CopyOnWriteBox<Overrides> { customization.read(\.scoped) ?? CopyOnWriteBox() }

  /// Sets properties for every state.
  mutating func customize(_ change: (inout Overrides) -> Void) {
    customization.update(orMake: Customization()) { change(&$0.overrides) }
  }

  /// Sets the properties of a part of the configuration, all that were set there before included.
  mutating func customize<Part: OverrideRecord>(
    _ part: Part, _ assign: (inout Overrides, Part) -> Void
  ) {
    let isEmpty = part.isEmpty
    if customization.isEmpty, isEmpty { return }
    customize { assign(&$0, part) }
    // Whoever takes back all that was set has set nothing.
    if isEmpty, customization.value == Customization() {
      customization = CopyOnWriteBox()
    }
  }

  /// A styling in which nothing is set and which reads as this one does where a condition holds.
  ///
  /// What is then set on it is what a closure says about the condition.
  func blank(for condition: StateCondition) -> Styling {
    var blank = self
    blank.update(
      for: ConfigurationContext(
        styleSheet: sheet, listEnvironment: environment, flags: condition.typicalFlags))
    let values = blank.values
    blank.customization = CopyOnWriteBox()
    blank.sheet = StyleSheet(.derived(Style.tables(of: sheet.storage, with: values)))
    blank.index = 0
    return blank
  }

  /// What was set, all of it under a condition.
  func rules(under condition: StateCondition) -> [Customization<Overrides>.Rule] {
    [Customization<Overrides>.Rule(condition: condition, overrides: overrides)]
      + rules.map { rule in
        Customization<Overrides>.Rule(
          condition: condition && rule.condition, overrides: rule.overrides)
      }
  }

  /// Sets properties for the states in which conditions hold.
  mutating func customize(_ rules: [Customization<Overrides>.Rule]) {
    if rules.allSatisfy(\.overrides.isEmpty) { return }
    customization.update(orMake: Customization()) {
      for rule in rules { $0.add(rule) }
    }
    resolveRules()
  }

  /// Takes the defaults, and the rules that hold, of another state.
  @inline(__always)
  mutating func update(for context: ConfigurationContext) {
    sheet = context.styleSheet
    environment = context.listEnvironment
    index = sheet.table(of: Style.self).index(of: style, in: environment, for: context.flags)
    guard context.flags != flags else { return }
    flags = context.flags
    if !customization.isEmpty { resolveRules() }
  }

  private mutating func resolveRules() {
    let flags = self.flags
    guard let old = customization.value, !old.rules.isEmpty else { return }
    let resolved = old.resolved(for: flags)
    guard resolved != old.scoped.value else { return }
    customization.update(orMake: Customization()) { $0.scoped = CopyOnWriteBox(resolved) }
  }

  /// Lends every property as it reads in the present state, without a copy where nothing was set.
  @inline(__always)
  func withValues<Result>(_ body: (borrowing Values) -> Result) -> Result {
    let record = record
    return customization.isEmpty ? body(record.values) : body(values)
  }

  /// Every property as it reads in the present state.
  var values: Values {
    var values = defaults
    customization.lend {
      $0.overrides.apply(to: &values)
      $0.scoped.lend { $0.apply(to: &values) }
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
  }

  /// Whether two stylings are known to read the same without comparing any defaults.
  func isSame(as other: Styling) -> Bool {
    index == other.index && style == other.style && sheet == other.sheet
      && customization == other.customization
  }

  /// Whether two stylings stand on defaults with the same values.
  func hasSameDefaults(as other: Styling) -> Bool {
    if index == other.index, sheet == other.sheet { return true }
    return defaults == other.defaults
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(style)
    hasher.combine(record.hash)
    hasher.combine(customization)
  }
}
