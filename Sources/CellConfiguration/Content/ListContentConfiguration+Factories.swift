extension ListContentConfiguration {
  /// A cell of any list: one text, an optional image.
  ///
  /// Follows the list environment when it is updated; before that it looks as in a plain list.
  public static func cell() -> ListContentConfiguration {
    ListContentConfiguration(style: .cell)
  }

  /// A cell of any list with the secondary text below the text.
  ///
  /// Follows the list environment when it is updated; before that it looks as in a plain list.
  public static func subtitleCell() -> ListContentConfiguration {
    ListContentConfiguration(style: .subtitleCell)
  }

  /// A cell of any list with the secondary text at the trailing side.
  ///
  /// Follows the list environment when it is updated; before that it looks as in a plain list.
  public static func valueCell() -> ListContentConfiguration {
    ListContentConfiguration(style: .valueCell)
  }

  /// A header of any list (iOS 18).
  ///
  /// Follows the list environment when it is updated; before that it looks as in a plain list.
  public static func header() -> ListContentConfiguration {
    ListContentConfiguration(style: .header)
  }

  /// A footer of any list (iOS 18).
  ///
  /// Follows the list environment when it is updated; before that it looks as in a plain list.
  public static func footer() -> ListContentConfiguration {
    ListContentConfiguration(style: .footer)
  }

  /// A header of a plain list.
  ///
  /// In UIKit superseded by `header()` since iOS 18.
  public static func plainHeader() -> ListContentConfiguration {
    ListContentConfiguration(style: .plainHeader)
  }

  /// A footer of a plain list.
  ///
  /// In UIKit superseded by `footer()` since iOS 18.
  public static func plainFooter() -> ListContentConfiguration {
    ListContentConfiguration(style: .plainFooter)
  }

  /// A header of a grouped or inset grouped list.
  ///
  /// In UIKit superseded by `header()` since iOS 18.
  public static func groupedHeader() -> ListContentConfiguration {
    ListContentConfiguration(style: .groupedHeader)
  }

  /// A footer of a grouped or inset grouped list.
  ///
  /// In UIKit superseded by `footer()` since iOS 18.
  public static func groupedFooter() -> ListContentConfiguration {
    ListContentConfiguration(style: .groupedFooter)
  }

  /// A header that stands out, for sidebars that turn into inset grouped lists (iOS 15).
  public static func prominentInsetGroupedHeader() -> ListContentConfiguration {
    ListContentConfiguration(style: .prominentInsetGroupedHeader)
  }

  /// A header that stands out most, for sections with rich visual content (iOS 15).
  public static func extraProminentInsetGroupedHeader() -> ListContentConfiguration {
    ListContentConfiguration(style: .extraProminentInsetGroupedHeader)
  }

  /// A cell of a sidebar.
  ///
  /// In UIKit superseded by `cell()` since iOS 18.
  public static func sidebarCell() -> ListContentConfiguration {
    ListContentConfiguration(style: .sidebarCell)
  }

  /// A cell of a sidebar with a secondary text below.
  ///
  /// In UIKit superseded by `subtitleCell()` since iOS 18.
  public static func sidebarSubtitleCell() -> ListContentConfiguration {
    ListContentConfiguration(style: .sidebarSubtitleCell)
  }

  /// A cell of a sidebar whose split view also has a list in its second column.
  public static func accompaniedSidebarCell() -> ListContentConfiguration {
    ListContentConfiguration(style: .accompaniedSidebarCell)
  }

  /// A cell with a secondary text in a sidebar beside which there is another list.
  public static func accompaniedSidebarSubtitleCell() -> ListContentConfiguration {
    ListContentConfiguration(style: .accompaniedSidebarSubtitleCell)
  }

  /// A header of a sidebar.
  ///
  /// In UIKit superseded by `header()` since iOS 18.
  public static func sidebarHeader() -> ListContentConfiguration {
    ListContentConfiguration(style: .sidebarHeader)
  }
}
