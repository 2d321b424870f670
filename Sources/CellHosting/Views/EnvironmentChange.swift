import CellConfiguration

/// A change of a value that a view inherits.
enum EnvironmentChange {
  /// The traits changed; the value is the previous ones.
  case traits(TraitCollection)

  /// The tint changed.
  case tint

  /// The margins or the text cache changed.
  case margins
}
