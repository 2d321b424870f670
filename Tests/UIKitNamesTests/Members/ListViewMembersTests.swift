import CellTesting
import Testing
import UIKitNames

/// A controller around a view, which a test drives.
@MainActor
final class Stage: UIViewController {
  init(_ list: UIView) {
    super.init(nibName: nil, bundle: nil)
    view.addSubview(list)
    list.frame = view.bounds
  }

  required init?(coder: NSCoder) { nil }
}

/// A data source and delegate of a collection view with words, which logs every call.
@MainActor
final class WordsSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegate,
  UICollectionViewDataSourcePrefetching
{
  var words = [["one", "two"], ["three"]]
  var log: [String] = []
  var headers: [String: UICollectionReusableView] = [:]

  func numberOfSections(in collectionView: UICollectionView) -> Int { words.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    words[section].count
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    var content = UIListContentConfiguration.cell()
    content.text = words[indexPath.section][indexPath.item]
    cell.contentConfiguration = content
    log.append("cell \(content.text ?? "")")
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    var content = UIListContentConfiguration.header()
    content.text = "Section \(indexPath.section)"
    view.contentConfiguration = content
    return view
  }
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  {
    indexPath.section == 0
  }
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let word = words[sourceIndexPath.section].remove(at: sourceIndexPath.item)
    words[destinationIndexPath.section].insert(word, at: destinationIndexPath.item)
    log.append("move \(sourceIndexPath) to \(destinationIndexPath)")
  }
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    log.append("prefetch \(indexPaths.count)")
  }
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    log.append("display \(indexPath)")
  }
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    log.append("end \(indexPath)")
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    log.append("select \(indexPath)")
  }
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    log.append("deselect \(indexPath)")
  }
  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { words[indexPath.section][indexPath.item] != "locked" }
  func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {
    log.append("open \(indexPath)")
  }
  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { proposedIndexPath.section == 0 ? proposedIndexPath : currentIndexPath }
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(children: [
        UIAction(title: "Copy") { [weak self] _ in self?.log.append("copy \(indexPaths)") },
        UIAction(title: "Paste", attributes: .disabled) { _ in },
      ])
    }
  }
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    log.append("scroll \(scrollView.contentOffset.y)")
  }
}

/// A data source of a table with a hundred rows.
private final class HundredRows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
}

/// Collection views with data sources and delegates.
@MainActor
struct CollectionViewMembersTests {
  private let source = WordsSource()
  private let list: UICollectionView
  private let screen: Stage

  init() {
    var look = UICollectionLayoutListConfiguration(appearance: .plain)
    look.headerMode = .supplementary
    list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 400),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: look))
    list.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
    list.register(
      UICollectionViewListCell.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    screen = Stage(list)
    (list.dataSource, list.delegate, list.prefetchDataSource) = (source, source, source)
  }

  private func path(_ section: Int, _ item: Int) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  private func text(_ cell: UICollectionViewCell?) -> String? {
    (cell?.contentConfiguration as? UIListContentConfiguration)?.text
  }

  private var texts: [String?] { list.visibleCells.map(text) }

  @Test("The rows of a data source have cells and headers, at index paths")
  func places() throws {
    #expect(list.numberOfSections == 2 && list.numberOfItems(inSection: 0) == 2)
    #expect(texts == ["one", "two", "three"])
    #expect(list.indexPathsForVisibleItems == [path(0, 0), path(0, 1), path(1, 0)])
    let two = try #require(list.cellForItem(at: path(0, 1)))
    #expect(list.indexPath(for: two) == path(0, 1) && text(two) == "two")
    #expect(list.cellForItem(at: path(0, 2)) == nil && list.cellForItem(at: path(3, 0)) == nil)
    let header = list.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: path(1, 0))
    #expect(text(header) == "Section 1")
    let frame = two.convert(two.bounds, to: list)
    #expect(list.indexPathForItem(at: CGPoint(x: 9, y: frame.midY)) == path(0, 1))
    #expect(list.indexPathForItem(at: CGPoint(x: 9, y: 1)) == nil)
    #expect(list.contentSize.width == 390 && list.contentSize.height > 200)
    #expect(source.log.filter { $0.hasPrefix("display") }.count == 3)
    let background = UIView()
    list.backgroundView = background
    list.layoutIfNeeded()
    #expect(background.frame.size == list.bounds.size && list.subviews.first === background)
  }

  @Test("Changes are made by index paths, and an update with other numbers stops the program")
  func changes() async throws {
    let one = list.cellForItem(at: path(0, 0))
    source.words = [["zero", "one"], [], ["three", "four"]]
    var isDone = false
    list.performBatchUpdates {
      list.insertItems(at: [path(0, 0), path(2, 1)])
      list.deleteItems(at: [path(0, 1)])
      list.insertSections([1])
    } completion: {
      isDone = $0
    }
    #expect(isDone && texts == ["zero", "one", "three", "four"] && list.numberOfSections == 3)
    #expect(list.cellForItem(at: path(0, 1)) === one)
    source.words = [["three", "four"], ["one", "zero"]]
    list.performBatchUpdates(
      {
        list.deleteSections([1])
        list.moveSection(2, toSection: 0)
        list.moveItem(at: path(0, 0), to: path(1, 1))
      }, completion: nil)
    #expect(texts == ["three", "four", "one", "zero"] && list.cellForItem(at: path(1, 0)) === one)
    source.words[1][0] = "ONE"
    list.reconfigureItems(at: [path(1, 0)])
    #expect(text(one) == "ONE" && list.cellForItem(at: path(1, 0)) === one)
    source.words[1][0] = "uno"
    list.reloadItems(at: [path(1, 0)])
    #expect(texts == ["three", "four", "uno", "zero"])
    source.words[1] = ["due"]
    list.reloadSections([1])
    #expect(texts == ["three", "four", "due"])
    source.words = [["new"]]
    list.reloadData()
    #expect(texts == ["new"])
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let tests = CollectionViewMembersTests()
        _ = tests.texts
        tests.list.insertItems(at: [tests.path(0, 0)])
      }
    }
    let output = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(output.contains("section 0 has 3 rows in the list, and 2 in the data source"))
  }

  @Test("Taps select and open, the app's own selections are not reported")
  func selection() throws {
    source.words[0].append("locked")
    try screen.tap(row: "two")
    #expect(source.log.suffix(2) == ["select [0, 1]", "open [0, 1]"])
    #expect(list.indexPathsForSelectedItems == [path(0, 1)])
    try screen.tap(row: "three")
    #expect(source.log.suffix(3) == ["deselect [0, 1]", "select [1, 0]", "open [1, 0]"])
    let count = source.log.count
    try screen.tap(row: "locked")
    list.deselectItem(at: path(1, 0), animated: false)
    list.selectItem(at: path(0, 0), animated: false, scrollPosition: .centeredVertically)
    #expect(list.indexPathsForSelectedItems == [path(0, 0)])
    list.selectItem(at: nil, animated: false, scrollPosition: [.top, .left])
    #expect(list.indexPathsForSelectedItems == [] && source.log.count == count)
    list.allowsMultipleSelection = true
    try screen.tap(row: "one")
    try screen.tap(row: "two")
    #expect(list.indexPathsForSelectedItems == [path(0, 0), path(0, 1)])
    list.allowsSelection = false
    try screen.tap(row: "three")
    #expect(list.indexPathsForSelectedItems?.contains(path(1, 0)) != true)
    list.isEditing = true
    #expect(list.cellForItem(at: path(0, 0))?.configurationState.isEditing == true)
    list.allowsSelectionDuringEditing = true
    list.allowsMultipleSelectionDuringEditing = true
    list.selectionFollowsFocus = true
    try screen.tap(row: "three")
    #expect(list.indexPathsForSelectedItems == [path(1, 0)] && list.selectionFollowsFocus)
  }

  @Test("Rows are moved, have menus, scroll, and leave")
  func motion() throws {
    try screen.move(row: "one", to: "two")
    #expect(source.words[0] == ["two", "one"] && texts == ["two", "one", "three"])
    #expect(source.log.last == "move [0, 0] to [0, 1]" && !list.hasActiveDrag)
    #expect(throws: ScreenError.self) { try screen.move(row: "three", to: "one") }
    try screen.move(row: "one", to: "three")
    #expect(source.words == [["two", "one"], ["three"]])
    try screen.choose("Copy", fromMenuOfRow: "three")
    #expect(source.log.last == "copy [[1, 0]]")
    #expect(throws: ScreenError.self) { try screen.choose("Paste", fromMenuOfRow: "three") }
    source.words[1] = (0..<60).map { "row \($0)" }
    list.reloadData()
    list.layoutIfNeeded()
    #expect(source.log.contains { $0.hasPrefix("prefetch") })
    source.log = []
    list.scrollToItem(at: path(1, 59), at: .bottom, animated: true)
    #expect(texts.last == "row 59" && source.log.contains("end [0, 0]"))
    #expect(source.log.contains { $0.hasPrefix("scroll") })
    list.setContentOffset(CGPoint(x: 0, y: 100), animated: false)
    #expect(list.contentOffset.y == 100)
    list.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    list.contentOffset = CGPoint(x: 0, y: -20)
    #expect(list.contentOffset.y == -20 && list.adjustedContentInset.top == 20)
    list.selfSizingInvalidation = .disabled
    #expect(list.selfSizingInvalidation == .disabled)
    let places: [UICollectionView.ScrollPosition] = [.centeredHorizontally, .right]
    #expect(Set(places.map(\.rawValue)) == [16, 32])
  }

  @Test("Points in a scrolled list are points of its content")
  func pointsOfContent() throws {
    source.words[1] = (0..<60).map { "row \($0)" }
    list.scrollToItem(at: path(1, 40), at: .top, animated: false)
    let cell = try #require(list.cellForItem(at: path(1, 41)))
    let point = cell.convert(CGPoint(x: 1, y: 1), to: list)
    #expect(list.indexPathForItem(at: point) == path(1, 41))
    #expect(list.hitTest(point)?.isDescendant(of: cell) == true)
    #expect(list.bounds.origin == list.contentOffset && list.contentOffset.y > 1000)
    let frame = cell.convert(cell.bounds, to: screen.view)
    #expect(frame.minY > 0 && frame.maxY < 200)
    try screen.tap(row: "row 41")
    #expect(list.indexPathsForSelectedItems == [path(1, 41)])
  }

  @Test("Sections of a provider have their own headers and swipe actions")
  func sectionProvider() throws {
    var requests: [Int] = []
    let layout = UICollectionViewCompositionalLayout { section, environment in
      requests.append(section)
      #expect(environment.traitCollection.userInterfaceIdiom == .phone)
      var look = UICollectionLayoutListConfiguration(appearance: .plain)
      look.headerMode = section == 1 ? .supplementary : .none
      look.trailingSwipeActionsConfigurationProvider = { path in
        UISwipeActionsConfiguration(actions: [
          UIContextualAction(style: .normal, title: "Pin \(section) \(path)") { _, _, done in
            done(true)
          }
        ])
      }
      return NSCollectionLayoutSection.list(using: look, layoutEnvironment: environment)
    }
    list.setCollectionViewLayout(layout, animated: false)
    func header(_ section: Int) -> UICollectionReusableView? {
      list.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: path(section, 0))
    }
    #expect(header(0) == nil && text(header(1)) == "Section 1" && Set(requests) == [0, 1])
    try screen.swipe(row: "three")
    #expect(screen.describe().contains("Pin 1 [1, 0]"))
    try screen.swipe(row: "one")
    try screen.tap("Pin 0 [0, 0]")
    requests = []
    layout.invalidateLayout()
    list.layoutIfNeeded()
    #expect(Set(requests) == [0, 1])
    let same = NSCollectionLayoutSection.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain),
      layoutEnvironment: Environment())
    list.collectionViewLayout = UICollectionViewCompositionalLayout(section: same)
    #expect(header(1) == nil && texts == ["one", "two", "three"])
    #expect(UICollectionViewLayout() !== list.collectionViewLayout)
  }

  @Test("Sections of a provider have their own separators")
  func separatorsOfSections() {
    func shownSeparators(withoutSection hidden: Int?) -> Int {
      list.collectionViewLayout = UICollectionViewCompositionalLayout { section, environment in
        var look = UICollectionLayoutListConfiguration(appearance: .plain)
        look.itemSeparatorHandler = { path, separators in
          var separators = separators
          if path.section == hidden { separators.bottomSeparatorVisibility = .hidden }
          return separators
        }
        return NSCollectionLayoutSection.list(using: look, layoutEnvironment: environment)
      }
      list.layoutIfNeeded()
      return screen.describe().components(separatedBy: "bottomSeparator").count - 1
    }
    let all = shownSeparators(withoutSection: nil)
    #expect(all - shownSeparators(withoutSection: 0) == 2)
    #expect(all - shownSeparators(withoutSection: 1) == 1)
  }

  private struct Environment: NSCollectionLayoutEnvironment {
    let traitCollection = UITraitCollection.phone
  }

  @Test("Rows are scrolled to the edges of a table, although views above and below them are not")
  func rowsBesideEdgeViews() {
    let frame = CGRect(x: 0, y: 0, width: 390, height: 400)
    let (table, rows) = (UITableView(frame: frame, style: .grouped), HundredRows())
    table.dataSource = rows
    for height in [0, 100] as [CGFloat] {
      table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: height))
      table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: height / 2))
      func place(_ position: UITableView.ScrollPosition) -> CGRect {
        table.scrollToRow(at: path(0, 50), at: position, animated: false)
        return table.rectForRow(at: path(0, 50)).offsetBy(dx: 0, dy: -table.contentOffset.y)
      }
      #expect(abs(place(.top).minY) < 1 && abs(place(.bottom).maxY - 400) < 1)
      #expect(abs(place(.middle).midY - 200) < 1)
      table.scrollToRow(at: path(0, 99), at: .top, animated: false)
      #expect(abs(table.contentOffset.y - table.contentSize.height + 400) < 1)
      table.scrollToRow(at: path(0, 99), at: .middle, animated: false)
      #expect(abs(table.contentOffset.y - table.contentSize.height + 400) < 1)
      table.scrollToRow(at: path(0, 0), at: .middle, animated: false)
      #expect(table.contentOffset.y == 0)
    }
  }

  @Test("Values of scroll views are stored for a toolkit")
  func scrollValues() {
    list.isScrollEnabled = false
    list.bounces = false
    list.alwaysBounceVertical = true
    list.showsVerticalScrollIndicator = false
    list.showsHorizontalScrollIndicator = false
    list.scrollIndicatorInsets = UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0)
    list.verticalScrollIndicatorInsets = list.scrollIndicatorInsets
    list.scrollsToTop = false
    list.delaysContentTouches = false
    let modes: [UIScrollView.KeyboardDismissMode] = [.none, .onDrag, .interactive]
    let insets: [UIScrollView.ContentInsetAdjustmentBehavior] = [
      .automatic, .scrollableAxes, .never, .always,
    ]
    list.keyboardDismissMode = modes[2]
    list.contentInsetAdjustmentBehavior = insets[2]
    #expect(list.keyboardDismissMode.rawValue == 2)
    #expect(list.contentInsetAdjustmentBehavior.rawValue == 2)
    #expect(list.verticalScrollIndicatorInsets.top == 1)
  }
}
