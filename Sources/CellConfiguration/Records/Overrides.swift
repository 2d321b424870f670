/// The assigned properties of a record and their values.
///
/// Properties that were not assigned have the values of an empty record. Two overrides are
/// therefore equal exactly if their assignments are.
struct Overrides<Record: PropertyRecord>: Hashable, Sendable {
  private(set) var assigned = PropertySet()
  private(set) var values = Record()

  /// Creates overrides without assigned properties.
  init() {}

  /// Creates overrides in which all properties are assigned.
  init(all values: Record) {
    self.values = values
    assigned = PropertySet(first: Record.properties.count)
  }

  var isEmpty: Bool { assigned.isEmpty }

  /// Whether an assigned property affects frames.
  @inline(__always)
  var affectsLayout: Bool { assigned.intersects(Record.layoutProperties) }

  /// Returns the assigned properties of overrides, without copying the values.
  @inline(__always)
  static func assigned(in overrides: UnsafePointer<Overrides>) -> PropertySet {
    overrides.address(of: \.assigned).pointee
  }

  /// Returns the address of the values of overrides.
  @inline(__always)
  static func values(of overrides: UnsafePointer<Overrides>) -> UnsafePointer<Record> {
    overrides.address(of: \.values)
  }

  /// Assigns the property at an index of the table.
  @inline(__always)
  mutating func assign<Value>(
    _ value: consuming Value, to place: Int, _ path: WritableKeyPath<Record, Value>
  ) {
    values[keyPath: path] = value
    assigned[place] = true
  }

  /// Copies the assigned properties into a full record.
  @inline(__always)
  func apply(to record: inout Record) { values.copy(assigned, into: &record) }

  /// Assigns the properties that are assigned here to other overrides as well.
  @inline(never)
  func merge(into lower: inout Overrides) {
    apply(to: &lower.values)
    lower.assigned.formUnion(assigned)
  }

  /// The assigned properties.
  var properties: [any RecordProperty<Record>] {
    let properties = Record.properties
    return properties.indices.filter { assigned[$0] }.map { properties[$0] }
  }
}

extension Overrides: Codable {
  /// Reads the properties that are members of an object.
  init(from object: MemberDecoder) throws {
    let properties = Record.properties
    for place in properties.indices where try properties[place].decode(object, into: &values) {
      assigned[place] = true
    }
  }

  /// Writes the assigned properties as members of an object.
  func encode(into object: inout MemberEncoder) throws {
    let properties = Record.properties
    for place in properties.indices where assigned[place] {
      try properties[place].encode(values, besides: Record(), into: &object)
    }
  }

  init(from decoder: any Decoder) throws {
    try self.init(
      from: MemberDecoder(decoder, members: Record.properties.map(\.name), of: Record.kind))
  }

  func encode(to encoder: any Encoder) throws {
    var object = MemberEncoder(encoder)
    try encode(into: &object)
  }
}
