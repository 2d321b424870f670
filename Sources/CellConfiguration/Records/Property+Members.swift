// Values without layers are encoded as their differences from other values.

extension Array {
  /// Reads the properties that are members of an object; the others keep their values.
  func decode<Record>(_ object: MemberDecoder, into record: inout Record) throws
  where Element == any RecordProperty<Record> {
    for property in self { _ = try property.decode(object, into: &record) }
  }

  /// Writes the properties that differ from those of another record.
  func encode<Record>(
    _ record: Record, besides base: Record, into object: inout MemberEncoder
  ) throws where Element == any RecordProperty<Record> {
    for property in self where !property.isSame(record, base) {
      try property.encode(record, besides: base, into: &object)
    }
  }
}
