/// The state of a cell: traits, selection and touch, editing, drag and drop, and custom states.
///
/// ```swift
/// var state = CellConfigurationState(traitCollection: traits)
/// state.isSelected = true
/// let selected = content.updated(for: state)
/// ```
///
/// A state is a value: changing a copy leaves the original alone. As documented for
/// `UICellConfigurationState`.
public struct CellConfigurationState: ConfigurationState, Hashable, Sendable {
  /// The traits of the cell.
  public var traitCollection: TraitCollection

  /// The set of flags that are true of the cell.
  public internal(set) var flags: ConfigurationStateFlags = []

  var custom = TypedValues()

  /// Creates a state in which every flag is false and no custom state is set.
  public init(traitCollection: TraitCollection = TraitCollection()) {
    self.traitCollection = traitCollection
  }

  /// Creates a state from its flags.
  package init(traitCollection: TraitCollection, flags: ConfigurationStateFlags) {
    self.traitCollection = traitCollection
    self.flags = flags
  }

  /// Whether user interaction is off.
  public var isDisabled: Bool {
    get { flags[.disabled] }
    set { flags[.disabled] = newValue }
  }

  /// Whether a touch is down on the cell.
  public var isHighlighted: Bool {
    get { flags[.highlighted] }
    set { flags[.highlighted] = newValue }
  }

  /// Whether the cell is selected.
  public var isSelected: Bool {
    get { flags[.selected] }
    set { flags[.selected] = newValue }
  }

  /// Whether the cell has the focus of a keyboard or remote.
  public var isFocused: Bool {
    get { flags[.focused] }
    set { flags[.focused] = newValue }
  }

  /// Whether the cell sticks to the edge of its list, as headers and footers do (iOS 15).
  public var isPinned: Bool {
    get { flags[.pinned] }
    set { flags[.pinned] = newValue }
  }

  /// Whether the list is in editing mode.
  public var isEditing: Bool {
    get { flags[.editing] }
    set { flags[.editing] = newValue }
  }

  /// Whether the outline item shows its children.
  public var isExpanded: Bool {
    get { flags[.expanded] }
    set { flags[.expanded] = newValue }
  }

  /// Whether swipe actions are showing.
  public var isSwiped: Bool {
    get { flags[.swiped] }
    set { flags[.swiped] = newValue }
  }

  /// Whether the cell is being moved by the user.
  public var isReordering: Bool {
    get { flags[.reordering] }
    set { flags[.reordering] = newValue }
  }

  /// The progress of a drag of the cell.
  public var cellDragState: DragState {
    get { flags.dragState }
    set { flags.dragState = newValue }
  }

  /// The cell's role for an item dragged over its list.
  public var cellDropState: DropState {
    get { flags.dropState }
    set { flags.dropState = newValue }
  }

  /// The custom state with a name, or `nil` if it was never set; setting `nil` removes it.
  public subscript(key: ConfigurationStateCustomKey) -> (any Hashable & Sendable)? {
    get { custom[key.rawValue] }
    set { custom[key.rawValue] = newValue }
  }

  /// The custom state with a typed key, or the key's default if it was never set.
  public subscript<Key: ConfigurationStateKey>(key: Key.Type) -> Key.Value {
    get { custom[.state(key), default: Key.defaultValue] }
    set { custom[.state(key), default: Key.defaultValue] = newValue }
  }
}

extension CellConfigurationState: FlaggedState {
  static let form: Schema.Object = form("a cell state")
  static let table = StateFlag.all
}

extension CellConfigurationState: CustomStringConvertible {
  /// The traits, the names of the flags that are true, and the custom states by name.
  ///
  /// The flags have UIKit's order and words.
  public var description: String { printedForm }
}

extension CellConfigurationState: Codable, SchemaRepresentable {
  package static var schemaValue: Schema.Value { .object(form) }

  /// Reads an object such as `{"isSelected": true, "traitCollection": {...}}`.
  ///
  /// Absent flags are false, absent states are none.
  ///
  /// - Throws: `DecodingError` for unknown members and wrong types.
  public init(from decoder: any Decoder) throws { try self.init(membersOf: decoder) }

  /// Writes the traits and the flags that are true.
  ///
  /// - Throws: `EncodingError` if custom states are set, because their types cannot be encoded.
  public func encode(to encoder: any Encoder) throws { try encodeMembers(to: encoder) }
}
