/// A property that reads otherwise in one configuration than in another.
package struct PropertyDifference: Hashable, Sendable {
  /// The name as it is written in code: `textProperties.color`.
  package let name: String

  /// What a view has to do when the property changes.
  package let change: ConfigurationChange

  /// The value in the first configuration, as descriptions print it.
  package let old: String

  /// The value in the second configuration.
  package let new: String
}

extension PropertyRecord {
  /// The properties that differ between two records, their names behind a prefix.
  static func differences(
    from old: Self, to new: Self, prefix: String
  ) -> [PropertyDifference] {
    properties.filter { !$0.isSame(old, new) }.map {
      PropertyDifference(
        name: prefix + $0.name, change: $0.change, old: $0.describe(old), new: $0.describe(new))
    }
  }
}

extension ListContentConfiguration {
  /// The properties that read otherwise in an older configuration; texts and image aside.
  package func differences(from old: ListContentConfiguration) -> [PropertyDifference] {
    ListContentOverrides.parts.flatMap { $0.differences(old.values, values) }
  }
}

extension BackgroundConfiguration {
  /// The properties that read otherwise in an older configuration.
  package func differences(from old: BackgroundConfiguration) -> [PropertyDifference] {
    BackgroundOverrides.parts.flatMap { $0.differences(old.values, values) }
  }
}
