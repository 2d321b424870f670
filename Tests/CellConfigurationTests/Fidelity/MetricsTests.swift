import CellConfiguration
import Foundation
import Testing

/// The metrics of both generations against the numbers that were recorded and measured.
struct MetricsTests {
  /// One length and what it is in iOS 18 and iOS 26.
  struct Row: Sendable, CustomStringConvertible {
    let description: String
    let path: any KeyPath<ListMetrics, CGFloat> & Sendable
    let iOS18: CGFloat
    let iOS26: CGFloat

    init(
      _ name: String, _ path: any KeyPath<ListMetrics, CGFloat> & Sendable, _ iOS18: CGFloat,
      _ iOS26: CGFloat
    ) {
      description = name
      self.path = path
      self.iOS18 = iOS18
      self.iOS26 = iOS26
    }
  }

  // swift-format-ignore
  @Test("every length is the recorded one", arguments: [
    //                                                                   iOS 18  iOS 26
    Row("symbol width in cells", \.cellSymbolWidth,                             24, 24),
    Row("symbol width in sidebars", \.sidebarSymbolWidth,                       28, 28),
    Row("symbol height", \.symbolHeight,                                        22, 22),
    Row("standard region", \.accessoryRegionWidth,                              24, 24),
    Row("chevron region", \.chevronRegionWidth,                                 14, 14),
    Row("leading spacing", \.leadingAccessorySpacing,                           16, 16),
    Row("trailing spacing", \.trailingAccessorySpacing,                         8, 8),
    Row("reorder gap", \.reorderSpacing,                                        17, 17),
    Row("reorder separator width", \.reorderSeparatorWidth,                     1, 1),
    Row("reorder separator to region", \.reorderSeparatorSpacing,               8, 8),
    Row("side margin outside lists", \.marginOutsideLists,                      8, 8),
    Row("content margin beside accessories", \.contentMarginBesideAccessory,8, 8),
    Row("indentation", \.indentationWidth,                                      10, 10),
    Row("indentation of sidebar outlines", \.sidebarIndentationWidth,           20, 10),
    Row("disclosure indicator width", \.disclosureIndicatorSize.width,          14, 14),
    Row("disclosure indicator height", \.disclosureIndicatorSize.height,        14, 14),
    Row("outline disclosure width", \.outlineDisclosureSize.width,              14, 14),
    Row("outline disclosure height", \.outlineDisclosureSize.height,            14, 14),
    Row("checkmark width", \.checkmarkSize.width,                               19, 19),
    Row("checkmark height", \.checkmarkSize.height,                             18, 18),
    Row("delete, insert, multiselect width", \.editControlSize.width,           26, 26),
    Row("delete, insert, multiselect height", \.editControlSize.height,         26, 26),
    Row("reorder width", \.reorderSize.width,                                   27, 27),
    Row("reorder height", \.reorderSize.height,                                 15, 15),
    Row("detail width", \.detailSize.width,                                     22, 22),
    Row("detail height", \.detailSize.height,                                   22, 22),
    Row("pop-up menu width", \.popUpMenuSize.width,                             14, 14),
    Row("pop-up menu height", \.popUpMenuSize.height,                           20, 20),
    Row("separator, points", \.separatorPoints,                                 0, 1),
    Row("separator, pixels", \.separatorPixels,                                 1, 0),
    Row("card corner radius", \.cardCornerRadius,                               10, 26),
    Row("card inset, narrow", \.collectionView.cardSideInset.narrow,            16, 16),
    Row("card inset, wide", \.collectionView.cardSideInset.wide,                20, 16),
    Row("card inset, pad", \.collectionView.cardSideInset.pad,                  20, 24),
    Row("card margin, narrow", \.collectionView.cardLayoutMargin.narrow,        16, 16),
    Row("card margin, wide", \.collectionView.cardLayoutMargin.wide,            20, 16),
    Row("card margin, pad", \.collectionView.cardLayoutMargin.pad,              16, 16),
    Row("layout margin, narrow", \.layoutMargin.narrow,                         16, 16),
    Row("layout margin, wide", \.layoutMargin.wide,                             20, 20),
    Row("layout margin, pad", \.layoutMargin.pad,                               20, 16),
    Row("wide phone", \.widePhoneWidth,                                         390, 390),
    Row("above the first grouped section", \.collectionView.groupedFirstTopGap,17.5, 35),
    Row("card inset, 320 on a pad", \.collectionView.cardSideInset.padColumn,   16, 24),
    Row("table card inset, narrow", \.tableView.cardSideInset.narrow,           16, 16),
    Row("table card inset, wide", \.tableView.cardSideInset.wide,               20, 20),
    Row("table card inset, pad", \.tableView.cardSideInset.pad,                 20, 24),
    Row("table card margin, narrow", \.tableView.cardLayoutMargin.narrow,       16, 16),
    Row("table card margin, wide", \.tableView.cardLayoutMargin.wide,           20, 16),
    Row("table card margin, pad", \.tableView.cardLayoutMargin.pad,             16, 20),
    Row("above the first table section", \.tableView.groupedFirstTopGap,        35, 35),
    Row("half gap above", \.groupedTopGap,                                      17.5, 17.5),
    Row("half gap below", \.groupedBottomGap,                                   17.5, 17.5),
    Row("below the last grouped section", \.groupedLastBottomGap,               20, 20),
    Row("above plain headers", \.plainHeaderTopPadding,                         22, 22),
    Row("below sidebar sections", \.sidebarBottomGap,                           10, 10),
    Row("sidebar inset, narrow", \.sidebarSideInset.narrow,                     16, 16),
    Row("sidebar inset, wide", \.sidebarSideInset.wide,                         20, 20),
    Row("sidebar inset, pad", \.sidebarSideInset.pad,                           16, 16),
    Row("estimated plain header", \.estimatedPlainHeaderHeight,                 28, 28),
    Row("estimated grouped header", \.estimatedHeaderHeight,                    17.5, 17.5),
  ])
  func length(_ row: Row) {
    #expect(StyleSheet.iOS18.metrics[keyPath: row.path] == row.iOS18)
    #expect(StyleSheet.iOS26.metrics[keyPath: row.path] == row.iOS26)
  }

  @Test("separators end at the layout margin in iOS 26 and at the edge before")
  func separators() {
    #expect(StyleSheet.iOS26.metrics.separatorsEndAtLayoutMargin)
    #expect(!StyleSheet.iOS18.metrics.separatorsEndAtLayoutMargin)
  }

  @Test("half gaps are rounded one by one in collection lists of iOS 18 only")
  func halfGaps() {
    #expect(StyleSheet.iOS18.metrics.collectionView.halfGapsRoundUp)
    #expect(!StyleSheet.iOS18.metrics.tableView.halfGapsRoundUp)
    #expect(!StyleSheet.iOS26.metrics.collectionView.halfGapsRoundUp)
    #expect(!StyleSheet.iOS26.metrics.tableView.halfGapsRoundUp)
  }

  @Test("rows of table views are taller by their separator", arguments: [StyleSheet.iOS18, .iOS26])
  func rowsWithSeparators(_ sheet: StyleSheet) {
    #expect(sheet.metrics.tableView.rowsIncludeSeparators)
    #expect(!sheet.metrics.collectionView.rowsIncludeSeparators)
  }

  @Test(
    "rows are at least as high as recorded and measured",
    arguments: [
      (StyleSheet.iOS26, ContentSizeCategory.large, 52.0, 44.0), (.iOS26, .medium, 51, 43),
      (.iOS18, .large, 44, 44), (.iOS18, .medium, 44, 44),
    ])
  func rowHeight(
    _ sheet: StyleSheet, _ category: ContentSizeCategory, _ cell: CGFloat, _ sidebar: CGFloat
  ) {
    let metrics = sheet.metrics
    let body = CellFont.TextStyle.body.baselineDistance(at: category)
    func height(_ textMargin: CGFloat) -> CGFloat {
      max(
        metrics.fixedMinimumRowHeight, 2 * textMargin + body,
        (metrics.minimumRowHeight * body / 22).rounded())
    }
    #expect(height(metrics.cellTextMargin) == cell)
    #expect(height(metrics.sidebarTextMargin) == sidebar)
  }
}
