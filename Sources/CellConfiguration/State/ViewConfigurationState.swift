/// The state of a view that is no cell, such as a header or footer.
///
/// A value: changing a copy leaves the original alone. As documented for
/// `UIViewConfigurationState`; UIKit has no public relation between this type and
/// ``CellConfigurationState`` and neither have we.
public struct ViewConfigurationState: ConfigurationState, Hashable, Sendable {
  /// The traits of the view.
  public var traitCollection: TraitCollection

  /// What is true of the view, as a set.
  public private(set) var flags: ConfigurationStateFlags = []

  private var custom = TypedValues()

  /// What configurations look up their defaults by.
  public var context: ConfigurationContext {
    ConfigurationContext(traitCollection: traitCollection, flags: flags)
  }

  /// Makes a state in which every flag is false and no custom state is set.
  public init(traitCollection: TraitCollection = TraitCollection()) {
    self.traitCollection = traitCollection
  }

  /// Makes a state of its flags.
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

  /// A custom state by its name, nil if it was never set; setting nil removes it.
  public subscript(key: ConfigurationStateCustomKey) -> (any Hashable & Sendable)? {
    get { custom[key.rawValue] }
    set { custom[key.rawValue] = newValue }
  }

  /// A custom state by its typed key, the key's default if it was never set.
  public subscript<Key: ConfigurationStateKey>(key: Key.Type) -> Key.Value {
    get { custom[key, default: Key.defaultValue] }
    set { custom[key, default: Key.defaultValue] = newValue }
  }
}

extension ViewConfigurationState: CustomStringConvertible {
  /// The traits, the flags that are true in UIKit's order, and the custom states by name.
  public var description: String {
    var parts = ["traitCollection = \(traitCollection)"]
    for (name, flag) in Self.printed where flags.contains(flag) { parts.append(name) }
    parts += custom.descriptions
    return "<ViewConfigurationState: " + parts.joined(separator: "; ") + ">"
  }

  private static let printed: [(String, ConfigurationStateFlags)] = [
    ("Disabled", .disabled),
    ("Highlighted", .highlighted),
    ("Selected", .selected),
    ("Focused", .focused),
    ("Pinned", .pinned),
  ]
}

extension ViewConfigurationState: Codable {
  private static let members = [
    "traitCollection", "isDisabled", "isHighlighted", "isSelected", "isFocused", "isPinned",
  ]

  /// Reads `{"isSelected": true, "traitCollection": {...}}`; what is absent is false or none.
  ///
  /// - Throws: ``ConfigurationDecodingError`` for unknown members and wrong types.
  public init(from decoder: any Decoder) throws {
    let object = try MemberDecoder(decoder, members: Self.members, of: "a view state")
    self.init(traitCollection: try object.decode("traitCollection") ?? TraitCollection())
    for (member, flag) in Self.flagMembers where try object.decode(Bool.self, member) == true {
      flags.insert(flag)
    }
  }

  /// Writes what is true.
  ///
  /// - Throws: `EncodingError` if custom states are set: their types cannot be written down.
  public func encode(to encoder: any Encoder) throws {
    try custom.checkIsEmpty(encoder, holder: "custom states")
    var object = MemberEncoder(encoder)
    if traitCollection != TraitCollection() {
      try object.encode("traitCollection", traitCollection)
    }
    for (member, flag) in Self.flagMembers where flags.contains(flag) {
      try object.encode(member, true)
    }
  }

  private static let flagMembers: [(String, ConfigurationStateFlags)] = [
    ("isDisabled", .disabled),
    ("isHighlighted", .highlighted),
    ("isSelected", .selected),
    ("isFocused", .focused),
    ("isPinned", .pinned),
  ]
}
