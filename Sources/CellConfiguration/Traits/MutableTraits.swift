public import Foundation

/// Traits that can be set: those of a collection, or the overrides of a view.
///
/// Extend it for a custom trait, which then reads like the traits of this package wherever traits
/// are set:
///
/// ```swift
/// extension MutableTraits {
///   var density: Double {
///     get { self[Density.self] }
///     set { self[Density.self] = newValue }
///   }
/// }
/// ```
///
/// Collections have the property as well:
///
/// ```swift
/// let dense = TraitCollection { $0.density = 0.8 }
/// ```
///
/// As documented for `UIMutableTraits`.
public protocol MutableTraits {
  /// The value of a trait, given by the property of a collection.
  ///
  /// For overrides, a trait that is not overridden has the value of an unspecified trait.
  subscript<Value: Sendable>(
    property path: any WritableKeyPath<TraitCollection, Value> & Sendable
  ) -> Value { get set }
}

extension MutableTraits {
  /// The value of a custom trait.
  public subscript<Trait: TraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { self[property: \.[TraitKey<Trait>()]] }
    set { self[property: \.[TraitKey<Trait>()]] = newValue }
  }

  /// The light or dark appearance.
  public var userInterfaceStyle: UserInterfaceStyle {
    get { self[property: \.userInterfaceStyle] }
    set { self[property: \.userInterfaceStyle] = newValue }
  }

  /// The level of the view: base or elevated.
  public var userInterfaceLevel: UserInterfaceLevel {
    get { self[property: \.userInterfaceLevel] }
    set { self[property: \.userInterfaceLevel] = newValue }
  }

  /// The kind of device.
  public var userInterfaceIdiom: UserInterfaceIdiom {
    get { self[property: \.userInterfaceIdiom] }
    set { self[property: \.userInterfaceIdiom] = newValue }
  }

  /// The horizontal size class.
  public var horizontalSizeClass: CellUserInterfaceSizeClass {
    get { self[property: \.horizontalSizeClass] }
    set { self[property: \.horizontalSizeClass] = newValue }
  }

  /// The vertical size class.
  public var verticalSizeClass: CellUserInterfaceSizeClass {
    get { self[property: \.verticalSizeClass] }
    set { self[property: \.verticalSizeClass] = newValue }
  }

  /// The direction of the layout.
  public var layoutDirection: LayoutDirection {
    get { self[property: \.layoutDirection] }
    set { self[property: \.layoutDirection] = newValue }
  }

  /// The user's text size.
  public var preferredContentSizeCategory: CellContentSizeCategory {
    get { self[property: \.preferredContentSizeCategory] }
    set { self[property: \.preferredContentSizeCategory] = newValue }
  }

  /// Whether the user turned on bold text.
  public var legibilityWeight: CellLegibilityWeight {
    get { self[property: \.legibilityWeight] }
    set { self[property: \.legibilityWeight] = newValue }
  }

  /// Whether the user turned on increased contrast.
  public var accessibilityContrast: AccessibilityContrast {
    get { self[property: \.accessibilityContrast] }
    set { self[property: \.accessibilityContrast] = newValue }
  }

  /// Whether the window is active.
  public var activeAppearance: ActiveAppearance {
    get { self[property: \.activeAppearance] }
    set { self[property: \.activeAppearance] = newValue }
  }

  /// The kind of list around the view.
  public var listEnvironment: ListEnvironment {
    get { self[property: \.listEnvironment] }
    set { self[property: \.listEnvironment] = newValue }
  }

  /// The language whose rules text follows; `nil` if it is unspecified.
  public var typesettingLanguage: Locale.Language? {
    get { self[property: \.typesettingLanguage] }
    set { self[property: \.typesettingLanguage] = newValue }
  }

  /// The number of pixels per point; 0 means unspecified.
  public var displayScale: CGFloat {
    get { self[property: \.displayScale] }
    set { self[property: \.displayScale] = newValue }
  }

  /// The style sheet.
  public var styleSheet: StyleSheet {
    get { self[property: \.styleSheet] }
    set { self[property: \.styleSheet] = newValue }
  }
}

extension TraitCollection: MutableTraits {
  /// The value of a trait, given by its property.
  public subscript<Value: Sendable>(
    property path: any WritableKeyPath<TraitCollection, Value> & Sendable
  ) -> Value {
    get { self[keyPath: path] }
    set { self[keyPath: path] = newValue }
  }
}

/// A custom trait, as the index of a key path.
package struct TraitKey<Trait: TraitDefinition>: Hashable, Sendable {
  package init() {}
}

extension TraitCollection {
  /// The value of a custom trait, for key paths.
  package subscript<Trait: TraitDefinition>(key: TraitKey<Trait>) -> Trait.Value {
    get { self[Trait.self] }
    set { self[Trait.self] = newValue }
  }
}
