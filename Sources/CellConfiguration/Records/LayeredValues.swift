/// The look of a configuration: the defaults of a style for a state, and above them what the caller
/// assigned.
///
/// Nothing is merged: a property reads as what a rule for the state assigns, else as what was
/// assigned, else as the default. An update looks up another record of defaults and visits no
/// property.
struct LayeredValues<Style: ConfigurationStyle>: Sendable {
  typealias Overrides = Style.Overrides
  typealias Values = Style.Overrides.Values
  typealias Own = Style.Overrides.Values.Own

  /// The factory that made the configuration.
  let style: Style

  /// Whether a rule is being written: assignments go to ``conditional``.
  private var isWritingRule = false

  /// What was true of the state that the configuration was last updated for.
  private(set) var flags: ConfigurationStateFlags = []

  /// The list around the view that the configuration was last updated for.
  private(set) var environment = ListEnvironment.unspecified

  /// The place of the defaults among the sheet's records.
  private(set) var index: UInt16

  /// The sheet that holds the defaults.
  private(set) var sheet = StyleSheet.iOS26

  /// What the caller set.
  private var customization = CopyOnWriteBox<Customization<Overrides>>()

  /// What the rules assign that hold in the present state; it lies above all else.
  private var conditional = CopyOnWriteBox<Overrides>()

  init(_ style: Style) {
    self.style = style
    index = Style.tableOfIOS26.index(of: style, in: .unspecified, for: [])
  }

  private var record: StyleTable<Style>.Record {
    @inline(__always) get { sheet.table(of: Style.self).records[Int(index)] }
  }

  /// The defaults for the present state.
  var defaults: DefaultsReference<Style> {
    DefaultsReference(style: style, sheet: sheet, index: index)
  }

  /// Whether nothing was assigned, under any condition.
  var isUntouched: Bool { customization.isEmpty }

  /// What was assigned without a condition.
  var overrides: Overrides { customization.read { $0.pointee.overrides } ?? Overrides() }

  /// What was assigned under conditions.
  var rules: [Customization<Overrides>.Rule] { customization.read { $0.pointee.rules } ?? [] }
}

// MARK: Reading and assigning

extension LayeredValues {
  /// The configuration's own property at a place of its table.
  @inline(__always)
  subscript<Value>(place: Int, path: WritableKeyPath<Own, Value>) -> Value {
    get {
      conditional.read {
        $0.pointee.own.assigned[place] ? $0.pointee.own.values[keyPath: path] : nil
      }
        ?? customization.read {
          $0.pointee.overrides.own.assigned[place]
            ? $0.pointee.overrides.own.values[keyPath: path] : nil
        }
        ?? record.values.own[keyPath: path]
    }
    set { assign { $0.own.assign(newValue, to: place, path) } }
  }

  /// Whether the configuration's own property at a place of its table was assigned.
  func isAssigned(_ place: Int) -> Bool {
    conditional.read { $0.pointee.own.assigned[place] ? true : nil }
      ?? customization.read { $0.pointee.overrides.own.assigned[place] } ?? false
  }

  /// Changes what is assigned: for every state, or in the rule that is being written.
  @inline(__always)
  private mutating func assign(_ change: (inout Overrides) -> Void) {
    if isWritingRule {
      conditional.update(orMake: Overrides(), change)
    } else {
      customization.update(orMake: Customization()) { change(&$0.overrides) }
    }
  }

  /// The layers of one of the configuration's records.
  @inline(__always)
  func layers<Properties: LayeredProperties>(
    of part: KeyPath<Overrides, Properties>
  ) -> RecordLayers<Style, Properties.Record> where Properties.Style == Style {
    var layers = RecordLayers<Style, Properties.Record>()
    surround(&layers, part)
    layers.assigned =
      isWritingRule
      ? conditional.read { $0.pointee[keyPath: part].layers.assigned } ?? CopyOnWriteBox()
      : customization.read { $0.pointee.overrides[keyPath: part].layers.assigned }
        ?? CopyOnWriteBox()
    return layers
  }

  /// Puts the layers of this configuration around what was assigned to one of its records.
  @inline(__always)
  private func surround<Properties: LayeredProperties>(
    _ layers: inout RecordLayers<Style, Properties.Record>, _ part: KeyPath<Overrides, Properties>
  ) where Properties.Style == Style {
    layers.defaults = defaults
    layers.isRule = isWritingRule
    if isWritingRule {
      layers.other =
        customization.read { $0.pointee.overrides[keyPath: part].layers.assigned }
        ?? CopyOnWriteBox()
    } else if !conditional.isEmpty {
      layers.other =
        conditional.read { $0.pointee[keyPath: part].layers.assigned } ?? CopyOnWriteBox()
    }
  }

  /// Assigns what was assigned to a record, if it is one of this configuration in this state; every
  /// property of it, if not.
  mutating func assign<Properties: LayeredProperties>(
    _ properties: Properties, isOwnRecord: Bool = true,
    to part: WritableKeyPath<Overrides, Properties>
  ) where Properties.Style == Style {
    var surroundings = RecordLayers<Style, Properties.Record>()
    surround(&surroundings, part)
    let isOwnRecord = isOwnRecord && properties.layers.isOnSameLayers(as: surroundings)
    let assigned =
      isOwnRecord
      ? properties.layers.assigned
      : CopyOnWriteBox(CellConfiguration.Overrides(all: properties.values))
    if assigned.isEmpty, isWritingRule ? conditional.isEmpty : customization.isEmpty { return }
    assign { $0[keyPath: part].layers.assigned = assigned }
    dropIfEmpty()
  }

  /// Whoever takes back all that was set has set nothing.
  private mutating func dropIfEmpty() {
    if customization.read({ $0.pointee.isEmpty }) == true { customization = CopyOnWriteBox() }
    if isWritingRule, conditional.read({ $0.pointee.isEmpty }) == true {
      conditional = CopyOnWriteBox()
    }
  }

  /// Where one of the configuration's records is stored, with its layers around it, to be changed
  /// in place.
  ///
  /// Valid until ``endModifying(_:_:isOwnRecord:)``.
  @inline(__always)
  mutating func beginModifying<Properties: LayeredProperties>(
    _ part: WritableKeyPath<Overrides, Properties>
  ) -> UnsafeMutablePointer<Properties> where Properties.Style == Style {
    let overrides: UnsafeMutablePointer<Overrides>
    if isWritingRule {
      overrides = conditional.uniquePointer(orMake: Overrides())
    } else {
      let customization = customization.uniquePointer(orMake: Customization())
      overrides = withUnsafeMutablePointer(to: &customization.pointee.overrides) { $0 }
    }
    surround(&overrides.pointee[keyPath: part].layers, part)
    return withUnsafeMutablePointer(to: &overrides.pointee[keyPath: part]) { $0 }
  }

  /// Leaves of a record that was changed in place what was assigned to it.
  ///
  /// A record of another configuration or state may have been put in its place.
  @inline(__always)
  mutating func endModifying<Properties: LayeredProperties>(
    _ pointer: UnsafeMutablePointer<Properties>, _ part: WritableKeyPath<Overrides, Properties>,
    isOwnRecord: Bool = true
  ) where Properties.Style == Style {
    if isOwnRecord, conditional.isEmpty, !isWritingRule,
      pointer.pointee.layers.isAssignedAbove(defaults)
    {
      return
    }
    let properties = pointer.pointee
    pointer.pointee.layers = RecordLayers()
    assign(properties, isOwnRecord: isOwnRecord, to: part)
    dropIfEmpty()
  }

  /// Lends what was assigned, layer by layer from below.
  @inline(__always)
  func forEachLayer(_ body: (UnsafePointer<Overrides>) -> Void) {
    customization.read { body($0.address(of: \.overrides)) }
    conditional.read(body)
  }

  /// Every property as it reads in the present state.
  var values: Values {
    var values = record.values
    forEachLayer { $0.pointee.apply(to: &values) }
    return values
  }

  /// Lends every property as it reads in the present state, without a copy where nothing was set.
  @inline(__always)
  func withValues<Result>(_ body: (borrowing Values) -> Result) -> Result {
    let record = record
    return customization.isEmpty && conditional.isEmpty ? body(record.values) : body(values)
  }
}

// MARK: Comparing

extension LayeredValues {
  /// One of the configuration's records, to be read where its layers are.
  ///
  /// Valid as long as this configuration is.
  @inline(__always)
  func record<Part: PropertyRecord>(
    _ part: (UnsafePointer<Values>) -> UnsafePointer<Part>,
    _ assigned: (UnsafePointer<Overrides>) -> UnsafePointer<CellConfiguration.Overrides<Part>>?
  ) -> LayeredRecord<Part> {
    LayeredRecord(
      defaults: part(record.address),
      overrides: customization.read { assigned($0.address(of: \.overrides)) },
      conditional: conditional.read(assigned))
  }
}

// MARK: States

extension LayeredValues {
  /// Takes the defaults, and the rules that hold, of another state.
  @inline(__always)
  mutating func update(for context: ConfigurationContext) {
    sheet = context.styleSheet
    environment = context.listEnvironment
    index = sheet.table(of: Style.self).index(of: style, in: environment, for: context.flags)
    if context.flags == flags { return }
    flags = context.flags
    if !customization.isEmpty { applyRules() }
  }

  private mutating func applyRules() {
    conditional = customization.read { $0.pointee.rules.overrides(for: flags) } ?? CopyOnWriteBox()
  }

  /// Sets everything at once, for a configuration in which nothing is set.
  init(
    _ style: Style, _ overrides: Overrides, _ rules: [Customization<Overrides>.Rule],
    updatedFor context: ConfigurationContext?
  ) {
    self.init(style)
    var customization = Customization(overrides)
    for rule in rules { customization.add(rule) }
    if !customization.isEmpty { self.customization = CopyOnWriteBox(customization) }
    if let context { update(for: context) }
    applyRules()
  }

  /// Adds rules, the last of them above the others.
  mutating func add(_ rules: [Customization<Overrides>.Rule]) {
    for rule in rules where !rule.overrides.isEmpty {
      let holds = rule.condition.holds(for: flags)
      customization.update(orMake: Customization()) { customization in
        customization.add(rule)
        // A rule that is being written reads what a rule within it assigned.
        if holds, isWritingRule {
          rule.overrides.read { $0.pointee.merge(into: &customization.overrides) }
        }
      }
      if holds, !isWritingRule { applyRules() }
    }
  }

  /// The values to write a rule on: they read as these do where the condition holds, and what is
  /// assigned to them makes the rule.
  func startingRule(for condition: StateCondition) -> LayeredValues {
    var rule = self
    let flags = condition.typicalFlags
    rule.update(
      for: ConfigurationContext(styleSheet: sheet, listEnvironment: environment, flags: flags))
    let upper = isWritingRule ? conditional : rule.conditional
    var lower = overrides
    upper.read { $0.pointee.merge(into: &lower) }
    rule.customization = CopyOnWriteBox(lower.isEmpty ? nil : Customization(lower))
    rule.conditional = CopyOnWriteBox()
    rule.isWritingRule = true
    return rule
  }

  /// The rules that were written, all of them under a condition.
  func finishedRules(under condition: StateCondition) -> [Customization<Overrides>.Rule] {
    [Customization<Overrides>.Rule(condition: condition, overrides: conditional)]
      + rules.map { rule in
        Customization<Overrides>.Rule(
          condition: condition && rule.condition, overrides: rule.overrides)
      }
  }
}

extension LayeredValues: Hashable {
  /// Equal: the same style, defaults with the same values, the same things set, and in the present
  /// state the same rules in force.
  ///
  /// Which state that is does not count by itself.
  static func == (a: LayeredValues, b: LayeredValues) -> Bool {
    a.style == b.style && a.hasSameDefaults(as: b) && a.hasSameLayers(as: b)
  }

  /// Whether two are known to read the same without comparing any defaults.
  func isSame(as other: LayeredValues) -> Bool {
    index == other.index && style == other.style && sheet == other.sheet
      && hasSameLayers(as: other)
  }

  private func hasSameLayers(as other: LayeredValues) -> Bool {
    customization == other.customization && conditional == other.conditional
  }

  /// Whether the defaults have the same values.
  private func hasSameDefaults(as other: LayeredValues) -> Bool {
    if index == other.index, sheet == other.sheet { return true }
    return record.values == other.record.values
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(style)
    hasher.combine(record.hash)
    hasher.combine(customization)
  }
}
