// swift-format-ignore-file

// The literal tables of backgrounds. Properties without a column are the same in all rows: insets
// of 0, a clear stroke of width 0, and no effect, image, view or shadow (recorded in iOS 26; image
// and shadow documented).

import Foundation

extension StyleDefaults where Style == BackgroundConfiguration.Style, Values == BackgroundValues {
  static let backgroundOfIOS26 = StyleDefaults(
    rows: [
      //                               fill                              radius
      Row(.clear,                      .clear,                            0,  .recorded),
      Row(.listPlainCell,              .systemBackground,                 0,  .recorded),
      Row(.listGroupedCell,            .secondarySystemGroupedBackground, 0,  .recorded),
      Row(.listPlainHeaderFooter,      .clear,                            0,  .recorded),
      Row(.listGroupedHeaderFooter,    .clear,                            26, .recorded),
      Row(.listSidebarHeader,          .clear,                            26, .recorded),
      Row(.listSidebarCell,            .clear,                            26, .recorded),
      Row(.listAccompaniedSidebarCell, .clear,                            26, .recorded),
    ],
    ruleGroups: ruleGroups(swipedRadius: 26, sidebarSelection: .quaternarySystemFill, .recorded))

  static let backgroundOfIOS18 = StyleDefaults(
    rows: [
      Row(.clear,                      .clear,                            0,  .documented),
      Row(.listPlainCell,              .systemBackground,                 0,  .inferred),
      Row(.listGroupedCell,            .secondarySystemGroupedBackground, 0,  .measured),
      Row(.listPlainHeaderFooter,      .clear,                            0,  .assumed),
      Row(.listGroupedHeaderFooter,    .clear,                            10, .measured),
      Row(.listSidebarHeader,          .clear,                            10, .assumed),
      Row(.listSidebarCell,            .clear,                            10, .measured),
      Row(.listAccompaniedSidebarCell, .clear,                            10, .assumed),
    ],
    ruleGroups: ruleGroups(swipedRadius: 10, sidebarSelection: .systemFill, .assumed) + [
      // Pinned headers show a material (documented). Its kind and the material of footers are assumed.
      RuleGroup([.listPlainHeaderFooter, .listSidebarHeader], when: .pinned, .assumed) {
        $0.visualEffect = .blur(.systemChromeMaterial)
      },
    ])

  /// Disabled and not showing swipe actions.
  private static var faded: StateCondition { .disabled && !.swiped }

  /// Selected while not editing, or the target of a drop.
  private static var active: StateCondition { (.selected && !.editing) || .targeted }

  /// Selected or the target of a drop (recorded); also touched, except on the Mac (inferred).
  private static var chosen: StateCondition { .selected || .targeted || (.highlighted && !.onMac) }

  /// Returns the changes for states, which have the same structure in both generations.
  ///
  /// The gray of a selected row was measured on phones in both generations. The fill of selected
  /// sidebar rows of iOS 15-18 is assumed from observations of third parties.
  private static func ruleGroups(swipedRadius: CGFloat, sidebarSelection: CellColor, _ provenance: Provenance) -> [RuleGroup] {
    let cells: [Style] = [.listPlainCell, .listGroupedCell]
    let headers: [Style] = [.listGroupedHeaderFooter, .listSidebarHeader]
    let sidebar: [Style] = [.listSidebarCell, .listAccompaniedSidebarCell]
    return [
      RuleGroup(cells, when: .swiped, provenance) { $0.cornerRadius = swipedRadius },
      RuleGroup(cells, provenance, firstOf: [
        Rule(.focused && .targeted && .highlighted && .selected) { $0.backgroundColor = .systemBlue },
        Rule(.focused && .targeted && .highlighted)              { $0.backgroundColor = .systemGray2 },
        Rule(.focused)                                           { $0.backgroundColor = nil
                                                                   $0.backgroundColorTransformer = .dynamicLightAlpha },
        Rule(.targeted && .highlighted)                          { $0.backgroundColor = .systemGray2 },
        Rule(chosen)                                             { $0.backgroundColor = .systemGray4 },
        Rule(.swiped)                                            { $0.backgroundColor = .systemGray5 },
      ]),
      RuleGroup(headers, when: .focused, provenance) {
        $0.backgroundColor = nil
        $0.backgroundColorTransformer = .dynamicLightAlpha
      },
      RuleGroup(sidebar, when: .targeted && !.selected, provenance) {
        $0.backgroundInsets = DirectionalEdgeInsets(top: 1, leading: 0, bottom: 1, trailing: 0)
      },
      RuleGroup(sidebar, provenance, firstOf: [
        Rule(.focused && (.targeted || !.selected || (!.editing && !faded))) { $0.backgroundColor = nil },
        Rule(active)                                                         { $0.backgroundColor = sidebarSelection },
        Rule(.swiped)                                                        { $0.backgroundColor = .systemGray5 },
      ]),
      RuleGroup(sidebar, provenance, firstOf: [
        Rule(faded)                                { $0.backgroundColorTransformer = .alpha(0.5) },
        Rule(.highlighted && active)               { $0.backgroundColorTransformer = .alpha(0.3) },
        Rule(.focused && !.selected && !.targeted) { $0.backgroundColorTransformer = .dynamicLightAlpha },
      ]),
    ]
  }
}

extension StyleDefaults.Row where Style == BackgroundConfiguration.Style, Values == BackgroundValues {
  @inline(never)
  init(_ style: Style, _ fill: CellColor, _ cornerRadius: CGFloat, _ provenance: Provenance) {
    self.init(
      style: style, values: BackgroundValues(cornerRadius: cornerRadius, backgroundColor: fill), provenance: provenance)
  }
}
