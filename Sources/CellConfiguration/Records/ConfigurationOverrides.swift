/// The assigned properties of a configuration, record by record.
///
/// The configuration's own properties are one record. Every other record is in a box, so assigning
/// a margin does not allocate space for fonts.
protocol ConfigurationOverrides: Hashable, Sendable {
  /// The values of all properties, assigned or not.
  associatedtype Values: ConfigurationValues

  /// All records, in the order in which they are described and encoded.
  static var parts: [any OverridesPart<Self>] { get }

  /// The name of the configuration in the names of forms.
  static var formName: String { get }

  /// The members of the encoded form: the stored result of ``members(of:)``.
  static var members: [MemberForm] { get }

  /// The configuration's own properties.
  var own: Overrides<Values.Own> { get set }

  /// Creates overrides without assigned properties.
  init()

  /// Creates overrides in which all properties are assigned.
  init(all values: Values)

  var isEmpty: Bool { get }

  /// Copies the assigned properties into a full set of values.
  func apply(to values: inout Values)

  /// Assigns the properties that are assigned here to other overrides as well.
  func merge(into lower: inout Self)
}

/// The values of all properties of a configuration, from a style or after merging all layers.
protocol ConfigurationValues: Hashable, Sendable {
  /// The record of the configuration's own properties.
  associatedtype Own: PropertyRecord

  var own: Own { get }
}

extension CopyOnWriteBox {
  /// Creates a box of overrides, which is empty if nothing is assigned.
  init<Record>(nonEmpty overrides: Overrides<Record>) where Value == Overrides<Record> {
    self.init(overrides.isEmpty ? nil : overrides)
  }

  /// Returns whether an assigned property in a box affects frames.
  @inline(__always)
  static func affectsLayout<Record>(
    _ box: UnsafePointer<CopyOnWriteBox>
  ) -> Bool where Value == Overrides<Record> {
    address(in: box).map { Overrides.assigned(in: $0).intersects(Record.layoutProperties) } ?? false
  }

  /// Returns whether an assigned property in a box does not affect frames, as colors do not.
  @inline(__always)
  static func affectsAppearance<Record>(
    _ box: UnsafePointer<CopyOnWriteBox>
  ) -> Bool where Value == Overrides<Record> {
    address(in: box).map { !Overrides.assigned(in: $0).isSubset(of: Record.layoutProperties) }
      ?? false
  }

  /// Copies the assigned properties into a full record.
  @inline(__always)
  func apply<Record>(to record: inout Record) where Value == Overrides<Record> {
    read { $0.pointee.apply(to: &record) }
  }

  /// Assigns the properties that are assigned here to another box of overrides as well.
  func merge<Record>(into lower: inout CopyOnWriteBox) where Value == Overrides<Record> {
    if isEmpty { return }
    if lower.isEmpty { return lower = self }
    read { upper in lower.update(orMake: Value()) { upper.pointee.merge(into: &$0) } }
  }
}

extension ConfigurationOverrides {
  /// Returns the members of the encoded form, with the values of absent members for every style.
  ///
  /// These values are those of the normal state in an inset grouped list of iOS 26.
  static func members<Style: ConfigurationStyle>(of styles: Style.Type) -> [MemberForm]
  where Style.Overrides == Self {
    let table = Style.tableOfIOS26
    let styles = Style.allCases.map { style in
      let record = table.records[Int(table.index(of: style, in: .insetGrouped, for: []))]
      return (style.name, Self(all: record.values))
    }
    return parts.flatMap { $0.members(styles) }
  }

  /// The name of every property, with the effect of a change.
  static var properties: [(name: String, change: ConfigurationChange)] {
    parts.flatMap { $0.properties }
  }

  /// Returns the assigned properties with their values, in the order of the tables.
  func assignedProperties(under condition: StateCondition?) -> [AssignedProperty] {
    Self.parts.flatMap { $0.assigned(in: self) }
      .map { AssignedProperty(name: $0.name, value: $0.value, condition: condition) }
  }

  init(from object: MemberDecoder) throws {
    self.init()
    for part in Self.parts { try part.decode(object, into: &self) }
  }

  func encode(into object: inout MemberEncoder) throws {
    for part in Self.parts { try part.encode(self, into: &object) }
  }
}
