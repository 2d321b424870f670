import Testing
import UIKitNames

/// Every member of data sources and snapshots that the table of members says is there, in use.
@MainActor
struct DataSourceMembersTests {
  private typealias Source = UICollectionViewDiffableDataSource<Int, String>
  private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, String>

  /// A data source that keeps its closures in variables, as programs do.
  private func source(in list: UICollectionView) -> Source {
    let provider: UICollectionViewDiffableDataSource<Int, String>.CellProvider = { list, path, _ in
      UICollectionViewListCell()
    }
    return UICollectionViewDiffableDataSource<Int, String>(
      collectionView: list, cellProvider: provider)
  }

  private func plainList() -> UICollectionView {
    UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 844),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
  }

  private func snapshot(_ items: [String]) -> Snapshot {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(items, toSection: 0)
    return snapshot
  }

  @Test("Collection views")
  func collectionViews() {
    let list = plainList()
    let source = source(in: list)
    var count = 0
    source.apply(snapshot(["a", "b"]), animatingDifferences: false, completion: { count += 1 })
    source.applySnapshotUsingReloadData(source.snapshot(), completion: { count += 1 })
    source.apply(
      source.snapshot(for: 0), to: 0, animatingDifferences: false, completion: { count += 1 })
    #expect(count == 3)
    let path = IndexPath(item: 1, section: 0)
    #expect(source.itemIdentifier(for: path) == "b" && source.indexPath(for: "b") == path)
    #expect(source.sectionIdentifier(for: 0) == 0 && source.index(for: 0) == 0)
    #expect(source.numberOfSections(in: list) == 1)
    #expect(source.collectionView(list, numberOfItemsInSection: 0) == 2)
    #expect(source.collectionView(list, cellForItemAt: path) is UICollectionViewListCell)
    let header = UICollectionReusableView()
    let provider: Source.SupplementaryViewProvider = { _, _, _ in header }
    source.supplementaryViewProvider = provider
    let kind = UICollectionView.elementKindSectionHeader
    #expect(
      source.collectionView(list, viewForSupplementaryElementOfKind: kind, at: path) === header)
  }

  @Test("Handlers of collection views, and transactions")
  func handlers() {
    let list = plainList()
    let source = source(in: list)
    var events: [String] = []
    var reordering = Source.ReorderingHandlers()
    reordering.canReorderItem = { _ in true }
    reordering.willReorder = { events += $0.initialSnapshot.itemIdentifiers }
    reordering.didReorder = {
      events += $0.finalSnapshot.itemIdentifiers
      events.append("\($0.difference.count)")
      for section: NSDiffableDataSourceSectionTransaction in $0.sectionTransactions {
        events.append("section \(section.sectionIdentifier) \(section.difference.count)")
        events += section.initialSnapshot.items + section.finalSnapshot.items
      }
    }
    source.reorderingHandlers = reordering
    source.apply(snapshot(["a", "b"]))
    let (first, second) = (IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0))
    source.moveItemByUser(at: first, to: second)
    #expect(events == ["a", "b", "b", "a", "2", "section 0 2", "a", "b", "b", "a"])
    events = []
    var outlines = UICollectionViewDiffableDataSource<Int, String>.SectionSnapshotHandlers<String>()
    outlines.shouldExpandItem = { _ in true }
    outlines.willExpandItem = { events.append("expand \($0)") }
    outlines.shouldCollapseItem = { _ in true }
    outlines.willCollapseItem = { events.append("collapse \($0)") }
    outlines.snapshotForExpandingParent = { $1 }
    source.sectionSnapshotHandlers = outlines
    source.toggleExpansionByUser(of: "a")
    source.toggleExpansionByUser(of: "a")
    #expect(events == ["expand a", "collapse a"])
  }

  /// A data source with titles.
  private final class Titles: UITableViewDiffableDataSource<Int, String> {
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int)
      -> String?
    {
      "header \(section)"
    }
  }

  @Test("Tables")
  func tables() {
    let table = UITableView()
    let provider: UITableViewDiffableDataSource<Int, String>.CellProvider = { _, _, _ in
      UITableViewCell()
    }
    let source = UITableViewDiffableDataSource<Int, String>(
      tableView: table, cellProvider: provider)
    var count = 0
    source.apply(snapshot(["a", "b"]), animatingDifferences: false, completion: { count += 1 })
    source.applySnapshotUsingReloadData(source.snapshot(), completion: { count += 1 })
    let path = IndexPath(row: 1, section: 0)
    #expect(count == 2 && source.tableView(table, numberOfRowsInSection: 0) == 2)
    #expect(source.tableView(table, cellForRowAt: path).style == .default)
    #expect(!source.tableView(table, canEditRowAt: path))
    source.tableView(table, commit: .delete, forRowAt: path)
    source.defaultRowAnimation = .fade
    #expect(!source.tableView(table, canMoveRowAt: path))
    source.tableView(table, moveRowAt: path, to: path)
    #expect(source.snapshot() == snapshot(["a", "b"]))
    #expect(source.tableView(table, titleForHeaderInSection: 0) == nil)
    #expect(source.tableView(table, titleForFooterInSection: 0) == nil)
    let titles = Titles(tableView: table, cellProvider: provider)
    #expect(titles.tableView(table, titleForHeaderInSection: 0) == "header 0")
  }

  @Test("Snapshots")
  func snapshots() {
    var list = snapshot(["c"])
    list.insertItems(["a"], beforeItem: "c")
    list.insertItems(["b"], afterItem: "a")
    list.insertSections([-1], beforeSection: 0)
    list.insertSections([1, 2], afterSection: 0)
    list.moveSection(2, beforeSection: -1)
    list.moveSection(-1, afterSection: 1)
    list.deleteSections([2])
    #expect(list.sectionIdentifiers == [0, 1, -1] && list.numberOfSections == 3)
    list.moveItem("c", beforeItem: "a")
    list.moveItem("a", afterItem: "b")
    #expect(list.itemIdentifiers == ["c", "b", "a"] && list.indexOfItem("b") == 1)
    list.deleteItems(["c"])
    #expect(list.itemIdentifiers(inSection: 0) == ["b", "a"] && list.numberOfItems == 2)
    #expect(list.numberOfItems(inSection: 1) == 0 && list.indexOfSection(-1) == 2)
    #expect(list.sectionIdentifier(containingItem: "a") == 0)
    list.reconfigureItems(["a"])
    list.reloadItems(["b"])
    list.reloadSections([1])
    #expect(list.reconfiguredItemIdentifiers == ["a"] && list.reloadedItemIdentifiers == ["b"])
    #expect(list.reloadedSectionIdentifiers == [1])
    list.deleteAllItems()
    #expect(list == NSDiffableDataSourceSnapshot())
  }

  @Test("Snapshots of sections")
  func sectionSnapshots() {
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["b"])
    outline.insert(["a"], before: "b")
    outline.insert(["c"], after: "b")
    outline.append(["b.1"], to: "b")
    outline.expand(["b"])
    #expect(outline.items == ["a", "b", "b.1", "c"] && outline.rootItems == ["a", "b", "c"])
    #expect(outline.isExpanded("b") && outline.isVisible("b.1") && outline.level(of: "b.1") == 1)
    #expect(outline.parent(of: "b.1") == "b" && outline.index(of: "c") == 3)
    #expect(outline.snapshot(of: "b", includingParent: true).items == ["b", "b.1"])
    outline.collapse(["b"])
    #expect(outline.visibleItems == ["a", "b", "c"] && outline.contains("b.1"))
    var children = NSDiffableDataSourceSectionSnapshot<String>()
    children.append(["b.2"])
    outline.replace(childrenOf: "b", using: children)
    outline.delete(["a"])
    #expect(outline.items == ["b", "b.2", "c"])
    outline.deleteAll()
    #expect(outline.items.isEmpty)
  }
}
