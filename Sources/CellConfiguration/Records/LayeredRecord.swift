/// The addresses of a record's layers, for reading and comparing records without copying them.
///
/// The addresses are valid as long as the configurations that own the layers.
struct LayeredRecord<Record: PropertyRecord> {
  let defaults: UnsafePointer<Record>

  /// The assigned properties; `nil` if there are none.
  let overrides: UnsafePointer<Overrides<Record>>?

  /// The properties that the current rules assign; `nil` if there are none.
  let conditional: UnsafePointer<Overrides<Record>>?

  /// Returns the address of the layer that provides the property at an index of the table.
  @inline(__always)
  func values(at place: Int) -> UnsafePointer<Record> {
    if let conditional, conditional.pointee.assigned[place] {
      return Overrides.values(of: conditional)
    }
    if let overrides, overrides.pointee.assigned[place] { return Overrides.values(of: overrides) }
    return defaults
  }

  /// The current values of all properties.
  var values: Record {
    var values = defaults.pointee
    overrides?.pointee.apply(to: &values)
    conditional?.pointee.apply(to: &values)
    return values
  }

  /// Raises a change to that from an older record to this one, if that is more.
  ///
  /// Properties that cannot raise it are not compared.
  @inline(__always)
  func raise(_ change: inout ConfigurationChange, from old: LayeredRecord) {
    if defaults == old.defaults, overrides == old.overrides, conditional == old.conditional {
      return
    }
    var comparing = Comparing(new: self, old: old, change: change)
    Record.visitProperties(with: &comparing)
    change = comparing.change
  }
}

private struct Comparing<Record: PropertyRecord>: PropertyVisitor {
  let new: LayeredRecord<Record>
  let old: LayeredRecord<Record>
  var change: ConfigurationChange
  var place = 0

  @inline(__always)
  mutating func visit<Value>(_ property: Property<Record, Value>) {
    let new = new.values(at: place)
    let old = old.values(at: place)
    place += 1
    if property.change > change, new != old,
      new.address(of: property.path).pointee != old.address(of: property.path).pointee
    {
      change = property.change
    }
  }
}

extension UnsafePointer {
  /// Returns the address of a stored property of the value.
  ///
  /// Reading the address copies only the property. A key path applied to `pointee` would first copy
  /// the whole value.
  @inline(__always)
  func address<Part>(of part: WritableKeyPath<Pointee, Part>) -> UnsafePointer<Part> {
    withUnsafePointer(to: &UnsafeMutablePointer(mutating: self).pointee[keyPath: part]) { $0 }
  }
}
