// swift-format-ignore-file

import Foundation

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
      indentationWidth: 10,  // recorded
      sidebarIndentationWidth: 20),  // measured in iOS 16; recorded
    headers: Headers(
      plainTopPadding: 22,  // recorded for first-item headers, documented for others
      estimatedPlainHeight: 28,  // recorded
      estimatedHeight: 17.5,  // recorded
      sidebarsHaveMinimumHeight: false,  // inferred
      pinnedScrimOpacity: 0,  // documented: the header's background shows a material instead
      pinnedScrimHeight: 0),  // no scrim
    symbols: Symbols(
      cellWidth: 24,  // measured in cells, assumed elsewhere
      sidebarWidth: 28,  // measured in iOS 14 and 16, assumed for iOS 26
      height: 22,  // assumed, at most this
      unknownWidth: 24,  // assumed
      unknownHeight: 22),  // assumed
    accessories: Accessories(
      regionWidth: 24,  // recorded
      leadingSpacing: 16,  // recorded
      trailingSpacing: 8,  // recorded
      reorderSpacing: 17,  // recorded
      reorderSeparatorWidth: 1,  // recorded
      reorderSeparatorSpacing: 8,  // recorded
      marginOutsideLists: 8,  // recorded
      contentMargin: 8,  // measured
      maximumScale: 1.5,  // assumed; reproduces two measured sizes
      outlineDisclosureSize: CGSize(width: 14, height: 14),  // recorded in iOS 26
      checkmarkSize: CGSize(width: 19, height: 18),  // recorded in iOS 26
      editControlSize: CGSize(width: 26, height: 26),  // recorded in iOS 26
      reorderSize: CGSize(width: 27, height: 15),  // recorded in iOS 26
      detailSize: CGSize(width: 22, height: 22),  // assumed
      popUpMenuSize: CGSize(width: 14, height: 20),  // assumed
      touchTargetSize: CGSize(width: 44, height: 44)),  // recorded in iOS 26; other accessories assumed
    separators: Separators(
      points: 0,  // measured
      pixels: 1,  // measured
      endAtLayoutMargin: false),  // measured
    sections: Sections(
      cardCornerRadius: 10,  // measured
      groupedTopGap: 17.5,  // measured
      groupedBottomGap: 17.5,  // measured
      groupedLastBottomGap: 20,  // recorded
      sidebarBottomGap: 10),  // recorded on the Mac
    margins: Margins(
      widePhoneWidth: 390,  // measured
      layout: ByWidth(narrow: 16, wide: 20, pad: 20),  // measured
      sidebarLayout: ByWidth(narrow: 8, wide: 8, pad: 8),  // measured in iOS 14-16
      sidebarSideInset: ByWidth(narrow: 16, wide: 20, pad: 16)),  // measured in iOS 14-16
    collectionView: Container(
      rowsIncludeSeparators: false,  // measured
      contentIncludesSeparators: false,  // no separator adds to a row
      halfGapsRoundUp: true,  // measured
      groupedFirstTopGap: 17.5,  // measured
      groupedFirstHeaderPadding: 0,  // measured
      groupedHeaderPadding: 0,  // measured
      plainHeaderMarginReduction: 0,  // as the style says
      plainHeaderMinimumHeight: 0,  // as the style says
      cardLayoutMargin: ByWidth(narrow: 16, wide: 20, pad: 16),  // measured
      cardAccessoryMargin: ByWidth(narrow: 16, wide: 20, pad: 16),  // measured: the layout margin
      cardSideInset: ByWidth(narrow: 16, wide: 20, pad: 20, padColumn: 16),  // measured
      disclosureIndicatorSize: CGSize(width: 14, height: 14)),  // recorded in iOS 26
    tableView: Container(
      rowsIncludeSeparators: true,  // measured
      contentIncludesSeparators: false,  // recorded
      halfGapsRoundUp: false,  // measured
      groupedFirstTopGap: 35,  // measured
      groupedFirstHeaderPadding: 17.5,  // assumed: the gap without a header is as much larger
      groupedHeaderPadding: 0,  // assumed
      plainHeaderMarginReduction: 0,  // assumed
      plainHeaderMinimumHeight: 0,  // assumed
      cardLayoutMargin: ByWidth(narrow: 16, wide: 20, pad: 16),  // measured
      cardAccessoryMargin: ByWidth(narrow: 16, wide: 20, pad: 16),  // measured: the layout margin
      cardSideInset: ByWidth(narrow: 16, wide: 20, pad: 20, padColumn: 16),  // measured
      disclosureIndicatorSize: CGSize(width: 31.0 / 3, height: 14)),  // measured
    swipeActions: SwipeActions(
      minimumWidth: 74,  // assumed
      padding: 12,  // assumed
      spacing: 0,  // assumed
      cornerRadius: 0,  // assumed
      imageToTextPadding: 2,  // assumed
      titlesBelowShapes: false))  // assumed

  /// The metrics of iOS 26, by their differences from those of iOS 18.
  ///
  /// A number that is not listed is the same, with the same status.
  static let iOS26: ListMetrics = {
    var metrics = iOS18
    metrics.rows.minimumHeight = 44  // measured; growth inferred; none measured at the largest accessibility size
    metrics.rows.fixedMinimumHeight = 0  // measured at medium and large
    metrics.rows.textMargin = 15  // recorded at large, measured at medium
    metrics.rows.sidebarTextMargin = 11  // recorded at large
    metrics.rows.verticalLayoutMargin = 15  // measured
    metrics.rows.estimatedHeight = 52  // recorded on the Mac
    metrics.rows.sidebarIndentationWidth = 10  // recorded
    metrics.headers.sidebarsHaveMinimumHeight = true  // inferred
    metrics.headers.pinnedScrimOpacity = 0.15  // measured; in sidebars assumed
    metrics.headers.pinnedScrimHeight = 60  // measured; in sidebars assumed
    metrics.separators.points = 1  // measured
    metrics.separators.pixels = 0  // measured
    metrics.separators.endAtLayoutMargin = true  // measured
    metrics.sections.cardCornerRadius = 26  // measured
    metrics.margins.layout = ByWidth(narrow: 16, wide: 20, pad: 16)  // measured
    metrics.margins.sidebarLayout = ByWidth(narrow: 8, wide: 8, pad: 16)  // assumed; on tablets measured in iOS 27, in one sidebar that may set its own
    metrics.margins.sidebarSideInset = ByWidth(narrow: 16, wide: 20, pad: 16)  // assumed; on tablets measured in iOS 27
    metrics.collectionView.halfGapsRoundUp = false  // measured
    metrics.collectionView.groupedFirstTopGap = 35  // measured
    metrics.collectionView.cardLayoutMargin = ByWidth(narrow: 16, wide: 16, pad: 20)  // measured; columns assumed
    metrics.collectionView.cardAccessoryMargin = ByWidth(narrow: 16, wide: 16, pad: 20)  // measured: the layout margin; columns assumed
    metrics.collectionView.cardSideInset = ByWidth(narrow: 16, wide: 16, pad: 20)  // measured; columns assumed
    metrics.tableView.contentIncludesSeparators = true  // measured
    metrics.tableView.groupedFirstHeaderPadding = 15  // measured: 35 and the label, 20 of it the style's own
    metrics.tableView.groupedHeaderPadding = 5  // measured: 25 and the label
    metrics.tableView.plainHeaderMarginReduction = 6.5  // measured: the label at 4 in 28
    metrics.tableView.plainHeaderMinimumHeight = 28  // measured
    metrics.tableView.cardLayoutMargin = ByWidth(narrow: 16, wide: 16, pad: 20)  // measured; columns assumed
    metrics.tableView.cardAccessoryMargin = ByWidth(narrow: 16, wide: 20, pad: 20)  // measured when wide, else assumed
    metrics.tableView.cardSideInset = ByWidth(narrow: 16, wide: 20, pad: 20)  // measured; on tablets inferred from lists
    metrics.swipeActions.spacing = 8  // assumed
    metrics.swipeActions.cornerRadius = 26  // assumed
    metrics.swipeActions.titlesBelowShapes = true  // assumed
    return metrics
  }()
}
