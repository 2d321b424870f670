/// A group of properties that can be assigned individually.
///
/// A record describes each property in one line of ``visitProperties(with:)``. The index of that
/// line identifies the property in accessors and sets. Copying and comparisons are visits; coding
/// and descriptions walk the collected ``properties``.
protocol PropertyRecord: Hashable, Sendable {
  /// The kind of the record, as a noun phrase for messages.
  static var kind: String { get }

  /// All properties, for code that runs rarely: the stored ``collectedProperties()``.
  static var properties: [any RecordProperty<Self>] { get }

  /// Creates a record for assigning properties.
  ///
  /// Its initial values are placeholders, which are never read.
  init()

  /// Visits all properties in the order in which they are described and encoded.
  static func visitProperties(with visitor: inout some PropertyVisitor<Self>)
}

/// An operation on each of the properties of a record.
///
/// If a visit is inlined into the list of properties, it costs as much as code written out for each
/// property, because the compiler knows the key paths.
protocol PropertyVisitor<Record> {
  associatedtype Record: PropertyRecord

  /// Performs the operation on one property.
  mutating func visit<Value: Hashable & Sendable>(_ property: Property<Record, Value>)
}

extension PropertyRecord {
  /// Copies some properties into another record.
  @inline(__always)
  func copy(_ properties: PropertySet, into other: inout Self) {
    withUnsafePointer(to: self) { source in
      withUnsafeMutablePointer(to: &other) { target in
        var copying = Copying(properties: properties, source: source, target: target)
        Self.visitProperties(with: &copying)
      }
    }
  }

  /// Returns the properties whose values differ from those in another record.
  @inline(__always)
  func differences(from other: Self) -> PropertySet {
    var differing = Differing(new: self, old: other)
    Self.visitProperties(with: &differing)
    return differing.properties
  }

  /// The properties whose changes affect more than the appearance.
  @inline(__always)
  static var layoutProperties: PropertySet {
    var choosing = Choosing<Self>()
    visitProperties(with: &choosing)
    return choosing.properties
  }

  /// Returns the descriptions of all properties.
  static func collectedProperties() -> [any RecordProperty<Self>] {
    var collecting = Collecting<Self>()
    visitProperties(with: &collecting)
    return collecting.properties
  }
}

private struct Copying<Record: PropertyRecord>: PropertyVisitor {
  let properties: PropertySet
  let source: UnsafePointer<Record>
  let target: UnsafeMutablePointer<Record>
  var place = 0

  @inline(__always)
  mutating func visit<Value>(_ property: Property<Record, Value>) {
    if properties[place] {
      target.pointee[keyPath: property.path] = source.pointee[keyPath: property.path]
    }
    place += 1
  }
}

private struct Differing<Record: PropertyRecord>: PropertyVisitor {
  let new: Record
  let old: Record
  var properties = PropertySet()
  var place = 0

  @inline(__always)
  mutating func visit<Value>(_ property: Property<Record, Value>) {
    if new[keyPath: property.path] != old[keyPath: property.path] { properties[place] = true }
    place += 1
  }
}

private struct Choosing<Record: PropertyRecord>: PropertyVisitor {
  var properties = PropertySet()
  var place = 0

  @inline(__always)
  mutating func visit<Value>(_ property: Property<Record, Value>) {
    if property.change > .appearance { properties[place] = true }
    place += 1
  }
}

private struct Collecting<Record: PropertyRecord>: PropertyVisitor {
  var properties: [any RecordProperty<Record>] = []

  @inline(__always)
  mutating func visit<Value>(_ property: Property<Record, Value>) {
    properties.append(property)
  }
}
