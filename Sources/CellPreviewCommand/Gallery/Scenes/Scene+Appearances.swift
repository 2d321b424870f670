import CellConfiguration
import CellDocuments
import CellPictures
import Foundation

extension Chapter {
  /// The five appearances of lists, each with typical contents, and separators.
  static let appearances = Chapter(
    title: "Appearances", namesInUIKit: "UICollectionLayoutListConfiguration UICollectionView",
    summary: "The five appearances of lists, and their separators.",
    groups: [
      Group(
        title: "Lists",
        scenes: ListConfiguration.Appearance.allCases.map {
          .typical($0.name.titleOfName, in: ListDocument.defaultList($0))
        }),
      Group(title: "Separators", scenes: [.separators]),
    ])

  /// Screens as table views, in the appearances that table views have.
  static let tableViews = Chapter(
    title: "Table views", namesInUIKit: "UITableView",
    summary: "The same screens as table views show them.",
    groups: [
      Group(
        title: "Lists",
        scenes: [ListConfiguration.Appearance.plain, .grouped, .insetGrouped].map {
          var list = ListDocument.defaultList($0)
          list.container = .tableView
          return .typical($0.name.titleOfName, in: list)
        })
    ])
}

extension Scene {
  /// Returns a scene with the typical contents of a list.
  fileprivate static func typical(_ title: String, in list: ListConfiguration) -> Scene {
    let screen =
      switch list.appearance {
      case .plain: contacts
      case .grouped: form
      case .insetGrouped: settings
      case .sidebar, .sidebarPlain: mailboxes
      }
    var document = screen.document
    document.list = list
    return Scene(title, document)
  }

  /// Separators at the top, with insets, and none beside a selected row.
  fileprivate static let separators: Scene = {
    func row(
      _ text: String, isSelected: Bool = false,
      _ change: (inout ListSeparatorConfiguration) -> Void = { _ in }
    ) -> ListDocument.Row {
      var row = ListDocument.Row(.cell(), text, symbol: "star") { $0.isSelected = isSelected }
      var own = ListSeparatorConfiguration(listAppearance: .plain)
      change(&own)
      if own != ListSeparatorConfiguration(listAppearance: .plain) {
        row.separatorConfiguration = own
      }
      return row
    }
    let rows = [
      row("At the top as well") { $0.topSeparatorVisibility = .visible },
      row("From edge to edge") {
        $0.bottomSeparatorInsets.leading = 0
        $0.bottomSeparatorInsets.trailing = 0
      },
      row("Red") { $0.color = .systemRed }, row("Above a selected row"),
      row("Selected", isSelected: true), row("Below it"),
      row("None below") { $0.bottomSeparatorVisibility = .hidden }, row("Last"),
    ]
    return Scene("Separators", ListDocument(.plain, [ListDocument.Section(rows: rows)]))
  }()
}
