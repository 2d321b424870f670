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
