/// The properties of something that were assigned, each an optional: nil means left to the defaults
/// below.
///
/// A property whose own type is optional is an optional of an optional; `.some(nil)` is nil on
/// purpose.
protocol OverrideRecord: Hashable, Sendable, Codable {
  /// The record with every property present.
  associatedtype Values: Hashable & Sendable

  /// What the record describes, for messages.
  static var kind: String { get }

  /// Every property, in the order in which they are described and written.
  static var members: [Member<Self, Values>] { get }

  /// Makes a record in which nothing is assigned.
  init()

  /// Writes the assigned properties into a full record.
  ///
  /// Written out property by property, because cells do this in every update; all else goes by
  /// ``members``.
  func apply(to values: inout Values)
}

extension OverrideRecord {
  /// Makes a record in which everything is assigned.
  init(all values: Values) {
    self.init()
    for member in Self.members { member.assign(values, &self) }
  }

  var isEmpty: Bool { self == Self() }

  /// The assigned properties with their values, in the order of the members.
  var assignedProperties: [(name: String, value: String)] {
    Self.members.flatMap { $0.assigned(self) }
  }

  /// Lays the assigned properties over those of another record.
  func lay(over lower: inout Self) {
    for member in Self.members { member.lay(self, &lower) }
  }

  init(from object: MemberDecoder) throws {
    self.init()
    for member in Self.members { try member.decode(object, &self) }
  }

  func encode(into object: inout MemberEncoder) throws {
    for member in Self.members { try member.encode(self, &object) }
  }

  init(from decoder: any Decoder) throws {
    try self.init(
      from: MemberDecoder(decoder, members: Self.members.map(\.name), of: Self.kind))
  }

  func encode(to encoder: any Encoder) throws {
    var object = MemberEncoder(encoder)
    try encode(into: &object)
  }
}

extension Optional {
  /// Replaces a value by the assigned one, if there is one.
  @inline(__always)
  func replace(_ value: inout Wrapped) {
    if let self { value = self }
  }
}
