/// The description of a property of a record, with values of any type.
///
/// Code that runs rarely uses it: the functions that do the work exist once for all types.
protocol RecordProperty<Record>: Sendable {
  associatedtype Record

  /// The name in Swift and in documents.
  var name: String { get }

  /// The key path of the property, without the type of its values.
  var partialPath: PartialKeyPath<Record> { get }

  /// The work that a change of the property causes in a view.
  var change: ConfigurationChange { get }

  /// The meaning of the property, as a noun phrase for the schema of documents.
  var meaning: String { get }

  /// The form of the property's values in documents.
  var form: @Sendable () -> Schema.Value { get }

  /// Returns the value of the property.
  func value(in record: Record) -> any Hashable & Sendable

  /// Returns whether two records have the same value.
  func isSame(_ a: Record, _ b: Record) -> Bool

  /// Reads the value if it is present, and returns whether it is.
  func decode(_ object: MemberDecoder, into record: inout Record) throws -> Bool

  /// Writes the value; a group of values writes only those that differ from another record's.
  func encode(_ record: Record, besides base: Record, into object: inout MemberEncoder) throws
}

extension RecordProperty {
  /// Returns the value in the form of descriptions.
  func describe(_ record: Record) -> String { AssignedProperty.describe(value(in: record)) }
}
