extension ListContentConfiguration.Style {
  /// Returns whether the style is meant for a kind of list.
  ///
  /// Styles that follow the list suit all lists, and all styles suit an unknown one.
  package func suits(_ environment: ListEnvironment) -> Bool {
    switch self {
    case .cell, .subtitleCell, .valueCell, .header, .footer: true
    case .plainHeader, .plainFooter: environment.isOne(of: [.plain, .sidebarPlain])
    case .groupedHeader: environment.isOne(of: [.grouped, .insetGrouped])
    case .groupedFooter: environment.isOne(of: [.grouped, .insetGrouped, .sidebar])
    case .prominentInsetGroupedHeader, .extraProminentInsetGroupedHeader:
      environment.isOne(of: [.grouped, .insetGrouped])
    case .sidebarCell, .sidebarSubtitleCell, .accompaniedSidebarCell,
      .accompaniedSidebarSubtitleCell, .sidebarHeader:
      environment.isOne(of: [.sidebar, .sidebarPlain])
    }
  }
}

extension BackgroundConfiguration.Style {
  /// Returns whether the style is meant for a kind of list.
  ///
  /// Styles that follow the list suit all lists, and all styles suit an unknown one.
  package func suits(_ environment: ListEnvironment) -> Bool {
    switch self {
    case .clear, .listCell, .listHeader, .listFooter: true
    case .listPlainCell: environment.isOne(of: [.plain])
    case .listPlainHeaderFooter: environment.isOne(of: [.plain, .sidebarPlain])
    case .listGroupedCell, .listGroupedHeaderFooter:
      environment.isOne(of: [.grouped, .insetGrouped])
    case .listSidebarCell, .listAccompaniedSidebarCell:
      environment.isOne(of: [.sidebar, .sidebarPlain])
    case .listSidebarHeader: environment.isOne(of: [.sidebar])
    }
  }
}

extension ListEnvironment {
  /// Returns whether the environment is one of the given lists, or is not in a list.
  fileprivate func isOne(of lists: Set<ListEnvironment>) -> Bool {
    self == .unspecified || self == .none || lists.contains(self)
  }
}
