import CellConfiguration
import Foundation
import Testing

/// A length of the style sheets: the rule that has it, what it is in both generations, and how that
/// is known.
struct MetricFact: Sendable, CustomTestStringConvertible {
  typealias Path = any KeyPath<ListMetrics, CGFloat> & Sendable

  var rule: String
  var name: String
  var path: Path
  var iOS18: CGFloat
  var iOS18Evidence: Evidence
  var iOS26: CGFloat
  var iOS26Evidence: Evidence

  var testDescription: String { "\(rule), \(name) [\(iOS18Evidence), \(iOS26Evidence)]" }

  init(
    _ rule: String, _ name: String, _ path: Path, _ iOS18: CGFloat, _ iOS18Evidence: Evidence,
    _ iOS26: CGFloat, _ iOS26Evidence: Evidence
  ) {
    self.rule = rule
    self.name = name
    self.path = path
    self.iOS18 = iOS18
    self.iOS18Evidence = iOS18Evidence
    self.iOS26 = iOS26
    self.iOS26Evidence = iOS26Evidence
  }

  // swift-format-ignore
  /// Every length that the sheets have: in iOS 18, and then in iOS 26.
  static let all = [
    MetricFact("G3",  "least height, grows with text",         \.rows.minimumHeight,                            44,   .measured,   44,   .measured),
    MetricFact("G3",  "least height at any text size",         \.rows.fixedMinimumHeight,                       44,   .measured,   0,    .measured),
    MetricFact("G3",  "around a line of a cell",               \.rows.textMargin,                               0,    .measured,   15,   .recorded),
    MetricFact("G3",  "around a line of a sidebar cell",       \.rows.sidebarTextMargin,                        0,    .assumed,    11,   .recorded),
    MetricFact("G4",  "symbol width in cells",                 \.symbols.cellWidth,                             24,   .measured,   24,   .measured),
    MetricFact("G4",  "symbol width in sidebars",              \.symbols.sidebarWidth,                          28,   .measured,   28,   .assumed),
    MetricFact("G4",  "symbol height",                         \.symbols.height,                                22,   .assumed,    22,   .assumed),
    MetricFact("G4",  "width of unknown symbols",              \.symbols.unknownWidth,                          24,   .assumed,    24,   .assumed),
    MetricFact("G4",  "height of unknown symbols",             \.symbols.unknownHeight,                         22,   .assumed,    22,   .assumed),
    MetricFact("G20", "standard region",                       \.accessories.regionWidth,                       24,   .recorded,   24,   .recorded),
    MetricFact("G21", "between leading regions",               \.accessories.leadingSpacing,                    16,   .recorded,   16,   .recorded),
    MetricFact("G21", "between trailing regions",              \.accessories.trailingSpacing,                   8,    .recorded,   8,    .recorded),
    MetricFact("G22", "margin outside lists",                  \.accessories.marginOutsideLists,                8,    .recorded,   8,    .recorded),
    MetricFact("G22", "accessories in cards, narrow phone", \.collectionView.cardAccessoryMargin.narrow,     16, .measured, 16, .measured),
    MetricFact("G22", "accessories in cards, wide phone", \.collectionView.cardAccessoryMargin.wide,       20, .measured, 16, .measured),
    MetricFact("G22", "accessories in cards, tablet", \.collectionView.cardAccessoryMargin.pad,        16, .measured, 20, .measured),
    MetricFact("G22", "accessories in cards, column of a tablet", \.collectionView.cardAccessoryMargin.padColumn,  16, .assumed, 20, .assumed),
    MetricFact("G22", "accessories in table cards, narrow phone", \.tableView.cardAccessoryMargin.narrow,          16, .measured, 16, .assumed),
    MetricFact("G22", "accessories in table cards, wide phone", \.tableView.cardAccessoryMargin.wide,            20, .measured, 20, .measured),
    MetricFact("G22", "accessories in table cards, tablet", \.tableView.cardAccessoryMargin.pad,             16, .measured, 20, .inferred),
    MetricFact("G22", "accessories in table cards, column of a tablet", \.tableView.cardAccessoryMargin.padColumn,       16, .assumed, 20, .assumed),
    MetricFact("G24", "from a reorder control with a line",    \.accessories.reorderSpacing,                    17,   .recorded,   17,   .recorded),
    MetricFact("G24", "width of its line",                     \.accessories.reorderSeparatorWidth,             1,    .recorded,   1,    .recorded),
    MetricFact("G24", "from its line to its region",           \.accessories.reorderSeparatorSpacing,           8,    .recorded,   8,    .recorded),
    MetricFact("G25", "a level of indentation",                \.rows.indentationWidth,                         10,   .recorded,   10,   .recorded),
    MetricFact("G47", "a level of an outline in a sidebar",    \.rows.sidebarIndentationWidth,                  20,   .measured,   10,   .recorded),
    MetricFact("G26", "accessories grow at most by",           \.accessories.maximumScale,                      1.5,  .assumed,    1.5,  .assumed),
    MetricFact("G26", "disclosure indicator, width",           \.collectionView.disclosureIndicatorSize.width,  14, .measured, 14, .recorded),
    MetricFact("G26", "disclosure indicator, height",          \.collectionView.disclosureIndicatorSize.height, 14, .measured, 14, .recorded),
    MetricFact("G26", "disclosure indicator of a table, width", \.tableView.disclosureIndicatorSize.width,       31.0 / 3, .measured, 31.0 / 3, .measured),
    MetricFact("G26", "disclosure indicator of a table, height", \.tableView.disclosureIndicatorSize.height,      14, .measured, 14, .measured),
    MetricFact("G26", "outline disclosure, width",             \.accessories.outlineDisclosureSize.width,       14,   .assumed,    14,   .recorded),
    MetricFact("G26", "outline disclosure, height",            \.accessories.outlineDisclosureSize.height,      14,   .assumed,    14,   .recorded),
    MetricFact("G26", "checkmark, width",                      \.accessories.checkmarkSize.width,               19,   .assumed,    19,   .recorded),
    MetricFact("G26", "checkmark, height",                     \.accessories.checkmarkSize.height,              18,   .assumed,    18,   .recorded),
    MetricFact("G26", "delete, insert, multiselect, width",    \.accessories.editControlSize.width,             26,   .assumed,    26,   .recorded),
    MetricFact("G26", "delete, insert, multiselect, height",   \.accessories.editControlSize.height,            26,   .assumed,    26,   .recorded),
    MetricFact("G26", "reorder control, width",                \.accessories.reorderSize.width,                 27,   .assumed,    27,   .recorded),
    MetricFact("G26", "reorder control, height",               \.accessories.reorderSize.height,                15,   .assumed,    15,   .recorded),
    MetricFact("G26", "detail button, width",                  \.accessories.detailSize.width,                  22,   .assumed,    22,   .assumed),
    MetricFact("G26", "detail button, height",                 \.accessories.detailSize.height,                 22,   .assumed,    22,   .assumed),
    MetricFact("G26", "pop-up menu, width",                    \.accessories.popUpMenuSize.width,               14,   .assumed,    14,   .assumed),
    MetricFact("G26", "pop-up menu, height",                   \.accessories.popUpMenuSize.height,              20,   .assumed,    20,   .assumed),
    MetricFact("G26", "touch target, width",                   \.accessories.touchTargetSize.width,             44,   .assumed,    44,   .recorded),
    MetricFact("G26", "touch target, height",                  \.accessories.touchTargetSize.height,            44,   .assumed,    44,   .recorded),
    MetricFact("G27", "separator, points",                     \.separators.points,                             0,    .measured,   1,    .measured),
    MetricFact("G27", "separator, pixels",                     \.separators.pixels,                             1,    .measured,   0,    .measured),
    MetricFact("G30", "where phones are wide",                 \.margins.widePhoneWidth,                        390,  .measured,   390,  .measured),
    MetricFact("G30", "layout margin, narrow phone",           \.margins.layout.narrow,                         16,   .measured,   16,   .measured),
    MetricFact("G30", "layout margin, wide phone",             \.margins.layout.wide,                           20,   .measured,   20,   .measured),
    MetricFact("G30", "layout margin, tablet",                 \.margins.layout.pad,                            20,   .measured,   16,   .measured),
    MetricFact("G30", "layout margin, column of a tablet",     \.margins.layout.padColumn,                      20,   .assumed,    16,   .assumed),
    MetricFact("G30", "margin in cards, narrow phone",         \.collectionView.cardLayoutMargin.narrow,        16,  .measured,   16,   .measured),
    MetricFact("G30", "margin in cards, wide phone",           \.collectionView.cardLayoutMargin.wide,          20,   .measured,   16,   .measured),
    MetricFact("G30", "margin in cards, tablet",               \.collectionView.cardLayoutMargin.pad,           16,   .measured,   20,   .measured),
    MetricFact("G30", "margin in cards, column of a tablet",   \.collectionView.cardLayoutMargin.padColumn,     16, .assumed,  20,   .assumed),
    MetricFact("G30", "margin in table cards, narrow phone",   \.tableView.cardLayoutMargin.narrow,             16,   .measured,   16,   .measured),
    MetricFact("G30", "margin in table cards, wide phone",     \.tableView.cardLayoutMargin.wide,               20,   .measured,   16,   .measured),
    MetricFact("G30", "margin in table cards, tablet",         \.tableView.cardLayoutMargin.pad,                16,   .measured,   20,   .measured),
    MetricFact("G30", "margin in table cards, column",         \.tableView.cardLayoutMargin.padColumn,          16,   .assumed,    20,   .assumed),
    MetricFact("G30", "layout margin of sidebars, narrow phone", \.margins.sidebarLayout.narrow,                8,    .measured,   8,    .assumed),
    MetricFact("G30", "layout margin of sidebars, wide phone", \.margins.sidebarLayout.wide,                    8,    .measured,   8,    .assumed),
    // In iOS 27, of one sidebar 280 wide that UIKit made for tabs; it may set a margin of its own.
    MetricFact("G30", "layout margin of sidebars, tablet",     \.margins.sidebarLayout.pad,                     8,    .measured,   16,   .assumed),
    MetricFact("G30", "layout margin of sidebars, column",     \.margins.sidebarLayout.padColumn,               8,    .measured,   16,   .measured),
    MetricFact("G30", "vertical layout margin of cells",       \.rows.verticalLayoutMargin,                     11,   .inferred,   15,   .measured),
    MetricFact("G31", "content margin beside accessories",     \.accessories.contentMargin,                     8,    .measured,   8,    .measured),
    MetricFact("G33", "above the first section",               \.collectionView.groupedFirstTopGap,             17.5, .measured,   35,   .measured),
    MetricFact("G33", "above the first section of a table",    \.tableView.groupedFirstTopGap,                  35,   .measured,   35,   .measured),
    MetricFact("G33", "half gap above",                        \.sections.groupedTopGap,                        17.5, .measured,   17.5, .measured),
    MetricFact("G33", "half gap below",                        \.sections.groupedBottomGap,                     17.5, .measured,   17.5, .measured),
    MetricFact("G33", "below the last section",                \.sections.groupedLastBottomGap,                 20,   .recorded,   20,   .recorded),
    MetricFact("G33", "below sections of a sidebar",           \.sections.sidebarBottomGap,                     10,   .recorded,   10,   .recorded),
    MetricFact("G34", "inset of cards, narrow phone",          \.collectionView.cardSideInset.narrow,           16,   .measured,   16,   .measured),
    MetricFact("G34", "inset of cards, wide phone",            \.collectionView.cardSideInset.wide,             20,   .measured,   16,   .measured),
    MetricFact("G34", "inset of cards, tablet",                \.collectionView.cardSideInset.pad,              20,   .measured,   20,   .measured),
    MetricFact("G34", "inset of cards, column of a tablet",    \.collectionView.cardSideInset.padColumn,        16,  .measured,   20,   .assumed),
    MetricFact("G34", "inset of table cards, narrow phone",    \.tableView.cardSideInset.narrow,                16,   .measured,   16,   .measured),
    MetricFact("G34", "inset of table cards, wide phone",      \.tableView.cardSideInset.wide,                  20,   .measured,   20,   .measured),
    MetricFact("G34", "inset of table cards, tablet",          \.tableView.cardSideInset.pad,                   20,   .measured,   20,   .inferred),
    MetricFact("G34", "inset of table cards, column",          \.tableView.cardSideInset.padColumn,             16,   .measured,   20,   .assumed),
    MetricFact("G34", "inset of sidebars, narrow phone",       \.margins.sidebarSideInset.narrow,               16,   .measured,   16,   .assumed),
    MetricFact("G34", "inset of sidebars, wide phone",         \.margins.sidebarSideInset.wide,                 20,   .measured,   20,   .assumed),
    MetricFact("G34", "inset of sidebars, tablet",             \.margins.sidebarSideInset.pad,                  16,   .measured,   16,   .measured),
    MetricFact("G34", "inset of sidebars, column of a tablet", \.margins.sidebarSideInset.padColumn,            16,   .assumed,    16,   .measured),
    MetricFact("G42", "estimated row",                         \.rows.estimatedHeight,                          44,   .recorded,   52,   .recorded),
    MetricFact("G42", "estimated header of plain lists",       \.headers.estimatedPlainHeight,                  28,   .recorded,   28,   .recorded),
    MetricFact("G42", "estimated header of other lists",       \.headers.estimatedHeight,                       17.5, .recorded,   17.5, .recorded),
    MetricFact("G43", "above headers of plain lists",          \.headers.plainTopPadding,                       22,   .recorded,   22,   .recorded),
    MetricFact("U12", "opacity of the scrim of a pinned header", \.headers.pinnedScrimOpacity,                 0,    .documented, 0.15, .measured),
    MetricFact("U12", "height of the scrim of a pinned header", \.headers.pinnedScrimHeight,                   0,    .documented, 60,   .measured),
    MetricFact("G44", "above the first header",                \.collectionView.groupedFirstHeaderPadding,      0, .measured,   0,    .measured),
    MetricFact("G44", "above other headers",                   \.collectionView.groupedHeaderPadding,           0,    .measured,   0,    .measured),
    MetricFact("G44", "above the first header of a table",     \.tableView.groupedFirstHeaderPadding,           17.5, .assumed,    15,   .measured),
    MetricFact("G44", "above other headers of a table",        \.tableView.groupedHeaderPadding,                0,    .assumed,    5,    .measured),
    MetricFact("G44", "less around a plain header",            \.collectionView.plainHeaderMarginReduction,     0,    .assumed,    0,    .measured),
    MetricFact("G44", "least height of a plain header",        \.collectionView.plainHeaderMinimumHeight,       0,  .assumed,    0,    .measured),
    MetricFact("G44", "less around a plain header of a table", \.tableView.plainHeaderMarginReduction,          0,    .assumed,    6.5,  .measured),
    MetricFact("G44", "least height of one of a table",        \.tableView.plainHeaderMinimumHeight,            0,    .assumed,    28,   .measured),
    MetricFact("G48", "least width of a swipe action",         \.swipeActions.minimumWidth,                     74,   .assumed,    74,   .assumed),
    MetricFact("G48", "beside the title of a swipe action",    \.swipeActions.padding,                          12,   .assumed,    12,   .assumed),
    MetricFact("G48", "between the shapes of swipe actions",   \.swipeActions.spacing,                          0,    .assumed,    8,    .assumed),
    MetricFact("G48", "corners of the shapes",                 \.swipeActions.cornerRadius,                     0,    .assumed,    26,   .assumed),
    MetricFact("G48", "between image and title",               \.swipeActions.imageToTextPadding,               2,    .assumed,    2,    .assumed),
    MetricFact("G45", "corners of cards",                      \.sections.cardCornerRadius,                     10,   .measured,   26,   .measured),
  ]
}
