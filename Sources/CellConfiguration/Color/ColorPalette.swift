import Foundation

/// The components of every system color in one generation of the system.
struct ColorPalette: Sendable {
  /// A color in the six combinations of style, contrast and level that can differ.
  struct Row: Sendable {
    let name: CellColor.Name
    let variants: [CellColor.Components]

    init(
      _ name: CellColor.Name, _ light: CellColor.Components, _ dark: CellColor.Components,
      _ lightHighContrast: CellColor.Components, _ darkHighContrast: CellColor.Components,
      elevated: CellColor.Components? = nil, _ elevatedHighContrast: CellColor.Components? = nil
    ) {
      self.name = name
      // Colors without elevated variants use the base variants.
      variants = [
        light, dark, lightHighContrast, darkHighContrast,
        elevated ?? dark, elevatedHighContrast ?? darkHighContrast,
      ]
    }
  }

  private let variants: [[CellColor.Components]]

  init(rows: [Row]) {
    var variants = [[CellColor.Components]](
      repeating: [], count: CellColor.Name.allCases.count)
    for row in rows { variants[row.name.rawValue] = row.variants }
    for (name, components) in Self.fixed {
      variants[name.rawValue] = Array(repeating: components, count: 6)
    }
    // The tint of views for which no tint is set.
    variants[CellColor.Name.tintColor.rawValue] = variants[CellColor.Name.systemBlue.rawValue]
    self.variants = variants
  }

  /// Returns the components of a color for given traits.
  ///
  /// Only the dark style distinguishes levels. Unspecified traits count as light style, normal
  /// contrast and base level.
  func components(of name: CellColor.Name, with traits: TraitCollection) -> CellColor.Components {
    let highContrast = traits.accessibilityContrast == .high ? 1 : 0
    let column =
      if !traits.isDark {
        0 + 2 * highContrast
      } else if traits.userInterfaceLevel == .elevated {
        4 + highContrast
      } else {
        1 + 2 * highContrast
      }
    return variants[name.rawValue][column]
  }

  /// Returns components from the 0 to 255 values of the tables.
  static func c(
    _ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1
  ) -> CellColor.Components {
    CellColor.Components(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
  }
}
