/// The layers of one record of a configuration: defaults below, what was assigned above them, and
/// above that what the rules for the present state assign.
struct RecordLayers<Style: ConfigurationStyle, Record: PropertyRecord>: Sendable {
  /// The defaults at the bottom.
  var defaults = DefaultsReference<Style>.unspecified

  /// What was assigned to the record.
  var assigned = CopyOnWriteBox<Overrides<Record>>()

  /// The layer that assigning leaves alone: what rules assign, or while a rule is being written
  /// what was assigned before.
  var other = CopyOnWriteBox<Overrides<Record>>()

  /// Whether a rule is being written, so that what is assigned lies above the other layer.
  var isRule = false

  /// Whether something was assigned, and nothing but some defaults is around it.
  @inline(__always)
  func isAssignedAbove(_ others: DefaultsReference<Style>) -> Bool {
    !assigned.isEmpty && other.isEmpty && !isRule && defaults == others
  }

  /// Whether the layers around what was assigned are those of another record.
  @inline(__always)
  func isOnSameLayers(as others: RecordLayers) -> Bool {
    defaults == others.defaults && isRule == others.isRule && other == others.other
  }
}

/// A record of a configuration, as callers read and change it.
///
/// Configurations store their records in this form, so that they can be changed in place; what
/// counts of a stored record is what was assigned.
protocol LayeredProperties: Sendable {
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
      let assigned = layers.assigned.read {
        $0.pointee.assigned[place] ? $0.pointee.values[keyPath: path] : nil
      }
      if layers.other.isEmpty { return assigned ?? readDefaults(path) }
      let other = layers.other.read {
        $0.pointee.assigned[place] ? $0.pointee.values[keyPath: path] : nil
      }
      return (layers.isRule ? assigned ?? other : other ?? assigned) ?? readDefaults(path)
    }
    set { layers.assigned.update(orMake: Overrides()) { $0.assign(newValue, to: place, path) } }
  }

  /// Every property as it reads now.
  var values: Record {
    var values = readDefaults(\.self)
    (layers.isRule ? layers.other : layers.assigned).apply(to: &values)
    (layers.isRule ? layers.assigned : layers.other).apply(to: &values)
    return values
  }

  /// Whether every property reads the same, assigned or not.
  func reads(like other: Self) -> Bool {
    layers.isOnSameLayers(as: other.layers) && layers.assigned == other.layers.assigned
      && readDefaults(\.self) == other.readDefaults(\.self) || values == other.values
  }
}
