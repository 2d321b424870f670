import Foundation

/// One line of a record: all that there is to say about a property.
struct Property<Record, Value: Hashable & Sendable> {
  /// The name in Swift and in documents.
  let name: String

  let path: any WritableKeyPath<Record, Value> & Sendable

  /// What a view has to do when the property changes.
  let change: ConfigurationChange

  /// What the property is, as a noun phrase for the schema of documents.
  let meaning: String

  /// What can be written for a value.
  let form: @Sendable () -> ValueForm

  /// Reads the member of the property's name, `nil` if it is absent.
  let decode: @Sendable (MemberDecoder) throws -> Value?

  /// Writes the member of the property's name.
  let encode: @Sendable (Value, inout MemberEncoder) throws -> Void
}

/// A property of a record, whatever its type.
struct AnyProperty<Record>: Sendable {
  let name: String
  let change: ConfigurationChange
  let meaning: String
  let form: @Sendable () -> ValueForm

  /// The value.
  let value: @Sendable (Record) -> any Hashable & Sendable

  /// Whether two records have the same value.
  let isSame: @Sendable (Record, Record) -> Bool

  /// Reads the value if it is there, and says whether it is.
  let decode: @Sendable (MemberDecoder, inout Record) throws -> Bool

  /// Writes the value.
  let encode: @Sendable (Record, inout MemberEncoder) throws -> Void

  init<Value>(_ property: Property<Record, Value>) {
    let (path, decode, encode) = (property.path, property.decode, property.encode)
    name = property.name
    change = property.change
    meaning = property.meaning
    form = property.form
    value = { $0[keyPath: path] }
    isSame = { $0[keyPath: path] == $1[keyPath: path] }
    self.decode = { object, record in
      guard let value = try decode(object) else { return false }
      record[keyPath: path] = value
      return true
    }
    self.encode = { record, encoder in try encode(record[keyPath: path], &encoder) }
  }

  /// The value as descriptions print it.
  func describe(_ record: Record) -> String { AssignedProperty.describe(value(record)) }
}
