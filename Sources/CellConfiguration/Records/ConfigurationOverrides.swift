/// The assigned properties of a configuration, record by record.
///
/// The configuration's own properties are one record. Every other record is in a box, so assigning
/// a margin does not allocate space for fonts.
protocol ConfigurationOverrides: Hashable, Sendable {
  /// The values of all properties, assigned or not.
  associatedtype Values: ConfigurationValues

  /// All records, in the order in which they are described and encoded.
  static var parts: [OverridesPart<Self>] { get }

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

/// The description of one record of a configuration, for coding and descriptions.
struct OverridesPart<Root: ConfigurationOverrides>: Sendable {
  /// Returns the members that encode the record.
  ///
  /// The argument provides the values of absent members for every style.
  let members: @Sendable (_ styles: [(name: String, root: Root)]) -> [MemberForm]

  /// The name of every property in code, with the effect of a change.
  let properties: [(name: String, change: ConfigurationChange)]

  /// The assigned properties with their values.
  let assigned: @Sendable (Root) -> [(name: String, value: any Hashable & Sendable)]

  /// The values of all properties, in their order.
  let values: @Sendable (Root.Values) -> [any Hashable & Sendable]

  let decode: @Sendable (MemberDecoder, inout Root) throws -> Void
  let encode: @Sendable (Root, inout MemberEncoder) throws -> Void

  /// Creates the part for the configuration's own properties, which are members of its object.
  init<Record>(
    _ path: any WritableKeyPath<Root, Overrides<Record>> & Sendable,
    in values: any KeyPath<Root.Values, Record> & Sendable
  ) {
    members = { styles in
      let records = styles.map { ($0.name, $0.root[keyPath: path].values) }
      return Record.properties.map { $0.member(absentByThe: "style", records) }
    }
    self.values = { root in Record.properties.map { $0.value(in: root[keyPath: values]) } }
    properties = Record.properties.map { ($0.name, $0.change) }
    assigned = { root in
      let overrides = root[keyPath: path]
      return overrides.properties.map { ($0.name, $0.value(in: overrides.values)) }
    }
    decode = { $1[keyPath: path] = try Overrides(from: $0) }
    encode = { try $0[keyPath: path].encode(into: &$1) }
  }

  /// Creates the part for a record in an object of its own.
  ///
  /// - Parameter meaning: The meaning of the record, as a noun phrase for the schema of documents.
  init<Record>(
    _ name: String, _ path: any WritableKeyPath<Root, CopyOnWriteBox<Overrides<Record>>> & Sendable,
    in values: any KeyPath<Root.Values, Record> & Sendable, _ meaning: String
  ) {
    members = { styles in
      let records = styles.compactMap { style, root in
        root[keyPath: path].value.map { (style, $0.values) }
      }
      let form = ObjectForm(
        Record.kind, Record.properties.map { $0.member(absentByThe: "style", records) },
        name: name.prefix(1).uppercased() + name.dropFirst())
      return [MemberForm(name, .object(form), meaning, absent: "that of the style")]
    }
    self.values = { root in Record.properties.map { $0.value(in: root[keyPath: values]) } }
    properties = Record.properties.map { ("\(name).\($0.name)", $0.change) }
    assigned = { root in
      guard let overrides = root[keyPath: path].value else { return [] }
      return overrides.properties.map { ("\(name).\($0.name)", $0.value(in: overrides.values)) }
    }
    decode = { object, root in
      let overrides = try object.decode(name, expected: "an object: \(Record.kind)") {
        try Overrides<Record>(from: $0)
      }
      guard let overrides else { return }
      root[keyPath: path] = CopyOnWriteBox(nonEmpty: overrides)
    }
    encode = { root, object in
      if let overrides = root[keyPath: path].value { try object.write(name, overrides) }
    }
  }
}

extension CopyOnWriteBox {
  /// Creates a box of overrides, which is empty if nothing is assigned.
  init<Record>(nonEmpty overrides: Overrides<Record>) where Value == Overrides<Record> {
    self.init(overrides.isEmpty ? nil : overrides)
  }

  /// Returns whether an assigned property affects frames.
  @inline(__always)
  func affectsLayout<Record>() -> Bool where Value == Overrides<Record> {
    read { $0.pointee.affectsLayout } ?? false
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
    parts.flatMap(\.properties)
  }

  /// Returns the assigned properties with their values, in the order of the tables.
  func assignedProperties(under condition: StateCondition?) -> [AssignedProperty] {
    Self.parts.flatMap { $0.assigned(self) }
      .map { AssignedProperty(name: $0.name, value: $0.value, condition: condition) }
  }

  init(from object: MemberDecoder) throws {
    self.init()
    for part in Self.parts { try part.decode(object, &self) }
  }

  func encode(into object: inout MemberEncoder) throws {
    for part in Self.parts { try part.encode(self, &object) }
  }
}
