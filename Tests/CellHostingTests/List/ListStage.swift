import CellConfiguration
import CellHosting
import CellLayout
import CellTestSupport
import Foundation
import Observation

/// A hosted list of texts in sections, for tests.
@MainActor
final class ListStage {
  typealias List = HostedList<Int, String>

  let list: List
  private(set) var events: [HostedListEvent<String>] = []
  private(set) var updateRequestCount = 0

  /// How often the text of an item has been configured.
  private(set) var configurations: [String: Int] = [:]

  /// The texts of items that differ from their identifiers.
  var texts: [String: String] = [:]

  /// The attributed texts of items and headers, by their plain texts.
  var attributedTexts: [String: AttributedString] = [:]

  /// The accessories of rows.
  var accessories: [CellAccessory] = []

  /// How often the header of a section has been configured.
  private(set) var headerConfigurations: [Int: Int] = [:]

  /// The accessories of headers.
  var headerAccessories: [CellAccessory] = []

  /// The swipe actions of rows.
  var swipeActions: SwipeActionsConfiguration?

  init(
    _ configuration: ListConfiguration = ListConfiguration(appearance: .insetGrouped),
    size: CGSize = CGSize(width: 390, height: 500), rules: ListSelectionRules = .init()
  ) {
    // The handler of a registration receives no stage; a box breaks the cycle.
    final class Box { weak var stage: ListStage? }
    let box = Box()
    let registration = CellRegistration<ListCell, String> { cell, _, id in
      guard let stage = box.stage else { return }
      stage.configurations[id, default: 0] += 1
      var content = cell.defaultContentConfiguration()
      content.text = stage.texts[id] ?? id
      content.attributedText = stage.attributedTexts[id]
      cell.contentConfiguration = content
      cell.accessories = stage.accessories
      cell.trailingSwipeActions = stage.swipeActions
    }
    let header = SupplementaryRegistration<ListCell>(
      elementKind: CellReusePool.elementKindSectionHeader
    ) { cell, _, indexPath in
      var content = cell.defaultContentConfiguration()
      content.text = "Section \(indexPath[0])"
      content.attributedText = box.stage?.attributedTexts["Section \(indexPath[0])"]
      cell.contentConfiguration = content
      cell.accessories = box.stage?.headerAccessories ?? []
      box.stage?.headerConfigurations[indexPath[0], default: 0] += 1
    }
    list = List(configuration, rules: rules) { list, indexPath, id in
      list.pool.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
    }
    list.supplementaryProvider = { list, item, _ in
      list.pool.dequeueConfiguredReusableSupplementary(
        using: header, for: IndexPath(indexes: [item.section, 0]))
    }
    list.size = size
    box.stage = self
    list.eventHandler = { [weak self] in self?.events.append($0) }
    list.needsUpdateHandler = { [weak self] in self?.updateRequestCount += 1 }
  }

  /// Shows sections of items, numbered from 0.
  func show(_ sections: [String]...) {
    var snapshot = ListSnapshot<Int, String>()
    for (index, items) in sections.enumerated() {
      snapshot.appendSections([index])
      snapshot.appendItems(items, toSection: index)
    }
    list.apply(snapshot)
  }

  /// Updates the list, and returns the events since the last call.
  @discardableResult
  func update() -> ListUpdate { list.update() }

  func takeEvents() -> [HostedListEvent<String>] {
    defer { events = [] }
    return events
  }

  /// The items on display, from top to bottom, with their texts and tops.
  var rows: [(item: ListItem, text: String?, frame: CGRect)] {
    list.displayedItems.sorted { $0.frame.minY < $1.frame.minY }
      .map { ($0.item, $0.view.shownText, $0.frame) }
  }

  /// The texts of the rows on display, from top to bottom.
  var shownTexts: [String] { rows.compactMap(\.text) }

  func frame(of id: String) -> CGRect? { rows.first { $0.text == texts[id] ?? id }?.frame }

  /// The middle of a row.
  func middle(of id: String) -> CGPoint {
    frame(of: id).map { CGPoint(x: $0.midX, y: $0.midY) } ?? CGPoint(x: -1, y: -1)
  }

  /// Rows named `name` 0 to `count` - 1.
  nonisolated static func items(_ count: Int, _ name: String = "Row") -> [String] {
    (0..<count).map { "\(name) \($0)" }
  }
}

extension ListStage {
  /// Shows rows in one section.
  convenience init(
    _ appearance: ListConfiguration.Appearance = .plain,
    header: ListConfiguration.HeaderMode = .none, rows: Int
  ) {
    var configuration = ListConfiguration(appearance: appearance)
    configuration.headerMode = header
    self.init(configuration)
    show(ListStage.items(rows))
    update()
  }

  /// An outline of two items, one of them with two children.
  static var outline: ListSectionSnapshot<String> {
    var outline = ListSectionSnapshot<String>()
    outline.append(["Fruit", "Nuts"])
    outline.append(["Apple", "Pear"], to: "Fruit")
    outline.expand(["Fruit"])
    return outline
  }
}
