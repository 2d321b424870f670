/// The state of an empty screen or list: its traits, and the text that is searched for.
///
/// ```swift
/// var state = ContentUnavailableConfigurationState()
/// state.searchText = "Blue"
/// let noResults = ContentUnavailableConfiguration.search().updated(for: state)
/// ```
///
/// As documented for `UIContentUnavailableConfigurationState`.
public struct ContentUnavailableConfigurationState: ConfigurationState, Hashable, Sendable {
  /// The traits of the view.
  public var traitCollection: TraitCollection

  /// The text that is searched for; `nil` outside of a search.
  public var searchText: String?

  private var custom = TypedValues()

  /// Creates a state without a search and without custom states.
  public init(traitCollection: TraitCollection = TraitCollection()) {
    self.traitCollection = traitCollection
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

extension ContentUnavailableConfigurationState: ValueDumpConvertible {
  /// The traits, the text that is searched for, and the custom states by name.
  package var valueDump: ValueDump {
    var dump = ValueDump("ContentUnavailableConfigurationState")
    dump.add("traitCollection", traitCollection)
    dump.add("searchText", string: searchText)
    for custom in custom.descriptions { dump.add(printed: custom) }
    return dump
  }
}
