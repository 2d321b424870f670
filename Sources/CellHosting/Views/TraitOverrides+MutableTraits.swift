public import CellConfiguration
public import Foundation

// Each trait is also a member of `MutableTraits`, where it is not optional. These members let code
// read whether the trait is overridden, and inherit it again.
extension TraitOverrides: MutableTraits {
  /// The value of an overridden trait, or the value of an unspecified one.
  public subscript<Value: Sendable>(
    property path: any WritableKeyPath<TraitCollection, Value> & Sendable
  ) -> Value {
    get { self[dynamicMember: path] ?? TraitCollection()[keyPath: path] }
    set { self[dynamicMember: path] = newValue }
  }

  /// The overridden light or dark appearance; `nil` to inherit it.
  public var userInterfaceStyle: UserInterfaceStyle? {
    get { self[dynamicMember: \.userInterfaceStyle] }
    set { self[dynamicMember: \.userInterfaceStyle] = newValue }
  }

  /// The overridden level; `nil` to inherit it.
  public var userInterfaceLevel: UserInterfaceLevel? {
    get { self[dynamicMember: \.userInterfaceLevel] }
    set { self[dynamicMember: \.userInterfaceLevel] = newValue }
  }

  /// The overridden kind of device; `nil` to inherit it.
  public var userInterfaceIdiom: UserInterfaceIdiom? {
    get { self[dynamicMember: \.userInterfaceIdiom] }
    set { self[dynamicMember: \.userInterfaceIdiom] = newValue }
  }

  /// The overridden horizontal size class; `nil` to inherit it.
  public var horizontalSizeClass: CellUserInterfaceSizeClass? {
    get { self[dynamicMember: \.horizontalSizeClass] }
    set { self[dynamicMember: \.horizontalSizeClass] = newValue }
  }

  /// The overridden vertical size class; `nil` to inherit it.
  public var verticalSizeClass: CellUserInterfaceSizeClass? {
    get { self[dynamicMember: \.verticalSizeClass] }
    set { self[dynamicMember: \.verticalSizeClass] = newValue }
  }

  /// The overridden direction of the layout; `nil` to inherit it.
  public var layoutDirection: LayoutDirection? {
    get { self[dynamicMember: \.layoutDirection] }
    set { self[dynamicMember: \.layoutDirection] = newValue }
  }

  /// The overridden text size; `nil` to inherit it.
  public var preferredContentSizeCategory: CellContentSizeCategory? {
    get { self[dynamicMember: \.preferredContentSizeCategory] }
    set { self[dynamicMember: \.preferredContentSizeCategory] = newValue }
  }

  /// The overridden weight of text; `nil` to inherit it.
  public var legibilityWeight: CellLegibilityWeight? {
    get { self[dynamicMember: \.legibilityWeight] }
    set { self[dynamicMember: \.legibilityWeight] = newValue }
  }

  /// The overridden contrast of colors; `nil` to inherit it.
  public var accessibilityContrast: AccessibilityContrast? {
    get { self[dynamicMember: \.accessibilityContrast] }
    set { self[dynamicMember: \.accessibilityContrast] = newValue }
  }

  /// The overridden activity of the window; `nil` to inherit it.
  public var activeAppearance: ActiveAppearance? {
    get { self[dynamicMember: \.activeAppearance] }
    set { self[dynamicMember: \.activeAppearance] = newValue }
  }

  /// The overridden kind of list; `nil` to inherit it.
  public var listEnvironment: ListEnvironment? {
    get { self[dynamicMember: \.listEnvironment] }
    set { self[dynamicMember: \.listEnvironment] = newValue }
  }

  /// The overridden language of text; `nil` to inherit it.
  ///
  /// To override a language with an unspecified one, set the property of ``subscript(property:)``.
  public var typesettingLanguage: Locale.Language? {
    get { self[property: \.typesettingLanguage] }
    set {
      if let newValue {
        self[property: \.typesettingLanguage] = newValue
      } else {
        self[dynamicMember: \.typesettingLanguage] = .none
      }
    }
  }

  /// The overridden number of pixels per point; `nil` to inherit it.
  public var displayScale: CGFloat? {
    get { self[dynamicMember: \.displayScale] }
    set { self[dynamicMember: \.displayScale] = newValue }
  }

  /// The overridden style sheet; `nil` to inherit it.
  public var styleSheet: StyleSheet? {
    get { self[dynamicMember: \.styleSheet] }
    set { self[dynamicMember: \.styleSheet] = newValue }
  }
}
