import CellTestSupport
import CellTesting
import Foundation
import Testing
import UIKitNames

/// A cell that shows a number, and whose height code computes.
private final class NumberCell: UICollectionViewListCell {
  var item: Int?
  var isTall = false
  override func prepareForReuse() {
    super.prepareForReuse()
    item = nil
  }
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: isTall ? 200 : 60)
  }
}

/// A list of numbers, and the calls of its delegate.
@MainActor
private final class NumberList: NSObject, UICollectionViewDelegate {
  let view = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 390, height: 400),
    collectionViewLayout: UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain)))
  let source: UICollectionViewDiffableDataSource<Int, Int>
  var allows = true
  var calls: [String] = []

  /// Creates a list of texts, or of cells whose heights code computes.
  init(isTall: (() -> Bool)? = nil) {
    let registration = UICollectionView.CellRegistration<NumberCell, Int> { cell, _, item in
      cell.item = item
      if let isTall {
        cell.isTall = isTall()
        if cell.contentView.subviews.isEmpty { cell.contentView.addSubview(UIView()) }
        return
      }
      var content = cell.defaultContentConfiguration()
      content.text = "\(item)"
      cell.contentConfiguration = content
    }
    source = UICollectionViewDiffableDataSource(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    super.init()
    view.delegate = self
  }

  func snapshot(_ items: some Sequence<Int>) -> NSDiffableDataSourceSnapshot<Int, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(items))
    return snapshot
  }

  private func log(_ name: String, _ cell: UICollectionViewCell) {
    calls.append("\(name) \((cell as? NumberCell)?.item.map(String.init) ?? "nothing")")
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    calls.append("should \(indexPath.item)")
    return allows
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    calls.append("select \(indexPath.item)")
  }
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    calls.append("deselect \(indexPath.item)")
  }
  func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool { indexPath.item == 1 }
  func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {
    calls.append("open \(indexPath.item)")
  }
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    log("play", cell)
  }
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    log("stop", cell)
  }
}

/// A table of numbers with a header, and the calls of its delegate.
@MainActor
private final class NumberTable: NSObject, UITableViewDataSource, UITableViewDelegate {
  let view = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
  var calls: [String] = []

  override init() {
    super.init()
    view.dataSource = self
    view.delegate = self
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "A" }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    calls.append("will \(indexPath.row)")
    return nil
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    calls.append("deselect \(indexPath.row)")
  }
}

/// When lists call their delegates.
@MainActor
struct ListDelegateTests {
  @Test("The app selects items without a call, and they stay selected in other snapshots")
  func selectionByApp() {
    let list = NumberList()
    list.source.apply(list.snapshot(0..<3))
    list.calls = []
    list.allows = false
    list.view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
    #expect(list.view.indexPathsForSelectedItems == [[0, 1]])
    list.source.apply(list.snapshot(0..<3))
    list.source.apply(list.snapshot([1, 0, 2]))
    #expect(list.view.indexPathsForSelectedItems == [[0, 0]])
    list.view.allowsMultipleSelection = true
    list.view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
    #expect(list.view.indexPathsForSelectedItems?.count == 2)
    list.view.allowsMultipleSelection = false
    list.view.allowsSelection = false
    #expect(list.view.indexPathsForSelectedItems == [])
    #expect(list.calls.isEmpty)
    let table = NumberTable()
    table.view.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    table.view.insertRows(at: [], with: .automatic)
    #expect(table.view.indexPathForSelectedRow == [0, 1])
    #expect(table.calls.isEmpty)
  }

  @Test("The user can select only what the delegate allows")
  func selectionByUser() throws {
    let list = NumberList()
    list.source.apply(list.snapshot(0..<3))
    let screen = Stage(list.view)
    list.allows = false
    try screen.tap(row: "1")
    #expect(list.view.indexPathsForSelectedItems == [])
    list.allows = true
    try screen.tap(row: "1")
    #expect(list.view.indexPathsForSelectedItems == [[0, 1]])
  }

  @Test("Each tap on a selected item selects it once more, and performs its primary action")
  func tapAgain() throws {
    let list = NumberList()
    list.source.apply(list.snapshot(0..<3))
    let screen = Stage(list.view)
    func calls(_ row: String) throws -> [String] {
      list.calls = []
      try screen.tap(row: ScreenRow(row))
      return list.calls.filter { !$0.hasPrefix("should") }
    }
    #expect(try calls("0") == ["select 0"])
    #expect(try calls("0") == ["select 0"])
    #expect(try calls("1") == ["deselect 0", "select 1", "open 1"])
    #expect(try calls("1") == ["select 1", "open 1"])
    // A row that a key selected is selected again by a tap.
    list.view.selectionFollowsFocus = true
    list.calls = []
    list.view.hostedList.key(.downArrow)
    #expect(list.calls.filter { !$0.hasPrefix("should") } == ["deselect 1", "select 2"])
    #expect(try calls("2") == ["select 2"])
    #expect(try calls("1") == ["deselect 2", "select 1", "open 1"])
    list.view.allowsMultipleSelection = true
    #expect(try calls("1") == ["deselect 1"])
    #expect(try calls("1") == ["select 1"])
    #expect(try calls("0") == ["select 0"])
  }

  @Test("A cell has its content until the end of its display was reported")
  func endOfDisplay() {
    let list = NumberList()
    list.source.apply(list.snapshot(0..<30))
    let first = list.calls
    #expect(first.first == "play 0" && first.allSatisfy { $0.hasPrefix("play") })
    list.calls = []
    list.view.contentOffset.y = 1000
    list.view.layoutIfNeeded()
    let stops = list.calls.filter { $0.hasPrefix("stop") }
    #expect(Set(stops) == Set(first.map { $0.replacing("play", with: "stop") }))
    let shown = list.calls.filter { $0.hasPrefix("play") }
    list.calls = []
    list.view.reloadData()
    list.view.layoutIfNeeded()
    #expect(
      Set(list.calls.filter { $0.hasPrefix("stop") })
        == Set(shown.map { $0.replacing("play", with: "stop") }))
  }

  @Test(
    "Items that begin and end to be displayed are the displayed ones, whatever happens",
    arguments: UInt64(1)...8)
  func displayHistory(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let list = NumberList()
    var displayed: Set<String> = []
    for step in 0..<60 {
      var snapshot = list.source.snapshot()
      switch Int.random(in: 0..<7, using: &random) {
      case 0: snapshot = list.snapshot((0..<40).shuffled(using: &random).prefix(step))
      case 1: snapshot.reloadItems(snapshot.itemIdentifiers.filter { $0 % 3 == 0 })
      case 2: snapshot.reconfigureItems(snapshot.itemIdentifiers.filter { $0 % 2 == 0 })
      case 3: snapshot.deleteItems(Array(snapshot.itemIdentifiers.prefix(3)))
      case 4: list.view.contentOffset.y = CGFloat.random(in: 0...1500, using: &random)
      case 5: list.view.reloadData()
      default: list.view.frame.size.height = CGFloat.random(in: 50...800, using: &random)
      }
      if Bool.random(using: &random) {
        list.source.apply(snapshot)
      } else {
        list.source.applySnapshotUsingReloadData(snapshot)
      }
      list.view.layoutIfNeeded()
      for call in list.calls {
        let item = String(call.split(separator: " ")[1])
        if call.hasPrefix("play") {
          #expect(displayed.insert(item).inserted, "step \(step): \(call)")
        } else {
          #expect(displayed.remove(item) != nil, "step \(step): \(call)")
        }
      }
      list.calls = []
      let shown = list.view.hostedList.displayedItems.compactMap {
        ($0.view as? NumberCell)?.item.map(String.init)
      }
      #expect(displayed == Set(shown), "step \(step)")
    }
  }

  @Test("A snapshot that reloads all items selects none")
  func reload() {
    let list = NumberList()
    list.source.apply(list.snapshot(0..<3))
    list.view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
    list.calls = []
    list.source.applySnapshotUsingReloadData(list.snapshot(0..<3))
    #expect(list.view.indexPathsForSelectedItems == [])
    #expect(!list.calls.contains { $0.contains("select") })
  }

  @Test("A pinned header covers rows that are found at their places")
  func pinnedHeader() throws {
    let table = NumberTable()
    table.view.contentOffset.y = 500
    let path = try #require(table.view.indexPathForRow(at: CGPoint(x: 100, y: 501)))
    #expect(table.view.rectForRow(at: path).contains(CGPoint(x: 100, y: 501)))
    #expect(table.view.indexPathForRow(at: CGPoint(x: 100, y: 5)) == nil)
  }

  @Test("Heights that code computes are requested again by invalidation and empty batches")
  func heights() {
    var isTall = false
    let list = NumberList { isTall }
    list.source.apply(list.snapshot(0..<3))
    func height() -> CGFloat? {
      list.view.layoutIfNeeded()
      return list.view.cellForItem(at: [0, 0])?.frame.height
    }
    #expect(height() == 60)
    for invalidate in [
      { list.view.collectionViewLayout.invalidateLayout() },
      { list.view.performBatchUpdates(nil) },
      { list.view.reconfigureItems(at: [[0, 0]]) },
    ] {
      isTall.toggle()
      (list.view.cellForItem(at: [0, 0]) as? NumberCell)?.isTall = isTall
      invalidate()
      #expect(height() == (isTall ? 200 : 60))
    }
  }
}
