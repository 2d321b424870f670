import CellConfiguration
import CellDocuments
import Foundation

/// The colors of a text and its background, in one look of a cell.
struct ColorPair {
  /// The minimum contrast of a text.
  ///
  /// As in the Web Content Accessibility Guidelines 2.2, success criterion 1.4.3, for text of
  /// normal size. The guidelines require only 3 for large text. The lint requires 4.5 there too,
  /// because users change the size.
  static let leastRatioOfText: CGFloat = 4.5

  /// The minimum contrast of a symbol or accessory.
  ///
  /// As in the Web Content Accessibility Guidelines 2.2, success criterion 1.4.11.
  static let leastRatioOfGraphics: CGFloat = 3

  /// The text in quotation marks, or the name of the symbol or accessory.
  let subject: String

  /// The minimum contrast.
  let leastRatio: CGFloat

  /// The color of the text or symbol, mixed with the color behind it.
  let front: CellColor.Components

  /// The opaque color behind it.
  let back: CellColor.Components

  let isDark: Bool
  let isSelected: Bool

  /// Whether a color that was assigned for every state is on a selection that the style colors.
  let isFixedOnSelection: Bool

  /// The names that lead from the cell to the assigned color.
  let member: [String]

  /// The contrast of the colors, from 1 for none to 21 for black on white.
  ///
  /// As defined in the Web Content Accessibility Guidelines 2.2.
  var ratio: CGFloat {
    let (a, b) = (front.relativeLuminance, back.relativeLuminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// Returns the finding about the pair.
  func finding(
    _ identifier: LintRule, _ cell: DocumentCell
  ) -> ConfigurationLint.Finding {
    // Rounded down, so that a ratio below the limit never reads as the limit.
    let ratio = ((ratio * 10).rounded(.down) / 10).shortDescription
    let look = (isDark ? "dark" : "light") + " style" + (isSelected ? ", selected" : "")
    let remedy =
      identifier == .fixedColorOnSelection
      ? "Assign another color of the text or of the background for the state selected."
      : "Choose colors with a contrast of \(leastRatio.shortDescription) to 1 in light and "
        + "dark style, normal and selected."
    return ConfigurationLint.Finding(
      identifier, cell, member,
      "\(subject) has a contrast of \(ratio) to 1 in \(look): "
        + "\(front.hex.prefix(7)) on \(back.hex.prefix(7)).",
      remedy)
  }
}

extension CellColor.Components {
  /// The brightness of the color, from 0 for black to 1 for white.
  ///
  /// As defined in the Web Content Accessibility Guidelines 2.2. Components outside of 0 through 1
  /// are clamped, as when drawn.
  fileprivate var relativeLuminance: CGFloat {
    func linear(_ component: CGFloat) -> CGFloat {
      let component = min(max(component.isFinite ? component : 0, 0), 1)
      return component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}

/// A color that takes part in a pair, and whether it was assigned.
struct AssignedColor {
  /// The drawn color.
  let color: CellColor

  /// The color before the style's transformer; the drawn color if a transformer was assigned.
  let base: CellColor

  let isAssigned: Bool

  /// Whether it is assigned for every state.
  let isUnconditional: Bool

  /// Returns whether a text and the color behind it are a pair that the system itself uses.
  ///
  /// 1. A label color or a tint on a background, a fill or a gray of the system.
  /// 2. White on the tint, as in focused rows.
  static func isSystemPair(_ text: AssignedColor, on back: AssignedColor) -> Bool {
    if text.color == .white { return back.color == .systemBlue }
    return systemTexts.contains(text.base) && systemBacks.contains(back.base)
  }

  /// The text colors of the system.
  private static let systemTexts = Set(
    CellColor.Name.allCases.filter { name in
      switch name {
      case .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .placeholderText, .link,
        .tintColor:
        true
      default: name.isSystemTint || name == .systemGray
      }
    }.map { CellColor($0) })

  /// The background colors of the system.
  private static let systemBacks = Set(
    CellColor.Name.allCases.filter { name in
      name == .clear || name.name.hasSuffix("Background") || name.name.hasSuffix("Fill")
        || name.name.hasPrefix("systemGray") && name != .systemGray
    }.map { CellColor($0) })
}

extension CellColor.Name {
  /// Whether the color is one of the system's tints, such as `systemBlue`.
  fileprivate var isSystemTint: Bool {
    name.hasPrefix("system") && !name.hasPrefix("systemGray") && !name.hasSuffix("Background")
      && !name.hasSuffix("Fill")
  }
}

extension CellColor {
  /// Whether the color is one of the system's tints or grays, with which the system itself pairs
  /// white.
  var isSystemColor: Bool {
    CellColor.Name.allCases.contains { $0.name.hasPrefix("system") && CellColor($0) == self }
  }
}
