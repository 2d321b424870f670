extension BackgroundConfiguration {
  /// A background of no color, the same in every state.
  public static func clear() -> BackgroundConfiguration {
    BackgroundConfiguration(style: .clear)
  }

  /// The background of a cell in any list (iOS 18).
  ///
  /// Follows the list environment when it is updated; before that it looks as in a plain list.
  public static func listCell() -> BackgroundConfiguration {
    BackgroundConfiguration(style: .listCell)
  }

  /// The background of a header in any list (iOS 18).
  ///
  /// Follows the list environment when it is updated; before that it looks as in a plain list.
  public static func listHeader() -> BackgroundConfiguration {
    BackgroundConfiguration(style: .listHeader)
  }

  /// The background of a footer in any list (iOS 18).
  ///
  /// Follows the list environment when it is updated; before that it looks as in a plain list.
  public static func listFooter() -> BackgroundConfiguration {
    BackgroundConfiguration(style: .listFooter)
  }

  /// The background of a cell in a plain list.
  ///
  /// In UIKit deprecated since iOS 18, in favor of `listCell()`; `init(style:)` makes the look of
  /// one kind of list in every list.
  @available(*, deprecated, renamed: "listCell()")
  public static func listPlainCell() -> BackgroundConfiguration {
    BackgroundConfiguration(style: .listPlainCell)
  }

  /// The background of a cell in a grouped or inset grouped list; the list rounds the cards'
  /// corners.
  ///
  /// In UIKit deprecated since iOS 18, in favor of `listCell()`.
  @available(*, deprecated, renamed: "listCell()")
  public static func listGroupedCell() -> BackgroundConfiguration {
    BackgroundConfiguration(style: .listGroupedCell)
  }

  /// The background of a cell in a sidebar.
  ///
  /// In UIKit deprecated since iOS 18, in favor of `listCell()`.
  @available(*, deprecated, renamed: "listCell()")
  public static func listSidebarCell() -> BackgroundConfiguration {
    BackgroundConfiguration(style: .listSidebarCell)
  }

  /// The background of a cell in a sidebar beside which there is another list.
  public static func listAccompaniedSidebarCell() -> BackgroundConfiguration {
    BackgroundConfiguration(style: .listAccompaniedSidebarCell)
  }

  /// The background of a header or footer in a plain list; the same in every state.
  public static func listPlainHeaderFooter() -> BackgroundConfiguration {
    BackgroundConfiguration(style: .listPlainHeaderFooter)
  }

  /// The background of a header or footer in a grouped or inset grouped list.
  public static func listGroupedHeaderFooter() -> BackgroundConfiguration {
    BackgroundConfiguration(style: .listGroupedHeaderFooter)
  }

  /// The background of a header in a sidebar.
  public static func listSidebarHeader() -> BackgroundConfiguration {
    BackgroundConfiguration(style: .listSidebarHeader)
  }
}
