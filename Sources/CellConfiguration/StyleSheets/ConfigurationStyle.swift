/// A kind of configuration style; each style has a row of defaults in every style sheet.
protocol ConfigurationStyle: NamedCase, RawRepresentable, SchemaRepresentable
where RawValue == Int {
  associatedtype Values: ConfigurationValues
  associatedtype Assignments: ConfigurationAssignments where Assignments.Values == Values

  /// The style for documents that do not name one.
  static var standard: Self { get }

  /// The name that UIKit prints; several styles may share it.
  var baseStyleName: String { get }

  /// The table of the defaults in iOS 14 to 18.
  static var tableOfIOS18: StyleTable<Self, Values> { get }

  /// The table of the defaults in iOS 26.
  static var tableOfIOS26: StyleTable<Self, Values> { get }

  /// Returns the table of the defaults in a style sheet.
  static func table(of storage: StyleSheet.Storage) -> StyleTable<Self, Values>

  /// Returns the changes that a custom style sheet makes to styles of this kind.
  static func changes(of sheet: StyleSheet.Definition) -> [StyleSheet.Change<Self>]

  /// Returns the style whose row applies in a kind of list.
  ///
  /// The result is the style itself unless it follows the list.
  func resolvedStyle(in environment: ListEnvironment) -> Self

  /// Restores the values that a style keeps when it uses the row of another style.
  func keepOwnDefaults(in values: inout Values, usingRowOf row: Self)
}

extension StyleSheet {
  /// Returns the table of the defaults of a kind of style.
  // Inlined, so that the table of a system's sheet is a constant.
  @inline(__always)
  func table<Style: ConfigurationStyle>(of kind: Style.Type = Style.self) -> StyleTable<
    Style, Style.Values
  > {
    switch reference {
    case .iOS18: Style.tableOfIOS18
    case .iOS26: Style.tableOfIOS26
    case .derived(let storage): Style.table(of: storage)
    }
  }
}
