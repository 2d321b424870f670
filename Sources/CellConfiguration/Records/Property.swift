import Foundation

/// The description of a property of a record.
struct Property<Record, Value: Hashable & Sendable> {
  let name: String
  let path: any WritableKeyPath<Record, Value> & Sendable
  let change: ConfigurationChange
  let meaning: String
  let form: @Sendable () -> Schema.Value

  /// Reads the member with a name, or returns `nil` if it is absent.
  ///
  /// The last argument is the value that an absent member has.
  let decode: @Sendable (MemberDecoder, String, Value) throws -> Value?

  /// Writes the member with a name.
  ///
  /// The third argument is the value that an absent member has.
  let encode: @Sendable (Value, String, Value, inout MemberEncoder) throws -> Void
}

extension Property: RecordProperty {
  var partialPath: PartialKeyPath<Record> { path }

  func value(in record: Record) -> any Hashable & Sendable { record[keyPath: path] }

  func isSame(_ a: Record, _ b: Record) -> Bool { a[keyPath: path] == b[keyPath: path] }

  func decode(_ object: MemberDecoder, into record: inout Record) throws -> Bool {
    guard object.contains(name), let value = try decode(object, name, record[keyPath: path])
    else { return false }
    record[keyPath: path] = value
    return true
  }

  func encode(_ record: Record, besides base: Record, into object: inout MemberEncoder) throws {
    try encode(record[keyPath: path], name, base[keyPath: path], &object)
  }
}
