// Values without a style are encoded as their differences from other values.

extension Array {
  /// Reads the properties that are members of an object; the others keep their values.
  func decode<Group>(_ object: MemberDecoder, into group: inout Group) throws
  where Element == any UntypedProperty<Group> {
    for property in self { _ = try property.decode(object, into: &group) }
  }

  /// Writes the properties that differ from those of another group.
  func encode<Group>(
    _ group: Group, besides base: Group, into object: inout MemberEncoder
  ) throws where Element == any UntypedProperty<Group> {
    for property in self where !property.isSame(group, base) {
      try property.encode(group, besides: base, into: &object)
    }
  }
}
