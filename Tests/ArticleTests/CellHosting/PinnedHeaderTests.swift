import CellConfiguration
import CellHosting
import CellLayout
import CellText
import Foundation
import Testing

/// The headers of the article on lists, which have a background while they are pinned.
@MainActor
@Suite("Headers of a list in a native toolkit")
struct PinnedHeaderTests {
  private func makeList() -> HostedList<String, Int> {
    let row = CellRegistration<ListCell, Int> { cell, _, id in
      var content = cell.defaultContentConfiguration()
      content.text = "Row \(id)"
      cell.contentConfiguration = content
    }
    var configuration = ListConfiguration(appearance: .plain)
    configuration.headerMode = .supplementary
    let list = HostedList<String, Int>(configuration) { list, indexPath, id in
      list.pool.dequeueConfiguredReusableCell(using: row, for: indexPath, item: id)
    }
    let header = SupplementaryRegistration<ListCell>(
      elementKind: CellReusePool.elementKindSectionHeader
    ) { cell, _, _ in
      var background = BackgroundConfiguration.listHeader()
      background.when(.pinned) { $0.backgroundColor = .systemBackground }
      cell.backgroundConfiguration = background
    }
    list.supplementaryProvider = { list, item, section in
      let indexPath = IndexPath(indexes: [item.section, 0])
      let cell = list.pool.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = section
      cell.contentConfiguration = content
      return cell
    }
    list.size = CGSize(width: 390, height: 600)
    return list
  }

  @Test("A header hides the rows behind it while it is pinned")
  func pinned() throws {
    let list = makeList()
    var snapshot = ListSnapshot<String, Int>()
    snapshot.appendSections(["Numbers"])
    snapshot.appendItems(Array(0..<100))
    list.apply(snapshot)
    list.update()
    func fills() -> [CellColor.Components] {
      list.displayList().filter { $0.layer == .supplementaries }.flatMap(\.items).compactMap {
        if case .fill(_, let color) = $0.content, color.alpha > 0 { color } else { nil }
      }
    }
    #expect(fills() == [])
    list.scroll(by: 300)
    list.update()
    #expect(fills() == [CellColor.systemBackground.resolved(with: list.traits)])
    let texts = list.displayList().filter { $0.layer == .supplementaries }.flatMap(\.items)
      .compactMap { if case .text(let text) = $0.content { text.fragment.string } else { nil } }
    #expect(texts == ["Numbers"])
  }
}
