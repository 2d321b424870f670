import CellConfiguration

/// A color that takes part in a pair, and whether it was assigned.
struct AssignedColor {
  /// The color as it is drawn.
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
