public import CellConfiguration
import Foundation

#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import UIKit
#else
  public import UIKitStubs
#endif

extension TraitCollection {
  /// Creates the traits of a UIKit view.
  ///
  /// The list environment is available from iOS 18 on. The style sheet stays unspecified.
  public init(_ traits: UITraitCollection) {
    self.init()
    userInterfaceStyle = own(traits.userInterfaceStyle, Pairs.style) ?? .unspecified
    userInterfaceLevel = own(traits.userInterfaceLevel, Pairs.level) ?? .unspecified
    userInterfaceIdiom = own(traits.userInterfaceIdiom, Pairs.idiom) ?? .unspecified
    horizontalSizeClass = own(traits.horizontalSizeClass, Pairs.sizeClass) ?? .unspecified
    verticalSizeClass = own(traits.verticalSizeClass, Pairs.sizeClass) ?? .unspecified
    layoutDirection = own(traits.layoutDirection, Pairs.direction) ?? .unspecified
    preferredContentSizeCategory =
      own(traits.preferredContentSizeCategory, Pairs.category) ?? .unspecified
    legibilityWeight = own(traits.legibilityWeight, Pairs.legibility) ?? .unspecified
    accessibilityContrast = own(traits.accessibilityContrast, Pairs.contrast) ?? .unspecified
    activeAppearance = own(traits.activeAppearance, Pairs.activity) ?? .unspecified
    displayScale = traits.displayScale
    if #available(iOS 18, visionOS 2, *) {
      listEnvironment = own(traits.listEnvironment, Pairs.list) ?? .unspecified
    }
  }

  /// The traits in UIKit's type; unspecified traits stay unspecified.
  @MainActor public var uiTraitCollection: UITraitCollection {
    UITraitCollection(mutations: { traits in
      set(&traits.userInterfaceStyle, userInterfaceStyle, Pairs.style)
      set(&traits.userInterfaceLevel, userInterfaceLevel, Pairs.level)
      set(&traits.userInterfaceIdiom, userInterfaceIdiom, Pairs.idiom)
      set(&traits.horizontalSizeClass, horizontalSizeClass, Pairs.sizeClass)
      set(&traits.verticalSizeClass, verticalSizeClass, Pairs.sizeClass)
      set(&traits.layoutDirection, layoutDirection, Pairs.direction)
      set(&traits.preferredContentSizeCategory, preferredContentSizeCategory, Pairs.category)
      set(&traits.legibilityWeight, legibilityWeight, Pairs.legibility)
      set(&traits.accessibilityContrast, accessibilityContrast, Pairs.contrast)
      set(&traits.activeAppearance, activeAppearance, Pairs.activity)
      if displayScale != 0 { traits.displayScale = displayScale }
      if #available(iOS 18, visionOS 2, *) {
        set(&traits.listEnvironment, listEnvironment, Pairs.list)
      }
    })
  }
}

/// Returns this package's value for one of UIKit's; `nil` for an unspecified or unknown one.
private func own<UIKitValue: Equatable, Value>(
  _ value: UIKitValue, _ pairs: [(UIKitValue, Value)]
) -> Value? {
  pairs.first { $0.0 == value }?.1
}

/// Assigns UIKit's value for one of this package's; an unspecified one is not assigned.
private func set<UIKitValue, Value: Equatable>(
  _ target: inout UIKitValue, _ value: Value, _ pairs: [(UIKitValue, Value)]
) {
  if let match = pairs.first(where: { $0.1 == value }) { target = match.0 }
}

/// The specified values of each trait, in UIKit and in this package.
private enum Pairs {
  static let style: [(UIUserInterfaceStyle, UserInterfaceStyle)] = [
    (.light, .light), (.dark, .dark),
  ]

  static let level: [(UIUserInterfaceLevel, UserInterfaceLevel)] = [
    (.base, .base), (.elevated, .elevated),
  ]

  static let idiom: [(UIUserInterfaceIdiom, UserInterfaceIdiom)] = [
    (.phone, .phone), (.pad, .pad), (.tv, .tv), (.carPlay, .carPlay), (.mac, .mac),
    (.vision, .vision),
  ]

  static let sizeClass: [(UIUserInterfaceSizeClass, CellUserInterfaceSizeClass)] = [
    (.compact, .compact), (.regular, .regular),
  ]

  static let direction: [(UITraitEnvironmentLayoutDirection, LayoutDirection)] = [
    (.leftToRight, .leftToRight), (.rightToLeft, .rightToLeft),
  ]

  static let legibility: [(UILegibilityWeight, CellLegibilityWeight)] = [
    (.regular, .regular), (.bold, .bold),
  ]

  static let contrast: [(UIAccessibilityContrast, AccessibilityContrast)] = [
    (.normal, .normal), (.high, .high),
  ]

  static let activity: [(UIUserInterfaceActiveAppearance, ActiveAppearance)] = [
    (.inactive, .inactive), (.active, .active),
  ]

  static let category: [(UIContentSizeCategory, CellContentSizeCategory)] = [
    (.extraSmall, .extraSmall), (.small, .small), (.medium, .medium), (.large, .large),
    (.extraLarge, .extraLarge), (.extraExtraLarge, .extraExtraLarge),
    (.extraExtraExtraLarge, .extraExtraExtraLarge), (.accessibilityMedium, .accessibilityMedium),
    (.accessibilityLarge, .accessibilityLarge),
    (.accessibilityExtraLarge, .accessibilityExtraLarge),
    (.accessibilityExtraExtraLarge, .accessibilityExtraExtraLarge),
    (.accessibilityExtraExtraExtraLarge, .accessibilityExtraExtraExtraLarge),
  ]

  @available(iOS 18, visionOS 2, *)
  static let list: [(UIListEnvironment, ListEnvironment)] = [
    (.none, .none), (.plain, .plain), (.grouped, .grouped), (.insetGrouped, .insetGrouped),
    (.sidebar, .sidebar), (.sidebarPlain, .sidebarPlain),
  ]
}
