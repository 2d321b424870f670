// swift-format-ignore-file

// The literal table of list content in iOS 14 to 18. The columns match the table of iOS 26. A row's
// provenance describes its margins and paddings:
//
// - cell: printed by an iOS 16 process; body 17 measured, the 12-point secondary text assumed from
//   the classic subtitle cell;
// - grouped header: printed by iOS 15-17 processes; its size, case and color measured, those of its
//   secondary text assumed;
// - grouped footer: top and bottom margin, size and color measured, the rest assumed;
// - value cell: row height, text origin and trailing edge measured, paddings assumed;
// - sidebar cell: leading margin, image padding and the row of 44 points measured, the rest
//   assumed;
// - sidebar header: size and weight measured in one picture of an iOS 14 beta, margins inferred
//   from it;
// - plain header and footer: chosen to give the classic height of 28 points;
// - the horizontal padding of 8 was never printed and is assumed for all rows.

import Foundation

extension StyleDefaults where Style == ListContentConfiguration.Style, Values == ListContentValues {
  static let contentOfIOS18 = StyleDefaults(
    rows: [
      //                                   margins                padding     text                               secondary text
      Row(.cell,                             (11, 16, 11, 8), (16, 8, 3), (.body,          .label),          (.caption1,      .secondaryLabel), .flexible, .recorded),
      Row(.subtitleCell,                     (11, 16, 11, 8), (16, 8, 3), (.body,          .label),          (.caption1,      .secondaryLabel), .flexible, .assumed),
      Row(.valueCell,                        (11, 16, 11, 8), (16, 8, 3), (.body,          .label),          (.body,          .secondaryLabel), .flexible, .inferred, sideBySide: true),
      Row(.plainHeader,                      (4, 8, 4, 8),    (16, 8, 3), (.emphasized,    .label),          (.emphasized,    .secondaryLabel), .flexible, .assumed),
      Row(.plainFooter,                      (6, 8, 6, 8),    (16, 8, 3), (.shortFootnote, .secondaryLabel), (.shortFootnote, .secondaryLabel), .flexible, .assumed),
      Row(.groupedHeader,                    (17, 8, 6, 8),   (16, 8, 3), (.shortFootnote, .secondaryLabel), (.shortFootnote, .secondaryLabel), .flexible, .recorded, transform: .uppercase),
      Row(.groupedFooter,                    (6, 8, 12, 8),   (16, 8, 3), (.shortFootnote, .secondaryLabel), (.shortFootnote, .secondaryLabel), .flexible, .measured),
      Row(.prominentInsetGroupedHeader,      (17, 8, 6, 8),   (16, 8, 3), (.boldTitle3,    .label),          (.shortFootnote, .secondaryLabel), .flexible, .assumed),
      Row(.extraProminentInsetGroupedHeader, (17, 8, 6, 8),   (16, 8, 3), (.boldTitle2,    .label),          (.shortFootnote, .secondaryLabel), .flexible, .assumed),
      Row(.sidebarCell,                      (11, 8, 11, 8),  (10, 8, 3), (.body,          .label),          (.shortFootnote, .secondaryLabel), .oneLine,  .measured),
      Row(.sidebarSubtitleCell,              (4, 8, 4, 8),    (10, 8, 0), (.body,          .label),          (.shortFootnote, .secondaryLabel), .oneLine,  .assumed),
      Row(.accompaniedSidebarCell,           (11, 8, 11, 8),  (10, 8, 3), (.body,          .label),          (.shortFootnote, .secondaryLabel), .oneLine,  .assumed),
      Row(.accompaniedSidebarSubtitleCell,   (4, 8, 4, 8),    (10, 8, 0), (.body,          .label),          (.shortFootnote, .secondaryLabel), .oneLine,  .assumed),
      Row(.sidebarHeader,                    (11, 8, 11, 8),  (10, 8, 3), (.boldTitle3,    .label),          (.shortFootnote, .secondaryLabel), .oneLine,  .inferred),
    ],
    ruleGroups: sharedRuleGroups(.assumed))
}
