/// A group of a configuration as callers read and change it.
///
/// Configurations store their groups in this form, so that callers can change them in place.
protocol StyledProperties: Hashable, Sendable {
  associatedtype Style: ConfigurationStyle
  associatedtype Group: KeyedPropertyGroup

  /// The assignments; an empty box if there are none.
  var box: CopyOnWriteBox<GroupAssignments<Group>> { get set }

  /// The defaults; those of a stored group are set when a caller reads or changes it.
  var defaults: DefaultsReference<Style> { get set }

  /// Calls a closure with the defaults.
  func withDefaults<Result>(_ body: (Group) -> Result) -> Result

  /// Returns whether another group describes the same part of a configuration.
  func hasSameRole(as other: Self) -> Bool

  /// Returns whether limits that layout obeys only if assigned have the same effect in both.
  func hasSameAssignedLimits(as other: Self) -> Bool
}

extension StyledProperties {
  /// Accesses a property.
  // Inlined, so that the key and the path are constants.
  @inline(__always)
  subscript<Value>(key: Group.Key, path: WritableKeyPath<Group, Value>) -> Value {
    get {
      if let storage = box.storage, storage.value.present[key.rawValue] {
        return storage.value.values[keyPath: path]
      }
      return withDefaults { $0[keyPath: path] }
    }
    set {
      box.makeUnique(orMake: GroupAssignments())
      box.owned.assign(newValue, to: key, path)
    }
  }

  func hasSameRole(as other: Self) -> Bool { true }

  func hasSameAssignedLimits(as other: Self) -> Bool { true }

  /// The current values of all properties.
  var values: Group {
    var values = withDefaults { $0 }
    box.storage?.value.apply(to: &values)
    return values
  }

  /// The assignments; setting empty assignments empties the box.
  var assignments: GroupAssignments<Group> {
    get { box.storage?.value ?? GroupAssignments() }
    set { box = newValue.present.isEmpty ? CopyOnWriteBox() : CopyOnWriteBox(newValue) }
  }

  /// The properties that do not have their defaults.
  var present: PropertySet { box.storage?.value.present ?? PropertySet() }

  /// Whether a property that affects frames was assigned.
  var affectsLayout: Bool { present.intersects(Group.layoutProperties) }

  /// Whether a property that does not affect frames was assigned, such as a color.
  var affectsDisplay: Bool { !present.subtracting(Group.layoutProperties).isEmpty }

  /// Whether anything is assigned apart from the rules.
  var isCustom: Bool { box.storage?.value.isCustom ?? false }

  /// Merges a rule; a group without assignments shares those of the rule.
  mutating func merge(_ rule: Self) {
    guard let new = rule.box.storage?.value else { return }
    if box.isEmpty { return box = rule.box }
    let old = box
    box.makeUnique(orMake: GroupAssignments())
    box.owned.merge(new) { old }
  }

  mutating func apply(_ change: AssignmentsChange) {
    guard let storage = box.storage else { return }
    if case .dropRules = change {
      if !storage.value.ruled.isEmpty { box = storage.value.hidden }
      return
    }
    box.makeUnique(orMake: GroupAssignments())
    box.owned.apply(change)
    if present.isEmpty { box = CopyOnWriteBox() }
  }

  /// Returns whether all properties read the same, assigned or not.
  func reads(like other: Self) -> Bool {
    defaults == other.defaults && box == other.box && hasSameRole(as: other)
      || values == other.values
  }

  /// Raises a change to the change from an older group to this one, if that is larger.
  func raise(_ change: inout ConfigurationChange, from old: Self) {
    if defaults == old.defaults, box == old.box { return }
    if !hasSameAssignedLimits(as: old) { return change = max(change, .layout) }
    values.raise(&change, from: old.values)
  }
}
