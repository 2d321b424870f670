import CellConfiguration
import CellHosting
import CellText
import Foundation

extension Screen {
  /// A plain list of 100,000 rows in sections with pinned headers.
  static func longList(traits: TraitCollection, shaper: any TextShaper) -> Screen {
    let row = CellRegistration<ListCell, String> { cell, _, id in
      var content = cell.defaultContentConfiguration()
      content.text = id
      content.secondaryText = id.hasSuffix("7") ? "The number of this row ends with seven." : nil
      cell.contentConfiguration = content
    }
    // Rows are visible through a header of the system.
    let header = SupplementaryRegistration<ListCell>(
      elementKind: CellReusePool.elementKindSectionHeader
    ) { cell, _, indexPath in
      var content = cell.defaultContentConfiguration()
      content.text = "Thousand \(indexPath[0] + 1)"
      cell.contentConfiguration = content
      cell.backgroundConfiguration = .clear()
      cell.backgroundConfiguration?.backgroundColor = .systemBackground
    }
    let list = HostedList(.plain, traits: traits, shaper: shaper, row: row)
    list.supplementaryProvider = { list, item, _ in
      list.pool.dequeueConfiguredReusableSupplementary(
        using: header, for: IndexPath(indexes: [item.section, 0]))
    }
    var snapshot = ListSnapshot<String, String>()
    for thousand in 0..<100 {
      snapshot.appendSections(["Thousand \(thousand + 1)"])
      snapshot.appendItems((1...1000).map { "Row \(thousand * 1000 + $0)" })
    }
    list.apply(snapshot)
    return Screen(list: list, state: { "focused: \(list.selection.focusedID ?? "nothing")" })
  }
}
