/// The assigned properties of a group, without the defaults of a style.
///
/// A class, because copying it takes less code than copying all values of a group.
package final class AssignedValues<Group> {
  private let values: Group
  private let paths: [PartialKeyPath<Group>]

  init(_ assignments: GroupAssignments<Group>) where Group: KeyedPropertyGroup {
    values = assignments.values
    paths = assignments.properties.map { $0.partialPath }
  }

  /// Whether no property was assigned.
  package var isEmpty: Bool { paths.isEmpty }

  /// The value of a property, or `nil` if it was not assigned.
  package subscript<Value>(path: KeyPath<Group, Value>) -> Value? {
    paths.contains(path) ? values[keyPath: path] : nil
  }
}

extension ListContentConfiguration {
  /// The assigned properties of list content, group by group.
  package typealias AssignedProperties = (
    own: AssignedValues<ListContentOwnValues>, image: AssignedValues<ImageValues>,
    text: AssignedValues<TextValues>, secondaryText: AssignedValues<TextValues>
  )

  /// Whether some properties are assigned for certain states only.
  package var hasRules: Bool { !store.rules.isEmpty }

  /// Returns what is assigned in a state: for every state, and by the rules that hold in it.
  package func assignedProperties(for state: some ConfigurationState) -> AssignedProperties {
    let assignments = store.assignments(for: state.context.conditionFlags)
    return (
      AssignedValues(assignments.own), AssignedValues(assignments.image.assignments),
      AssignedValues(assignments.text.assignments),
      AssignedValues(assignments.secondaryText.assignments)
    )
  }
}

extension ContentUnavailableConfiguration {
  /// The assigned values of an empty state, group by group.
  ///
  /// The outer value of content is `nil` if none was assigned.
  package var assignedValues:
    (
      own: AssignedValues<ContentUnavailableOwnValues>,
      image: AssignedValues<UnavailableImageValues>,
      text: AssignedValues<UnavailableTextValues>,
      secondaryText: AssignedValues<UnavailableTextValues>,
      content: (image: CellImage??, text: ListText??, secondaryText: ListText??)
    )
  {
    let assignments = store.assignments(for: store.conditionFlags)
    return (
      AssignedValues(assignments.own), AssignedValues(assignments.image.assignments),
      AssignedValues(assignments.text.assignments),
      AssignedValues(assignments.secondaryText.assignments),
      (assignedImage, assignedContent(.text), assignedContent(.secondaryText))
    )
  }
}

extension BackgroundConfiguration {
  /// The assigned properties of a background, group by group.
  package typealias AssignedProperties = (
    own: AssignedValues<BackgroundValues>, shadow: AssignedValues<ShadowValues>
  )

  /// Whether some properties are assigned for certain states only.
  package var hasRules: Bool { !store.rules.isEmpty }

  /// Returns what is assigned in a state: for every state, and by the rules that hold in it.
  package func assignedProperties(for state: some ConfigurationState) -> AssignedProperties {
    let assignments = store.assignments(for: state.context.conditionFlags)
    return (AssignedValues(assignments.own), AssignedValues(assignments.shadow.assignments))
  }
}
