package import CellConfiguration
import Foundation

/// One trait by its accessor, with values to try it with.
package struct TraitUnderTest: Sendable, CustomStringConvertible {
  /// The name as it is written in code: `layoutDirection`.
  package let description: String

  /// Collections that specify this trait and nothing else, with a value each.
  package let collections: [TraitCollection]

  /// The present value.
  package let read: @Sendable (TraitCollection) -> AnyHashable

  private init<Value: Hashable & Sendable>(
    _ name: String, _ path: any WritableKeyPath<TraitCollection, Value> & Sendable,
    _ values: Value...
  ) {
    description = name
    collections = values.map { value in TraitCollection { $0[keyPath: path] = value } }
    read = { AnyHashable($0[keyPath: path]) }
  }

  /// Every trait that has an accessor, in the order in which they are printed.
  package static let all = [
    TraitUnderTest("userInterfaceStyle", \.userInterfaceStyle, .dark, .light),
    TraitUnderTest("userInterfaceLevel", \.userInterfaceLevel, .elevated, .base),
    TraitUnderTest("userInterfaceIdiom", \.userInterfaceIdiom, .mac, .pad),
    TraitUnderTest("horizontalSizeClass", \.horizontalSizeClass, .compact, .regular),
    TraitUnderTest("verticalSizeClass", \.verticalSizeClass, .compact, .regular),
    TraitUnderTest("layoutDirection", \.layoutDirection, .rightToLeft, .leftToRight),
    TraitUnderTest(
      "preferredContentSizeCategory", \.preferredContentSizeCategory, .extraSmall, .large),
    TraitUnderTest("legibilityWeight", \.legibilityWeight, .bold, .regular),
    TraitUnderTest("accessibilityContrast", \.accessibilityContrast, .high, .normal),
    TraitUnderTest("activeAppearance", \.activeAppearance, .inactive, .active),
    TraitUnderTest("listEnvironment", \.listEnvironment, .sidebar, .plain),
    TraitUnderTest("displayScale", \.displayScale, 2, 1.5),
    TraitUnderTest("styleSheet", \.styleSheet, .iOS18, .iOS26),
  ]
}
