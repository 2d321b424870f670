public import CellConfiguration

/// The traits of a view.
public typealias UITraitCollection = TraitCollection

/// A custom trait.
public typealias UITraitDefinition = TraitDefinition

/// Light or dark.
public typealias UIUserInterfaceStyle = UserInterfaceStyle

/// Base or elevated.
public typealias UIUserInterfaceLevel = UserInterfaceLevel

/// The kind of device.
public typealias UIUserInterfaceIdiom = UserInterfaceIdiom

/// Compact or regular.
public typealias UIUserInterfaceSizeClass = CellUserInterfaceSizeClass

/// Left to right or right to left.
public typealias UITraitEnvironmentLayoutDirection = TraitEnvironmentLayoutDirection

/// The size of text that the reader has chosen.
public typealias UIContentSizeCategory = CellContentSizeCategory

/// Whether the window is in use.
public typealias UIUserInterfaceActiveAppearance = ActiveAppearance

/// Regular or bold text.
public typealias UILegibilityWeight = CellLegibilityWeight

/// Normal or high contrast.
public typealias UIAccessibilityContrast = AccessibilityContrast

/// The role and state of a view, as presented to assistive technology.
public typealias UIAccessibilityTraits = AccessibilityTraits

/// The kind of list around a view.
public typealias UIListEnvironment = ListEnvironment
