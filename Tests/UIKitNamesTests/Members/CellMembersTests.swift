import Testing
import UIKitNames

private class PlainView: UIView {
  override init(frame: CGRect) { super.init(frame: frame) }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private class PlainCell: UICollectionViewCell {
  override func dragStateDidChange(_ dragState: UICollectionViewCell.DragState) {
    super.dragStateDidChange(dragState)
    tag = dragState == .none ? 0 : dragState == .lifting ? 1 : dragState == .dragging ? 2 : 3
  }

  override init(frame: CGRect) { super.init(frame: frame) }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepareForReuse() {
    super.prepareForReuse()
    tag += 1
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    contentConfiguration = UIListContentConfiguration.cell()
  }
}

private class Header: UICollectionReusableView {
  override init(frame: CGRect) { super.init(frame: frame) }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepareForReuse() {
    super.prepareForReuse()
    tag += 1
  }
}

private class TableRow: UITableViewCell {
  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    alpha = selected ? 0.5 : 1
  }

  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    super.setHighlighted(highlighted, animated: animated)
    isHidden = highlighted
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    tag = editing ? 30 : 0
  }

  override func dragStateDidChange(_ dragState: UITableViewCell.DragState) {
    super.dragStateDidChange(dragState)
    tag = dragState == .lifting ? 40 : 0
  }

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func prepareForReuse() {
    super.prepareForReuse()
    tag += 1
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    backgroundConfiguration = .clear()
  }
}

private class TableHeader: UITableViewHeaderFooterView {
  override func prepareForReuse() {
    super.prepareForReuse()
    tag += 1
  }

  override func updateConfiguration(using state: UIViewConfigurationState) {
    super.updateConfiguration(using: state)
    tag += state.isPinned ? 10 : 0
  }
}

/// Every member of cells, headers and footers that the table of members says is there, in use.
@MainActor
struct CellMembersTests {
  @Test("A collection cell")
  func collectionCell() {
    let cell = PlainCell(frame: CGRect(x: 0, y: 0, width: 100, height: 52))
    #expect(PlainView(frame: cell.frame).bounds == cell.bounds)
    #expect(cell.reuseIdentifier == nil && cell.configurationUpdateHandler == nil)
    cell.automaticallyUpdatesContentConfiguration = false
    cell.automaticallyUpdatesBackgroundConfiguration = false
    cell.backgroundConfiguration = .listCell()
    cell.backgroundView = UIView()
    cell.selectedBackgroundView = UIView()
    #expect(cell.backgroundConfiguration == nil)
    let handler: UICollectionViewCell.ConfigurationUpdateHandler = { cell, state in
      cell.tag = state.isSelected && state.isHighlighted ? 5 : 0
    }
    cell.configurationUpdateHandler = handler
    cell.isSelected = true
    cell.isHighlighted = true
    cell.setNeedsUpdateConfiguration()
    cell.layoutIfNeeded()
    #expect(cell.tag == 5 && cell.configurationState.isSelected)
    #expect(cell.contentView is UIListContentView && cell.contentConfiguration != nil)
    cell.dragState = .dragging
    #expect(cell.tag == 2)
  }

  @Test("A list cell")
  func listCell() {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 52))
    let plain: UICollectionViewCell = cell
    #expect(plain === cell)
    var content = cell.defaultContentConfiguration()
    content.text = "A"
    cell.contentConfiguration = content
    #expect(cell.defaultBackgroundConfiguration() == .listCell())
    cell.layoutIfNeeded()
    let start = cell.contentView.frame.minX
    let accessory = cell.contentView.frame.maxX
    cell.accessories = [.disclosureIndicator()]
    cell.indentationLevel = 1
    cell.indentationWidth = 20
    cell.indentsAccessories = false
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.minX == start + 20)
    #expect(cell.contentView.frame.maxX < accessory)
  }

  @Test("A table cell")
  func tableCell() {
    let table = UITableView()
    table.register(TableRow.self, forCellReuseIdentifier: "row")
    let path = IndexPath(row: 0, section: 0)
    let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
    #expect(cell.reuseIdentifier == "row")
    #expect(cell.defaultContentConfiguration() == .subtitleCell())
    #expect(cell.defaultBackgroundConfiguration() == .listCell())
    cell.contentConfiguration = cell.defaultContentConfiguration()
    cell.automaticallyUpdatesContentConfiguration = true
    cell.automaticallyUpdatesBackgroundConfiguration = true
    cell.indentationLevel = 1
    cell.indentationWidth = 12
    cell.isSelected = true
    cell.isHighlighted = true
    cell.isEditing = true
    cell.configurationUpdateHandler = { cell, state in cell.tag = state.isEditing ? 7 : 0 }
    cell.setNeedsUpdateConfiguration()
    cell.layoutIfNeeded()
    #expect(cell.tag == 7 && cell.contentView is UIListContentView)
    #expect(cell.backgroundConfiguration == .clear())
    #expect(cell.configurationState.isSelected && cell.configurationState.isHighlighted)
    cell.backgroundView = UIView()
    cell.selectedBackgroundView = UIView()
    cell.multipleSelectionBackgroundView = UIView()
    #expect(cell.backgroundConfiguration == nil)
    table.hostedList.pool.enqueue(cell)
    #expect(cell.tag == 1)
  }

  @Test("A table cell is told of its flags")
  func tableCellTold() {
    let cell = TableRow(style: .subtitle, reuseIdentifier: nil)
    cell.isSelected = true
    cell.isHighlighted = true
    #expect(cell.alpha == 0.5 && cell.isHidden)
    cell.setSelected(false, animated: true)
    #expect(cell.alpha == 1 && !cell.isSelected)
    cell.isEditing = true
    #expect(cell.tag == 30)
    cell.dragState = .lifting
    #expect(cell.tag == 40)
  }

  @Test("Collection views give out headers and footers")
  func collectionViewsGive() {
    let container = UIView()
    let collection = CellReusePool(container: container, updateScheduler: UpdateScheduler())
    let handler: UICollectionView.SupplementaryRegistration<Header>.Handler = { view, kind, path in
      view.tag = kind == UICollectionView.elementKindSectionFooter ? path.section * 10 : 0
    }
    let registration = UICollectionView.SupplementaryRegistration<Header>(
      elementKind: UICollectionView.elementKindSectionFooter, handler: handler)
    let path = IndexPath(item: 0, section: 3)
    let footer = collection.dequeueConfiguredReusableSupplementary(using: registration, for: path)
    #expect(footer.tag == 30 && footer.reuseIdentifier == "Header")
    let kind = UICollectionView.elementKindSectionFooter
    #expect(kind != UICollectionView.elementKindSectionHeader)
    #expect(collection.supplementaryView(forElementKind: kind, at: path) === footer)
    let list = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, _ in view.contentConfiguration = view.defaultContentConfiguration() }
    let header = collection.dequeueConfiguredReusableSupplementary(using: list, for: path)
    #expect((header.contentConfiguration as? UIListContentConfiguration)?.style == .header)
    collection.enqueue(footer)
    #expect(footer.tag == 1)
  }

  @Test("The styles of table cells")
  func stylesTableCells() {
    let styles: [UITableViewCell.CellStyle] = [.default, .value1, .value2, .subtitle]
    let defaults = styles.map {
      UITableViewCell(style: $0, reuseIdentifier: nil).defaultContentConfiguration().style
    }
    #expect(defaults == [.cell, .valueCell, .valueCell, .subtitleCell])
  }

  @Test("Views that are added to a cell before its labels have a text stay")
  func viewsBesideLabels() throws {
    let (cell, badge) = (UITableViewCell(style: .default, reuseIdentifier: nil), UIView())
    cell.frame = CGRect(x: 0, y: 0, width: 390, height: 52)
    badge.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(badge)
    NSLayoutConstraint.activate([
      badge.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor, constant: -16),
      badge.centerYAnchor.constraint(equalTo: cell.contentView.centerYAnchor),
      badge.widthAnchor.constraint(equalToConstant: 20),
      badge.heightAnchor.constraint(equalToConstant: 20),
    ])
    cell.textLabel?.text = "Inbox"
    cell.layoutIfNeeded()
    #expect(badge.convert(badge.bounds, to: cell) == CGRect(x: 354, y: 16, width: 20, height: 20))
    cell.textLabel?.text = "Outbox"
    cell.layoutIfNeeded()
    #expect(badge.isDescendant(of: cell.contentView))
    let content = cell.contentConfiguration as? UIListContentConfiguration
    #expect(content?.text == "Outbox")
  }

  @Test("A header of a table")
  func headerTable() throws {
    let table = UITableView()
    table.register(TableHeader.self, forHeaderFooterViewReuseIdentifier: "header")
    let header = try #require(table.dequeueReusableHeaderFooterView(withIdentifier: "header"))
    #expect(header.reuseIdentifier == "header")
    #expect(UITableViewHeaderFooterView(reuseIdentifier: "a").reuseIdentifier == "a")
    var content = header.defaultContentConfiguration()
    content.text = "A"
    header.contentConfiguration = content
    header.backgroundConfiguration = header.defaultBackgroundConfiguration()
    header.automaticallyUpdatesContentConfiguration = false
    header.automaticallyUpdatesBackgroundConfiguration = false
    header.isPinned = true
    header.configurationUpdateHandler = { header, _ in header.tag += 100 }
    header.setNeedsUpdateConfiguration()
    header.layoutIfNeeded()
    #expect(header.tag == 110 && header.contentView is UIListContentView)
    #expect(header.configurationState.isPinned)
    header.backgroundView = UIView()
    #expect(header.backgroundConfiguration == nil)
    table.hostedList.pool.enqueue(header)
    #expect(header.tag == 1)
  }
}
