import CellConfiguration

/// Styles that share their minimum height and symbol slot.
enum ListContentStyleGroup {
  /// Cells of any list except sidebars.
  case cell

  /// Cells of sidebars.
  case sidebar

  /// The header of a sidebar.
  case sidebarHeader

  /// All other headers and footers, including prominent ones (assumed).
  case headerOrFooter
}

extension ListContentConfiguration.Style {
  /// The group of a style, which must be a row of the style sheet.
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
