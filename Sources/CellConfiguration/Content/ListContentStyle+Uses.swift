// swift-format-ignore-file

extension ListContentConfiguration.Style {
  /// The purpose of a style in a list.
  package enum Purpose: Sendable {
    case cell, sidebarCell, header, sidebarHeader, footer
  }

  /// The purpose of a style, its lists and its background.
  package struct Use: Sendable {
    package let style: ListContentConfiguration.Style

    package let purpose: Purpose

    /// The style for the same purpose that follows the list.
    package let following: ListContentConfiguration.Style

    /// The background that belongs to the style, as documented for the factories.
    package let background: BackgroundConfiguration.Style

    /// The lists that the style is made for, by the name of its factory; `nil` for all lists.
    ///
    /// They include the lists in which a style that follows the list uses its row.
    package let lists: [ListEnvironment]?

    /// Whether content of the style begins a section.
    package var isHeader: Bool { purpose == .header || purpose == .sidebarHeader }

    package var isCell: Bool { purpose == .cell || purpose == .sidebarCell }

    init(
      _ style: ListContentConfiguration.Style, _ purpose: Purpose, _ following: ListContentConfiguration.Style,
      _ background: BackgroundConfiguration.Style, _ lists: [ListEnvironment]? = nil
    ) {
      self.style = style
      self.purpose = purpose
      self.following = following
      self.background = background
      self.lists = lists
    }
  }

  /// One row for each style, in the order of the styles.
  package static let uses = [
    //                                    purpose         follows        background                   lists
    Use(.cell,                            .cell,          .cell,         .listGroupedCell),
    Use(.subtitleCell,                    .cell,          .subtitleCell, .listGroupedCell),
    Use(.valueCell,                       .cell,          .valueCell,    .listGroupedCell),
    Use(.header,                          .header,        .header,       .listPlainHeaderFooter),
    Use(.footer,                          .footer,        .footer,       .listPlainHeaderFooter),
    Use(.plainHeader,                     .header,        .header,       .listPlainHeaderFooter,      [.plain, .sidebarPlain]),
    Use(.plainFooter,                     .footer,        .footer,       .listPlainHeaderFooter,      [.plain, .sidebarPlain]),
    Use(.groupedHeader,                   .header,        .header,       .listGroupedHeaderFooter,    [.grouped, .insetGrouped]),
    Use(.groupedFooter,                   .footer,        .footer,       .listGroupedHeaderFooter,    [.grouped, .insetGrouped, .sidebar]),
    Use(.prominentInsetGroupedHeader,     .header,        .header,       .listGroupedHeaderFooter,    [.grouped, .insetGrouped]),
    Use(.extraProminentInsetGroupedHeader,.header,        .header,       .listGroupedHeaderFooter,    [.grouped, .insetGrouped]),
    Use(.sidebarCell,                     .sidebarCell,   .cell,         .listSidebarCell,            [.sidebar, .sidebarPlain]),
    Use(.sidebarSubtitleCell,             .sidebarCell,   .subtitleCell, .listSidebarCell,            [.sidebar, .sidebarPlain]),
    Use(.accompaniedSidebarCell,          .sidebarCell,   .cell,         .listAccompaniedSidebarCell, [.sidebar, .sidebarPlain]),
    Use(.accompaniedSidebarSubtitleCell,  .sidebarCell,   .subtitleCell, .listAccompaniedSidebarCell, [.sidebar, .sidebarPlain]),
    Use(.sidebarHeader,                   .sidebarHeader, .header,       .listSidebarHeader,          [.sidebar, .sidebarPlain]),
  ]

  /// The row of the style.
  package var use: Use { Self.uses[rawValue] }
}
