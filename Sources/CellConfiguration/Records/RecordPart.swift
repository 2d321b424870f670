/// The description of one record of a configuration, for coding and descriptions.
protocol RecordPart<Root>: Sendable {
  associatedtype Root: ConfigurationRecords
  associatedtype Record: KeyedRecord

  /// The name of the record in its configuration; empty for the configuration's own properties.
  var name: String { get }

  /// The meaning of the record, as a noun phrase for the schema of documents.
  var meaning: String { get }

  var path: any WritableKeyPath<Root, Assignments<Record>> & Sendable { get }
  var values: any KeyPath<Root.Values, Record> & Sendable { get }
}

/// The description of a record: members of the configuration's object, or a nested object if the
/// record has a name.
struct DescribedRecord<Root: ConfigurationRecords, Record: KeyedRecord>: RecordPart {
  var name = ""
  let path: any WritableKeyPath<Root, Assignments<Record>> & Sendable
  let values: any KeyPath<Root.Values, Record> & Sendable
  var meaning = ""
}

extension RecordPart {
  /// The beginning of the names of the record's properties.
  private var prefix: String { name.isEmpty ? "" : name + "." }

  /// The name of every property in code, with the effect of a change.
  var properties: [(name: String, change: ConfigurationChange)] {
    Record.properties.map { (prefix + $0.name, $0.change) }
  }

  /// Returns the assigned properties with their values.
  func assigned(in root: Root) -> [(name: String, value: any Hashable & Sendable)] {
    let assignments = root[keyPath: path]
    return assignments.properties.map { (prefix + $0.name, $0.value(in: assignments.values)) }
  }

  /// Returns the values of all properties, in their order.
  func values(in values: Root.Values) -> [any Hashable & Sendable] {
    let record = values[keyPath: self.values]
    return Record.properties.map { $0.value(in: record) }
  }

  /// Returns the members that encode the record, with the values of absent members by style.
  func members(_ styles: [(name: String, root: Root)]) -> [Schema.Member] {
    let records = styles.map { ($0, $1[keyPath: path].values) }
    let members = Record.properties.map { $0.member(normallyByThe: "style", records) }
    if name.isEmpty { return members }
    let form = Schema.Object(
      Record.kind, members, name: name.prefix(1).uppercased() + name.dropFirst())
    return [Schema.Member(name, .object(form), meaning, absent: "that of the style")]
  }

  func decode(_ object: MemberDecoder, into root: inout Root) throws {
    if name.isEmpty {
      root[keyPath: path] = try Assignments(from: object)
    } else if let assignments: Assignments<Record> = try object.decode(
      name, expected: "an object: \(Record.kind)", { try Assignments(from: $0) })
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
