public import Foundation

/// The surroundings of a view: appearance, text size, direction, device, and the style sheet in
/// force.
///
/// A value with every trait unspecified by default, which means the look of a phone in light style,
/// left to right, at text size large. As documented for `UITraitCollection`; ``styleSheet`` is ours
/// in addition.
///
/// ```swift
/// let traits = TraitCollection {
///   $0.userInterfaceStyle = .dark
///   $0.preferredContentSizeCategory = .accessibilityLarge
/// }
/// ```
public struct TraitCollection: Hashable, Sendable {
  /// Light or dark appearance.
  public var userInterfaceStyle: UserInterfaceStyle = .unspecified

  /// The layer on which the view lies.
  public var userInterfaceLevel: UserInterfaceLevel = .unspecified

  /// The kind of device.
  public var userInterfaceIdiom: UserInterfaceIdiom = .unspecified

  /// The room there is horizontally.
  public var horizontalSizeClass: UserInterfaceSizeClass = .unspecified

  /// The room there is vertically.
  public var verticalSizeClass: UserInterfaceSizeClass = .unspecified

  /// The side that leading edges are on.
  public var layoutDirection: LayoutDirection = .unspecified

  /// The size of text that the reader has chosen.
  public var preferredContentSizeCategory: ContentSizeCategory = .unspecified

  /// Whether the reader asked for bold text.
  public var legibilityWeight: LegibilityWeight = .unspecified

  /// Whether the reader asked for more contrast.
  public var accessibilityContrast: AccessibilityContrast = .unspecified

  /// Whether the window is in use.
  public var activeAppearance: ActiveAppearance = .unspecified

  /// The kind of list around the view.
  public var listEnvironment: ListEnvironment = .unspecified

  /// Pixels a point; 0 means unspecified.
  ///
  /// See ``effectiveDisplayScale``.
  public var displayScale: CGFloat = 0

  /// The sheet that gives configurations their defaults, colours their components and lists their
  /// metrics.
  public var styleSheet: StyleSheet = .iOS26

  private var custom = TypedValues()

  /// Makes a collection in which every trait is unspecified.
  public init() {}

  /// Makes a collection and sets traits on it.
  public init(_ mutations: (inout TraitCollection) throws -> Void) rethrows {
    try mutations(&self)
  }

  /// The collection with some traits changed.
  public func modifyingTraits(
    _ mutations: (inout TraitCollection) throws -> Void
  ) rethrows -> TraitCollection {
    var copy = self
    try mutations(&copy)
    return copy
  }

  /// The value of a trait of your own.
  public subscript<Trait: TraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { custom[trait, default: Trait.defaultValue] }
    set { custom[trait, default: Trait.defaultValue] = newValue }
  }
}

extension TraitCollection {
  /// Whether the style is dark; unspecified counts as light.
  public var isDark: Bool { userInterfaceStyle == .dark }

  /// Whether leading means right; unspecified counts as left to right.
  public var isRightToLeft: Bool { layoutDirection == .rightToLeft }

  /// Pixels a point, never 0: where unspecified or unusable 3 for phones, 2 for everything else
  /// (assumed).
  public var effectiveDisplayScale: CGFloat {
    if displayScale > 0, displayScale.isFinite { return displayScale }
    return userInterfaceIdiom == .phone || userInterfaceIdiom == .unspecified ? 3 : 2
  }
}

extension TraitCollection: CustomStringConvertible {
  /// The traits that are not unspecified, in the order of their declaration.
  public var description: String {
    var parts: [String] = []
    func add<T: NamedCase>(_ name: String, _ value: T, unless unset: T) {
      if value != unset { parts.append("\(name) = \(value.name)") }
    }
    add("userInterfaceStyle", userInterfaceStyle, unless: .unspecified)
    add("userInterfaceLevel", userInterfaceLevel, unless: .unspecified)
    add("userInterfaceIdiom", userInterfaceIdiom, unless: .unspecified)
    add("horizontalSizeClass", horizontalSizeClass, unless: .unspecified)
    add("verticalSizeClass", verticalSizeClass, unless: .unspecified)
    add("layoutDirection", layoutDirection, unless: .unspecified)
    add("preferredContentSizeCategory", preferredContentSizeCategory, unless: .unspecified)
    add("legibilityWeight", legibilityWeight, unless: .unspecified)
    add("accessibilityContrast", accessibilityContrast, unless: .unspecified)
    add("activeAppearance", activeAppearance, unless: .unspecified)
    add("listEnvironment", listEnvironment, unless: .unspecified)
    if displayScale != 0 { parts.append("displayScale = \(displayScale)") }
    if styleSheet != .iOS26 { parts.append("styleSheet = \(styleSheet.name)") }
    parts += custom.descriptions
    return "<" + parts.joined(separator: "; ") + ">"
  }
}

extension TraitCollection {
  /// Custom traits cannot be written down.
  func checkCustomTraits(_ encoder: any Encoder) throws {
    try custom.checkIsEmpty(encoder, holder: "custom traits")
  }
}
