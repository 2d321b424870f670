/// The description of a property of a group, with values of any type.
///
/// Code that runs rarely uses it: the functions that do the work exist once for all types.
protocol UntypedProperty<Group>: Sendable {
  associatedtype Group

  /// The name in Swift and in documents.
  var name: String { get }

  /// The key path of the property, without the type of its values.
  var partialPath: PartialKeyPath<Group> { get }

  /// The work that a change of the property causes in a view.
  var change: ConfigurationChange { get }

  /// The meaning of the property, as a noun phrase for the schema of documents.
  var meaning: String { get }

  /// The form of the property's values in documents.
  var form: @Sendable () -> Schema.Value { get }

  /// Returns the value of the property.
  func value(in group: Group) -> any Hashable & Sendable

  /// Returns whether two groups have the same value.
  func isSame(_ a: Group, _ b: Group) -> Bool

  /// Reads the value if it is present, and returns whether it is.
  func decode(_ object: MemberDecoder, into group: inout Group) throws -> Bool

  /// Writes the value; a group of values writes only those that differ from another group's.
  func encode(_ group: Group, besides base: Group, into object: inout MemberEncoder) throws
}

extension UntypedProperty {
  /// Returns the value in the form of descriptions.
  func describe(_ group: Group) -> String { AssignedProperty.describe(value(in: group)) }
}
