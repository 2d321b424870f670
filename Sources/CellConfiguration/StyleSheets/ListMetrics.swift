public import Foundation

/// The sizes and distances of rows, accessories, separators and sections in lists.
///
/// All lengths are in points at text size large. The comment on a number in the tables of the two
/// generations states how well it is known.
public struct ListMetrics: Hashable, Sendable {
  /// A length that depends on the width of the screen and the kind of device.
  public struct ByWidth: Hashable, Sendable {
    /// The length on phones narrower than ``ListMetrics/widePhoneWidth``.
    public var narrow: CGFloat

    /// The length on wider phones and on devices other than phones and tablets.
    public var wide: CGFloat

    /// The length on tablets.
    public var pad: CGFloat

    /// The length on tablets in lists narrower than a wide phone.
    ///
    /// The first column of a split view is an example.
    public var padColumn: CGFloat

    /// Creates a length from its values; the default for columns is the value for tablets.
    public init(narrow: CGFloat, wide: CGFloat, pad: CGFloat, padColumn: CGFloat? = nil) {
      self.narrow = narrow
      self.wide = wide
      self.pad = pad
      self.padColumn = padColumn ?? pad
    }
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
    public var groupedFirstTopGap: CGFloat

    /// The space above the content of the first header of a grouped list.
    public var groupedFirstHeaderPadding: CGFloat

    /// The space above the content of any other header of a grouped list.
    public var groupedHeaderPadding: CGFloat

    /// The reduction of the top and bottom margins of a plain header, compared with its style.
    public var plainHeaderMarginReduction: CGFloat

    /// The minimum height of a plain header, which grows with body text.
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

    /// The distance between an image and the title below it.
    public var imageToTextPadding: CGFloat
  }

  // MARK: Rows

  /// The minimum height of a row's content, which grows with body text.
  public var minimumRowHeight: CGFloat

  /// The minimum height of a row's content at any text size; 0 for none.
  public var fixedMinimumRowHeight: CGFloat

  /// The minimum space above and below one line of body text in a cell.
  public var cellTextMargin: CGFloat

  /// The minimum space above and below one line of body text in a sidebar cell.
  public var sidebarTextMargin: CGFloat

  /// Whether the header of a sidebar is at least as high as the sidebar's cells.
  public var sidebarHeadersHaveMinimumHeight: Bool

  /// The top and bottom layout margin of a cell, which list content ignores.
  public var rowVerticalLayoutMargin: CGFloat

  /// The estimated height of a row before it is measured.
  public var estimatedRowHeight: CGFloat

  /// The estimated height of a header or footer in a plain list before it is measured.
  public var estimatedPlainHeaderHeight: CGFloat

  /// The estimated height of a header or footer in any other list before it is measured.
  public var estimatedHeaderHeight: CGFloat

  // MARK: Symbols

  /// The width of the slot for a symbol in cells, headers and footers.
  public var cellSymbolWidth: CGFloat

  /// The width of the slot for a symbol in sidebar cells.
  public var sidebarSymbolWidth: CGFloat

  /// The height of the slot for a symbol; symbols do not make a row taller than its minimum.
  public var symbolHeight: CGFloat

  /// The width of a symbol of unknown size, in body text at scale large.
  public var unknownSymbolWidth: CGFloat

  /// The height of a symbol of unknown size, in body text at scale large.
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

  /// The layout margin of accessories and content in a cell outside any list.
  public var marginOutsideLists: CGFloat

  /// The margin that content inherits on a side with accessories.
  public var contentMarginBesideAccessory: CGFloat

  /// The maximum factor by which accessories grow with body text.
  public var maximumAccessoryScale: CGFloat

  /// The indentation of one level.
  public var indentationWidth: CGFloat

  /// The indentation of one level of an outline in a sidebar.
  public var sidebarIndentationWidth: CGFloat

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

  /// The size that the area of an accessory in which it takes touches has at least.
  ///
  /// Recorded for the outline disclosure, assumed for the others.
  public var touchTargetSize: CGSize

  // MARK: Separators

  /// The thickness of separators in points, in addition to ``separatorPixels``.
  public var separatorPoints: CGFloat

  /// The thickness of separators in pixels.
  public var separatorPixels: CGFloat

  /// Whether separators end at the layout margin rather than at the edge of the row.
  public var separatorsEndAtLayoutMargin: Bool

  // MARK: Sections

  /// The minimum width of a wide phone.
  public var widePhoneWidth: CGFloat

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

  /// The space above each header of a plain list.
  public var plainHeaderTopPadding: CGFloat

  /// The layout margin of cells, headers and footers in plain and grouped lists.
  public var layoutMargin: ByWidth

  /// The layout margin of cells, headers and footers in sidebars, on every device.
  public var sidebarLayoutMargin: CGFloat

  /// The distance of a sidebar's rows from the edges of the list.
  public var sidebarSideInset: ByWidth

  /// The lengths in lists of a collection view.
  public var collectionView: Container

  /// The lengths in table views.
  public var tableView: Container
  /// The lengths of swipe actions.
  public var swipeActions: SwipeActions
}
