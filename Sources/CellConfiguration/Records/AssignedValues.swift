/// The assigned properties of a record, without the defaults of a style.
///
/// A class, because copying it takes less code than copying all values of a record.
package final class AssignedValues<Record> {
  private let values: Record
  private let paths: [PartialKeyPath<Record>]

  init(_ overrides: Overrides<Record>) where Record: PropertyRecord {
    values = overrides.values
    paths = overrides.properties.map { $0.partialPath }
  }

  /// Whether no property was assigned.
  package var isEmpty: Bool { paths.isEmpty }

  /// The value of a property, or `nil` if it was not assigned.
  package subscript<Value>(path: KeyPath<Record, Value>) -> Value? {
    paths.contains(path) ? values[keyPath: path] : nil
  }
}

extension CopyOnWriteBox {
  fileprivate func assignedValues<Record>() -> AssignedValues<Record>
  where Value == Overrides<Record> {
    AssignedValues(value ?? Overrides())
  }
}

extension ListContentConfiguration {
  /// The assigned properties of list content, record by record.
  package struct AssignedProperties {
    package let own: AssignedValues<ListContentOwnValues>
    package let image: AssignedValues<ImageValues>
    package let text: AssignedValues<TextValues>
    package let secondaryText: AssignedValues<TextValues>
  }

  /// Whether some properties are assigned for certain states only.
  package var hasRules: Bool { !layers.rules.isEmpty }

  /// Returns what is assigned in a state: for every state, and by the rules that hold in it.
  package func assignedProperties(for flags: ConfigurationStateFlags) -> AssignedProperties {
    let overrides = layers.overrides(for: flags)
    return AssignedProperties(
      own: AssignedValues(overrides.own), image: overrides.image.layers.assigned.assignedValues(),
      text: overrides.text.layers.assigned.assignedValues(),
      secondaryText: overrides.secondaryText.layers.assigned.assignedValues())
  }
}

extension BackgroundConfiguration {
  /// The assigned properties of a background, record by record.
  package struct AssignedProperties {
    package let own: AssignedValues<BackgroundValues>
    package let shadow: AssignedValues<ShadowValues>
  }

  /// Whether some properties are assigned for certain states only.
  package var hasRules: Bool { !layers.rules.isEmpty }

  /// Returns what is assigned in a state: for every state, and by the rules that hold in it.
  package func assignedProperties(for flags: ConfigurationStateFlags) -> AssignedProperties {
    let overrides = layers.overrides(for: flags)
    return AssignedProperties(
      own: AssignedValues(overrides.own), shadow: overrides.shadow.layers.assigned.assignedValues())
  }
}
