import CellConfiguration

/// Styles that share their minimum height and symbol slot.
enum ListContentStyleGroup {
  /// Cells of any list but sidebars.
  case cell

  /// Cells of sidebars.
  case sidebar

  /// The header of a sidebar.
  case sidebarHeader

  /// All other headers and footers, the prominent ones included (assumed).
  case headerOrFooter
}

extension ListContentConfiguration.Style {
  /// The group, for a style that is a row of the sheet.
  var group: ListContentStyleGroup {
    switch self {
    case .cell, .subtitleCell, .valueCell: .cell
    case .sidebarCell, .sidebarSubtitleCell, .accompaniedSidebarCell,
      .accompaniedSidebarSubtitleCell:
      .sidebar
    case .sidebarHeader: .sidebarHeader
    case .header, .footer, .plainHeader, .plainFooter, .groupedHeader, .groupedFooter,
      .prominentInsetGroupedHeader, .extraProminentInsetGroupedHeader:
      .headerOrFooter
    }
  }
}
