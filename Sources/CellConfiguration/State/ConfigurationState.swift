/// Everything that decides how a view is configured: traits, flags such as selection, and custom
/// states.
///
/// ``ViewConfigurationState`` and ``CellConfigurationState`` are the two that configurations know.
/// A state of your own is taken for its traits and its ``flags``. As documented for
/// `UIConfigurationState`.
public protocol ConfigurationState {
  /// Creates a state in which nothing is true yet.
  init(traitCollection: TraitCollection)

  /// The traits of the view.
  var traitCollection: TraitCollection { get set }

  /// What is true of the view, as far as configurations react to it; empty unless you say
  /// otherwise.
  var flags: ConfigurationStateFlags { get }

  /// A custom state, `nil` if it was never set; setting `nil` removes it.
  subscript(key: ConfigurationStateCustomKey) -> (any Hashable & Sendable)? { get set }
}

extension ConfigurationState {
  /// No flag at all.
  public var flags: ConfigurationStateFlags { [] }

  /// The style sheet, list environment and device of the traits, and the flags.
  package var context: ConfigurationContext {
    ConfigurationContext(traitCollection: traitCollection, flags: flags)
  }
}
