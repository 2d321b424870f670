public import Foundation

extension ListMetrics {
  /// Lengths of rows.
  public struct Rows: Hashable, Sendable {
    /// The minimum height of the content, which grows with body text.
    ///
    /// At accessibility sizes, it is the height at text size large.
    public var minimumHeight: CGFloat

    /// The minimum height of the content at any text size; 0 for none.
    public var fixedMinimumHeight: CGFloat

    /// The minimum space above and below one line of body text in a cell, in the minimum height.
    public var textMargin: CGFloat

    /// The minimum space above and below one line of body text in a sidebar cell, in the minimum
    /// height.
    public var sidebarTextMargin: CGFloat

    /// The top and bottom layout margin of a cell, which list content ignores.
    public var verticalLayoutMargin: CGFloat

    /// The estimated height of a row before it is measured.
    public var estimatedHeight: CGFloat

    /// The indentation of one level.
    public var indentationWidth: CGFloat

    /// The indentation of one level of an outline in a sidebar.
    public var sidebarIndentationWidth: CGFloat
  }

  /// Lengths of headers and footers.
  public struct Headers: Hashable, Sendable {
    /// The space above each header of a plain list.
    public var plainTopPadding: CGFloat

    /// The estimated height of a header or footer in a plain list before it is measured.
    public var estimatedPlainHeight: CGFloat

    /// The estimated height of a header or footer in any other list before it is measured.
    public var estimatedHeight: CGFloat

    /// Whether the header of a sidebar has at least the minimum height of the sidebar's cells.
    public var sidebarsHaveMinimumHeight: Bool

    /// The opacity of the black scrim behind a pinned header, at its top, from 0 to 1.
    ///
    /// The scrim separates the header from the rows behind it. 0 means none.
    public var pinnedScrimOpacity: CGFloat

    /// The height over which the scrim fades out.
    public var pinnedScrimHeight: CGFloat
  }

  /// Sizes of symbols and of the slots that contain them.
  public struct Symbols: Hashable, Sendable {
    /// The width of the slot for a symbol in cells, headers and footers.
    public var cellWidth: CGFloat

    /// The width of the slot for a symbol in sidebar cells.
    public var sidebarWidth: CGFloat

    /// The height of the slot for a symbol; symbols do not make a row taller than its minimum.
    public var height: CGFloat

    /// The width of a symbol of unknown size, in body text at scale large.
    public var unknownWidth: CGFloat

    /// The height of a symbol of unknown size, in body text at scale large.
    public var unknownHeight: CGFloat
  }

  /// Sizes and distances of accessories.
  public struct Accessories: Hashable, Sendable {
    /// The width of the region of an accessory of standard width.
    public var regionWidth: CGFloat

    /// The distance between regions on the leading side.
    public var leadingSpacing: CGFloat

    /// The distance between regions on the trailing side.
    public var trailingSpacing: CGFloat

    /// The distance from a reorder control with a line to the region before it.
    public var reorderSpacing: CGFloat

    /// The width of the line before a reorder control.
    public var reorderSeparatorWidth: CGFloat

    /// The distance from that line to the region of the reorder control.
    public var reorderSeparatorSpacing: CGFloat

    /// The layout margin of accessories and content in a cell outside any list.
    public var marginOutsideLists: CGFloat

    /// The margin that content inherits on a side with accessories.
    public var contentMargin: CGFloat

    /// The maximum factor by which accessories grow with body text.
    public var maximumScale: CGFloat

    /// The size of an outline disclosure, which is as wide as its region.
    public var outlineDisclosureSize: CGSize

    /// The size of a checkmark.
    public var checkmarkSize: CGSize

    /// The size of a delete, insert or multiselect control.
    public var editControlSize: CGSize

    /// The size of a reorder control.
    public var reorderSize: CGSize

    /// The size of a detail button.
    public var detailSize: CGSize

    /// The size of a pop-up menu indicator.
    public var popUpMenuSize: CGSize

    /// The minimum size of the area in which an accessory takes touches.
    ///
    /// Recorded for the outline disclosure, assumed for the others.
    public var touchTargetSize: CGSize
  }

  /// The thickness and extent of separators.
  public struct Separators: Hashable, Sendable {
    /// The thickness in points, in addition to ``pixels``.
    public var points: CGFloat

    /// The thickness in pixels.
    public var pixels: CGFloat

    /// Whether separators end at the layout margin rather than at the edge of the row.
    public var endAtLayoutMargin: Bool
  }

  /// The gaps and corners of sections.
  public struct Sections: Hashable, Sendable {
    /// The corner radius of the cards of an inset grouped list.
    public var cardCornerRadius: CGFloat

    /// The gap above a grouped section without a header, except the first.
    public var groupedTopGap: CGFloat

    /// The gap below a section without a footer.
    public var groupedBottomGap: CGFloat

    /// The gap below the last section without a footer.
    public var groupedLastBottomGap: CGFloat

    /// The gap below a section of a sidebar.
    public var sidebarBottomGap: CGFloat
  }

  /// The distances of rows and content from the edges of a list.
  public struct Margins: Hashable, Sendable {
    /// The minimum width of a wide phone.
    public var widePhoneWidth: CGFloat

    /// The layout margin of cells, headers and footers in plain and grouped lists.
    public var layout: ByWidth

    /// The layout margin of cells, headers and footers in sidebars.
    public var sidebarLayout: ByWidth

    /// The distance of a sidebar's rows from the edges of the list.
    public var sidebarSideInset: ByWidth
  }

  /// Lengths that depend on the view that shows the list: a collection view or a table view.
  public struct Container: Hashable, Sendable {
    /// Whether the separator increases the height of each row.
    public var rowsIncludeSeparators: Bool

    /// Whether the content of such a row reaches down to the separator's lower edge.
    ///
    /// It ends above the separator otherwise. Accessories are centered in the space above the
    /// separator in either case.
    public var contentIncludesSeparators: Bool

    /// Whether each half of the gap between two sections is rounded up to a pixel separately.
    public var halfGapsRoundUp: Bool

    /// The gap above the first section of a grouped list if the section has no header.
    ///
    /// The default of tables is 35, as measured on iOS 26.1. On iOS 26.4, 17.5 was measured; the
    /// cause is unknown. Change this value in a style sheet to match a table of that version.
    public var groupedFirstTopGap: CGFloat

    /// The space above the content of the first header of a grouped list.
    public var groupedFirstHeaderPadding: CGFloat

    /// The space above the content of any other header of a grouped list.
    public var groupedHeaderPadding: CGFloat

    /// The reduction of the top and bottom margins of a plain header, compared with its style.
    public var plainHeaderMarginReduction: CGFloat

    /// The minimum height of a plain header, which grows with body text.
    ///
    /// At accessibility sizes, it is the height at text size large.
    public var plainHeaderMinimumHeight: CGFloat

    /// The layout margin inside the cards of an inset grouped list.
    public var cardLayoutMargin: ByWidth

    /// The distance of the outermost accessories in those cards from the edges of their row.
    public var cardAccessoryMargin: ByWidth

    /// The distance of the cards of an inset grouped list from the edges of the list.
    public var cardSideInset: ByWidth

    /// The size of a disclosure indicator, which is as wide as its region.
    public var disclosureIndicatorSize: CGSize
  }

  /// Lengths of the actions that a swipe reveals beside a row.
  public struct SwipeActions: Hashable, Sendable {
    /// The minimum width of an action, at any text size.
    public var minimumWidth: CGFloat

    /// The minimum distance of a title from the leading and trailing edges of its shape.
    public var padding: CGFloat

    /// The distance between the shapes of two actions; half of it is around each shape.
    public var spacing: CGFloat

    /// The corner radius of a shape, limited to half of its shorter side.
    public var cornerRadius: CGFloat

    /// The distance between an image, or its shape, and the title below it.
    public var imageToTextPadding: CGFloat

    /// Whether the title is below the shape of the image in rows that are tall enough.
    ///
    /// It is inside the shape otherwise.
    public var titlesBelowShapes: Bool
  }
}
