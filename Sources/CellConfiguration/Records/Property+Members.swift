// A value without layers is written as what differs from the usual one.

extension Array {
  /// Reads the properties that are members of an object; the others keep their values.
  func decode<Record>(_ object: MemberDecoder, into record: inout Record) throws
  where Element == AnyProperty<Record> {
    for property in self { _ = try property.decode(object, &record) }
  }

  /// Writes the properties that differ from those of the usual record.
  func encode<Record>(
    _ record: Record, besides usual: Record, into object: inout MemberEncoder
  ) throws where Element == AnyProperty<Record> {
    for property in self where !property.isSame(record, usual) {
      try property.encode(record, &object)
    }
  }
}
