/// A value that can be compared with another one property by property.
///
/// The configurations, states, accessories, layouts and documents of this package conform, so that
/// failed tests can report the differences:
///
/// ```swift
/// let difference = cell.difference(from: expected)
/// // [content.textProperties.color: label (default of cell) → systemBlue (assigned)]
/// ```
///
/// Conform your own type to this protocol for the same result and a description that lists its
/// stored properties, such as `<Badge: text = "3"; size = 20 × 20>`:
///
/// ```swift
/// extension Badge: PropertyComparable {}
/// ```
public protocol PropertyComparable: CustomStringConvertible, CustomDebugStringConvertible {}

extension PropertyComparable {
  /// Returns the properties that differ from an older value.
  ///
  /// The result is empty if both values have the same printed form. A nested property has both
  /// names, such as `content.text`; an element has its index, such as `accessories[1].kind`. Each
  /// property of a configuration includes the source of its value: the style, an assignment or a
  /// `when`.
  public func difference(from old: Self) -> [PropertyDifference] {
    ValueDump(self).difference(from: ValueDump(old))
  }

  /// The properties on one line.
  public var description: String { ValueDump(self).line }

  /// The properties with one line each.
  public var debugDescription: String { ValueDump(self).paragraph }
}
