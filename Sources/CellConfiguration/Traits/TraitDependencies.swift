/// A set of traits that something was made from.
package struct TraitDependencies: Hashable, Sendable {
  /// The traits that every collection has.
  struct BuiltIn: OptionSet, Hashable, Sendable {
    let rawValue: UInt16

    static let userInterfaceStyle = BuiltIn(rawValue: 1 << 0)
    static let userInterfaceLevel = BuiltIn(rawValue: 1 << 1)
    static let userInterfaceIdiom = BuiltIn(rawValue: 1 << 2)
    static let horizontalSizeClass = BuiltIn(rawValue: 1 << 3)
    static let verticalSizeClass = BuiltIn(rawValue: 1 << 4)
    static let layoutDirection = BuiltIn(rawValue: 1 << 5)
    static let preferredContentSizeCategory = BuiltIn(rawValue: 1 << 6)
    static let legibilityWeight = BuiltIn(rawValue: 1 << 7)
    static let accessibilityContrast = BuiltIn(rawValue: 1 << 8)
    static let activeAppearance = BuiltIn(rawValue: 1 << 9)
    static let listEnvironment = BuiltIn(rawValue: 1 << 10)
    static let displayScale = BuiltIn(rawValue: 1 << 11)
    static let styleSheet = BuiltIn(rawValue: 1 << 12)

    /// Every trait, custom ones included: what comparing two collections reads.
    static let all = BuiltIn(rawValue: .max)
  }

  var builtIn: BuiltIn = []
  var custom: Set<TypedValues.Key> = []

  package init() {}

  /// Whether nothing was read.
  package var isEmpty: Bool { builtIn.isEmpty && custom.isEmpty }

  /// The names of those of the traits that differ between two collections.
  package func changed(from old: TraitCollection, to new: TraitCollection) -> [String] {
    if isEmpty { return [] }
    return TraitCollection.differences(from: old, to: new, among: self)
  }
}
