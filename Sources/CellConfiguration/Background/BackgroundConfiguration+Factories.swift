extension BackgroundConfiguration {
  /// Creates a background without a fill, the same in every state.
  public static func clear() -> BackgroundConfiguration {
    BackgroundConfiguration(style: .clear)
  }

  /// Creates the background of a cell in any list (iOS 18).
  ///
  /// The configuration follows the list environment when it is updated. Until then it looks as in a
  /// plain list.
  public static func listCell() -> BackgroundConfiguration {
    BackgroundConfiguration(style: .listCell)
  }

  /// Creates the background of a header in any list (iOS 18).
  ///
  /// The configuration follows the list environment when it is updated. Until then it looks as in a
  /// plain list.
  public static func listHeader() -> BackgroundConfiguration {
    BackgroundConfiguration(style: .listHeader)
  }

  /// Creates the background of a footer in any list (iOS 18).
  ///
  /// The configuration follows the list environment when it is updated. Until then it looks as in a
  /// plain list.
  public static func listFooter() -> BackgroundConfiguration {
    BackgroundConfiguration(style: .listFooter)
  }

  /// Creates the background of a cell in a plain list.
  ///
  /// In UIKit, `listCell()` supersedes it as of iOS 18.
  public static func listPlainCell() -> BackgroundConfiguration {
    BackgroundConfiguration(style: .listPlainCell)
  }

  /// Creates the background of a cell in a grouped or inset grouped list.
  ///
  /// The list rounds the corners of the cards. In UIKit, `listCell()` supersedes it as of iOS 18.
  public static func listGroupedCell() -> BackgroundConfiguration {
    BackgroundConfiguration(style: .listGroupedCell)
  }

  /// Creates the background of a cell in a sidebar.
  ///
  /// In UIKit, `listCell()` supersedes it as of iOS 18.
  public static func listSidebarCell() -> BackgroundConfiguration {
    BackgroundConfiguration(style: .listSidebarCell)
  }

  /// Creates the background of a cell in a sidebar with another list beside it.
  public static func listAccompaniedSidebarCell() -> BackgroundConfiguration {
    BackgroundConfiguration(style: .listAccompaniedSidebarCell)
  }

  /// Creates the background of a header or footer in a plain list, the same in every state.
  ///
  /// In UIKit, `listHeader()` and `listFooter()` supersede it as of iOS 18.
  public static func listPlainHeaderFooter() -> BackgroundConfiguration {
    BackgroundConfiguration(style: .listPlainHeaderFooter)
  }

  /// Creates the background of a header or footer in a grouped or inset grouped list.
  ///
  /// In UIKit, `listHeader()` and `listFooter()` supersede it as of iOS 18.
  public static func listGroupedHeaderFooter() -> BackgroundConfiguration {
    BackgroundConfiguration(style: .listGroupedHeaderFooter)
  }

  /// Creates the background of a header in a sidebar.
  ///
  /// In UIKit, `listHeader()` supersedes it as of iOS 18.
  public static func listSidebarHeader() -> BackgroundConfiguration {
    BackgroundConfiguration(style: .listSidebarHeader)
  }
}
