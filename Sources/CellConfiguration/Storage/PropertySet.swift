/// A set of properties of a group.
///
/// The index of a property in the group's table is also its bit in the set.
struct PropertySet: Hashable, Sendable {
  private var bits: UInt32 = 0

  /// Creates an empty set.
  init() {}

  private init(bits: UInt32) { self.bits = bits }

  /// Creates a set of the first properties, up to a count.
  init(first count: Int) { bits = count < 32 ? (1 << UInt32(count)) - 1 : .max }

  /// The set of all properties of any group.
  static let all = PropertySet(bits: .max)

  var isEmpty: Bool { bits == 0 }

  /// A number that is different for different sets.
  var number: UInt { UInt(bits) }

  /// Whether the set contains the property at an index.
  subscript(place: Int) -> Bool {
    get { bits & Self.bit(place) != 0 }
    set {
      if newValue { bits |= Self.bit(place) } else { bits &= ~Self.bit(place) }
    }
  }

  /// Returns whether two sets have a property in common.
  func intersects(_ other: PropertySet) -> Bool { bits & other.bits != 0 }

  /// Returns the properties that are in either set.
  func union(_ other: PropertySet) -> PropertySet { PropertySet(bits: bits | other.bits) }

  /// Returns the properties that are in both sets.
  func intersection(_ other: PropertySet) -> PropertySet { PropertySet(bits: bits & other.bits) }

  /// Returns the properties that are not in another set.
  func subtracting(_ other: PropertySet) -> PropertySet { PropertySet(bits: bits & ~other.bits) }

  private static func bit(_ place: Int) -> UInt32 { 1 &<< UInt32(truncatingIfNeeded: place) }
}
