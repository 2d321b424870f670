/// The light or dark appearance.
///
/// Raw values match `UIUserInterfaceStyle`.
public enum UserInterfaceStyle: Int, NamedCase, SchemaRepresentable {
  /// Not known; read as ``light``.
  case unspecified = 0

  /// Dark text on light backgrounds.
  case light = 1

  /// Light text on dark backgrounds.
  case dark = 2
}

/// The level of a view: the base level or, in a sheet for example, the elevated level.
///
/// Levels differ only in the backgrounds of the dark style. Raw values match
/// `UIUserInterfaceLevel`.
public enum UserInterfaceLevel: Int, NamedCase, SchemaRepresentable {
  /// Not known; read as ``base``.
  case unspecified = -1

  /// The main content.
  case base = 0

  /// Content above the main content.
  case elevated = 1
}

/// The kind of device.
///
/// Raw values match `UIUserInterfaceIdiom`.
public enum UserInterfaceIdiom: Int, NamedCase, SchemaRepresentable {
  /// Not known; read as ``phone``.
  case unspecified = -1

  /// iPhone.
  case phone = 0

  /// iPad.
  case pad = 1

  /// Apple TV.
  case tv = 2

  /// A car's display.
  case carPlay = 3

  /// Mac; a highlighted row does not look selected there.
  case mac = 5

  /// Apple Vision.
  case vision = 6
}

/// The amount of space along an axis.
///
/// Raw values match `UIUserInterfaceSizeClass`.
public enum CellUserInterfaceSizeClass: Int, NamedCase, SchemaRepresentable {
  /// Not known.
  case unspecified = 0

  /// Little space, such as the width of a phone.
  case compact = 1

  /// Much space, such as the width of a tablet.
  case regular = 2
}

/// The direction of the layout.
///
/// Raw values match `UITraitEnvironmentLayoutDirection`.
public enum LayoutDirection: Int, NamedCase, SchemaRepresentable {
  /// Not known; read as ``leftToRight``.
  case unspecified = -1

  /// The leading side is on the left.
  case leftToRight = 0

  /// The leading side is on the right, as for Arabic and Hebrew.
  case rightToLeft = 1
}

/// Whether the user turned on bold text.
///
/// Raw values match `UILegibilityWeight`.
public enum CellLegibilityWeight: Int, NamedCase, SchemaRepresentable {
  /// Not known; read as ``regular``.
  case unspecified = -1

  /// Fonts in their normal weight.
  case regular = 0

  /// Fonts that are one step heavier.
  case bold = 1
}

/// Whether the user turned on increased contrast.
///
/// Raw values match `UIAccessibilityContrast`.
public enum AccessibilityContrast: Int, NamedCase, SchemaRepresentable {
  /// Not known; read as ``normal``.
  case unspecified = -1

  /// Colors with normal contrast.
  case normal = 0

  /// The high-contrast values of system colors.
  case high = 1
}

/// Whether the window is active.
///
/// Raw values match `UIUserInterfaceActiveAppearance`.
public enum ActiveAppearance: Int, NamedCase, SchemaRepresentable {
  /// Not known; read as ``active``.
  case unspecified = -1

  /// The window is in the background.
  case inactive = 0

  /// The window is in use, as windows always are except on the Mac.
  case active = 1
}
