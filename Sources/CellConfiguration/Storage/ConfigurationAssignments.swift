/// The groups of a configuration with the assignments to each.
///
/// The configuration's own properties are one group. The assignments to every other group are in a
/// box, so assigning a margin does not allocate space for fonts.
protocol ConfigurationAssignments: Hashable, Sendable {
  /// The values of all properties, assigned or not.
  associatedtype Values: ConfigurationValues

  /// All groups of properties, in the order in which they are described and encoded.
  static var groups: [any GroupDescription<Self>] { get }

  /// The name of the configuration in the names of forms.
  static var schemaName: String { get }

  /// The members of the encoded form: the stored result of ``members(of:)``.
  static var members: [Schema.Member] { get }

  /// The assignments to the configuration's own properties.
  var own: GroupAssignments<Values.Own> { get set }

  /// Creates assignments of nothing.
  init()

  /// Creates assignments of all properties.
  init(all values: Values)

  /// Whether all properties have their defaults.
  var isEmpty: Bool { get }

  /// Whether anything is assigned apart from the rules.
  var isCustom: Bool { get }

  /// Merges the assignments of a rule.
  mutating func merge(_ rule: Self)

  mutating func apply(_ change: AssignmentsChange)

  /// Replaces defaults with the assigned values.
  func apply(to values: inout Values)
}

/// The values of all properties of a configuration, from a style or including the assignments.
protocol ConfigurationValues: Hashable, Sendable {
  /// The group of the configuration's own properties.
  associatedtype Own: KeyedPropertyGroup

  var own: Own { get }
}

// By the table of groups. Configurations that change in every update of a cell write it out.
extension ConfigurationAssignments {
  init(all values: Values) {
    self.init()
    for group in Self.groups { group.assignAll(values, in: &self) }
  }

  var isEmpty: Bool { Self.groups.allSatisfy { $0.isEmpty(in: self) } }

  var isCustom: Bool { Self.groups.contains { $0.isCustom(in: self) } }

  mutating func merge(_ rule: Self) {
    for group in Self.groups { group.merge(rule, into: &self) }
  }

  mutating func apply(_ change: AssignmentsChange) {
    for group in Self.groups { group.apply(change, to: &self) }
  }

  func apply(to values: inout Values) {
    for group in Self.groups { group.apply(self, to: &values) }
  }
}

extension ConfigurationAssignments {
  /// Merges a rule's assignments to the configuration's own properties.
  mutating func mergeOwn(_ rule: Self) {
    let old = own
    own.merge(rule.own) { CopyOnWriteBox(old) }
  }

  /// Returns the assignments after a change of all groups.
  func applying(_ change: AssignmentsChange) -> Self {
    var assignments = self
    assignments.apply(change)
    return assignments
  }

  /// Returns the members of the encoded form, with the values of absent members for every style.
  ///
  /// The values apply to the normal state in an inset grouped list of iOS 26.
  static func members<Style: ConfigurationStyle>(of styles: Style.Type) -> [Schema.Member]
  where Style.Assignments == Self {
    let table = Style.tableOfIOS26
    let styles = Style.allCases.map { style in
      let row = table.rows[Int(table.index(of: style, in: .insetGrouped, for: []))]
      return (style.name, Self(all: row.values))
    }
    return groups.flatMap { $0.members(styles) }
  }

  /// The name of every property, with the effect of a change.
  static var properties: [(name: String, change: ConfigurationChange)] {
    groups.flatMap { $0.properties }
  }

  /// Returns the assigned properties with their values, in the order of the tables.
  func assignedProperties(under condition: StateCondition?) -> [AssignedProperty] {
    Self.groups.flatMap { $0.assigned(in: self) }
      .map { AssignedProperty(name: $0.name, value: $0.value, condition: condition) }
  }

  init(from object: MemberDecoder) throws {
    self.init()
    for group in Self.groups { try group.decode(object, into: &self) }
  }

  func encode(into object: inout MemberEncoder) throws {
    for group in Self.groups { try group.encode(self, into: &object) }
  }
}
