package import CellConfiguration
import CellDocuments
import CellPictures

/// An appearance of the system; the gallery draws every picture in each of them.
package enum Appearance: String, CaseIterable {
  /// Light style and normal contrast.
  case light

  /// Dark style and normal contrast.
  case dark

  /// Light style and high contrast.
  case lightContrast = "light-contrast"

  /// Dark style and high contrast.
  case darkContrast = "dark-contrast"

  /// The traits of the appearance.
  package var traits: TraitCollection {
    TraitCollection {
      $0.userInterfaceStyle = self == .light || self == .lightContrast ? .light : .dark
      $0.accessibilityContrast = self == .light || self == .dark ? .normal : .high
    }
  }
}
