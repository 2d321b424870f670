import CellConfiguration
import CellHosting
import CellTestSupport
import Foundation
import Testing

/// Headers and footers of registrations.
@MainActor
struct SupplementaryTests {
  private let stage = Stage()
  private let container = CellView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
  private let pool: CellReusePool
  private let path = IndexPath(indexes: [2, 0])

  init() {
    container.traitOverrides.listEnvironment = .insetGrouped
    pool = CellReusePool(container: container, updateScheduler: stage.scheduler)
  }

  private func registration(_ kind: String) -> SupplementaryRegistration<ListCell> {
    SupplementaryRegistration(elementKind: kind) { view, elementKind, indexPath in
      var content = view.defaultContentConfiguration()
      content.text = "\(elementKind) \(indexPath[0])"
      view.contentConfiguration = content
    }
  }

  @Test(
    "A list cell offers the configurations of its element kind",
    arguments: [
      (
        CellReusePool.elementKindSectionHeader, ListContentConfiguration.Style.header,
        BackgroundConfiguration.listHeader()
      ),
      (CellReusePool.elementKindSectionFooter, .footer, .listFooter()),
      ("badge", .cell, .listCell()),
    ])
  func listCellOffers(
    _ kind: String, _ style: ListContentConfiguration.Style, _ background: BackgroundConfiguration
  ) {
    let view = pool.dequeueConfiguredReusableSupplementary(using: registration(kind), for: path)
    let content = view.contentConfiguration as? ListContentConfiguration
    #expect(content?.text == "\(kind) 2" && content?.style == style)
    #expect(view.defaultBackgroundConfiguration().style == background.style)
    #expect(view.backgroundConfiguration?.style == background.style)
    #expect(!view.needsUpdateConfiguration && view.superview === container)
  }

  @Test("A header is found by its kind and place, and is no cell of an item")
  func headerFoundKind() {
    let kind = CellReusePool.elementKindSectionHeader
    let header = pool.dequeueConfiguredReusableSupplementary(using: registration(kind), for: path)
    #expect(pool.supplementaryView(forElementKind: kind, at: path) === header)
    #expect(pool.supplementaryView(forElementKind: "badge", at: path) == nil)
    let other = IndexPath(indexes: [0, 0])
    #expect(pool.supplementaryView(forElementKind: kind, at: other) == nil)
    #expect(pool.cell(at: path) == nil && pool.indexPath(for: header) == nil)
  }

  @Test("A header is used again for the same registration only, and with its look")
  func headerUsedAgain() {
    let kind = CellReusePool.elementKindSectionHeader
    let (first, second) = (registration(kind), registration(kind))
    let header = pool.dequeueConfiguredReusableSupplementary(using: first, for: path)
    pool.enqueue(header)
    #expect(pool.supplementaryView(forElementKind: kind, at: path) == nil)
    #expect(pool.dequeueConfiguredReusableSupplementary(using: second, for: path) !== header)
    let again = pool.dequeueConfiguredReusableSupplementary(using: first, for: path)
    #expect(again === header)
    #expect(again.defaultContentConfiguration().style == .header)
  }
}
