/// A value that lists its properties itself.
///
/// By default, a value lists its stored properties.
package protocol ValueDumpConvertible: PropertyComparable {
  /// The properties in the order in which they are printed.
  var valueDump: ValueDump { get }
}

extension ValueDumpConvertible {
  /// The stored properties, without those that are `nil`.
  package var valueDump: ValueDump { ValueDump(reflecting: self) }
}

/// A value whose description has all digits, and that also has a short one for reports.
package protocol ShortlyDescribed {
  /// The description with numbers to a thousandth.
  var shortDescription: String { get }
}

extension CellColor.Components: ShortlyDescribed {
  /// The color in the form `#RRGGBBAA`.
  package var shortDescription: String { hex }
}
