/// Properties that belong together and of which each can be assigned by itself.
///
/// A record says everything about a property in one line of ``visitProperties(with:)``. The place
/// of the line is the property's number in accessors and sets. Coding, descriptions, copying and
/// telling what changed are visits.
protocol PropertyRecord: Hashable, Sendable {
  /// What the record describes, as a noun phrase for messages.
  static var kind: String { get }

  /// Every property, for everything that runs seldom: ``collectedProperties()``, kept.
  static var properties: [AnyProperty<Self>] { get }

  /// Creates a record for the properties to be assigned to.
  ///
  /// Its values stand in for those that were not assigned, and are never read.
  init()

  /// Visits every property, in the order in which they are described and written.
  static func visitProperties(with visitor: inout some PropertyVisitor<Self>)
}

/// Something that is done with the properties of a record one after another.
///
/// A visit that is inlined into the list costs as much as code that is written out for each
/// property, since the compiler knows the key paths.
protocol PropertyVisitor<Record> {
  associatedtype Record: PropertyRecord

  /// Does it with one property.
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

  /// The properties of which a change affects more than the appearance.
  @inline(__always)
  static var layoutProperties: PropertySet {
    var choosing = Choosing<Self>()
    visitProperties(with: &choosing)
    return choosing.properties
  }

  /// The properties as values.
  static func collectedProperties() -> [AnyProperty<Self>] {
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
  var properties: [AnyProperty<Record>] = []

  @inline(__always)
  mutating func visit<Value>(_ property: Property<Record, Value>) {
    properties.append(AnyProperty(property))
  }
}
