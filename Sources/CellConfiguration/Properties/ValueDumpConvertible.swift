/// A value that lists its properties itself.
///
/// By default, a value lists its stored properties.
package protocol ValueDumpConvertible: PropertyComparable {
  /// The properties in the order in which they are printed: a tuple with their names, or a value
  /// with stored properties.
  var listedProperties: Any { get }

  /// The list of properties, for a value whose names are not fixed.
  var valueDump: ValueDump { get }
}

extension ValueDumpConvertible {
  /// The value itself, whose stored properties are listed.
  package var listedProperties: Any { self }

  /// The listed properties, without those that are `nil`.
  package var valueDump: ValueDump {
    ValueDump("\(Self.self)", reflecting: listedProperties)
  }
}

/// A value that lists its properties, and whose description is not that list.
package protocol SelfDescribing: PropertyComparable {}

extension BackgroundConfiguration: SelfDescribing {}
extension CellConfigurationState: SelfDescribing {}
extension ListContentConfiguration: SelfDescribing {}
extension TraitCollection: SelfDescribing {}
extension ViewConfigurationState: SelfDescribing {}

/// A value whose description has all digits, and that also has a short one for reports.
package protocol ShortlyDescribed {
  /// The description with numbers to a thousandth.
  var shortDescription: String { get }
}

extension CellColor.Components: ShortlyDescribed {
  /// The color in the form `#RRGGBBAA`.
  package var shortDescription: String { hex }
}
