import Foundation

/// The description of a property of a record.
struct Property<Record, Value: Hashable & Sendable> {
  /// The name in Swift and in documents.
  let name: String

  let path: any WritableKeyPath<Record, Value> & Sendable

  /// The work that a change of the property causes in a view.
  let change: ConfigurationChange

  /// The meaning of the property, as a noun phrase for the schema of documents.
  let meaning: String

  /// The form of the property's values in documents.
  let form: @Sendable () -> ValueForm

  /// Reads the member with the property's name, or returns `nil` if it is absent.
  let decode: @Sendable (MemberDecoder) throws -> Value?

  /// Writes the member with the property's name.
  let encode: @Sendable (Value, inout MemberEncoder) throws -> Void
}

/// The description of a property of a record, without the type of its value.
struct AnyProperty<Record>: Sendable {
  let name: String
  let path: any PartialKeyPath<Record> & Sendable
  let change: ConfigurationChange
  let meaning: String
  let form: @Sendable () -> ValueForm

  /// Returns the value of the property.
  let value: @Sendable (Record) -> any Hashable & Sendable

  /// Returns whether two records have the same value.
  let isSame: @Sendable (Record, Record) -> Bool

  /// Reads the value if it is present, and returns whether it is.
  let decode: @Sendable (MemberDecoder, inout Record) throws -> Bool

  /// Writes the value.
  let encode: @Sendable (Record, inout MemberEncoder) throws -> Void

  init<Value>(_ property: Property<Record, Value>) {
    let (path, decode, encode) = (property.path, property.decode, property.encode)
    name = property.name
    self.path = path
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

  /// Returns the value in the form of descriptions.
  func describe(_ record: Record) -> String { AssignedProperty.describe(value(record)) }
}
