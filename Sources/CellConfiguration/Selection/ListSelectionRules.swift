/// The rules for the number of rows that a user can select in a list.
///
/// ```swift
/// // One row can be selected, and none during editing.
/// var rules = ListSelectionRules()
/// rules.allowsMultipleSelectionDuringEditing = true
/// ```
///
/// Names match `UICollectionView` and `UITableView`; so do defaults as far as they are known.
/// ``ListSelection`` obeys the rules.
public struct ListSelectionRules: Hashable, Sendable {
  /// Whether rows can be selected while the list is not being edited.
  public var allowsSelection = true

  /// Whether several rows can be selected at once while the list is not being edited.
  ///
  /// It has no effect without ``allowsSelection`` (assumed).
  public var allowsMultipleSelection = false

  /// Whether rows can be selected while the list is being edited.
  ///
  /// Setting it to `false` also sets ``allowsMultipleSelectionDuringEditing`` to `false` (assumed).
  public var allowsSelectionDuringEditing = false {
    didSet { if !allowsSelectionDuringEditing { allowsMultipleSelectionDuringEditing = false } }
  }

  /// Whether several rows can be selected at once while the list is being edited.
  ///
  /// Setting it to `true` also sets ``allowsSelectionDuringEditing`` to `true` (recorded).
  public var allowsMultipleSelectionDuringEditing = false {
    didSet { if allowsMultipleSelectionDuringEditing { allowsSelectionDuringEditing = true } }
  }

  /// Whether the row that gains keyboard focus becomes the only selected row.
  ///
  /// It has no effect during editing. The effect and the default are assumed.
  public var selectionFollowsFocus = false

  /// Creates the rules of a list in which one row can be selected, except during editing.
  public init() {}

  /// The number of rows that can be selected at once.
  public enum Limit: Int, NamedCase {
    /// No row.
    case none

    /// One row.
    case one

    /// Any number of rows.
    case any
  }

  /// Returns the number of rows that can be selected at once, during editing or not.
  package func limit(isEditing: Bool) -> Limit {
    let allowed = isEditing ? allowsSelectionDuringEditing : allowsSelection
    let several = isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    return allowed ? (several ? .any : .one) : .none
  }
}

extension ListSelectionRules: ValueDumpConvertible {}

extension ListSelectionRules: Codable, SchemaRepresentable {
  private static let properties: [any UntypedProperty<ListSelectionRules>] = [
    Property<Self, _>(
      "allowsSelection", \.allowsSelection, .nothing, "whether rows can be selected"),
    Property<Self, _>(
      "allowsMultipleSelection", \.allowsMultipleSelection, .nothing,
      "whether several rows can be selected"),
    Property<Self, _>(
      "allowsSelectionDuringEditing", \.allowsSelectionDuringEditing, .nothing,
      "whether rows can be selected during editing"),
    Property<Self, _>(
      "allowsMultipleSelectionDuringEditing", \.allowsMultipleSelectionDuringEditing, .nothing,
      "whether several rows can be selected during editing"),
    Property<Self, _>(
      "selectionFollowsFocus", \.selectionFollowsFocus, .nothing,
      "whether the row that gets the keyboard is selected"),
  ]

  private static let form = Schema.Object(
    "selection rules", properties.map { $0.member(absent: ListSelectionRules()) })

  package static var schemaValue: Schema.Value { .object(form) }

  /// Reads the properties that differ from the defaults.
  ///
  /// - Throws: `DecodingError` for unknown members and wrong types.
  public init(from decoder: any Decoder) throws {
    let object = try MemberDecoder(decoder, Self.form)
    self.init()
    try Self.properties.decode(object, into: &self)
  }

  /// Writes the properties that differ from the defaults.
  public func encode(to encoder: any Encoder) throws {
    var object = MemberEncoder(encoder)
    try Self.properties.encode(self, besides: ListSelectionRules(), into: &object)
  }
}
