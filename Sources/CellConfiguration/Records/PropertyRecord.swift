/// Properties that belong together and of which each can be assigned by itself.
///
/// A record says everything about a property in one line of its table. What runs in every update,
/// which is merging and comparing, is written out or synthesised; tests check it against the table.
protocol PropertyRecord: Hashable, Sendable {
  /// What the record describes, as a noun phrase for messages.
  static var kind: String { get }

  /// Every property, in the order in which they are described and written.
  ///
  /// The place of a property in this table is its number in accessors and sets.
  static var properties: [Property<Self>] { get }

  /// Creates a record for the properties to be assigned to.
  ///
  /// Its values stand in for those that were not assigned, and are never read.
  init()

  /// Copies some properties into another record.
  func copy(_ properties: PropertySet, into other: inout Self)
}
