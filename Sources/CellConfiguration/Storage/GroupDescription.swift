/// A group of properties in a configuration, with its name and its places, for coding and
/// descriptions.
protocol GroupDescription<Root>: Sendable {
  associatedtype Root: ConfigurationAssignments
  associatedtype Group: KeyedPropertyGroup

  /// The name of the group in its configuration; empty for the configuration's own properties.
  var name: String { get }

  /// The end of the group's name in the schema of documents, for groups of one name that differ.
  var schemaSuffix: String { get }

  /// The meaning of the group, as a noun phrase for the schema of documents.
  var meaning: String { get }

  var path: any WritableKeyPath<Root, GroupAssignments<Group>> & Sendable { get }
  var values: any WritableKeyPath<Root.Values, Group> & Sendable { get }
}

/// The description of a group: members of the configuration's object, or of a nested object if the
/// group has a name.
struct DescribedGroup<
  Root: ConfigurationAssignments, Group: KeyedPropertyGroup
>: GroupDescription {
  var name = ""
  let path: any WritableKeyPath<Root, GroupAssignments<Group>> & Sendable
  let values: any WritableKeyPath<Root.Values, Group> & Sendable
  var schemaSuffix = ""
  var meaning = ""
}

extension GroupDescription {
  /// The beginning of the names of the group's properties.
  private var prefix: String { name.isEmpty ? "" : name + "." }

  /// The name of every property in code, with the effect of a change.
  var properties: [(name: String, change: ConfigurationChange)] {
    Group.properties.map { (prefix + $0.name, $0.change) }
  }

  /// Returns the assigned properties with their values.
  func assigned(in root: Root) -> [(name: String, value: any Hashable & Sendable)] {
    let assignments = root[keyPath: path]
    return assignments.properties.map { (prefix + $0.name, $0.value(in: assignments.values)) }
  }

  /// Returns the values of all properties, in their order.
  func values(in values: Root.Values) -> [any Hashable & Sendable] {
    let group = values[keyPath: self.values]
    return Group.properties.map { $0.value(in: group) }
  }

  /// Returns the names of the properties that differ.
  func differences(from old: Root.Values, to new: Root.Values) -> [String] {
    let (old, new) = (old[keyPath: values], new[keyPath: values])
    return Group.properties.filter { !$0.isSame(old, new) }.map { prefix + $0.name }
  }

  /// Returns the members that encode the group, with the values of absent members by style.
  func members(_ styles: [(name: String, root: Root)]) -> [Schema.Member] {
    let groups = styles.map { ($0, $1[keyPath: path].values) }
    let members = Group.properties.map { $0.member(normallyByThe: "style", groups) }
    if name.isEmpty { return members }
    let form = Schema.Object(
      Group.kind,
      remark: "In a rule for a state or a change of defaults, absent members change nothing.",
      members,
      name: name.prefix(1).uppercased() + name.dropFirst() + schemaSuffix)
    return [Schema.Member(name, .object(form), meaning, absent: "that of the style")]
  }

  func decode(_ object: MemberDecoder, into root: inout Root) throws {
    if name.isEmpty {
      root[keyPath: path] = try GroupAssignments(from: object)
    } else if let assignments: GroupAssignments<Group> = try object.decode(
      name, expected: "an object: \(Group.kind)", { try GroupAssignments(from: $0) })
    {
      root[keyPath: path] = assignments
    }
  }

  func encode(_ root: Root, into object: inout MemberEncoder) throws {
    let assignments = root[keyPath: path]
    if name.isEmpty { return try assignments.encode(into: &object) }
    try object.encode(name, assignments.present.isEmpty ? nil : assignments)
  }
}

// MARK: Assignments of one group

extension GroupDescription {
  func isEmpty(in root: Root) -> Bool { root[keyPath: path].present.isEmpty }

  func isCustom(in root: Root) -> Bool { root[keyPath: path].isCustom }

  func isSame(_ a: Root, _ b: Root) -> Bool { a[keyPath: path] == b[keyPath: path] }

  func hash(_ root: Root, into hasher: inout Hasher) { hasher.combine(root[keyPath: path]) }

  /// Assigns all properties of the group.
  func assignAll(_ values: Root.Values, in root: inout Root) {
    root[keyPath: path] = GroupAssignments(all: values[keyPath: self.values])
  }

  /// Merges the assignments of a rule.
  func merge(_ rule: Root, into root: inout Root) {
    let old = root[keyPath: path]
    root[keyPath: path].merge(rule[keyPath: path]) { CopyOnWriteBox(old) }
  }

  func apply(_ change: AssignmentsChange, to root: inout Root) {
    root[keyPath: path].apply(change)
  }

  /// Replaces defaults with the assigned values.
  func apply(_ root: Root, to values: inout Root.Values) {
    root[keyPath: path].apply(to: &values[keyPath: self.values])
  }
}
