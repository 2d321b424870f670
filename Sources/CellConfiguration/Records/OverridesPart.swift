/// The description of one record of a configuration, for coding and descriptions.
protocol OverridesPart<Root>: Sendable {
  associatedtype Root: ConfigurationOverrides
  associatedtype Record: PropertyRecord

  /// The beginning of the names of the record's properties.
  var prefix: String { get }

  func overrides(in root: Root) -> Overrides<Record>?
  func record(in values: Root.Values) -> Record

  /// Returns the members that encode the record, with the values of absent members by style.
  func members(_ styles: [(name: String, root: Root)]) -> [MemberForm]

  func decode(_ object: MemberDecoder, into root: inout Root) throws
  func encode(_ root: Root, into object: inout MemberEncoder) throws
}

extension OverridesPart {
  /// The name of every property in code, with the effect of a change.
  var properties: [(name: String, change: ConfigurationChange)] {
    Record.properties.map { (prefix + $0.name, $0.change) }
  }

  /// Returns the assigned properties with their values.
  func assigned(in root: Root) -> [(name: String, value: any Hashable & Sendable)] {
    guard let overrides = overrides(in: root) else { return [] }
    return overrides.properties.map { (prefix + $0.name, $0.value(in: overrides.values)) }
  }

  /// Returns the values of all properties, in their order.
  func values(in values: Root.Values) -> [any Hashable & Sendable] {
    let record = record(in: values)
    return Record.properties.map { $0.value(in: record) }
  }

  fileprivate func propertyMembers(_ styles: [(name: String, root: Root)]) -> [MemberForm] {
    let records = styles.compactMap { style, root in
      overrides(in: root).map { (style, $0.values) }
    }
    return Record.properties.map { $0.member(absentByThe: "style", records) }
  }
}

/// The configuration's own properties, which are members of its object.
struct OwnPart<Root: ConfigurationOverrides>: OverridesPart {
  let prefix = ""

  func overrides(in root: Root) -> Overrides<Root.Values.Own>? { root.own }
  func record(in values: Root.Values) -> Root.Values.Own { values.own }
  func members(_ styles: [(name: String, root: Root)]) -> [MemberForm] { propertyMembers(styles) }

  func decode(_ object: MemberDecoder, into root: inout Root) throws {
    root.own = try Overrides(from: object)
  }

  func encode(_ root: Root, into object: inout MemberEncoder) throws {
    try root.own.encode(into: &object)
  }
}

/// A record in an object of its own.
struct RecordPart<Root: ConfigurationOverrides, Record: PropertyRecord>: OverridesPart {
  let name: String
  let path: any WritableKeyPath<Root, CopyOnWriteBox<Overrides<Record>>> & Sendable
  let record: any KeyPath<Root.Values, Record> & Sendable

  /// The meaning of the record, as a noun phrase for the schema of documents.
  let meaning: String

  var prefix: String { name + "." }

  func overrides(in root: Root) -> Overrides<Record>? { root[keyPath: path].value }
  func record(in values: Root.Values) -> Record { values[keyPath: record] }

  func members(_ styles: [(name: String, root: Root)]) -> [MemberForm] {
    let form = ObjectForm(
      Record.kind, propertyMembers(styles), name: name.prefix(1).uppercased() + name.dropFirst())
    return [MemberForm(name, .object(form), meaning, absent: "that of the style")]
  }

  func decode(_ object: MemberDecoder, into root: inout Root) throws {
    let overrides = try object.decode(name, expected: "an object: \(Record.kind)") {
      try Overrides<Record>(from: $0)
    }
    if let overrides { root[keyPath: path] = CopyOnWriteBox(nonEmpty: overrides) }
  }

  func encode(_ root: Root, into object: inout MemberEncoder) throws {
    try object.encode(name, root[keyPath: path].value)
  }
}
