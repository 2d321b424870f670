/// The user's text size, from extra small to the largest accessibility size.
///
/// Categories compare by size; ``unspecified`` is below all others. As documented for
/// `UIContentSizeCategory`.
public enum CellContentSizeCategory: Int, Comparable, NamedCase, SchemaRepresentable {
  /// Not known; read as ``large``.
  case unspecified

  /// XS, the smallest.
  case extraSmall

  /// S.
  case small

  /// M.
  case medium

  /// L, the factory setting of devices.
  case large

  /// XL.
  case extraLarge

  /// XXL.
  case extraExtraLarge

  /// XXXL, the largest that is not an accessibility category.
  case extraExtraExtraLarge

  /// AX1, the smallest accessibility category.
  case accessibilityMedium

  /// AX2.
  case accessibilityLarge

  /// AX3.
  case accessibilityExtraLarge

  /// AX4.
  case accessibilityExtraExtraLarge

  /// AX5, the largest.
  case accessibilityExtraExtraExtraLarge

  /// The twelve sizes, without ``unspecified``.
  public static var sizes: [CellContentSizeCategory] { Array(allCases.dropFirst()) }

  /// Whether the category is one of the five accessibility sizes.
  ///
  /// At these sizes, cells stack and wrap their content.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// The category, or ``large`` if it is unspecified.
  package var specified: CellContentSizeCategory { self == .unspecified ? .large : self }

  /// The column of the category in tables with one column per size, from 0 for ``extraSmall``.
  package var column: Int { specified.rawValue - 1 }

  /// Orders categories by text size.
  public static func < (a: CellContentSizeCategory, b: CellContentSizeCategory) -> Bool {
    a.rawValue < b.rawValue
  }
}
