/// A set of properties of a record.
///
/// The index of a property in the record's table is also its bit in the set.
package struct PropertySet: Hashable, Sendable {
  /// The bits of the properties in the set.
  package private(set) var bits: UInt32 = 0

  /// Creates an empty set.
  init() {}

  /// Creates a set of the first properties, up to a count.
  init(first count: Int) { bits = count < 32 ? (1 << UInt32(count)) - 1 : .max }

  /// The set of all properties of any record.
  package static let all = PropertySet(first: 32)

  var isEmpty: Bool { bits == 0 }

  /// Whether the set contains the property at an index.
  subscript(place: Int) -> Bool {
    @inline(__always) get { bits & Self.bit(place) != 0 }
    @inline(__always) set {
      if newValue { bits |= Self.bit(place) } else { bits &= ~Self.bit(place) }
    }
  }

  /// Returns whether two sets have a property in common.
  @inline(__always)
  func intersects(_ other: PropertySet) -> Bool { bits & other.bits != 0 }

  /// Returns whether another set has all properties of this one.
  @inline(__always)
  func isSubset(of other: PropertySet) -> Bool { bits & ~other.bits == 0 }

  mutating func formUnion(_ other: PropertySet) { bits |= other.bits }

  @inline(__always)
  private static func bit(_ place: Int) -> UInt32 { 1 &<< UInt32(truncatingIfNeeded: place) }
}
