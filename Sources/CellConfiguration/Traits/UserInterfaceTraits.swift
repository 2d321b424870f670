/// Light or dark appearance.
///
/// Raw values as in `UIUserInterfaceStyle`.
public enum UserInterfaceStyle: Int, NamedCase, WrittenForm {
  /// Not known; read as ``light``.
  case unspecified = 0

  /// Dark text on light backgrounds.
  case light = 1

  /// Light text on dark backgrounds.
  case dark = 2
}

/// Whether a view lies on the base layer or on one raised above it, such as a sheet.
///
/// Only backgrounds in dark style tell them apart. Raw values as in `UIUserInterfaceLevel`.
public enum UserInterfaceLevel: Int, NamedCase, WrittenForm {
  /// Not known; read as ``base``.
  case unspecified = -1

  /// The main content.
  case base = 0

  /// Content above the main content.
  case elevated = 1
}

/// The kind of device.
///
/// Raw values as in `UIUserInterfaceIdiom`.
public enum UserInterfaceIdiom: Int, NamedCase, WrittenForm {
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

  /// Mac, where a highlighted row does not look selected.
  case mac = 5

  /// Apple Vision.
  case vision = 6
}

/// Whether there is much or little space along an axis.
///
/// Raw values as in `UIUserInterfaceSizeClass`.
public enum CellUserInterfaceSizeClass: Int, NamedCase, WrittenForm {
  /// Not known.
  case unspecified = 0

  /// Little space, such as the width of a phone.
  case compact = 1

  /// Much space, such as the width of a tablet.
  case regular = 2
}

/// The direction in which the interface is laid out.
///
/// Raw values as in `UITraitEnvironmentLayoutDirection`.
public enum TraitEnvironmentLayoutDirection: Int, NamedCase, WrittenForm {
  /// Not known; read as ``leftToRight``.
  case unspecified = -1

  /// Leading is left.
  case leftToRight = 0

  /// Leading is right, as for Arabic and Hebrew.
  case rightToLeft = 1
}

/// Whether the reader asked for bold text.
///
/// Raw values as in `UILegibilityWeight`.
public enum CellLegibilityWeight: Int, NamedCase, WrittenForm {
  /// Not known; read as ``regular``.
  case unspecified = -1

  /// Fonts as they are.
  case regular = 0

  /// Fonts one step heavier.
  case bold = 1
}

/// Whether the reader asked for more contrast.
///
/// Raw values as in `UIAccessibilityContrast`.
public enum AccessibilityContrast: Int, NamedCase, WrittenForm {
  /// Not known; read as ``normal``.
  case unspecified = -1

  /// Colors as they are.
  case normal = 0

  /// The high-contrast values of system colors.
  case high = 1
}

/// Whether the window takes part in what the user does.
///
/// Raw values as in `UIUserInterfaceActiveAppearance`.
public enum ActiveAppearance: Int, NamedCase, WrittenForm {
  /// Not known; read as ``active``.
  case unspecified = -1

  /// The window is in the background.
  case inactive = 0

  /// The window is in use; always so off the Mac.
  case active = 1
}
