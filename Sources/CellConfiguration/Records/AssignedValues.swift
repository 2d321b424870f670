/// The assigned properties of a record, without the defaults of a style.
///
/// A class, because copying it takes less code than copying all values of a record.
package final class AssignedValues<Record> {
  private let values: Record
  private let paths: [PartialKeyPath<Record>]

  init(_ assignments: Assignments<Record>) where Record: KeyedRecord {
    values = assignments.values
    paths = assignments.properties.map { $0.partialPath }
  }

  /// Whether no property was assigned.
  package var isEmpty: Bool { paths.isEmpty }

  /// The value of a property, or `nil` if it was not assigned.
  package subscript<Value>(path: KeyPath<Record, Value>) -> Value? {
    paths.contains(path) ? values[keyPath: path] : nil
  }
}

extension ListContentConfiguration {
  /// The assigned properties of list content, record by record.
  package typealias AssignedProperties = (
    own: AssignedValues<ListContentOwnValues>, image: AssignedValues<ImageValues>,
    text: AssignedValues<TextValues>, secondaryText: AssignedValues<TextValues>
  )

  /// Whether some properties are assigned for certain states only.
  package var hasRules: Bool { !layers.rules.isEmpty }

  /// Returns what is assigned in a state: for every state, and by the rules that hold in it.
  package func assignedProperties(for state: some ConfigurationState) -> AssignedProperties {
    let records = layers.assignments(for: state.context.conditionFlags)
    return (
      AssignedValues(records.own), AssignedValues(records.image.assignments),
      AssignedValues(records.text.assignments), AssignedValues(records.secondaryText.assignments)
    )
  }
}

extension BackgroundConfiguration {
  /// The assigned properties of a background, record by record.
  package typealias AssignedProperties = (
    own: AssignedValues<BackgroundValues>, shadow: AssignedValues<ShadowValues>
  )

  /// Whether some properties are assigned for certain states only.
  package var hasRules: Bool { !layers.rules.isEmpty }

  /// Returns what is assigned in a state: for every state, and by the rules that hold in it.
  package func assignedProperties(for state: some ConfigurationState) -> AssignedProperties {
    let records = layers.assignments(for: state.context.conditionFlags)
    return (AssignedValues(records.own), AssignedValues(records.shadow.assignments))
  }
}
