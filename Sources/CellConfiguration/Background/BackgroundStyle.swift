extension BackgroundConfiguration {
  /// The style of a background: the factory that created it, and its row in the style sheet.
  public enum Style: Int, NamedCase, SchemaRepresentable {
    /// Made by ``BackgroundConfiguration/clear()``.
    case clear

    /// Made by ``BackgroundConfiguration/listCell()``.
    case listCell

    /// Made by ``BackgroundConfiguration/listHeader()``.
    case listHeader

    /// Made by ``BackgroundConfiguration/listFooter()``.
    case listFooter

    /// Made by ``BackgroundConfiguration/listPlainCell()``.
    case listPlainCell

    /// Made by ``BackgroundConfiguration/listGroupedCell()``.
    case listGroupedCell

    /// Made by ``BackgroundConfiguration/listSidebarCell()``.
    case listSidebarCell

    /// Made by ``BackgroundConfiguration/listAccompaniedSidebarCell()``.
    case listAccompaniedSidebarCell

    /// Made by ``BackgroundConfiguration/listPlainHeaderFooter()``.
    case listPlainHeaderFooter

    /// Made by ``BackgroundConfiguration/listGroupedHeaderFooter()``.
    case listGroupedHeaderFooter

    /// Made by ``BackgroundConfiguration/listSidebarHeader()``.
    case listSidebarHeader

    /// The name that UIKit prints, such as `List Plain Cell`.
    ///
    /// The names were recorded, except for the style-agnostic header and footer, whose printed
    /// names are unknown. A sidebar header prints like a grouped one.
    package var baseStyleName: String { use.baseStyleName }
  }
}

extension BackgroundConfiguration.Style: ConfigurationStyle {
  typealias Values = BackgroundValues
  typealias Assignments = BackgroundAssignments

  static let standard = Self.listCell

  static let tableOfIOS18 = StyleTable.ofSystem(.backgroundOfIOS18)
  static let tableOfIOS26 = StyleTable.ofSystem(.backgroundOfIOS26)

  static func table(of storage: StyleSheet.Storage) -> StyleTable<Self, BackgroundValues> {
    storage.background
  }

  static func changes(of sheet: StyleSheet.Definition) -> [StyleSheet.Change<Self>] {
    sheet.background
  }

  /// Returns the style whose defaults apply in a list environment.
  ///
  /// Inferred; the result for a cell in a plain list was measured on iOS 26.1.
  package func resolvedStyle(in environment: ListEnvironment) -> Self {
    switch (self, environment) {
    case (.listCell, .grouped), (.listCell, .insetGrouped): .listGroupedCell
    case (.listCell, .sidebar), (.listCell, .sidebarPlain): .listSidebarCell
    case (.listCell, _): .listPlainCell
    case (.listHeader, .grouped), (.listHeader, .insetGrouped): .listGroupedHeaderFooter
    case (.listFooter, .grouped), (.listFooter, .insetGrouped): .listGroupedHeaderFooter
    case (.listHeader, .sidebar), (.listFooter, .sidebar): .listSidebarHeader
    case (.listHeader, _), (.listFooter, _): .listPlainHeaderFooter
    default: self
    }
  }

  func keepOwnDefaults(in values: inout BackgroundValues, usingRowOf row: Self) {}
}
