/// Where the layers of a record are, to be compared with those of another without a copy of either.
///
/// Valid as long as the configurations that the layers belong to.
struct LayeredRecord<Record: PropertyRecord> {
  let defaults: UnsafePointer<Record>

  /// What was assigned; `nil` for nothing.
  let overrides: UnsafePointer<Overrides<Record>>?

  /// What the rules assign that hold; `nil` for nothing.
  let conditional: UnsafePointer<Overrides<Record>>?

  /// The values among which the property at a place of the table is read.
  @inline(__always)
  func values(at place: Int) -> UnsafePointer<Record> {
    if let conditional, conditional.pointee.assigned[place] {
      return Overrides.values(of: conditional)
    }
    if let overrides, overrides.pointee.assigned[place] { return Overrides.values(of: overrides) }
    return defaults
  }

  /// What a view that shows an older record has to do to show this one.
  @inline(__always)
  func change(from old: LayeredRecord) -> ConfigurationChange {
    if defaults == old.defaults, overrides == old.overrides, conditional == old.conditional {
      return .nothing
    }
    var comparing = Comparing(new: self, old: old)
    Record.visitProperties(with: &comparing)
    return comparing.change
  }
}

private struct Comparing<Record: PropertyRecord>: PropertyVisitor {
  let new: LayeredRecord<Record>
  let old: LayeredRecord<Record>
  var change = ConfigurationChange.nothing
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
  /// Where a stored property of the value is.
  ///
  /// Reading through it copies the property alone; a key path applied to `pointee` copies the whole
  /// value first.
  @inline(__always)
  func address<Part>(of part: WritableKeyPath<Pointee, Part>) -> UnsafePointer<Part> {
    withUnsafePointer(to: &UnsafeMutablePointer(mutating: self).pointee[keyPath: part]) { $0 }
  }
}
