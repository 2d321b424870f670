/// The layers of one record of a configuration: defaults, what was assigned above them, and what
/// the rules for the present state assign above that.
struct RecordLayers<Style: ConfigurationStyle, Record: PropertyRecord>: Sendable {
  let defaults: DefaultsReference<Style>
  var overrides: CopyOnWriteBox<Overrides<Record>>
  var conditional: CopyOnWriteBox<Overrides<Record>>

  /// Whether a rule is being written: assignments go to ``conditional``.
  let isWritingRule: Bool

  /// Whether nothing but some defaults is below what was assigned, and no rule above it.
  @inline(__always)
  func hasOnlyDefaultsBelow(_ others: DefaultsReference<Style>) -> Bool {
    !isWritingRule && conditional.isEmpty && defaults == others
  }
}

/// A record of a configuration, as callers read and change it.
protocol LayeredProperties {
  associatedtype Style: ConfigurationStyle
  associatedtype Record: PropertyRecord

  var layers: RecordLayers<Style, Record> { get set }

  /// A part of the defaults below, read where they are.
  func readDefaults<Value>(_ path: KeyPath<Record, Value>) -> Value
}

extension LayeredProperties {
  /// The property at a place of the record's table.
  @inline(__always)
  subscript<Value>(place: Int, path: WritableKeyPath<Record, Value>) -> Value {
    get {
      layers.conditional.read { $0.assigned[place] ? $0.values[keyPath: path] : nil }
        ?? layers.overrides.read { $0.assigned[place] ? $0.values[keyPath: path] : nil }
        ?? readDefaults(path)
    }
    set {
      if layers.isWritingRule {
        layers.conditional.update(orMake: Overrides()) { $0.assign(newValue, to: place, path) }
      } else {
        layers.overrides.update(orMake: Overrides()) { $0.assign(newValue, to: place, path) }
      }
    }
  }

  /// Every property as it reads now.
  var values: Record {
    var values = readDefaults(\.self)
    layers.overrides.apply(to: &values)
    layers.conditional.apply(to: &values)
    return values
  }

  /// Whether every property reads the same, assigned or not.
  func reads(like other: Self) -> Bool {
    let (mine, others) = (layers, other.layers)
    let isSame =
      mine.defaults == others.defaults && mine.overrides == others.overrides
      && mine.conditional == others.conditional
    return isSame && readDefaults(\.self) == other.readDefaults(\.self) || values == other.values
  }
}
