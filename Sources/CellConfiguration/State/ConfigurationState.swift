/// The traits, flags and custom states that determine how a view is configured.
///
/// There are two types of states: ``ViewConfigurationState`` and ``CellConfigurationState``. If you
/// define another type, configurations use its traits and its ``flags``. As documented for
/// `UIConfigurationState`.
public protocol ConfigurationState {
  /// Creates a state in which no flag is true.
  init(traitCollection: TraitCollection)

  /// The traits of the view.
  var traitCollection: TraitCollection { get set }

  /// The flags that configurations react to; empty by default.
  var flags: ConfigurationStateFlags { get }

  /// The custom state with a name, or `nil` if it was never set; setting `nil` removes it.
  subscript(key: ConfigurationStateCustomKey) -> (any Hashable & Sendable)? { get set }
}

extension ConfigurationState {
  /// An empty set of flags.
  public var flags: ConfigurationStateFlags { [] }

  /// The context made from the flags and from the style sheet, list and device of the traits.
  package var context: ConfigurationContext {
    // Access through the protocol would copy the traits with their references: a third of an
    // update.
    @_specialize(where Self == CellConfigurationState)
    get { ConfigurationContext(traitCollection: traitCollection, flags: flags) }
  }
}
