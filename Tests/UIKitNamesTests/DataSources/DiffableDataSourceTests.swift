import Foundation
import Testing
import UIKitNames

/// A cell to give once in place of one that a table dequeues.
@MainActor
private final class OtherCells {
  private var cells = [UITableViewCell()]

  func next() -> UITableViewCell? { cells.popLast() }
}

@MainActor
struct DiffableDataSourceTests {
  private let words = Words()

  @Test("Every item of a snapshot has a cell at its place")
  func itemSnapshotCell() {
    words.show(["a": ["one", "two"], "b": ["three"]])
    #expect(words.configured == ["one 0.0", "two 0.1", "three 1.0"])
    #expect(words.text(0, 1) == "two" && words.text(1, 0) == "three")
    #expect(words.list.visibleCells.count == 3)
    let source = words.dataSource
    #expect(source.numberOfSections(in: words.list) == 2)
    #expect(source.collectionView(words.list, numberOfItemsInSection: 0) == 2)
    #expect(source.collectionView(words.list, numberOfItemsInSection: 7) == 0)
    let path = IndexPath(item: 0, section: 1)
    #expect(words.list.visibleCells.last === words.cell(1, 0))
    #expect(source.itemIdentifier(for: path) == "three" && source.indexPath(for: "three") == path)
    #expect(source.itemIdentifier(for: IndexPath(item: 1, section: 1)) == nil)
    #expect(source.indexPath(for: "four") == nil)
    #expect(source.sectionIdentifier(for: 1) == "b" && source.sectionIdentifier(for: 2) == nil)
    #expect(source.index(for: "b") == 1 && source.index(for: "c") == nil)
  }

  @Test("Cells of items that stay are moved, and those of the others are used again")
  func cellsItemsStay() {
    words.show(["a": ["one", "two"], "b": ["three"]])
    let (one, two, three) = (words.cell(0, 0), words.cell(0, 1), words.cell(1, 0))
    words.show(["b": ["three", "four", "two"]])
    #expect(words.configured == ["four 0.1"])
    #expect(words.cell(0, 0) === three && words.cell(0, 2) === two)
    #expect(words.cell(0, 1) === one)
    #expect(words.list.hostedList.pool.createdCellCount == 3)
  }

  @Test("A reconfigured item keeps its cell, a reloaded one gets it anew")
  func reconfiguredItemKeeps() {
    words.show(["a": ["one", "two"]])
    let (one, two) = (words.cell(0, 0), words.cell(0, 1))
    two?.isSelected = true
    one?.isSelected = true
    var snapshot = words.dataSource.snapshot()
    snapshot.reconfigureItems(["two"])
    snapshot.reloadItems(["one"])
    #expect(snapshot.reconfiguredItemIdentifiers == ["two"])
    #expect(snapshot.reloadedItemIdentifiers == ["one"])
    var isDone = false
    words.dataSource.apply(snapshot) { isDone = true }
    #expect(isDone && Set(words.configured.suffix(2)) == ["one 0.0", "two 0.1"])
    #expect(words.cell(0, 1) === two && two?.isSelected == true)
    #expect(words.cell(0, 0)?.isSelected == false)
    let shown = words.dataSource.snapshot()
    #expect(shown.reconfiguredItemIdentifiers.isEmpty && shown.reloadedItemIdentifiers.isEmpty)
    var again = shown
    again.reloadSections(["a"])
    #expect(again.reloadedSectionIdentifiers == ["a"])
    words.dataSource.apply(again)
    #expect(words.cell(0, 1)?.isSelected == false)
    #expect(words.dataSource.snapshot().reloadedSectionIdentifiers.isEmpty)
  }

  @Test("A provider that reconfigures another cell stops the program")
  func providerReconfiguresAnother() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let words = Words()
        words.show(["a": ["one"]])
        words.makesOthers = true
        var snapshot = words.dataSource.snapshot()
        snapshot.reconfigureItems(["one"])
        words.dataSource.apply(snapshot)
      }
    }
    let output = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(output.contains("Return the view that row(one) has"))
  }

  @Test("A provider that reconfigures another cell of a table stops the program")
  func providerReconfiguresAnotherCell()
    async throws
  {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        let others = OtherCells()
        let source = UITableViewDiffableDataSource<Int, String>(tableView: table) {
          table, indexPath, _ in
          others.next() ?? table.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["one"])
        source.apply(snapshot)
        snapshot.reconfigureItems(["one"])
        source.apply(snapshot)
      }
    }
    let output = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(output.contains("Return the view that row(one) has"))
  }

  @Test("A table view shows the rows of a snapshot")
  func tableViewShows() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let source = UITableViewDiffableDataSource<Int, String>(tableView: table) {
      table, indexPath, word in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = word
      cell.contentConfiguration = content
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["one", "two"])
    source.apply(snapshot)
    let path = IndexPath(row: 1, section: 0)
    let content = table.cellForRow(at: path)?.contentConfiguration as? UIListContentConfiguration
    #expect(content?.text == "two")
    #expect(source.numberOfSections(in: table) == 1)
    #expect(source.tableView(table, numberOfRowsInSection: 0) == 2)
    #expect(table.visibleCells.last === table.cellForRow(at: path))
    #expect(source.itemIdentifier(for: path) == "two" && source.indexPath(for: "two") == path)
    #expect(source.sectionIdentifier(for: 0) == 0 && source.index(for: 0) == 0)
    #expect(source.snapshot().itemIdentifiers == ["one", "two"])
  }

  @Test("Reloading the data gives every item a new cell")
  func reloadingData() {
    words.showHeaders()
    words.show(["a": ["one", "two"]])
    let header = words.header(0)
    header?.isSelected = true
    words.cell(0, 0)?.isSelected = true
    words.configured = []
    var snapshot = words.dataSource.snapshot()
    snapshot.deleteItems(["two"])
    var isDone = false
    words.dataSource.applySnapshotUsingReloadData(snapshot) { isDone = true }
    #expect(isDone && Set(words.configured) == ["header a 0", "one 0.0"])
    #expect(words.cell(0, 0)?.isSelected == false && words.cell(0, 1) == nil)
    #expect(words.list.visibleCells.count == 1)
    #expect(words.header(0)?.isSelected == false)
  }

  @Test("Snapshots can be awaited")
  func awaited() async {
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    snapshot.appendSections(["a"])
    snapshot.appendItems(["one"])
    await words.dataSource.apply(snapshot, animatingDifferences: false)
    #expect(words.text(0, 0) == "one")
    await words.dataSource.applySnapshotUsingReloadData(snapshot)
    #expect(words.configured == ["one 0.0", "one 0.0"])
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["two"])
    await words.dataSource.apply(outline, to: "a")
    #expect(words.text(0, 0) == "two" && words.cell(0, 1) == nil)
  }

  @Test("A request for a cell that the provider does not return stops the program")
  func requestStops() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let words = Words()
        words.makesNone = true
        words.show(["a": ["one"]])
      }
    }
    let output = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(output.contains("Return a cell from the cell provider: there is none for one."))
  }

  @Test("A provider may apply a snapshot, which is shown next")
  func providerApplies() {
    words.configuring = { [words] in
      if words.dataSource.snapshot().numberOfItems > 1 { return }
      var snapshot = words.dataSource.snapshot()
      snapshot.appendItems(["two"])
      words.dataSource.apply(snapshot)
    }
    words.show(["a": ["one"]])
    #expect(words.text(0, 0) == "one" && words.text(0, 1) == "two")
    #expect(words.configured == ["one 0.0", "two 0.1"])
  }
}
