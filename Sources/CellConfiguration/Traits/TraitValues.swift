import Foundation

/// The values of a trait collection, without the recorder of reads.
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

  /// The values of unspecified traits.
  static let unspecified = TraitValues()
}

extension TraitValues {
  /// Visits the built-in traits in the order in which they are printed.
  @inline(__always)
  static func visit<Visitor: TraitVisitor>(with visitor: inout Visitor) throws(Visitor.Failure) {
    try visitor.visit(
      .init(
        "userInterfaceStyle", \.userInterfaceStyle, "light or dark; unspecified counts as light"))
    try visitor.visit(
      .init(
        "userInterfaceLevel", \.userInterfaceLevel,
        "whether the list is raised above the base layer; unspecified counts as base"))
    try visitor.visit(
      .init(
        "userInterfaceIdiom", \.userInterfaceIdiom, "kind of device; unspecified counts as phone"))
    try visitor.visit(
      .init("horizontalSizeClass", \.horizontalSizeClass, "whether there is much or little width"))
    try visitor.visit(
      .init("verticalSizeClass", \.verticalSizeClass, "whether there is much or little height"))
    try visitor.visit(
      .init(
        "layoutDirection", \.layoutDirection,
        "direction of the interface; unspecified counts as left to right"))
    try visitor.visit(
      .init(
        "preferredContentSizeCategory", \.preferredContentSizeCategory,
        "text size; unspecified counts as large"))
    try visitor.visit(
      .init(
        "legibilityWeight", \.legibilityWeight,
        "whether fonts are one step heavier; unspecified counts as regular"))
    try visitor.visit(
      .init(
        "accessibilityContrast", \.accessibilityContrast,
        "whether colors have more contrast; unspecified counts as normal"))
    try visitor.visit(
      .init(
        "activeAppearance", \.activeAppearance,
        "whether the window takes part in what the user does; unspecified counts as active"))
    try visitor.visit(
      .init(
        "listEnvironment", \.listEnvironment,
        "list around the cells; in a list that of its appearance"))
    try visitor.visit(
      .init("displayScale", \.displayScale, .nonNegative, "pixel grid, in pixels per point"))
    try visitor.visit(
      .init("styleSheet", \.styleSheet, "where defaults, colors and metrics come from"))
  }
}

extension TraitValues {
  /// Replaces the traits that other values specify.
  mutating func merge(_ others: TraitValues) {
    self = TraitMerging(values: self, others: others).visited().values
    custom.merge(others.custom)
  }
}

/// Replaces the traits that other values specify.
private struct TraitMerging: TraitVisitor {
  var values: TraitValues
  let others: TraitValues

  @inline(__always)
  mutating func visit(_ trait: BuiltInTrait<some Equatable>) {
    if let value = trait.specified(in: others) { values[keyPath: trait.path] = value }
  }
}
