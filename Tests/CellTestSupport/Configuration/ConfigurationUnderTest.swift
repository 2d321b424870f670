package import CellConfiguration

/// What all configurations have in common, as far as the laws are concerned.
package protocol StatefulConfiguration: Hashable, Codable, Sendable {
  func updated(for state: some ConfigurationState) -> Self

  mutating func when(_ condition: StateCondition, _ change: (inout Self) -> Void)
}

extension ListContentConfiguration: StatefulConfiguration {}
extension BackgroundConfiguration: StatefulConfiguration {}

/// A way to make a configuration, with the properties that it has.
package struct ConfigurationUnderTest<Configuration: StatefulConfiguration>: Sendable {
  /// The name of the factory.
  package let name: String

  /// Makes a fresh configuration.
  package let make: @Sendable () -> Configuration

  /// Every property that can be set.
  package let properties: [PropertyUnderTest<Configuration>]

  /// Every record of properties that can be changed in place.
  package let records: [RecordUnderTest<Configuration>]

  package init(
    _ name: String, properties: [PropertyUnderTest<Configuration>],
    records: [RecordUnderTest<Configuration>], make: @escaping @Sendable () -> Configuration
  ) {
    self.name = name
    self.make = make
    self.properties = properties
    self.records = records
  }

  /// The properties that an update never touches.
  package var content: [PropertyUnderTest<Configuration>] {
    properties.filter { $0.kind == .content }
  }
}

extension ConfigurationUnderTest: CustomStringConvertible {
  package var description: String { name }
}
