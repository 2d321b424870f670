public import CellConfiguration
public import CellHosting
public import Foundation

/// A trait of the system as a type, which names the trait in overrides, as in UIKit.
///
/// ```swift
/// if view.traitOverrides.contains(UITraitUserInterfaceStyle.self) {
///   view.traitOverrides.remove(UITraitUserInterfaceStyle.self)
/// }
/// ```
///
/// Custom traits are types that conform to `UITraitDefinition`.
public protocol SystemTrait {
  /// The type of the trait's value.
  associatedtype Value: Sendable

  /// The property of the trait.
  static var property: SystemTraitProperty<Value> { get }
}

/// The property of a trait of the system in a collection of traits.
public typealias SystemTraitProperty<Value> =
  any WritableKeyPath<UITraitCollection, Value> & Sendable

extension TraitOverrides {
  /// Returns whether a trait of the system is overridden.
  public func contains<Trait: SystemTrait>(_ trait: Trait.Type) -> Bool {
    self[dynamicMember: Trait.property] != nil
  }

  /// Returns whether a custom trait is overridden.
  public func contains<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Bool {
    self[trait] != nil
  }

  /// Inherits a trait of the system again; does nothing if it is not overridden.
  public mutating func remove<Trait: SystemTrait>(_ trait: Trait.Type) {
    self[dynamicMember: Trait.property] = nil
  }

  /// Inherits a custom trait again; does nothing if it is not overridden.
  public mutating func remove<Trait: UITraitDefinition>(_ trait: Trait.Type) {
    self[trait] = nil
  }
}

extension UIMutableTraits {
  /// The value of a trait of the system.
  public subscript<Trait: SystemTrait>(trait: Trait.Type) -> Trait.Value {
    get { self[property: Trait.property] }
    set { self[property: Trait.property] = newValue }
  }
}

extension UITraitCollection {
  /// Returns a copy of the collection with another value of a trait of the system.
  public func replacing<Trait: SystemTrait>(
    _ trait: Trait.Type, value: Trait.Value
  ) -> UITraitCollection {
    modifyingTraits { $0[trait] = value }
  }
}

/// The trait of light or dark.
public enum UITraitUserInterfaceStyle: SystemTrait {
  /// The property `userInterfaceStyle`.
  public static var property: SystemTraitProperty<UIUserInterfaceStyle> { \.userInterfaceStyle }
}

/// The trait of base or elevated.
public enum UITraitUserInterfaceLevel: SystemTrait {
  /// The property `userInterfaceLevel`.
  public static var property: SystemTraitProperty<UIUserInterfaceLevel> { \.userInterfaceLevel }
}

/// The trait of the kind of device.
public enum UITraitUserInterfaceIdiom: SystemTrait {
  /// The property `userInterfaceIdiom`.
  public static var property: SystemTraitProperty<UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}

/// The trait of a compact or regular width.
public enum UITraitHorizontalSizeClass: SystemTrait {
  /// The property `horizontalSizeClass`.
  public static var property: SystemTraitProperty<UIUserInterfaceSizeClass> {
    \.horizontalSizeClass
  }
}

/// The trait of a compact or regular height.
public enum UITraitVerticalSizeClass: SystemTrait {
  /// The property `verticalSizeClass`.
  public static var property: SystemTraitProperty<UIUserInterfaceSizeClass> { \.verticalSizeClass }
}

/// The trait of the direction of the layout.
public enum UITraitLayoutDirection: SystemTrait {
  /// The property `layoutDirection`.
  public static var property: SystemTraitProperty<UITraitEnvironmentLayoutDirection> {
    \.layoutDirection
  }
}

/// The trait of the text size that the user has chosen.
public enum UITraitPreferredContentSizeCategory: SystemTrait {
  /// The property `preferredContentSizeCategory`.
  public static var property: SystemTraitProperty<UIContentSizeCategory> {
    \.preferredContentSizeCategory
  }
}

/// The trait of regular or bold text.
public enum UITraitLegibilityWeight: SystemTrait {
  /// The property `legibilityWeight`.
  public static var property: SystemTraitProperty<UILegibilityWeight> { \.legibilityWeight }
}

/// The trait of normal or high contrast.
public enum UITraitAccessibilityContrast: SystemTrait {
  /// The property `accessibilityContrast`.
  public static var property: SystemTraitProperty<UIAccessibilityContrast> {
    \.accessibilityContrast
  }
}

/// The trait of an active or inactive window.
public enum UITraitActiveAppearance: SystemTrait {
  /// The property `activeAppearance`.
  public static var property: SystemTraitProperty<UIUserInterfaceActiveAppearance> {
    \.activeAppearance
  }
}

/// The trait of the language whose rules text follows.
public enum UITraitTypesettingLanguage: SystemTrait {
  /// The property `typesettingLanguage`.
  public static var property: SystemTraitProperty<Locale.Language?> { \.typesettingLanguage }
}

/// The trait of the number of pixels per point.
public enum UITraitDisplayScale: SystemTrait {
  /// The property `displayScale`.
  public static var property: SystemTraitProperty<CGFloat> { \.displayScale }
}

/// The trait of the kind of list around a view.
public enum UITraitListEnvironment: SystemTrait {
  /// The property `listEnvironment`.
  public static var property: SystemTraitProperty<UIListEnvironment> { \.listEnvironment }
}
