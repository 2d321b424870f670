import Foundation

/// The traits of a collection, without who reads them.
struct TraitValues: Hashable, Sendable {
  var userInterfaceStyle: UserInterfaceStyle = .unspecified
  var userInterfaceLevel: UserInterfaceLevel = .unspecified
  var userInterfaceIdiom: UserInterfaceIdiom = .unspecified
  var horizontalSizeClass: UserInterfaceSizeClass = .unspecified
  var verticalSizeClass: UserInterfaceSizeClass = .unspecified
  var layoutDirection: LayoutDirection = .unspecified
  var preferredContentSizeCategory: ContentSizeCategory = .unspecified
  var legibilityWeight: LegibilityWeight = .unspecified
  var accessibilityContrast: AccessibilityContrast = .unspecified
  var activeAppearance: ActiveAppearance = .unspecified
  var listEnvironment: ListEnvironment = .unspecified
  var displayScale: CGFloat = 0
  /// `nil` where nobody said which: iOS 26.
  var styleSheet: StyleSheet?
  var custom = TypedValues()

  /// The sheet in force.
  var effectiveStyleSheet: StyleSheet { styleSheet ?? .iOS26 }

  /// Takes over every trait that others specify.
  mutating func merge(_ others: TraitValues) {
    func specified<T: Equatable>(_ own: inout T, _ other: T, unless unspecified: T) {
      if other != unspecified { own = other }
    }
    specified(&userInterfaceStyle, others.userInterfaceStyle, unless: .unspecified)
    specified(&userInterfaceLevel, others.userInterfaceLevel, unless: .unspecified)
    specified(&userInterfaceIdiom, others.userInterfaceIdiom, unless: .unspecified)
    specified(&horizontalSizeClass, others.horizontalSizeClass, unless: .unspecified)
    specified(&verticalSizeClass, others.verticalSizeClass, unless: .unspecified)
    specified(&layoutDirection, others.layoutDirection, unless: .unspecified)
    specified(
      &preferredContentSizeCategory, others.preferredContentSizeCategory, unless: .unspecified)
    specified(&legibilityWeight, others.legibilityWeight, unless: .unspecified)
    specified(&accessibilityContrast, others.accessibilityContrast, unless: .unspecified)
    specified(&activeAppearance, others.activeAppearance, unless: .unspecified)
    specified(&listEnvironment, others.listEnvironment, unless: .unspecified)
    specified(&displayScale, others.displayScale, unless: 0)
    specified(&styleSheet, others.styleSheet, unless: nil)
    custom.merge(others.custom)
  }
}

extension TraitCollection {
  /// The names of the traits in a set that differ between two collections.
  static func differences(
    from old: TraitCollection, to new: TraitCollection, among traits: TraitDependencies
  ) -> [String] {
    let old = old.values
    let new = new.values
    var names: [String] = []
    func compare(
      _ trait: TraitDependencies.BuiltIn, _ name: String, _ isSame: @autoclosure () -> Bool
    ) {
      if traits.builtIn.contains(trait), !isSame() { names.append(name) }
    }
    compare(
      .userInterfaceStyle, "userInterfaceStyle", old.userInterfaceStyle == new.userInterfaceStyle)
    compare(
      .userInterfaceLevel, "userInterfaceLevel", old.userInterfaceLevel == new.userInterfaceLevel)
    compare(
      .userInterfaceIdiom, "userInterfaceIdiom", old.userInterfaceIdiom == new.userInterfaceIdiom)
    compare(
      .horizontalSizeClass, "horizontalSizeClass",
      old.horizontalSizeClass == new.horizontalSizeClass)
    compare(.verticalSizeClass, "verticalSizeClass", old.verticalSizeClass == new.verticalSizeClass)
    compare(.layoutDirection, "layoutDirection", old.layoutDirection == new.layoutDirection)
    compare(
      .preferredContentSizeCategory, "preferredContentSizeCategory",
      old.preferredContentSizeCategory == new.preferredContentSizeCategory)
    compare(.legibilityWeight, "legibilityWeight", old.legibilityWeight == new.legibilityWeight)
    compare(
      .accessibilityContrast, "accessibilityContrast",
      old.accessibilityContrast == new.accessibilityContrast)
    compare(.activeAppearance, "activeAppearance", old.activeAppearance == new.activeAppearance)
    compare(.listEnvironment, "listEnvironment", old.listEnvironment == new.listEnvironment)
    compare(.displayScale, "displayScale", old.displayScale == new.displayScale)
    compare(.styleSheet, "styleSheet", old.effectiveStyleSheet == new.effectiveStyleSheet)
    let keys = traits.builtIn == .all ? old.custom.keys.union(new.custom.keys) : traits.custom
    names += keys.filter { old.custom.wrapped($0) != new.custom.wrapped($0) }.map(\.name).sorted()
    return names
  }
}
