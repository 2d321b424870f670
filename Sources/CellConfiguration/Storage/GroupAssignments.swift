/// The assignments to a group: a set of its properties, with one copy of their values.
///
/// The values of the rules that hold are merged in, so that reading a property takes one test of a
/// bit and one access. The assignments that these values cover are kept in ``hidden``. A rule has
/// this type too.
struct GroupAssignments<Values: KeyedPropertyGroup>: Hashable, Sendable {
  /// The properties that have a value here instead of their default.
  private(set) var present = PropertySet()

  /// The properties that were assigned for every state, or by the rule that is being made.
  private(set) var assigned = PropertySet()

  /// The properties that rules assign; these values take precedence over ``assigned``.
  private(set) var ruled = PropertySet()

  /// The values of the ``present`` properties; all others are as in an empty group.
  private(set) var values = Values()

  /// The assignments without the rules; empty if there are no assignments, or if no rule holds.
  private(set) var hidden = CopyOnWriteBox<GroupAssignments>()

  /// Creates assignments of nothing.
  init() {}

  /// Creates assignments of all properties.
  init(all values: Values) { self.init(PropertySet(first: Values.properties.count), of: values) }

  /// Creates assignments of some properties of a group.
  init(_ properties: PropertySet, of values: Values) {
    values.copy(properties, into: &self.values)
    (present, assigned) = (properties, properties)
  }

  /// Whether anything is assigned apart from the rules.
  var isCustom: Bool { ruled.isEmpty ? !present.isEmpty : !hidden.isEmpty }

  /// Assigns a property; if a rule assigns it too, that value stays in effect.
  // Inlined, so that the key and the path are constants.
  @inline(__always)
  mutating func assign<Value>(
    _ value: Value, to key: Values.Key, _ path: WritableKeyPath<Values, Value>
  ) {
    if !ruled.isEmpty {
      hidden.makeUnique(orMake: GroupAssignments())
      hidden.owned.put(value, key, path)
      assigned[key.rawValue] = true
      if ruled[key.rawValue] { return }
    }
    put(value, key, path)
  }

  // Inlined for the same reason.
  @inline(__always)
  private mutating func put<Value>(
    _ value: Value, _ key: Values.Key, _ path: WritableKeyPath<Values, Value>
  ) {
    present[key.rawValue] = true
    assigned[key.rawValue] = true
    values[keyPath: path] = value
  }

  /// Replaces defaults with the assigned values.
  func apply(to defaults: inout Values) { values.copy(present, into: &defaults) }

  /// Returns whether two groups differ at most in properties that were assigned to this one.
  func hasSameSurroundings(as unassigned: GroupAssignments) -> Bool {
    let read = PropertySet.all.subtracting(assigned.subtracting(ruled))
    return ruled == unassigned.ruled && isEqual(to: unassigned, in: read)
  }

  /// Returns whether others assign the same values to the properties of a set.
  func isEqual(to other: GroupAssignments, in properties: PropertySet) -> Bool {
    let compared = present.intersection(properties)
    return compared == other.present.intersection(properties)
      && values.differences(from: other.values, in: compared).isEmpty
  }
}

// MARK: Rules

/// A change of all assignments of a configuration.
enum AssignmentsChange {
  /// Takes back what rules assign.
  case dropRules

  /// Makes the values of rules assignments.
  case keepRules

  /// Makes all properties with a value the ground of a new rule.
  case startRule

  /// Makes the assignments a rule, and drops everything else.
  case finishRule
}

extension GroupAssignments {
  /// Merges a rule.
  ///
  /// - Parameter below: Returns a box of these assignments, which the first rule hides.
  mutating func merge(
    _ rule: GroupAssignments, hiding below: () -> CopyOnWriteBox<GroupAssignments>
  ) {
    if rule.present.isEmpty { return }
    if ruled.isEmpty, !present.isEmpty { hidden = below() }
    rule.values.copy(rule.present, into: &values)
    present = present.union(rule.present)
    ruled = ruled.union(rule.present)
  }

  mutating func apply(_ change: AssignmentsChange) {
    switch change {
    case .dropRules:
      if !ruled.isEmpty { self = hidden.storage?.value ?? GroupAssignments() }
    case .keepRules: (assigned, ruled, hidden) = (present, PropertySet(), CopyOnWriteBox())
    case .startRule:
      (assigned, ruled, hidden) = (PropertySet(), PropertySet(), CopyOnWriteBox())
    case .finishRule:
      if present != assigned { self = GroupAssignments(assigned, of: values) }
      (assigned, ruled) = (PropertySet(), assigned)
    }
  }
}

// MARK: Coding

extension GroupAssignments: Codable {
  /// Reads the properties that are members of an object.
  init(from object: MemberDecoder) throws {
    let properties = Values.properties
    for place in properties.indices where try properties[place].decode(object, into: &values) {
      present[place] = true
    }
    assigned = present
  }

  /// Writes the properties that have a value as members of an object.
  func encode(into object: inout MemberEncoder) throws {
    for property in properties { try property.encode(values, besides: Values(), into: &object) }
  }

  init(from decoder: any Decoder) throws {
    try self.init(
      from: MemberDecoder(decoder, members: Values.properties.map(\.name), of: Values.kind))
  }

  func encode(to encoder: any Encoder) throws {
    var object = MemberEncoder(encoder)
    try encode(into: &object)
  }

  /// The properties that have a value.
  var properties: [any UntypedProperty<Values>] {
    let properties = Values.properties
    return properties.indices.filter { present[$0] }.map { properties[$0] }
  }
}
