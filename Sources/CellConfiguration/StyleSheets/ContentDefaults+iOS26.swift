// swift-format-ignore-file

// The literal table of list content in iOS 26. Margins are top, leading, bottom, trailing. Paddings
// are from image to text, between text and secondary text side by side, and between the two when
// stacked. All are in points at text size large.
//
// Recorded from live UIKit (Mac Catalyst on macOS 27, the same generation). The margins and gaps of
// cell, subtitle cell, header and footer were confirmed on phones (iOS 26.1) through row heights.
// The prominent headers are assumed; the 17-point secondary text of headers is recorded.

import Foundation

extension StyleDefaults where Style == ListContentConfiguration.Style, Values == ListContentValues {
  static let contentOfIOS26 = StyleDefaults(
    rows: [
      //                                   margins                padding     text                               secondary text
      Row(.cell,                             (15, 16, 15, 8), (16, 8, 4), (.body,          .label),          (.subheadline,   .secondaryLabel), .flexible, .recorded),
      Row(.subtitleCell,                     (15, 16, 15, 8), (16, 8, 0), (.body,          .label),          (.subheadline,   .secondaryLabel), .flexible, .recorded),
      Row(.valueCell,                        (15, 16, 15, 8), (16, 8, 4), (.body,          .label),          (.body,          .secondaryLabel), .flexible, .recorded, sideBySide: true),
      Row(.plainHeader,                      (10, 8, 10, 8),  (16, 8, 4), (.emphasized,    .secondaryLabel), (.emphasized,    .secondaryLabel), .flexible, .recorded),
      Row(.plainFooter,                      (8, 8, 6, 8),    (16, 8, 4), (.shortFootnote, .secondaryLabel), (.shortFootnote, .secondaryLabel), .flexible, .recorded),
      Row(.groupedHeader,                    (10, 8, 10, 8),  (16, 8, 4), (.emphasized,    .secondaryLabel), (.emphasized,    .secondaryLabel), .flexible, .recorded),
      Row(.groupedFooter,                    (8, 8, 6, 8),    (16, 8, 4), (.shortFootnote, .secondaryLabel), (.shortFootnote, .secondaryLabel), .flexible, .recorded),
      Row(.prominentInsetGroupedHeader,      (10, 8, 10, 8),  (16, 8, 4), (.boldTitle3,    .label),          (.shortFootnote, .secondaryLabel), .flexible, .assumed),
      Row(.extraProminentInsetGroupedHeader, (10, 8, 10, 8),  (16, 8, 4), (.boldTitle2,    .label),          (.shortFootnote, .secondaryLabel), .flexible, .assumed),
      Row(.sidebarCell,                      (11, 8, 11, 8),  (10, 8, 4), (.body,          .label),          (.shortFootnote, .secondaryLabel), .oneLine,  .recorded),
      Row(.sidebarSubtitleCell,              (4, 8, 4, 8),    (10, 8, 0), (.body,          .label),          (.shortFootnote, .secondaryLabel), .oneLine,  .recorded),
      Row(.accompaniedSidebarCell,           (11, 8, 11, 8),  (10, 8, 4), (.body,          .label),          (.shortFootnote, .secondaryLabel), .oneLine,  .recorded),
      Row(.accompaniedSidebarSubtitleCell,   (4, 8, 4, 8),    (10, 8, 0), (.body,          .label),          (.shortFootnote, .secondaryLabel), .oneLine,  .recorded),
      Row(.sidebarHeader,                    (11, 8, 11, 8),  (10, 8, 4), (.mediumBody,    .secondaryLabel), (.shortFootnote, .secondaryLabel), .oneLine,  .recorded),
    ],
    ruleGroups: sharedRuleGroups(.recorded) + [
      RuleGroup(sidebarCells, when: !.editing && ((.selected && !faded) || .targeted) && !(.focused && faded), .recorded) {
        $0.text.font = $0.text.font.withWeight(.medium)
      },
    ])
}
