import CellTesting
import Testing
import UIKitNames

/// A table with cities, whose data source and delegate it is, and which logs every call.
@MainActor
private final class CityTable: UITableViewController, UITableViewDataSourcePrefetching {
  var cities = [["Berlin", "Bern", "Bonn"], ["Oslo"]]
  var log: [String] = []
  var selectionHandler: (IndexPath) -> Void = { _ in }
  var hasHeaderViews = false
  let own = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
  var insertsWhileEditing = false

  override func numberOfSections(in tableView: UITableView) -> Int { cities.count }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    cities[section].count
  }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let name = cities[indexPath.section][indexPath.row]
    if name == "Own" { return own }
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "city")
      ?? UITableViewCell(style: .value1, reuseIdentifier: "city")
    cell.textLabel?.text = name
    cell.accessoryType = .detailButton
    return cell
  }
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int)
    -> String?
  {
    hasHeaderViews ? nil : "Header \(section)"
  }
  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int)
    -> String?
  {
    section == 1 ? "Footer" : nil
  }
  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int)
    -> UIView?
  {
    guard hasHeaderViews, section == 0 else { return nil }
    let label = UILabel()
    label.text = "Own header"
    return label
  }
  override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int)
    -> CGFloat
  {
    hasHeaderViews ? 31 : tableView.sectionHeaderHeight
  }
  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  {
    indexPath == IndexPath(row: 0, section: 1)
      ? 90
      : super.tableView(
        tableView, heightForRowAt: indexPath)
  }
  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    indexPath.section == 0
  }
  override func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    indexPath.row == 1 || insertsWhileEditing && tableView.isEditing ? .insert : .delete
  }
  override func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { "Remove" }
  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    log.append("\(editingStyle) \(indexPath)")
    if editingStyle == .delete {
      cities[indexPath.section].remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }
  }
  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    true
  }
  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let city = cities[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    cities[destinationIndexPath.section].insert(city, at: destinationIndexPath.row)
    log.append("move \(sourceIndexPath) to \(destinationIndexPath)")
  }
  override func tableView(_ tableView: UITableView, heightForFooterInSection section: Int)
    -> CGFloat
  {
    tableView.sectionFooterHeight
  }
  override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int)
    -> UIView?
  {
    hasHeaderViews && section == 1 ? UITableViewHeaderFooterView(reuseIdentifier: nil) : nil
  }
  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    super.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
  }
  override func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    log.append("from \(sourceIndexPath)")
    return proposedDestinationIndexPath.section == 0
      ? proposedDestinationIndexPath : sourceIndexPath
  }
  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: "Visit") { [weak self] _, _, done in
        self?.log.append("visit \(indexPath)")
        done(true)
      }
    ])
  }
  override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    log.append("display \(indexPath)")
  }
  override func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    log.append("end \(indexPath)")
  }
  override func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { cities[indexPath.section][indexPath.row] == "Bonn" ? nil : indexPath }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("select \(indexPath)")
    selectionHandler(indexPath)
  }
  override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    log.append("deselect \(indexPath)")
  }
  override func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    log.append("detail \(indexPath)")
  }
  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: "menu", previewProvider: nil) { _ in
      UIMenu(children: [
        UIAction(title: "Share") { [weak self] _ in self?.log.append("share \(indexPath)") }
      ])
    }
  }
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    log.append("prefetch \(indexPaths.count)")
  }
}

/// Tables with data sources and delegates.
@MainActor
struct TableViewMembersTests {
  private let screen = CityTable(style: .insetGrouped)
  private var table: UITableView { screen.tableView }

  private func path(_ section: Int, _ row: Int) -> IndexPath {
    IndexPath(row: row, section: section)
  }
  private var names: [String?] { table.visibleCells.map { $0.textLabel?.text } }

  @Test("Rows, headers and footers have their places, and heights are obeyed")
  func places() throws {
    _ = screen.screenView
    #expect(table.style == .insetGrouped && table.numberOfSections == 2)
    #expect(table.numberOfRows(inSection: 0) == 3)
    #expect(names == ["Berlin", "Bern", "Bonn", "Oslo"])
    #expect(table.indexPathsForVisibleRows == [path(0, 0), path(0, 1), path(0, 2), path(1, 0)])
    let bern = try #require(table.cellForRow(at: path(0, 1)))
    #expect(table.indexPath(for: bern) == path(0, 1))
    #expect(table.headerView(forSection: 1)?.textLabel?.text == "Header 1")
    #expect(table.footerView(forSection: 1)?.textLabel?.text == "Footer")
    #expect(table.footerView(forSection: 0) == nil)
    #expect(table.rectForRow(at: path(1, 0)).height == 90)
    #expect(table.rectForRow(at: path(1, 1)) == .zero && table.rectForRow(at: path(5, 0)) == .zero)
    let middle = table.rectForRow(at: path(0, 1))
    #expect(table.indexPathForRow(at: CGPoint(x: middle.midX, y: middle.midY)) == path(0, 1))
    table.rowHeight = 60
    table.layoutIfNeeded()
    #expect(abs(table.rectForRow(at: path(0, 0)).height - 60) < 1e-6)
    #expect(UITableView.automaticDimension == -1 && table.sectionHeaderHeight == -1)
    screen.hasHeaderViews = true
    table.reloadData()
    table.layoutIfNeeded()
    #expect(screen.describe().contains("Own header") && table.headerView(forSection: 1) == nil)
    #expect(table.headerView(forSection: 0)?.bounds.height == 31)
    let (top, bottom) = (UILabel(), UILabel())
    (top.text, bottom.text) = ("Top", "Bottom")
    for view in [top, bottom] { view.frame.size.height = 50 }
    (table.tableHeaderView, table.tableFooterView) = (top, bottom)
    let content = table.contentSize
    #expect(top.frame.height == 50 && bottom.frame.minY == content.height - 100)
    #expect(screen.describe().contains("Top") && table.contentOffset.y == 0)
  }

  @Test("A header or footer without content has room if it has a height")
  func heightsWithoutViews() {
    screen.hasHeaderViews = true
    _ = screen.screenView
    let gap = { [table, path] in
      table.rectForRow(at: path(1, 0)).minY - table.rectForRow(at: path(0, 2)).maxY
    }
    let usual = gap()
    #expect(table.headerView(forSection: 1) == nil && table.footerView(forSection: 0) == nil)
    table.sectionFooterHeight = 50
    table.reloadData()
    let plain = UITableView(frame: table.frame)
    (plain.dataSource, plain.delegate) = (screen, screen)
    plain.sectionHeaderTopPadding = 0
    #expect(gap() > usual + 25)
    #expect(abs(plain.rectForRow(at: path(1, 0)).minY - 2 * 31 - 3 * 53) < 1e-6)
    plain.sectionHeaderHeight = 31
    plain.reloadData()
    #expect(abs(plain.rectForRow(at: path(1, 0)).minY - 31 - 3 * 53) < 1e-6)
  }

  @Test("The space above headers is not part of the height that an app gives them")
  func paddingAboveHeaders() {
    let plain = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
    plain.dataSource = screen
    plain.sectionHeaderHeight = 30
    #expect(abs(plain.rectForRow(at: path(0, 0)).minY - 52) < 1e-6)
    plain.scrollToRow(at: path(0, 2), at: .top, animated: false)
    #expect(abs(plain.rectForRow(at: path(0, 2)).minY - plain.contentOffset.y - 30) < 1e-6)
    plain.sectionHeaderTopPadding = 0
    #expect(abs(plain.rectForRow(at: path(0, 0)).minY - 30) < 1e-6)
    table.sectionHeaderHeight = 60
    let usual = table.rectForRow(at: path(0, 0)).minY
    table.sectionHeaderTopPadding = 10
    #expect(abs(table.rectForRow(at: path(0, 0)).minY - usual - 10) < 1e-6)
  }

  @Test("The views above and below the rows are in the table until others take their place")
  func edgeViews() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let views = (0..<3).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 20)) }
    func isInTable() -> [Bool] { views.map { $0.isDescendant(of: table) } }
    table.tableFooterView = views[0]
    #expect(isInTable() == [true, false, false])
    table.tableHeaderView = views[1]
    #expect(isInTable() == [true, true, false])
    table.tableHeaderView = views[2]
    #expect(isInTable() == [true, false, true])
    table.tableFooterView = nil
    #expect(isInTable() == [false, false, true])
  }

  @Test("A revealed action deletes its own row, also after a row above it was added")
  func deletionOfMovedRow() throws {
    try screen.swipe(row: "Bern")
    screen.cities[0].insert("Aachen", at: 0)
    table.insertRows(at: [path(0, 0)], with: .automatic)
    try screen.tap("Remove")
    #expect(screen.log.last { $0.hasPrefix("delete") } == "delete [0, 2]")
    #expect(screen.cities[0] == ["Aachen", "Berlin", "Bonn"])
  }

  @Test("Changes are made by index paths")
  func changes() {
    _ = screen.screenView
    let bonn = table.cellForRow(at: path(0, 2))
    screen.cities = [["Bonn", "Kiel"], ["Riga"], ["Oslo", "Bergen"]]
    table.beginUpdates()
    table.deleteRows(at: [path(0, 0), path(0, 1)], with: .fade)
    table.insertRows(at: [path(0, 1), path(2, 1)], with: .automatic)
    let animation: UITableView.RowAnimation = .fade
    table.insertSections([1], with: animation)
    table.endUpdates()
    #expect(names == ["Bonn", "Kiel", "Riga", "Oslo", "Bergen"])
    #expect(table.cellForRow(at: path(0, 0)) === bonn)
    screen.cities = [["Oslo", "Bergen", "Bonn"], ["Kiel"]]
    var isDone = false
    let updates = {
      table.moveSection(2, toSection: 0)
      table.deleteSections([1], with: .fade)
      table.moveRow(at: path(0, 0), to: path(0, 2))
    }
    table.performBatchUpdates(updates, completion: { isDone = $0 })
    #expect(isDone && names == ["Oslo", "Bergen", "Bonn", "Kiel"])
    screen.cities[1][0] = "Cologne"
    table.reconfigureRows(at: [path(1, 0)])
    #expect(names.last == "Cologne")
    screen.cities[1][0] = "Own"
    table.reloadRows(at: [path(1, 0)], with: .fade)
    #expect(table.visibleCells.last === screen.own)
    screen.cities[1] = ["Ulm", "Own"]
    table.reloadSections([1], with: .fade)
    #expect(names == ["Oslo", "Bergen", "Bonn", "Ulm", nil])
  }

  @Test("A cell that the app keeps has its content again when it comes back into view")
  func ownCell() {
    screen.own.textLabel?.text = "Kept"
    screen.cities = [["Own"] + (0..<60).map { "City \($0)" }]
    _ = screen.screenView
    table.scrollToRow(at: path(0, 60), at: .bottom, animated: true)
    #expect(screen.own.superview == nil && screen.own.textLabel?.text == "Kept")
    #expect(screen.log.contains("end [0, 0]"))
    for place in [UITableView.ScrollPosition.middle, .top, .none] {
      table.scrollToRow(at: path(0, 0), at: place, animated: false)
      #expect(table.visibleCells.first === screen.own && names.first == "Kept")
    }
    #expect(table.hostedList.pool.createdCellCount == 0)
    let offset = table.contentOffset
    table.scrollToRow(at: path(0, 3), at: .none, animated: false)
    #expect(table.contentOffset == offset)
  }

  @Test("Selections by a delegate that is told of one are made at once, and not reported")
  func selectionWhileSelecting() throws {
    _ = screen.screenView
    screen.log = []
    var selected: [IndexPath?] = []
    screen.selectionHandler = { [table] path in
      table.deselectRow(at: path, animated: true)
      selected.append(table.indexPathForSelectedRow)
    }
    try screen.tap(row: "Berlin")
    try screen.tap(row: "Oslo")
    #expect(screen.log == ["select [0, 0]", "select [1, 0]"] && selected == [nil, nil])
    screen.selectionHandler = { [table, last = path(1, 0)] _ in
      table.selectRow(at: last, animated: true, scrollPosition: .none)
    }
    try screen.tap(row: "Bern")
    #expect(screen.log.last == "select [0, 1]" && screen.log.count == 3)
    #expect(table.indexPathsForSelectedRows == [path(1, 0)])
  }

  @Test("Taps select rows, also selected ones, and details and swipes call the delegate")
  func taps() throws {
    screen.tableView.prefetchDataSource = screen
    try screen.tap(row: "Bern")
    try screen.tap(row: "Bern")
    #expect(screen.log.suffix(2) == ["select [0, 1]", "select [0, 1]"])
    try screen.tap(row: "Bonn")
    #expect(screen.log.last == "select [0, 1]" && table.indexPathForSelectedRow == path(0, 1))
    try screen.tap(row: "Oslo")
    #expect(screen.log.suffix(2) == ["deselect [0, 1]", "select [1, 0]"])
    try screen.tap(accessory: .detail, ofRow: "Berlin")
    #expect(screen.log.last == "detail [0, 0]" && table.indexPathsForSelectedRows == [path(1, 0)])
    try screen.swipe(row: "Berlin", revealing: .leading)
    try screen.tap("Visit")
    #expect(screen.log.last == "visit [0, 0]")
    #expect(throws: ScreenError.self) { try screen.swipe(row: "Oslo") }
    try screen.swipe(row: "Berlin", fully: true)
    #expect(screen.log.contains("delete [0, 0]") && screen.cities[0] == ["Bern", "Bonn"])
    try screen.choose("Share", fromMenuOfRow: "Bern")
    #expect(screen.log.last == "share [0, 0]")
    table.selectRow(at: path(0, 0), animated: true, scrollPosition: .middle)
    table.deselectRow(at: path(0, 0), animated: true)
    table.selectRow(at: nil, animated: true, scrollPosition: .none)
    #expect(table.indexPathsForSelectedRows == nil && screen.log.last == "share [0, 0]")
    screen.cities[0] += (0..<80).map { "\($0)" }
    table.reloadData()
    table.layoutIfNeeded()
    #expect(screen.log.contains { $0.hasPrefix("prefetch") })
  }

  @Test("Editing shows controls that delete, insert and move rows")
  func editing() throws {
    _ = screen.screenView
    screen.setEditing(true, animated: true)
    #expect(table.isEditing && table.cellForRow(at: path(0, 0))?.editingStyle == .delete)
    let styles = table.visibleCells.map(\.editingStyle)
    #expect(styles == [.delete, .insert, .delete, .none])
    #expect(!table.visibleCells.contains { !$0.showsReorderControl })
    try screen.tap(accessory: .insert, ofRow: "Bern")
    #expect(screen.log.last == "insert [0, 1]")
    try screen.tap(accessory: .delete, ofRow: "Bonn")
    try screen.tap("Remove")
    #expect(screen.cities[0] == ["Berlin", "Bern"])
    try screen.move(row: "Berlin", to: "Bern")
    #expect(screen.cities[0] == ["Bern", "Berlin"] && names == ["Bern", "Berlin", "Oslo"])
    try screen.move(row: "Berlin", to: "Oslo")
    #expect(screen.cities == [["Bern", "Berlin"], ["Oslo"]])
    let list = table.hostedList
    let frames = (0..<2).map { table.rectForRow(at: path(0, $0)) }
    screen.log = []
    #expect(list.beginReordering(at: CGPoint(x: 20, y: frames[0].midY)))
    for y in [frames[1].midY + 1, frames[1].maxY + 30, frames[0].midY, frames[1].midY + 1] {
      list.moveReordering(to: CGPoint(x: 20, y: y))
      table.layoutIfNeeded()
    }
    list.endReordering()
    #expect(Set(screen.log) == ["from [0, 0]", "move [0, 0] to [0, 1]"])
    #expect(screen.cities[0] == ["Berlin", "Bern"])
    table.setEditing(false, animated: false)
    table.allowsMultipleSelectionDuringEditing = true
    table.allowsSelectionDuringEditing = true
    table.reloadData()
    table.setEditing(true, animated: false)
    try screen.tap(row: "Oslo")
    try screen.tap(row: "Bern")
    #expect(table.indexPathsForSelectedRows?.count == 2)
    table.allowsSelection = false
    table.allowsMultipleSelection = true
    table.selectionFollowsFocus = true
    table.setEditing(false, animated: false)
    try screen.tap(row: "Oslo")
    #expect(table.indexPathForSelectedRow == nil && table.allowsMultipleSelection)
    #expect(table.selectionFollowsFocus)
  }

  @Test("Controls of rows on display follow what the mode determines")
  func controlsOfModes() {
    _ = screen.screenView
    let styles = { [table] in table.visibleCells.map(\.editingStyle) }
    screen.insertsWhileEditing = true
    #expect(styles() == [.delete, .insert, .delete, .none])
    table.setEditing(true, animated: false)
    #expect(styles() == [.insert, .insert, .insert, .none])
    table.setEditing(false, animated: false)
    #expect(styles() == [.delete, .insert, .delete, .none])
    table.allowsMultipleSelectionDuringEditing = true
    table.setEditing(true, animated: false)
    let kinds = table.visibleCells.flatMap { $0.accessoryLayouts.map(\.kind) }
    #expect(kinds.count { $0 == .multiselect } == 4 && !kinds.contains(.insert))
    // Rows that the table has not shown yet are not asked for.
    screen.cities = [["Ulm"]]
    table.reloadData()
    table.setEditing(false, animated: false)
    #expect(names == ["Ulm"])
  }

  @Test("The look of a table is drawn")
  func look() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(table.style == .plain && UITableView(frame: .zero, style: .grouped).style == .grouped)
    let source = CityTable(style: .plain)
    table.dataSource = source
    table.delegate = nil
    let screen = Stage(table)
    func lines() -> [String] { screen.describe().split(separator: "\n").map(String.init) }
    let before = lines()
    #expect(before.contains { $0.contains("eparator") && $0.contains("color #3C3C43") })
    table.separatorColor = .systemRed
    #expect(lines().contains { $0.contains("eparator") && $0.contains("color #FF383C") })
    table.separatorInset = UIEdgeInsets(top: 0, left: 100, bottom: 0, right: 0)
    let inset = lines()
    #expect(inset.contains { $0.contains("bottomSeparator") && $0.contains("frame 100") })
    table.separatorStyle = .none
    #expect(!lines().contains { $0.hasPrefix("  bottomSeparator") })
    #expect(
      table.separatorStyle == .none && UITableViewCell.SeparatorStyle.singleLine.rawValue == 1)
    table.sectionHeaderTopPadding = 0
    table.estimatedRowHeight = 44
    table.estimatedSectionHeaderHeight = 20
    table.estimatedSectionFooterHeight = 20
    table.sectionFooterHeight = 40
    #expect(lines() != inset && table.sectionHeaderTopPadding == 0)
    #expect(table.estimatedRowHeight + table.estimatedSectionHeaderHeight == 64)
    #expect(table.estimatedSectionFooterHeight == 20)
    table.backgroundColor = .systemYellow
    #expect(screen.describe().contains("#FFCC00FF"))
  }

  @Test("A tap on a row that the app has selected is reported, also after editing")
  func tapAfterEditing() throws {
    _ = screen.screenView
    table.allowsMultipleSelectionDuringEditing = true
    table.setEditing(true, animated: false)
    try screen.tap(row: "Bern")
    table.setEditing(false, animated: false)
    table.selectRow(at: path(0, 0), animated: false, scrollPosition: .none)
    screen.log = []
    try screen.tap(row: "Berlin")
    #expect(screen.log == ["select [0, 0]"])
  }

  @Test("A row in the middle is halfway between its places at the top and at the bottom")
  func middle() {
    screen.cities = [(0..<80).map { "City \($0)" }]
    _ = screen.screenView
    func offset(_ place: UITableView.ScrollPosition) -> CGFloat {
      table.scrollToRow(at: path(0, 40), at: place, animated: false)
      table.layoutIfNeeded()
      return table.contentOffset.y
    }
    let (top, bottom) = (offset(.top), offset(.bottom))
    #expect(top > bottom + 100)
    #expect(abs(offset(.middle) - (top + bottom) / 2) < 1)
  }
}
