package import CellConfiguration

/// An appearance of the system, each of which the pictures of the gallery have.
package enum Appearance: String, CaseIterable {
  /// Light style and usual contrast.
  case light

  /// Dark style and usual contrast.
  case dark

  /// Light style and high contrast.
  case lightContrast = "light-contrast"

  /// Dark style and high contrast.
  case darkContrast = "dark-contrast"

  /// The traits that make it.
  package var traits: TraitCollection {
    TraitCollection {
      $0.userInterfaceStyle = self == .light || self == .lightContrast ? .light : .dark
      $0.accessibilityContrast = self == .light || self == .dark ? .normal : .high
    }
  }
}
