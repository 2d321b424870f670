import Foundation

/// The description of a property of a group.
struct Property<Group, Value: Hashable & Sendable> {
  let name: String
  let path: any WritableKeyPath<Group, Value> & Sendable
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

extension Property: UntypedProperty {
  var partialPath: PartialKeyPath<Group> { path }

  func value(in group: Group) -> any Hashable & Sendable { group[keyPath: path] }

  func isSame(_ a: Group, _ b: Group) -> Bool { a[keyPath: path] == b[keyPath: path] }

  func decode(_ object: MemberDecoder, into group: inout Group) throws -> Bool {
    guard object.contains(name), let value = try decode(object, name, group[keyPath: path])
    else { return false }
    group[keyPath: path] = value
    return true
  }

  func encode(_ group: Group, besides base: Group, into object: inout MemberEncoder) throws {
    try encode(group[keyPath: path], name, base[keyPath: path], &object)
  }
}
