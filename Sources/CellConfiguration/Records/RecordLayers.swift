/// The layers of one record: defaults, assigned properties, and the properties that rules assign.
struct RecordLayers<Style: ConfigurationStyle, Record: PropertyRecord>: Sendable {
  // The smallest fields stand last, where they share one word.

  /// The assigned properties of the record.
  var assigned = CopyOnWriteBox<Overrides<Record>>()

  /// The layer that assignments do not change.
  ///
  /// It contains the properties that rules assign; while a rule is being made, it contains the
  /// properties that were assigned before.
  var other = CopyOnWriteBox<Overrides<Record>>()

  /// The lowest layer: the defaults.
  var defaults = DefaultsReference<Style>.unspecified

  /// Whether a rule is being made, which places the assigned properties above the other layer.
  var isRule = false

  /// Returns whether two records have the same layers around their assigned properties.
  @inline(__always)
  func isOnSameLayers(as others: RecordLayers) -> Bool {
    defaults == others.defaults && isRule == others.isRule && other == others.other
  }
}

/// A record of a configuration as callers read and change it.
///
/// Configurations store their records in this form, which lets callers change them in place. Of a
/// stored record, only the assigned properties are used.
protocol LayeredProperties: Sendable {
  associatedtype Style: ConfigurationStyle
  associatedtype Record: PropertyRecord

  var layers: RecordLayers<Style, Record> { get set }

  /// Reads a part of the defaults in place.
  func readDefaults<Value>(_ path: KeyPath<Record, Value>) -> Value
}

extension LayeredProperties {
  /// Accesses the property at an index of the record's table.
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
    set {
      layers.assigned.uniquePointer(orMake: Overrides()).pointee.assign(newValue, to: place, path)
    }
  }

  /// The current values of all properties.
  var values: Record {
    var values = readDefaults(\.self)
    (layers.isRule ? layers.other : layers.assigned).apply(to: &values)
    (layers.isRule ? layers.assigned : layers.other).apply(to: &values)
    return values
  }

  /// Returns whether all properties read the same, assigned or not.
  func reads(like other: Self) -> Bool {
    layers.isOnSameLayers(as: other.layers) && layers.assigned == other.layers.assigned
      && readDefaults(\.self) == other.readDefaults(\.self) || values == other.values
  }
}
