/// Some of the properties of a record.
///
/// A property is known by its place in the record's table, which is also its bit in the set.
struct PropertySet: Hashable, Sendable {
  private var bits: UInt32 = 0

  /// Creates an empty set.
  init() {}

  /// Creates a set of the first so many properties.
  init(first count: Int) { bits = count < 32 ? (1 << UInt32(count)) - 1 : .max }

  var isEmpty: Bool { bits == 0 }

  /// Whether the property at a place is in the set.
  subscript(place: Int) -> Bool {
    @inline(__always) get { bits & Self.bit(place) != 0 }
    @inline(__always) set {
      if newValue { bits |= Self.bit(place) } else { bits &= ~Self.bit(place) }
    }
  }

  /// Whether both sets have a property.
  @inline(__always)
  func intersects(_ other: PropertySet) -> Bool { bits & other.bits != 0 }

  mutating func formUnion(_ other: PropertySet) { bits |= other.bits }

  @inline(__always)
  private static func bit(_ place: Int) -> UInt32 { 1 &<< UInt32(truncatingIfNeeded: place) }
}
