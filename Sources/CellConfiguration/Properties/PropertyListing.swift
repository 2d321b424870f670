/// A value that lists its properties, so that a failed test can say what is different.
///
/// The configurations, states, accessories, layouts and documents of this package conform:
///
/// ```swift
/// #expect(cell.difference(from: expected).isEmpty)
/// // [content.textProperties.color: label → systemBlue, accessories[0].isHidden: false → true]
/// ```
///
/// Conform a configuration of your own to get the same, and a description: without a property list
/// of its own a value lists its stored properties.
public protocol PropertyListing: CustomStringConvertible, CustomDebugStringConvertible {
  /// The properties in the order in which they are printed.
  var propertyList: PropertyList { get }
}

extension PropertyListing {
  /// The stored properties, without those that are `nil`.
  public var propertyList: PropertyList { PropertyList(reflecting: self) }

  /// The properties that are not the same in an older value; empty if the values print alike.
  ///
  /// A property of a property has both names, `content.text`; one of several values its index,
  /// `accessories[1].kind`.
  public func difference(from old: Self) -> [PropertyDifference] {
    propertyList.difference(from: old.propertyList)
  }

  /// The properties on one line.
  public var description: String { propertyList.line }

  /// The properties one a line.
  public var debugDescription: String {
    ([propertyList.kind] + propertyList.lines.map { "  " + $0 }).joined(separator: "\n")
  }
}
