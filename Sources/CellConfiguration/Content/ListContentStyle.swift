extension ListContentConfiguration {
  /// The style of list content: the factory that created it, and its row in the style sheet.
  public enum Style: Int, NamedCase, SchemaRepresentable {
    /// Made by ``ListContentConfiguration/cell()``.
    case cell

    /// Made by ``ListContentConfiguration/subtitleCell()``.
    case subtitleCell

    /// Made by ``ListContentConfiguration/valueCell()``.
    case valueCell

    /// Made by ``ListContentConfiguration/header()``.
    case header

    /// Made by ``ListContentConfiguration/footer()``.
    case footer

    /// Made by ``ListContentConfiguration/plainHeader()``.
    case plainHeader

    /// Made by ``ListContentConfiguration/plainFooter()``.
    case plainFooter

    /// Made by ``ListContentConfiguration/groupedHeader()``.
    case groupedHeader

    /// Made by ``ListContentConfiguration/groupedFooter()``.
    case groupedFooter

    /// Made by ``ListContentConfiguration/prominentInsetGroupedHeader()``.
    case prominentInsetGroupedHeader

    /// Made by ``ListContentConfiguration/extraProminentInsetGroupedHeader()``.
    case extraProminentInsetGroupedHeader

    /// Made by ``ListContentConfiguration/sidebarCell()``.
    case sidebarCell

    /// Made by ``ListContentConfiguration/sidebarSubtitleCell()``.
    case sidebarSubtitleCell

    /// Made by ``ListContentConfiguration/accompaniedSidebarCell()``.
    case accompaniedSidebarCell

    /// Made by ``ListContentConfiguration/accompaniedSidebarSubtitleCell()``.
    case accompaniedSidebarSubtitleCell

    /// Made by ``ListContentConfiguration/sidebarHeader()``.
    case sidebarHeader

    /// The name that UIKit prints, such as `Subtitle Cell`.
    ///
    /// The names were recorded, except for the two prominent headers, whose printed names are
    /// unknown.
    package var baseStyleName: String {
      name.reduce(into: "") { result, character in
        if character.isUppercase { result += " " }
        result += result.isEmpty ? character.uppercased() : String(character)
      }
    }
  }
}

extension ListContentConfiguration.Style: ConfigurationStyle {
  typealias Values = ListContentValues
  typealias Assignments = ListContentAssignments

  static let standard = Self.cell

  static let tableOfIOS18 = StyleTable.ofSystem(.contentOfIOS18)
  static let tableOfIOS26 = StyleTable.ofSystem(.contentOfIOS26)

  static func table(of storage: StyleSheet.Storage) -> StyleTable<Self, ListContentValues> {
    storage.content
  }

  static func changes(of sheet: StyleSheet.Definition) -> [StyleSheet.Change<Self>] {
    sheet.content
  }

  /// Returns the style whose defaults apply in a list environment.
  ///
  /// Documented. The mapping to sidebar rows is inferred; the mapping of the value cell and the
  /// footer is assumed.
  package func resolvedStyle(in environment: ListEnvironment) -> Self {
    switch (self, environment) {
    case (.cell, .sidebar), (.cell, .sidebarPlain): .sidebarCell
    case (.subtitleCell, .sidebar), (.subtitleCell, .sidebarPlain): .sidebarSubtitleCell
    case (.valueCell, .sidebar), (.valueCell, .sidebarPlain): .sidebarCell
    case (.header, .grouped), (.header, .insetGrouped): .groupedHeader
    case (.header, .sidebar): .sidebarHeader
    case (.header, _): .plainHeader
    case (.footer, .grouped), (.footer, .insetGrouped), (.footer, .sidebar): .groupedFooter
    case (.footer, _): .plainFooter
    default: self
    }
  }

  /// Keeps text and secondary text of a value cell side by side in a sidebar (assumed).
  ///
  /// Apart from that, a value cell looks like a sidebar cell there.
  func keepOwnDefaults(in values: inout ListContentValues, usingRowOf row: Self) {
    if self == .valueCell, row != self { values.own.prefersSideBySideTextAndSecondaryText = true }
  }
}
