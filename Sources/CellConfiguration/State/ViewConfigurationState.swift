/// The state of a view other than a cell, such as a header or footer.
///
/// A state is a value: changing a copy leaves the original alone. As documented for
/// `UIViewConfigurationState`. As in UIKit, this type and ``CellConfigurationState`` have no public
/// relation.
public struct ViewConfigurationState: ConfigurationState, Hashable, Sendable {
  /// The traits of the view.
  public var traitCollection: TraitCollection

  /// The set of flags that are true of the view.
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

  /// Whether a touch is down on the view.
  public var isHighlighted: Bool {
    get { flags[.highlighted] }
    set { flags[.highlighted] = newValue }
  }

  /// Whether the view is selected.
  public var isSelected: Bool {
    get { flags[.selected] }
    set { flags[.selected] = newValue }
  }

  /// Whether the view has the focus of a keyboard or remote.
  public var isFocused: Bool {
    get { flags[.focused] }
    set { flags[.focused] = newValue }
  }

  /// Whether the view sticks to the edge of its list, as headers and footers do (iOS 15).
  public var isPinned: Bool {
    get { flags[.pinned] }
    set { flags[.pinned] = newValue }
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

extension ViewConfigurationState: FlaggedState {
  static let form: Schema.Object = form("a view state")
  static let table = StateFlag.all.filter { $0.owner == .anyView }
}

extension ViewConfigurationState: CustomStringConvertible {
  /// The traits, the names of the flags that are true, and the custom states by name.
  ///
  /// The flags have UIKit's order and words.
  public var description: String { printedForm }
}

extension ViewConfigurationState: Codable, SchemaRepresentable {
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
