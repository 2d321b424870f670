import Foundation

/// One line of a record's table: all that there is to say about a property.
struct Property<Record: Sendable>: Sendable {
  /// The name in Swift and in documents.
  let name: String

  /// What a view has to do when the property changes.
  let change: ConfigurationChange

  /// The value as descriptions print it.
  let describe: @Sendable (Record) -> String

  /// Whether two records have the same value.
  let isSame: @Sendable (Record, Record) -> Bool

  /// Copies the value into another record.
  let copy: @Sendable (Record, inout Record) -> Void

  /// Reads the value if it is there, and says whether it is.
  let decode: @Sendable (MemberDecoder, inout Record) throws -> Bool

  /// Writes the value.
  let encode: @Sendable (Record, inout MemberEncoder) throws -> Void
}

extension Property {
  /// A property with a written form of its own.
  ///
  /// - Parameters:
  ///   - decode: Reads the member of the property's name, which is there.
  ///   - encode: Writes the member of the property's name.
  init<Value: Hashable & Sendable>(
    _ name: String, _ path: any WritableKeyPath<Record, Value> & Sendable,
    _ change: ConfigurationChange,
    decode: @escaping @Sendable (MemberDecoder) throws -> Value?,
    encode: @escaping @Sendable (Value, inout MemberEncoder) throws -> Void
  ) {
    self.name = name
    self.change = change
    describe = { Self.describe($0[keyPath: path]) }
    isSame = { $0[keyPath: path] == $1[keyPath: path] }
    copy = { $1[keyPath: path] = $0[keyPath: path] }
    self.decode = { object, record in
      guard let value = try decode(object) else { return false }
      record[keyPath: path] = value
      return true
    }
    self.encode = { record, encoder in try encode(record[keyPath: path], &encoder) }
  }

  /// A property that is written as its type is.
  init<Value: Codable & Hashable & Sendable>(
    _ name: String, _ path: any WritableKeyPath<Record, Value> & Sendable,
    _ change: ConfigurationChange
  ) {
    self.init(
      name, path, change, decode: { try $0.decode(Value.self, name) },
      encode: { try $1.write(name, $0) })
  }

  /// A number in a range.
  init(
    _ name: String, _ path: any WritableKeyPath<Record, CGFloat> & Sendable,
    _ change: ConfigurationChange, _ range: NumberRange
  ) {
    self.init(
      name, path, change, decode: { try $0.number(name, range) },
      encode: { try $1.write(name, $0, range) })
  }

  /// A whole number that is not negative.
  init(
    _ name: String, count path: any WritableKeyPath<Record, Int> & Sendable,
    _ change: ConfigurationChange
  ) {
    let expected = "a whole number that is not negative"
    self.init(
      name, path, change,
      decode: { object in
        let count = try object.decode(Int.self, name)
        if let count, count < 0 { throw object.unusable(name, expected: expected) }
        return count
      },
      encode: { count, encoder in
        if count < 0 { throw encoder.unwritable(name, count, expected: expected) }
        try encoder.write(name, count)
      })
  }

  private static func describe(_ value: some Any) -> String {
    if let number = value as? CGFloat { return number.shortDescription }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return "\(value)" }
    return mirror.children.first.map { "\($0.value)" } ?? "nil"
  }
}
