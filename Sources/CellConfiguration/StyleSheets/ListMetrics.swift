public import Foundation

/// Sizes and distances that are no configuration's own: of rows, accessories, separators and
/// sections.
///
/// All lengths are points at text size large. The comment on a number in the tables of the two
/// generations says how well it is known.
public struct ListMetrics: Hashable, Sendable {
  /// A length that depends on the width of the screen and the kind of device.
  public struct ByWidth: Hashable, Sendable {
    /// On phones narrower than ``ListMetrics/widePhoneWidth``.
    public var narrow: CGFloat

    /// On wider phones, and on everything that is neither phone nor tablet.
    public var wide: CGFloat

    /// On tablets.
    public var pad: CGFloat

    /// On tablets in lists that are narrower than a wide phone, such as the first column of a split
    /// view.
    public var padColumn: CGFloat

    /// Creates a length of its values; columns have what tablets have if nothing else is said.
    public init(narrow: CGFloat, wide: CGFloat, pad: CGFloat, padColumn: CGFloat? = nil) {
      self.narrow = narrow
      self.wide = wide
      self.pad = pad
      self.padColumn = padColumn ?? pad
    }
  }

  /// Lengths that depend on which view shows the list: a collection view or a table view.
  public struct Container: Hashable, Sendable {
    /// Whether every row is taller by its separator.
    public var rowsIncludeSeparators: Bool

    /// Whether each half of the gap between two sections is rounded up to a pixel by itself.
    public var halfGapsRoundUp: Bool

    /// The gap above the first section of a grouped list where it has no header.
    public var groupedFirstTopGap: CGFloat

    /// The space above the content of the first header of a grouped list.
    public var groupedFirstHeaderPadding: CGFloat

    /// The space above the content of any other header of a grouped list.
    public var groupedHeaderPadding: CGFloat

    /// How much less space there is above and below the content of a plain header than its style
    /// says.
    public var plainHeaderMarginReduction: CGFloat

    /// The least height of a plain header, which grows with body text.
    public var plainHeaderMinimumHeight: CGFloat

    /// The layout margin inside the cards of an inset grouped list.
    public var cardLayoutMargin: ByWidth

    /// The distance of the outermost accessories in those cards from the edges of their row.
    public var cardAccessoryMargin: ByWidth

    /// The distance of the cards of an inset grouped list from the edges of the list.
    public var cardSideInset: ByWidth

    /// The box of a disclosure indicator, which is as wide as its region.
    public var disclosureIndicatorSize: CGSize
  }

  // MARK: Rows

  /// The least height of a row's content, which grows with body text.
  public var minimumRowHeight: CGFloat

  /// The least height of a row's content at any text size; 0 for none.
  public var fixedMinimumRowHeight: CGFloat

  /// The space above and below one line of body text that a cell has at least.
  public var cellTextMargin: CGFloat

  /// The space above and below one line of body text that a sidebar cell has at least.
  public var sidebarTextMargin: CGFloat

  /// Whether the header of a sidebar is at least as high as the sidebar's cells.
  public var sidebarHeadersHaveMinimumHeight: Bool

  /// The layout margin of a cell at its top and bottom; list content does not look at it.
  public var rowVerticalLayoutMargin: CGFloat

  /// The height of a row before it is measured.
  public var estimatedRowHeight: CGFloat

  /// The height of a header or footer in a plain list before it is measured.
  public var estimatedPlainHeaderHeight: CGFloat

  /// The height of a header or footer in any other list before it is measured.
  public var estimatedHeaderHeight: CGFloat

  // MARK: Symbols

  /// The width of the slot for a symbol in cells, headers and footers.
  public var cellSymbolWidth: CGFloat

  /// The width of the slot for a symbol in sidebar cells.
  public var sidebarSymbolWidth: CGFloat

  /// The height of the slot for a symbol; rows with symbols stay at their minimum height.
  public var symbolHeight: CGFloat

  /// The width of a symbol whose own size is not known, in body text at scale large.
  public var unknownSymbolWidth: CGFloat

  /// The height of a symbol whose own size is not known, in body text at scale large.
  public var unknownSymbolHeight: CGFloat

  // MARK: Accessories

  /// The width of the region of an accessory of standard width.
  public var accessoryRegionWidth: CGFloat

  /// The distance between regions on the leading side.
  public var leadingAccessorySpacing: CGFloat

  /// The distance between regions on the trailing side.
  public var trailingAccessorySpacing: CGFloat

  /// The distance from a reorder control with a line to the region before it.
  public var reorderSpacing: CGFloat

  /// The width of the line before a reorder control.
  public var reorderSeparatorWidth: CGFloat

  /// The distance from that line to the region of the reorder control.
  public var reorderSeparatorSpacing: CGFloat

  /// The layout margin of a cell outside any list: of its accessories and of its content.
  public var marginOutsideLists: CGFloat

  /// The margin that content inherits on a side with accessories.
  public var contentMarginBesideAccessory: CGFloat

  /// How much accessories grow with body text at most.
  public var maximumAccessoryScale: CGFloat

  /// The indentation of one level.
  public var indentationWidth: CGFloat

  /// The indentation of one level of an outline in a sidebar.
  public var sidebarIndentationWidth: CGFloat

  /// The box of an outline disclosure, which is as wide as its region.
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

  // MARK: Separators

  /// The thickness of separators in points, beside what is said in pixels.
  public var separatorPoints: CGFloat

  /// The thickness of separators in pixels.
  public var separatorPixels: CGFloat

  /// Whether separators end at the layout margin rather than at the edge of the row.
  public var separatorsEndAtLayoutMargin: Bool

  // MARK: Sections

  /// The width from which on a phone counts as wide.
  public var widePhoneWidth: CGFloat

  /// The corner radius of the cards of an inset grouped list.
  public var cardCornerRadius: CGFloat

  /// The gap above a grouped section without a header that is not the first.
  public var groupedTopGap: CGFloat

  /// The gap below a section without a footer.
  public var groupedBottomGap: CGFloat

  /// The gap below the last section without a footer.
  public var groupedLastBottomGap: CGFloat

  /// The gap below a section of a sidebar.
  public var sidebarBottomGap: CGFloat

  /// The space above each header of a plain list.
  public var plainHeaderTopPadding: CGFloat

  /// The layout margin of cells, headers and footers in plain and grouped lists.
  public var layoutMargin: ByWidth

  /// The layout margin of cells, headers and footers in sidebars, on every device.
  public var sidebarLayoutMargin: CGFloat

  /// The distance of a sidebar's rows from the edges of the list.
  public var sidebarSideInset: ByWidth

  /// What holds in lists of a collection view.
  public var collectionView: Container

  /// What holds in table views.
  public var tableView: Container
}
