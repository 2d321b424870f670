// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
public enum UIUserInterfaceLevel: Int, Sendable { case unspecified = -1, base, elevated }
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1, phone, pad, tv, carPlay
  case mac = 5, vision
}
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1, leftToRight, rightToLeft
}
public enum UILegibilityWeight: Int, Sendable { case unspecified = -1, regular, bold }
public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  case unspecified = -1, inactive, active
}
public enum UIListEnvironment: Int, Sendable {
  case unspecified, none, plain, grouped, insetGrouped, sidebar, sidebarPlain
}

/// A text size.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let unspecified = Self(rawValue: "unspecified")
  public static let extraSmall = Self(rawValue: "extraSmall")
  public static let small = Self(rawValue: "small")
  public static let medium = Self(rawValue: "medium")
  public static let large = Self(rawValue: "large")
  public static let extraLarge = Self(rawValue: "extraLarge")
  public static let extraExtraLarge = Self(rawValue: "extraExtraLarge")
  public static let extraExtraExtraLarge = Self(rawValue: "extraExtraExtraLarge")
  public static let accessibilityMedium = Self(rawValue: "accessibilityMedium")
  public static let accessibilityLarge = Self(rawValue: "accessibilityLarge")
  public static let accessibilityExtraLarge = Self(rawValue: "accessibilityExtraLarge")
  public static let accessibilityExtraExtraLarge = Self(rawValue: "accessibilityExtraExtraLarge")
  public static let accessibilityExtraExtraExtraLarge = Self(
    rawValue: "accessibilityExtraExtraExtraLarge")
}

/// The traits that a closure can set.
public protocol UIMutableTraits {
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  var userInterfaceLevel: UIUserInterfaceLevel { get set }
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  var legibilityWeight: UILegibilityWeight { get set }
  var accessibilityContrast: UIAccessibilityContrast { get set }
  var activeAppearance: UIUserInterfaceActiveAppearance { get set }
  var displayScale: CGFloat { get set }
  var listEnvironment: UIListEnvironment { get set }
}

/// Traits that can be set.
public struct UITraitOverrides: UIMutableTraits, Sendable {
  public var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  public var userInterfaceLevel = UIUserInterfaceLevel.unspecified
  public var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  public var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  public var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  public var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  public var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  public var legibilityWeight = UILegibilityWeight.unspecified
  public var accessibilityContrast = UIAccessibilityContrast.unspecified
  public var activeAppearance = UIUserInterfaceActiveAppearance.unspecified
  public var displayScale: CGFloat = 0
  public var listEnvironment = UIListEnvironment.unspecified
}

/// Traits, which do not change.
open class UITraitCollection: NSObject, @unchecked Sendable {
  private let traits: UITraitOverrides

  public override init() { traits = UITraitOverrides() }

  public init(preferredContentSizeCategory: UIContentSizeCategory) {
    traits = UITraitOverrides(preferredContentSizeCategory: preferredContentSizeCategory)
  }

  public init(mutations: (inout any UIMutableTraits) -> Void) {
    var traits: any UIMutableTraits = UITraitOverrides()
    mutations(&traits)
    self.traits = traits as? UITraitOverrides ?? UITraitOverrides()
  }

  public var userInterfaceStyle: UIUserInterfaceStyle { traits.userInterfaceStyle }
  public var userInterfaceLevel: UIUserInterfaceLevel { traits.userInterfaceLevel }
  public var userInterfaceIdiom: UIUserInterfaceIdiom { traits.userInterfaceIdiom }
  public var horizontalSizeClass: UIUserInterfaceSizeClass { traits.horizontalSizeClass }
  public var verticalSizeClass: UIUserInterfaceSizeClass { traits.verticalSizeClass }
  public var layoutDirection: UITraitEnvironmentLayoutDirection { traits.layoutDirection }
  public var preferredContentSizeCategory: UIContentSizeCategory {
    traits.preferredContentSizeCategory
  }
  public var legibilityWeight: UILegibilityWeight { traits.legibilityWeight }
  public var accessibilityContrast: UIAccessibilityContrast { traits.accessibilityContrast }
  public var activeAppearance: UIUserInterfaceActiveAppearance { traits.activeAppearance }
  public var displayScale: CGFloat { traits.displayScale }
  public var listEnvironment: UIListEnvironment { traits.listEnvironment }
}
