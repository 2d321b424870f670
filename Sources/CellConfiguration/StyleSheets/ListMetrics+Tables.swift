// swift-format-ignore-file

import Foundation

// The sources of all numbers are in `StyleSheet.Generation.sources`. Comments have the details.

extension ListMetrics {
  /// The metrics of iOS 14-18; a column of 320 points was measured on a tablet.
  static let iOS18 = ListMetrics(
    rows: Rows(
      minimumHeight: 44,  // measured; growth inferred, none at accessibility sizes assumed
      fixedMinimumHeight: 44,  // measured at medium and large
      textMargin: 0,  // recorded at large, measured at medium
      sidebarTextMargin: 0,  // recorded at large
      verticalLayoutMargin: 11,  // measured; in iOS 18 inferred
      estimatedHeight: 44,  // recorded on the Mac
      indentationWidth: 10,
      sidebarIndentationWidth: 20),  // measured in iOS 16; recorded
    headers: Headers(
      plainTopPadding: 22,  // recorded for first-item headers, documented for others
      estimatedPlainHeight: 28,
      estimatedHeight: 17.5,
      sidebarsHaveMinimumHeight: false,
      pinnedScrimOpacity: 0,  // documented: the header's background shows a material instead
      pinnedScrimHeight: 0),  // no scrim
    symbols: Symbols(
      cellWidth: 24,  // measured in cells, assumed elsewhere
      sidebarWidth: 28,  // measured in iOS 14 and 16, assumed for iOS 26
      height: 22,  // assumed, at most this
      unknownWidth: 24,
      unknownHeight: 22),
    accessories: Accessories(
      regionWidth: 24,
      leadingSpacing: 16,
      trailingSpacing: 8,
      reorderSpacing: 17,
      reorderSeparatorWidth: 1,
      reorderSeparatorSpacing: 8,
      marginOutsideLists: 8,
      contentMargin: 8,
      maximumScale: 1.5,  // assumed; reproduces two measured sizes
      outlineDisclosureSize: CGSize(width: 14, height: 14),  // recorded in iOS 26
      checkmarkSize: CGSize(width: 19, height: 18),  // recorded in iOS 26
      editControlSize: CGSize(width: 26, height: 26),  // recorded in iOS 26
      reorderSize: CGSize(width: 27, height: 15),  // recorded in iOS 26
      detailSize: CGSize(width: 22, height: 22),
      popUpMenuSize: CGSize(width: 14, height: 20),
      touchTargetSize: CGSize(width: 44, height: 44)),  // recorded in iOS 26; other accessories assumed
    separators: Separators(
      points: 0,
      pixels: 1,
      endAtLayoutMargin: false),
    sections: Sections(
      cardCornerRadius: 10,
      groupedTopGap: 17.5,
      groupedBottomGap: 17.5,
      groupedLastBottomGap: 20,
      sidebarBottomGap: 10),  // recorded on the Mac
    margins: Margins(
      widePhoneWidth: 390,
      layout: ByWidth(narrow: 16, wide: 20, pad: 20),
      sidebarLayout: ByWidth(narrow: 8, wide: 8, pad: 8),  // measured in iOS 14-16
      sidebarSideInset: ByWidth(narrow: 16, wide: 20, pad: 16)),  // measured in iOS 14-16
    collectionView: Container(
      rowsIncludeSeparators: false,
      contentIncludesSeparators: false,  // no separator adds to a row
      halfGapsRoundUp: true,
      groupedFirstTopGap: 17.5,
      groupedFirstHeaderPadding: 0,
      groupedHeaderPadding: 0,
      plainHeaderMarginReduction: 0,  // as the style says
      plainHeaderMinimumHeight: 0,  // as the style says
      cardLayoutMargin: ByWidth(narrow: 16, wide: 20, pad: 16),
      cardAccessoryMargin: ByWidth(narrow: 16, wide: 20, pad: 16),  // measured: the layout margin
      cardSideInset: ByWidth(narrow: 16, wide: 20, pad: 20, padColumn: 16),
      disclosureIndicatorSize: CGSize(width: 14, height: 14)),  // recorded in iOS 26
    tableView: Container(
      rowsIncludeSeparators: true,
      contentIncludesSeparators: false,
      halfGapsRoundUp: false,
      groupedFirstTopGap: 35,
      groupedFirstHeaderPadding: 17.5,  // assumed: the gap without a header is as much larger
      groupedHeaderPadding: 0,
      plainHeaderMarginReduction: 0,
      plainHeaderMinimumHeight: 0,
      cardLayoutMargin: ByWidth(narrow: 16, wide: 20, pad: 16),
      cardAccessoryMargin: ByWidth(narrow: 16, wide: 20, pad: 16),  // measured: the layout margin
      cardSideInset: ByWidth(narrow: 16, wide: 20, pad: 20, padColumn: 16),
      disclosureIndicatorSize: CGSize(width: 31.0 / 3, height: 14)),
    swipeActions: SwipeActions(
      minimumWidth: 74,
      padding: 12,
      spacing: 0,
      cornerRadius: 0,
      imageToTextPadding: 2,
      titlesBelowShapes: false))

  /// The metrics of iOS 26, by their differences from those of iOS 18.
  ///
  /// A number that is not listed is the same.
  static let iOS26: ListMetrics = {
    var metrics = iOS18
    metrics.rows.minimumHeight = 44  // measured; growth inferred; none measured at the largest accessibility size
    metrics.rows.fixedMinimumHeight = 0  // measured at medium and large
    metrics.rows.textMargin = 15  // recorded at large, measured at medium
    metrics.rows.sidebarTextMargin = 11  // recorded at large
    metrics.rows.verticalLayoutMargin = 15
    metrics.rows.estimatedHeight = 52  // recorded on the Mac
    metrics.rows.sidebarIndentationWidth = 10
    metrics.headers.sidebarsHaveMinimumHeight = true
    metrics.headers.pinnedScrimOpacity = 0.15  // measured; in sidebars assumed
    metrics.headers.pinnedScrimHeight = 60  // measured; in sidebars assumed
    metrics.separators.points = 1
    metrics.separators.pixels = 0
    metrics.separators.endAtLayoutMargin = true
    metrics.sections.cardCornerRadius = 26
    metrics.margins.layout = ByWidth(narrow: 16, wide: 20, pad: 16)
    metrics.margins.sidebarLayout = ByWidth(narrow: 8, wide: 8, pad: 16)  // assumed; on tablets measured in iOS 27, in one sidebar that may set its own
    metrics.margins.sidebarSideInset = ByWidth(narrow: 16, wide: 20, pad: 16)  // assumed; on tablets measured in iOS 27
    metrics.collectionView.halfGapsRoundUp = false
    metrics.collectionView.groupedFirstTopGap = 35
    metrics.collectionView.cardLayoutMargin = ByWidth(narrow: 16, wide: 16, pad: 20)  // measured; columns assumed
    metrics.collectionView.cardAccessoryMargin = ByWidth(narrow: 16, wide: 16, pad: 20)  // measured: the layout margin; columns assumed
    metrics.collectionView.cardSideInset = ByWidth(narrow: 16, wide: 16, pad: 20)  // measured; columns assumed
    metrics.tableView.contentIncludesSeparators = true
    metrics.tableView.groupedFirstHeaderPadding = 15  // measured: 35 and the label, 20 of it the style's own
    metrics.tableView.groupedHeaderPadding = 5  // measured: 25 and the label
    metrics.tableView.plainHeaderMarginReduction = 6.5  // measured: the label at 4 in 28
    metrics.tableView.plainHeaderMinimumHeight = 28
    metrics.tableView.cardLayoutMargin = ByWidth(narrow: 16, wide: 16, pad: 20)  // measured; columns assumed
    metrics.tableView.cardAccessoryMargin = ByWidth(narrow: 16, wide: 20, pad: 20)  // measured when wide, else assumed
    metrics.tableView.cardSideInset = ByWidth(narrow: 16, wide: 20, pad: 20)  // measured; on tablets inferred from lists
    metrics.swipeActions.spacing = 8
    metrics.swipeActions.cornerRadius = 26
    metrics.swipeActions.titlesBelowShapes = true
    return metrics
  }()
}
