extension ListContentConfiguration {
  /// Creates the content of a cell in any list: one text and an optional image.
  ///
  /// The configuration follows the list environment when it is updated. Until then it looks as in a
  /// plain list.
  public static func cell() -> ListContentConfiguration {
    ListContentConfiguration(style: .cell)
  }

  /// Creates the content of a cell in any list, with the secondary text below the text.
  ///
  /// The configuration follows the list environment when it is updated. Until then it looks as in a
  /// plain list.
  public static func subtitleCell() -> ListContentConfiguration {
    ListContentConfiguration(style: .subtitleCell)
  }

  /// Creates the content of a cell in any list, with the secondary text at the trailing side.
  ///
  /// The configuration follows the list environment when it is updated. Until then it looks as in a
  /// plain list.
  public static func valueCell() -> ListContentConfiguration {
    ListContentConfiguration(style: .valueCell)
  }

  /// Creates the content of a header in any list (iOS 18).
  ///
  /// The configuration follows the list environment when it is updated. Until then it looks as in a
  /// plain list.
  public static func header() -> ListContentConfiguration {
    ListContentConfiguration(style: .header)
  }

  /// Creates the content of a footer in any list (iOS 18).
  ///
  /// The configuration follows the list environment when it is updated. Until then it looks as in a
  /// plain list.
  public static func footer() -> ListContentConfiguration {
    ListContentConfiguration(style: .footer)
  }

  /// Creates the content of a header in a plain list.
  ///
  /// In UIKit, `header()` supersedes it as of iOS 18.
  public static func plainHeader() -> ListContentConfiguration {
    ListContentConfiguration(style: .plainHeader)
  }

  /// Creates the content of a footer in a plain list.
  ///
  /// In UIKit, `footer()` supersedes it as of iOS 18.
  public static func plainFooter() -> ListContentConfiguration {
    ListContentConfiguration(style: .plainFooter)
  }

  /// Creates the content of a header in a grouped or inset grouped list.
  ///
  /// In UIKit, `header()` supersedes it as of iOS 18.
  public static func groupedHeader() -> ListContentConfiguration {
    ListContentConfiguration(style: .groupedHeader)
  }

  /// Creates the content of a footer in a grouped or inset grouped list.
  ///
  /// In UIKit, `footer()` supersedes it as of iOS 18.
  public static func groupedFooter() -> ListContentConfiguration {
    ListContentConfiguration(style: .groupedFooter)
  }

  /// Creates the content of a prominent header (iOS 15).
  ///
  /// It is meant for sidebars that turn into inset grouped lists.
  public static func prominentInsetGroupedHeader() -> ListContentConfiguration {
    ListContentConfiguration(style: .prominentInsetGroupedHeader)
  }

  /// Creates the content of the most prominent header (iOS 15).
  ///
  /// It is meant for sections with rich visual content.
  public static func extraProminentInsetGroupedHeader() -> ListContentConfiguration {
    ListContentConfiguration(style: .extraProminentInsetGroupedHeader)
  }

  /// Creates the content of a cell in a sidebar.
  ///
  /// In UIKit, `cell()` supersedes it as of iOS 18.
  public static func sidebarCell() -> ListContentConfiguration {
    ListContentConfiguration(style: .sidebarCell)
  }

  /// Creates the content of a cell in a sidebar, with a secondary text below the text.
  ///
  /// In UIKit, `subtitleCell()` supersedes it as of iOS 18.
  public static func sidebarSubtitleCell() -> ListContentConfiguration {
    ListContentConfiguration(style: .sidebarSubtitleCell)
  }

  /// Creates the content of a cell in a sidebar with another list beside it.
  ///
  /// The other list is in the second column of the same split view.
  public static func accompaniedSidebarCell() -> ListContentConfiguration {
    ListContentConfiguration(style: .accompaniedSidebarCell)
  }

  /// Creates the content of a cell with a secondary text in a sidebar with another list beside it.
  public static func accompaniedSidebarSubtitleCell() -> ListContentConfiguration {
    ListContentConfiguration(style: .accompaniedSidebarSubtitleCell)
  }

  /// Creates the content of a header in a sidebar.
  ///
  /// In UIKit, `header()` supersedes it as of iOS 18.
  public static func sidebarHeader() -> ListContentConfiguration {
    ListContentConfiguration(style: .sidebarHeader)
  }
}
