/// The layered properties of a configuration: a style's defaults, and the assignments above them.
///
/// Layers are not merged. A property reads as the value that a rule for the state assigns; else as
/// the assigned value; else as the default. An update looks up another record of defaults and
/// visits no property.
struct LayeredValues<Style: ConfigurationStyle>: Sendable {
  typealias Overrides = Style.Overrides
  typealias Values = Style.Overrides.Values
  typealias Own = Style.Overrides.Values.Own

  /// The style of the configuration.
  let style: Style

  /// Whether a rule is being made; assignments then go to ``conditional``.
  private var isWritingRule = false

  /// The flags of the state that the configuration was last updated for.
  private(set) var flags: ConfigurationStateFlags = []

  /// The list environment that the configuration was last updated for.
  private(set) var environment = ListEnvironment.unspecified

  /// The index of the defaults among the sheet's records.
  private(set) var index: UInt16

  /// The style sheet with the defaults.
  private(set) var sheet = StyleSheet.iOS26

  /// The assignments for every state, and the rules.
  private var customization = CopyOnWriteBox<Customization<Overrides>>()

  /// The merged assignments of the rules that hold in the current state; the top layer.
  private var conditional = CopyOnWriteBox<Overrides>()

  init(_ style: Style) {
    self.style = style
    index = Style.tableOfIOS26.index(of: style, in: .unspecified, for: [])
  }

  private var record: StyleTable<Style>.Record {
    @inline(__always) get { sheet.table(of: Style.self).records[Int(index)] }
  }

  /// The defaults for the current state.
  var defaults: DefaultsReference<Style> {
    DefaultsReference(sheet: sheet, index: index, style: style)
  }

  /// Whether no property was assigned, with or without a condition.
  var isUntouched: Bool { customization.isEmpty && conditional.isEmpty }

  /// The assignments without a condition.
  var overrides: Overrides { customization.read { $0.pointee.overrides } ?? Overrides() }

  /// Returns the assignments that apply where the given flags are set.
  func overrides(for flags: ConfigurationStateFlags) -> Overrides {
    var result = overrides
    let conditional: CopyOnWriteBox<Overrides> = rules.overrides(for: flags)
    conditional.read { $0.pointee.merge(into: &result) }
    return result
  }

  /// The assignments under conditions.
  var rules: [Customization<Overrides>.Rule] { customization.read { $0.pointee.rules } ?? [] }
}

// MARK: Reading and assigning

extension LayeredValues {
  /// Accesses the configuration's own property at an index of its table.
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

  /// Returns whether the configuration's own property at an index of its table was assigned.
  func isAssigned(_ place: Int) -> Bool {
    conditional.read { $0.pointee.own.assigned[place] ? true : nil }
      ?? customization.read { $0.pointee.overrides.own.assigned[place] } ?? false
  }

  /// Changes the assignments: those for every state, or those of the rule that is being made.
  @inline(__always)
  private mutating func assign(_ change: (inout Overrides) -> Void) {
    if isWritingRule {
      conditional.update(orMake: Overrides(), change)
    } else {
      customization.update(orMake: Customization()) { change(&$0.overrides) }
    }
  }

  /// Returns the layers of one of the configuration's records.
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

  /// Adds the layers of this configuration to the assigned properties of one of its records.
  @inline(__always)
  private func surround<Properties: LayeredProperties>(
    _ layers: inout RecordLayers<Style, Properties.Record>, _ part: KeyPath<Overrides, Properties>
  ) where Properties.Style == Style {
    if !layers.defaults.isIdentical(to: defaults) { layers.defaults = defaults }
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

  /// Assigns a record.
  ///
  /// If the record belongs to this configuration in its current state, only its assigned properties
  /// are assigned. Otherwise all of its properties are assigned.
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

  /// Removes the storage of assignments if all of them were taken back.
  private mutating func dropIfEmpty() {
    if customization.read({ $0.pointee.isEmpty }) == true { customization = CopyOnWriteBox() }
    if isWritingRule, conditional.read({ $0.pointee.isEmpty }) == true {
      conditional = CopyOnWriteBox()
    }
  }

  /// Returns the address of a stored record with its layers, for changes in place.
  ///
  /// The address is valid until ``endModifying(_:_:isOwnRecord:)``.
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

  /// Ends the changes of a record in place and stores only its assigned properties.
  ///
  /// The caller may have replaced the record with one of another configuration or state. If not,
  /// there is mostly nothing to do, and the key path is not made.
  @inline(__always)
  mutating func endModifying<Properties: LayeredProperties>(
    _ pointer: UnsafeMutablePointer<Properties>,
    _ part: @autoclosure () -> WritableKeyPath<Overrides, Properties>, isOwnRecord: Bool = true
  ) where Properties.Style == Style {
    // Read in place: a copy would count references.
    let layers = withUnsafeMutablePointer(to: &pointer.pointee.layers) { $0 }
    if isOwnRecord, conditional.isEmpty, !isWritingRule, !layers.pointee.assigned.isEmpty,
      layers.pointee.other.isEmpty, !layers.pointee.isRule, layers.pointee.defaults == defaults
    {
      return
    }
    store(pointer, part(), isOwnRecord: isOwnRecord)
  }

  /// Stores the assigned properties of a record that was changed in place.
  @inline(never)
  private mutating func store<Properties: LayeredProperties>(
    _ pointer: UnsafeMutablePointer<Properties>, _ part: WritableKeyPath<Overrides, Properties>,
    isOwnRecord: Bool
  ) where Properties.Style == Style {
    let properties = pointer.pointee
    pointer.pointee.layers = RecordLayers()
    assign(properties, isOwnRecord: isOwnRecord, to: part)
    dropIfEmpty()
  }

  /// Calls a closure with the assignments, from the lowest layer to the highest.
  @inline(__always)
  func forEachLayer(_ body: (UnsafePointer<Overrides>) -> Void) {
    if let lower = addressOfOverrides { body(lower) }
    if let upper = conditional.address { body(upper) }
  }

  /// The address of the assignments without a condition, valid as long as these values; `nil` if
  /// there are none.
  @inline(__always)
  private var addressOfOverrides: UnsafePointer<Overrides>? {
    customization.read { $0.address(of: \.overrides) }
  }

  /// The current values of all properties.
  var values: Values {
    var values = record.values
    forEachLayer { $0.pointee.apply(to: &values) }
    return values
  }

  /// Calls a closure with the current values of all properties; copies only if some are assigned.
  @inline(__always)
  func withValues<Result>(_ body: (borrowing Values) -> Result) -> Result {
    let record = record
    return customization.isEmpty && conditional.isEmpty ? body(record.values) : body(values)
  }
}

// MARK: Comparing

extension LayeredValues {
  /// The addresses of the layers, valid as long as these values.
  var addresses: LayerAddresses<Overrides> {
    @inline(__always) get {
      LayerAddresses(
        defaults: record.address,
        overrides: addressOfOverrides,
        conditional: conditional.address)
    }
  }
}

// MARK: States

extension LayeredValues {
  /// Changes to the defaults and rules of another state.
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
    conditional =
      customization.read { $0.pointee.rules.isEmpty ? nil : $0.pointee.rules.overrides(for: flags) }
      ?? CopyOnWriteBox()
  }

  /// Creates values with a style, overrides and rules, updated for a context if there is one.
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

  /// Adds rules; later rules take precedence.
  mutating func add(_ rules: [Customization<Overrides>.Rule]) {
    for rule in rules where !rule.overrides.isEmpty {
      let holds = rule.condition.holds(for: flags)
      customization.update(orMake: Customization()) { customization in
        customization.add(rule)
        // A rule that is being made also reads the assignments of a rule nested in it.
        if holds, isWritingRule {
          rule.overrides.read { $0.pointee.merge(into: &customization.overrides) }
        }
      }
      if holds, !isWritingRule { applyRules() }
    }
  }

  /// Returns values for making a rule; assignments to them become the rule.
  ///
  /// They read as these values do where the condition holds.
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

  /// Returns the rules that were made, all of them under a condition.
  func finishedRules(under condition: StateCondition) -> [Customization<Overrides>.Rule] {
    [Customization<Overrides>.Rule(condition: condition, overrides: conditional)]
      + rules.map { rule in
        Customization<Overrides>.Rule(
          condition: condition && rule.condition, overrides: rule.overrides)
      }
  }
}

extension LayeredValues: Hashable {
  /// Returns whether two values have the same style, default values, assignments and current rules.
  ///
  /// The state itself is not compared.
  static func == (a: LayeredValues, b: LayeredValues) -> Bool {
    a.style == b.style && a.hasSameDefaults(as: b) && a.hasSameLayers(as: b)
  }

  /// Returns whether two values certainly read the same, without comparing the defaults.
  func isSame(as other: LayeredValues) -> Bool {
    index == other.index && style == other.style && sheet == other.sheet
      && hasSameLayers(as: other)
  }

  private func hasSameLayers(as other: LayeredValues) -> Bool {
    customization == other.customization && conditional == other.conditional
  }

  /// Returns whether the defaults have the same values.
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
