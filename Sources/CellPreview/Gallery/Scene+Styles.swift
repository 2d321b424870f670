import CellConfiguration
import Foundation

extension Scene {
  /// Every style of content in every state that it can react to, with the background that belongs
  /// to it.
  static let styles: [Scene] = ListContentConfiguration.Style.allCases.map { style in
    let rows = states.map { name, change in
      var content = ListContentConfiguration(style: style)
      content.text = style.baseStyleName
      content.secondaryText = name
      content.image = CellImage(systemName: "star")
      var state = CellConfigurationState()
      change(&state)
      return PreviewDocument.Row(
        content: content, background: BackgroundConfiguration(style: style.background),
        state: state)
    }
    return Scene(
      title: "Style \(style.baseStyleName)",
      document: PreviewDocument(nil, width: 320, [PreviewDocument.Section(rows: rows)]))
  }

  /// The states that styles react to.
  static let states: [(name: String, change: @Sendable (inout CellConfigurationState) -> Void)] = [
    ("Normal", { _ in }),
    ("Highlighted", { $0.isHighlighted = true }),
    ("Selected", { $0.isSelected = true }),
    ("Focused", { $0.isFocused = true }),
    (
      "Focused and selected",
      {
        $0.isFocused = true
        $0.isSelected = true
      }
    ),
    ("Disabled", { $0.isDisabled = true }),
    ("Swiped", { $0.isSwiped = true }),
    ("Drop target", { $0.cellDropState = .targeted }),
  ]
}

extension ListContentConfiguration.Style {
  /// The background that belongs to the style, as documented for the factories.
  fileprivate var background: BackgroundConfiguration.Style {
    switch self {
    case .cell, .subtitleCell, .valueCell: .listGroupedCell
    case .header, .plainHeader, .footer, .plainFooter: .listPlainHeaderFooter
    case .groupedHeader, .groupedFooter: .listGroupedHeaderFooter
    case .prominentInsetGroupedHeader, .extraProminentInsetGroupedHeader: .listGroupedHeaderFooter
    case .sidebarCell, .sidebarSubtitleCell: .listSidebarCell
    case .accompaniedSidebarCell, .accompaniedSidebarSubtitleCell: .listAccompaniedSidebarCell
    case .sidebarHeader: .listSidebarHeader
    }
  }
}
