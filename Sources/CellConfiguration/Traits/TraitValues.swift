import Foundation

/// The values of a trait collection, without the recorder of reads.
struct TraitValues: Hashable, Sendable {
  var userInterfaceStyle: UserInterfaceStyle = .unspecified
  var userInterfaceLevel: UserInterfaceLevel = .unspecified
  var userInterfaceIdiom: UserInterfaceIdiom = .unspecified
  var horizontalSizeClass: CellUserInterfaceSizeClass = .unspecified
  var verticalSizeClass: CellUserInterfaceSizeClass = .unspecified
  var layoutDirection: LayoutDirection = .unspecified
  var preferredContentSizeCategory: CellContentSizeCategory = .unspecified
  var legibilityWeight: CellLegibilityWeight = .unspecified
  var accessibilityContrast: AccessibilityContrast = .unspecified
  var activeAppearance: ActiveAppearance = .unspecified
  var listEnvironment: ListEnvironment = .unspecified
  var typesettingLanguage = TypesettingLanguage.unspecified
  var displayScale: CGFloat = 0
  var styleSheet: StyleSheet?
  var custom = TypedValues()

  /// The values of unspecified traits.
  static let unspecified = TraitValues()
}

extension TraitValues: PropertyGroup {
  static let kind = "a trait collection"

  static let properties = collectedProperties()

  static let layoutProperties = collectedLayoutProperties()

  // Inlined into each visit, so that the key paths are constants.
  @inline(__always)
  static func visitProperties(with visitor: inout some PropertyVisitor<TraitValues>) {
    visitor.visit(
      Property(
        "userInterfaceStyle", \.userInterfaceStyle, .display,
        "light or dark; unspecified counts as light"))
    visitor.visit(
      Property(
        "userInterfaceLevel", \.userInterfaceLevel, .display,
        "whether the list is raised above the base layer; unspecified counts as base"))
    visitor.visit(
      Property(
        "userInterfaceIdiom", \.userInterfaceIdiom, .layout,
        "kind of device; unspecified counts as phone"))
    visitor.visit(
      Property(
        "horizontalSizeClass", \.horizontalSizeClass, .display,
        "whether there is much or little width"))
    visitor.visit(
      Property(
        "verticalSizeClass", \.verticalSizeClass, .display,
        "whether there is much or little height"))
    visitor.visit(
      Property(
        "layoutDirection", \.layoutDirection, .layout,
        "direction of the interface; unspecified counts as left to right"))
    visitor.visit(
      Property(
        "preferredContentSizeCategory", \.preferredContentSizeCategory, .layout,
        "text size; unspecified counts as large"))
    visitor.visit(
      Property(
        "legibilityWeight", \.legibilityWeight, .layout,
        "whether fonts are one step heavier; unspecified counts as regular"))
    visitor.visit(
      Property(
        "accessibilityContrast", \.accessibilityContrast, .display,
        "whether colors have more contrast; unspecified counts as normal"))
    visitor.visit(
      Property(
        "activeAppearance", \.activeAppearance, .display,
        "whether the window is active; unspecified counts as active"))
    visitor.visit(
      Property(
        "listEnvironment", \.listEnvironment, .layout,
        "list around the cells; in a list, its appearance determines it"))
    visitor.visit(
      Property(
        "typesettingLanguage", \.typesettingLanguage, .layout,
        "language whose letters lines make space for, and whose rules letter case follows"))
    visitor.visit(
      Property(
        "displayScale", \.displayScale, .layout, .nonNegative, "number of pixels per point"))
    visitor.visit(
      Property(
        "styleSheet", ifPresent: \.styleSheet, .layout,
        "style sheet that provides defaults, colors and metrics"))
  }
}

extension Property where Value == StyleSheet? {
  /// Creates a property that is a style sheet, without a member for `nil`.
  @inline(__always)
  fileprivate init(
    _ name: String, ifPresent path: any WritableKeyPath<Group, Value> & Sendable,
    _ change: ConfigurationChange, _ meaning: String
  ) {
    self.init(
      name: name, path: path, change: change, meaning: meaning, form: { .of(StyleSheet.self) },
      decode: { object, name, _ in try object.decode(StyleSheet.self, name) },
      encode: { sheet, name, _, object in try object.encode(name, sheet) })
  }
}

extension StyleSheet? {
  /// The style sheet, or the sheet of iOS 26 if none is specified.
  var specified: StyleSheet { self ?? .iOS26 }
}

extension TraitValues {
  /// Replaces the traits that other values specify.
  mutating func merge(_ others: TraitValues) {
    others.copy(others.differences(from: .unspecified), into: &self)
    custom.merge(others.custom)
  }
}
