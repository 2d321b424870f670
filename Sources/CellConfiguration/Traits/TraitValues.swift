import Foundation

/// The traits of a collection, without who reads them.
struct TraitValues: Hashable, Sendable {
  var userInterfaceStyle: UserInterfaceStyle = .unspecified
  var userInterfaceLevel: UserInterfaceLevel = .unspecified
  var userInterfaceIdiom: UserInterfaceIdiom = .unspecified
  var horizontalSizeClass: CellUserInterfaceSizeClass = .unspecified
  var verticalSizeClass: CellUserInterfaceSizeClass = .unspecified
  var layoutDirection: TraitEnvironmentLayoutDirection = .unspecified
  var preferredContentSizeCategory: CellContentSizeCategory = .unspecified
  var legibilityWeight: CellLegibilityWeight = .unspecified
  var accessibilityContrast: AccessibilityContrast = .unspecified
  var activeAppearance: ActiveAppearance = .unspecified
  var listEnvironment: ListEnvironment = .unspecified
  var displayScale: CGFloat = 0
  var styleSheet: StyleSheet?
  var custom = TypedValues()

  /// What traits are at first.
  static let unspecified = TraitValues()
}

extension TraitValues {
  /// Visits the traits that every collection has, in the order in which they are printed.
  @inline(__always)
  static func visit<Visitor: TraitVisitor>(with visitor: inout Visitor) throws(Visitor.Failure) {
    try visitor.visit(.init("userInterfaceStyle", \.userInterfaceStyle))
    try visitor.visit(.init("userInterfaceLevel", \.userInterfaceLevel))
    try visitor.visit(.init("userInterfaceIdiom", \.userInterfaceIdiom))
    try visitor.visit(.init("horizontalSizeClass", \.horizontalSizeClass))
    try visitor.visit(.init("verticalSizeClass", \.verticalSizeClass))
    try visitor.visit(.init("layoutDirection", \.layoutDirection))
    try visitor.visit(.init("preferredContentSizeCategory", \.preferredContentSizeCategory))
    try visitor.visit(.init("legibilityWeight", \.legibilityWeight))
    try visitor.visit(.init("accessibilityContrast", \.accessibilityContrast))
    try visitor.visit(.init("activeAppearance", \.activeAppearance))
    try visitor.visit(.init("listEnvironment", \.listEnvironment))
    try visitor.visit(.init("displayScale", \.displayScale, .nonNegative))
    try visitor.visit(.init("styleSheet", \.styleSheet))
  }
}

extension TraitValues {
  /// Takes over every trait that others specify.
  mutating func merge(_ others: TraitValues) {
    self = TraitMerging(values: self, others: others).visited().values
    custom.merge(others.custom)
  }
}

/// Takes over the traits that others specify.
private struct TraitMerging: TraitVisitor {
  var values: TraitValues
  let others: TraitValues

  @inline(__always)
  mutating func visit(_ trait: BuiltInTrait<some Equatable>) {
    if let value = trait.specified(in: others) { values[keyPath: trait.path] = value }
  }
}
