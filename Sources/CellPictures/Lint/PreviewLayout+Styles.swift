import CellConfiguration
import CellDocuments
import CellLayout

extension PreviewLayout {
  /// Headers whose content has the style of a cell.
  var headersStyledAsCells: [ConfigurationLint.Finding] {
    cells.compactMap { cell in
      guard isHeader(cell), let style = cell.cell.content?.style, style.isOfCells else {
        return nil
      }
      return ConfigurationLint.Finding(
        .headerStyledAsCell, cell, ["content", "style"],
        "\(cell.subject) is a header in the style \(style.name), and looks like a row.",
        "Use the style header, which follows the list.")
    }
  }

  /// Contents and backgrounds whose style belongs in another list.
  ///
  /// Outside lists, every style fits.
  var stylesOfOtherLists: [ConfigurationLint.Finding] {
    cells.flatMap { cell in
      let environment = cell.traits.listEnvironment
      guard let list = ListConfiguration.Appearance(environment) else {
        return [ConfigurationLint.Finding]()
      }
      func finding(
        _ member: String, _ name: String, _ lists: [ListEnvironment]?, _ following: String
      ) -> ConfigurationLint.Finding? {
        guard let lists, !lists.contains(environment) else { return nil }
        return ConfigurationLint.Finding(
          .styleOfOtherList, cell, [member, "style"],
          "\(cell.subject) has the \(member) style \(name) in a list of the appearance "
            + "\(list.name); the style is made for \(lists.map(\.name).joined(separator: ", ")).",
          "Use the style \(following), which follows the list.")
      }
      let content = cell.cell.content?.style
      let background = cell.cell.background?.style
      return [
        content.flatMap { finding("content", $0.name, $0.environments, $0.following.name) },
        background.flatMap { finding("background", $0.name, $0.environments, $0.following.name) },
      ].compactMap(\.self)
    }
  }

  private func isHeader(_ cell: PreviewCell) -> Bool {
    switch cell.item {
    case .header: true
    case .row(let position):
      position.row == 0 && document.list?.headerMode == .firstItemInSection
    case .footer: false
    }
  }
}

extension ListContentConfiguration.Style {
  fileprivate var isOfCells: Bool {
    switch self {
    case .cell, .subtitleCell, .valueCell, .sidebarCell, .sidebarSubtitleCell,
      .accompaniedSidebarCell, .accompaniedSidebarSubtitleCell:
      true
    default: false
    }
  }

  /// The lists that the style is made for; `nil` for styles that follow the list.
  ///
  /// The factory names determine the list. Styles that an agnostic style follows also fit its list.
  fileprivate var environments: [ListEnvironment]? {
    switch self {
    case .cell, .subtitleCell, .valueCell, .header, .footer: nil
    case .plainHeader, .plainFooter: [.plain, .sidebarPlain]
    case .groupedHeader: [.grouped, .insetGrouped]
    case .groupedFooter: [.grouped, .insetGrouped, .sidebar]
    case .prominentInsetGroupedHeader, .extraProminentInsetGroupedHeader: [.insetGrouped]
    case .sidebarCell, .sidebarSubtitleCell, .accompaniedSidebarCell,
      .accompaniedSidebarSubtitleCell, .sidebarHeader:
      [.sidebar, .sidebarPlain]
    }
  }

  /// The style for the same purpose that follows the list.
  fileprivate var following: Self {
    switch self {
    case .cell, .sidebarCell, .accompaniedSidebarCell: .cell
    case .subtitleCell, .sidebarSubtitleCell, .accompaniedSidebarSubtitleCell: .subtitleCell
    case .valueCell: .valueCell
    case .header, .plainHeader, .groupedHeader, .prominentInsetGroupedHeader,
      .extraProminentInsetGroupedHeader, .sidebarHeader:
      .header
    case .footer, .plainFooter, .groupedFooter: .footer
    }
  }
}

extension BackgroundConfiguration.Style {
  /// The lists that the style is made for; `nil` for styles that fit every list.
  fileprivate var environments: [ListEnvironment]? {
    switch self {
    case .clear, .listCell, .listHeader, .listFooter: nil
    case .listPlainCell: [.plain]
    case .listGroupedCell: [.grouped, .insetGrouped]
    case .listSidebarCell, .listAccompaniedSidebarCell: [.sidebar, .sidebarPlain]
    case .listPlainHeaderFooter: [.plain, .sidebarPlain]
    case .listGroupedHeaderFooter: [.grouped, .insetGrouped]
    case .listSidebarHeader: [.sidebar, .sidebarPlain]
    }
  }

  /// The style for the same purpose that follows the list.
  fileprivate var following: Self {
    switch self {
    case .clear: .clear
    case .listCell, .listPlainCell, .listGroupedCell, .listSidebarCell,
      .listAccompaniedSidebarCell:
      .listCell
    case .listHeader, .listPlainHeaderFooter, .listGroupedHeaderFooter, .listSidebarHeader:
      .listHeader
    case .listFooter: .listFooter
    }
  }
}
