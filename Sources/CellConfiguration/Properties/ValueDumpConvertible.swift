/// A value that lists its properties, so that failed tests can report the differences.
///
/// The configurations, states, accessories, layouts and documents of this package conform:
///
/// ```swift
/// let difference = cell.difference(from: expected)
/// // [content.textProperties.color: label (default of cell) → systemBlue (assigned)]
/// ```
///
/// Conform your own type to this protocol for the same result and a description. By default, a
/// value lists its stored properties.
public protocol ValueDumpConvertible: CustomStringConvertible, CustomDebugStringConvertible {
  /// The properties in the order in which they are printed.
  var propertyList: ValueDump { get }
}

extension ValueDumpConvertible {
  /// The stored properties, without those that are `nil`.
  public var propertyList: ValueDump { ValueDump(reflecting: self) }

  /// Returns the properties that differ from an older value.
  ///
  /// The result is empty if both values have the same printed form. A nested property has both
  /// names, such as `content.text`; an element has its index, such as `accessories[1].kind`. Each
  /// property of a configuration includes the source of its value: the style, an assignment or a
  /// `when`.
  public func difference(from old: Self) -> [PropertyDifference] {
    propertyList.difference(from: old.propertyList)
  }

  /// The properties on one line.
  public var description: String { propertyList.line }

  /// The properties with one line each.
  public var debugDescription: String { propertyList.paragraph }
}
