import CellConfiguration

/// What is handed down to a view and has changed.
enum EnvironmentChange {
  /// Traits, with those of before.
  case traits(TraitCollection)

  /// The tint.
  case tint

  /// Margins, or what measures text.
  case margins
}
