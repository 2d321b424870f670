import CellConfiguration
import Foundation

extension Scene {
  /// Screens as table views, in the appearances that those have, in both generations.
  static let tables: [Scene] = [StyleSheet.iOS18, .iOS26].flatMap { sheet in
    [
      (contents: contacts, appearance: ListConfiguration.Appearance.plain), (form, .grouped),
      (settings, .insetGrouped),
    ].map { screen in
      var document = screen.contents.document
      document.list = PreviewDocument.defaultList(screen.appearance)
      document.list?.container = .tableView
      document.traits.styleSheet = sheet
      return Scene(title: "Table view, \(screen.appearance.name), \(sheet)", document: document)
    }
  }

  /// What single properties do.
  static let details: [Scene] = [
    separators, symbols, aroundImages,
    aroundImages.with("right to left") { $0.layoutDirection = .rightToLeft },
  ]

  /// Separators at the top, with insets, and none beside a selected row.
  private static let separators: Scene = {
    func row(
      _ text: String, isSelected: Bool = false,
      _ change: (inout ListSeparatorConfiguration) -> Void = { _ in }
    ) -> PreviewDocument.Row {
      var row = PreviewDocument.Row(.cell(), text, symbol: "star") { $0.isSelected = isSelected }
      var own = ListSeparatorConfiguration(listAppearance: .plain)
      change(&own)
      if own != ListSeparatorConfiguration(listAppearance: .plain) {
        row.separatorConfiguration = own
      }
      return row
    }
    return Scene(
      title: "Separators",
      document: PreviewDocument(
        .plain,
        [
          PreviewDocument.Section(rows: [
            row("At the top as well") { $0.topSeparatorVisibility = .visible },
            row("From edge to edge") {
              $0.bottomSeparatorInsets.leading = 0
              $0.bottomSeparatorInsets.trailing = 0
            },
            row("Red") { $0.color = .systemRed }, row("Above a selected row"),
            row("Selected", isSelected: true), row("Below it"),
            row("None below") { $0.bottomSeparatorVisibility = .hidden }, row("Last"),
          ])
        ]))
  }()

  /// Symbols in several configurations, and images with corners and strokes.
  private static let symbols: Scene = {
    func row(
      _ text: String, _ image: CellImage?, _ change: (inout ListContentConfiguration) -> Void
    ) -> PreviewDocument.Row {
      var row = PreviewDocument.Row(.cell(), text)
      row.content.image = image
      change(&row.content)
      return row
    }
    let star = CellImage(systemName: "star")
    let picture = CellImage(size: CGSize(width: 60, height: 40))
    func symbol(_ text: String, _ configuration: CellImage.SymbolConfiguration)
      -> PreviewDocument.Row
    {
      row(text, star) { $0.imageProperties.preferredSymbolConfiguration = configuration }
    }
    return Scene(
      title: "Symbols and images",
      document: PreviewDocument(
        .insetGrouped,
        [
          PreviewDocument.Section(rows: [
            symbol("Large", .init(textStyle: .body, scale: .large)),
            symbol("Medium", .init(textStyle: .body, scale: .medium)),
            symbol("Small", .init(textStyle: .body, scale: .small)),
            symbol("28 points", .init(pointSize: 28, scale: .large)),
            row("Round corners and a stroke", picture) {
              $0.imageProperties.cornerRadius = 12
              $0.imageProperties.strokeWidth = 2
              $0.imageProperties.strokeColor = .systemBlue
            },
            row("A disc", CellImage(size: CGSize(width: 44, height: 44))) {
              $0.imageProperties.cornerRadius = 22
            },
          ])
        ]))
  }()

  /// Accessibility sizes: text around images.
  private static let aroundImages: Scene = {
    func row(_ text: String, _ secondaryText: String?, _ side: CGFloat) -> PreviewDocument.Row {
      var row = PreviewDocument.Row(.subtitleCell(), text, secondaryText)
      row.content.image = CellImage(size: CGSize(width: side, height: side))
      return row
    }
    var document = PreviewDocument(
      .insetGrouped,
      [
        PreviewDocument.Section(rows: [
          row("Automatic downloads of apps and updates are on", "While the phone is charged", 80),
          row("The Benachrichtigung is whole below", nil, 110),
          row("Benachrichtigungen", "Mitteilungen", 110), row("Short", "Text", 30),
        ])
      ])
    document.traits.preferredContentSizeCategory = .accessibilityMedium
    return Scene(title: "Text around images", document: document)
  }()
}
