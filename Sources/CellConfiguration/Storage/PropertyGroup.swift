/// A group of properties that can be assigned individually.
///
/// A group describes each property in one line of ``visitProperties(with:)``. Copying and
/// comparisons are visits; coding and descriptions walk the collected ``properties``.
protocol PropertyGroup: Hashable, Sendable {
  /// The kind of the group, as a noun phrase for messages.
  static var kind: String { get }

  /// All properties, for code that runs rarely: the stored ``collectedProperties()``.
  static var properties: [any UntypedProperty<Self>] { get }

  /// The properties whose changes affect more than the appearance: the stored
  /// ``collectedLayoutProperties()``.
  static var layoutProperties: PropertySet { get }

  /// Creates a group for assigning properties.
  ///
  /// Its initial values are placeholders, which are never read.
  init()

  /// Visits all properties in the order in which they are described and encoded.
  static func visitProperties(with visitor: inout some PropertyVisitor<Self>)
}

/// A group whose accessors and sets name its properties by keys.
protocol KeyedPropertyGroup: PropertyGroup {
  /// The names of the properties, in the order in which they are visited.
  associatedtype Key: RawRepresentable<Int>, CaseIterable
}

/// An operation on each of the properties of a group.
///
/// If a visit is inlined into the list of properties, it costs as much as code written out for each
/// property, because the key paths are then constants.
protocol PropertyVisitor<Group> {
  associatedtype Group: PropertyGroup

  /// Performs the operation on one property.
  mutating func visit<Value: Hashable & Sendable>(_ property: Property<Group, Value>)
}

extension PropertyGroup {
  /// Copies some properties into another group.
  func copy(_ properties: PropertySet, into other: inout Self) {
    if properties.isEmpty { return }
    withUnsafePointer(to: self) { source in
      withUnsafeMutablePointer(to: &other) { target in
        var copying = Copying(properties: properties, source: source, target: target)
        Self.visitProperties(with: &copying)
      }
    }
  }

  /// Returns the properties of a set whose values differ from those in another group.
  func differences(from other: Self, in properties: PropertySet = .all) -> PropertySet {
    if properties.isEmpty { return properties }
    return withUnsafePointer(to: self) { new in
      withUnsafePointer(to: other) { old in
        var comparing = Comparing(properties: properties, new: new, old: old)
        Self.visitProperties(with: &comparing)
        return comparing.differing
      }
    }
  }

  /// Raises a change to the change from an older group to this one, if that is larger.
  ///
  /// Only properties that can raise it are compared.
  func raise(_ change: inout ConfigurationChange, from old: Self) {
    let properties = change < .display ? PropertySet.all : Self.layoutProperties
    let differing = differences(from: old, in: properties)
    if differing.isEmpty { return }
    for (place, property) in Self.properties.enumerated() where differing[place] {
      change = max(change, property.change)
    }
  }

  /// Returns the properties whose changes affect more than the appearance.
  static func collectedLayoutProperties() -> PropertySet {
    properties.indices.reduce(into: PropertySet()) { set, place in
      if properties[place].change > .display { set[place] = true }
    }
  }

  /// Returns the descriptions of all properties.
  static func collectedProperties() -> [any UntypedProperty<Self>] { Collecting.all() }
}

extension KeyedPropertyGroup {
  /// Returns the descriptions of all properties, which have the names of their keys.
  static func collectedProperties() -> [any UntypedProperty<Self>] {
    let properties: [any UntypedProperty<Self>] = Collecting.all()
    assert(
      properties.map(\.name) == Key.allCases.map { "\($0)" },
      "The keys of \(Self.self) are not in the order of its properties")
    return properties
  }
}

// The visits are inlined into the lists of properties, where the key paths are constants.

private struct Copying<Group: PropertyGroup>: PropertyVisitor {
  let properties: PropertySet

  // A visitor cannot borrow groups, and copies of them would count references and wait for stores.
  let source: UnsafePointer<Group>
  let target: UnsafeMutablePointer<Group>

  var place = 0

  @inline(__always)
  mutating func visit<Value>(_ property: Property<Group, Value>) {
    if properties[place] {
      target.pointee[keyPath: property.path] = source.value(at: property.path)
    }
    place += 1
  }
}

private struct Comparing<Group: PropertyGroup>: PropertyVisitor {
  let properties: PropertySet
  let new: UnsafePointer<Group>
  let old: UnsafePointer<Group>
  var differing = PropertySet()
  var place = 0

  @inline(__always)
  mutating func visit<Value>(_ property: Property<Group, Value>) {
    if properties[place], new.value(at: property.path) != old.value(at: property.path) {
      differing[place] = true
    }
    place += 1
  }
}

extension UnsafePointer {
  /// Returns a stored property; a key path applied to `pointee` would first copy the whole value in
  /// debug builds.
  @inline(__always)
  fileprivate func value<Part>(at part: KeyPath<Pointee, Part>) -> Part {
    pointer(to: part)?.pointee ?? pointee[keyPath: part]
  }
}

private struct Collecting<Group: PropertyGroup>: PropertyVisitor {
  private var properties: [any UntypedProperty<Group>] = []

  static func all() -> [any UntypedProperty<Group>] {
    var collecting = Collecting()
    Group.visitProperties(with: &collecting)
    return collecting.properties
  }

  @inline(__always)
  mutating func visit<Value>(_ property: Property<Group, Value>) {
    properties.append(property)
  }
}
