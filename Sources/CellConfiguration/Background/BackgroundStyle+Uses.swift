// swift-format-ignore-file

extension BackgroundConfiguration.Style {
  /// The lists that a style is made for, and its name in descriptions.
  package struct Use: Sendable {
    package let style: BackgroundConfiguration.Style

    /// The name that UIKit prints.
    let baseStyleName: String

    /// The style for the same purpose that follows the list.
    package let following: BackgroundConfiguration.Style

    /// The lists that the style is made for, by the name of its factory; `nil` for all lists.
    package let lists: [ListEnvironment]?

    init(
      _ style: BackgroundConfiguration.Style, _ baseStyleName: String, _ following: BackgroundConfiguration.Style,
      _ lists: [ListEnvironment]? = nil
    ) {
      self.style = style
      self.baseStyleName = baseStyleName
      self.following = following
      self.lists = lists
    }
  }

  /// One row for each style, in the order of the styles.
  package static let uses = [
    //                               name                             follows      lists
    Use(.clear,                      "Custom",                        .clear),
    Use(.listCell,                   "List Cell",                     .listCell),
    Use(.listHeader,                 "List Header",                   .listHeader),
    Use(.listFooter,                 "List Footer",                   .listFooter),
    Use(.listPlainCell,              "List Plain Cell",               .listCell,   [.plain]),
    Use(.listGroupedCell,            "List Grouped Cell",             .listCell,   [.grouped, .insetGrouped]),
    Use(.listSidebarCell,            "List Sidebar Cell",             .listCell,   [.sidebar, .sidebarPlain]),
    Use(.listAccompaniedSidebarCell, "List Accompanied Sidebar Cell", .listCell,   [.sidebar, .sidebarPlain]),
    Use(.listPlainHeaderFooter,      "List Plain Header/Footer",      .listHeader, [.plain, .sidebarPlain]),
    Use(.listGroupedHeaderFooter,    "List Grouped Header/Footer",    .listHeader, [.grouped, .insetGrouped]),
    Use(.listSidebarHeader,          "List Grouped Header/Footer",    .listHeader, [.sidebar, .sidebarPlain]),
  ]

  /// The row of the style.
  package var use: Use { Self.uses[rawValue] }
}
