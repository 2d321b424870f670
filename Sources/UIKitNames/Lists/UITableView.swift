public import CellConfiguration
public import CellHosting
public import Foundation

/// A list of rows in sections, which data sources and delegates describe by index paths.
///
/// It shows a `HostedList` and updates it when it is laid out. Its superview owns it.
open class UITableView: UIScrollView {
  /// The looks of tables; raw values match UIKit.
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  /// The ways in which rows enter and leave; no value has an effect, because changes are immediate.
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }
  /// The places of a row after scrolling to it; raw values match UIKit.
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }

  /// The height of rows whose content determines their height.
  public nonisolated static let automaticDimension: CGFloat = -1

  /// The look of the table.
  public let style: Style
  /// The object that provides the rows; the table does not own it.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  /// The object that decides about rows; the table does not own it.
  open weak var delegate: (any UITableViewDelegate)? { didSet { reloadData() } }
  /// The object that is told of rows that will come into view; the table does not own it.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// The height of rows, unless the delegate returns others.
  open var rowHeight = automaticDimension { didSet { invalidateHeights() } }
  /// The height of headers, unless the delegate returns others.
  open var sectionHeaderHeight = automaticDimension { didSet { invalidateHeights() } }
  /// The height of footers, unless the delegate returns others.
  open var sectionFooterHeight = automaticDimension { didSet { invalidateHeights() } }
  /// The expected height of rows, which has no effect: the list estimates heights itself.
  open var estimatedRowHeight = automaticDimension
  /// The expected height of headers, which has no effect: the list estimates heights itself.
  open var estimatedSectionHeaderHeight = automaticDimension
  /// The expected height of footers, which has no effect: the list estimates heights itself.
  open var estimatedSectionFooterHeight = automaticDimension
  /// The space above headers; `nil` for the default of the look.
  open var sectionHeaderTopPadding: CGFloat? {
    get { look.headerTopPadding }
    set { look.headerTopPadding = newValue }
  }
  /// Whether separators are shown.
  open var separatorStyle: UITableViewCell.SeparatorStyle {
    get { look.showsSeparators ? .singleLine : .none }
    set { look.showsSeparators = newValue != .none }
  }
  /// The color of separators; `nil` restores the default.
  open var separatorColor: UIColor? {
    get { look.separatorConfiguration.color }
    set { look.separatorConfiguration.color = newValue ?? .separator }
  }
  /// The distances of separators from the edges of rows; left is leading.
  open var separatorInset = UIEdgeInsets.zero {
    didSet {
      let insets = NSDirectionalEdgeInsets(
        top: 0, leading: separatorInset.left, bottom: 0, trailing: separatorInset.right)
      look.separatorConfiguration.topSeparatorInsets = insets
      look.separatorConfiguration.bottomSeparatorInsets = insets
    }
  }
  /// The view above the rows, with the height of its frame; `nil` for none.
  open var tableHeaderView: UIView? {
    get { edgeViews.top }
    set { edgeViews.top = newValue }
  }
  /// The view below the rows, with the height of its frame; `nil` for none.
  open var tableFooterView: UIView? {
    get { edgeViews.bottom }
    set { edgeViews.bottom = newValue }
  }

  private var look: UICollectionLayoutListConfiguration { didSet { setNeedsLayout() } }
  private var sectionViews: [ListItem: UIView] = [:]

  /// Creates a table of a look.
  public init(frame: CGRect, style: Style) {
    self.style = style
    let appearance: UICollectionLayoutListConfiguration.Appearance =
      switch style {
      case .plain: .plain
      case .grouped: .grouped
      case .insetGrouped: .insetGrouped
      }
    look = UICollectionLayoutListConfiguration(appearance: appearance, container: .tableView)
    super.init(list: frame)
    look.leadingSwipeActionsConfigurationProvider = { [weak self] path in
      self.flatMap { $0.delegate?.tableView($0, leadingSwipeActionsConfigurationForRowAt: path) }
    }
    look.trailingSwipeActionsConfigurationProvider = { [weak self] path in
      guard let self else { return nil }
      return delegate.map { $0.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) }
        ?? deleteActions(at: path)
    }
    connect()
  }
  /// Creates a plain table.
  public convenience init(frame: CGRect = .zero) { self.init(frame: frame, style: .plain) }
  /// Returns `nil`, because headless views have no archives.
  public required init?(coder: NSCoder) { nil }

  override var scrollDelegate: (any UIScrollViewDelegate)? { delegate }

  private func connect() {
    let list = hostedList
    rows = .counts { [weak self] in
      guard let self, let dataSource else { return [] }
      return (0..<dataSource.numberOfSections(in: self)).map {
        dataSource.tableView(self, numberOfRowsInSection: $0)
      }
    }
    cellProvider = { [weak self] path, _ in self?.makeCell(at: path) ?? UITableViewCell() }
    willUpdateHandler = { [weak self] in
      guard let self else { return }
      if look.backgroundColor != backgroundColor { look.backgroundColor = backgroundColor }
      // Other sections may have these places now.
      sectionViews = [:]
      hostedList.configuration = look
    }
    list.headerModeProvider = { [weak self] id in
      self?.has(ListItem.header, id) == true ? .supplementary : .none
    }
    list.footerModeProvider = { [weak self] id in
      self?.has(ListItem.footer, id) == true ? .supplementary : .none
    }
    list.supplementaryProvider = { [weak self] _, item, _ in
      self?.makeSectionView(item) ?? UITableViewHeaderFooterView(reuseIdentifier: nil)
    }
    list.heightProvider = { [weak self] in self?.height(of: $0) }
    list.primaryActionProvider = { [weak self] id in
      guard let self, let path = indexPath(of: id) else { return .none }
      guard delegate?.tableView(self, shouldHighlightRowAt: path) ?? true,
        delegate.map({ $0.tableView(self, willSelectRowAt: path) != nil }) ?? true
      else { return .none }
      return allowsMultipleSelection || isEditing ? .select : .open
    }
    list.canMoveItem = { [weak self] id in
      guard let self, let path = indexPath(of: id) else { return false }
      return dataSource?.tableView(self, canMoveRowAt: path) ?? false
    }
    list.canDropItem = { [weak self] _, position in
      guard let self, let delegate, let origin = hostedList.reorderingOrigin else { return true }
      let path = IndexPath(row: origin.row, section: origin.section)
      let proposed = IndexPath(row: position.row, section: position.section)
      return delegate.tableView(
        self, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: proposed) == proposed
    }
    list.prefetchHandler = { [weak self] ids in
      guard let self, let prefetchDataSource else { return }
      prefetchDataSource.tableView(self, prefetchRowsAt: ids.compactMap(indexPath))
    }
    selectionHandler = { [weak self] old, new in
      guard let self else { return }
      for path in old { delegate?.tableView(self, didDeselectRowAt: path) }
      for path in new { delegate?.tableView(self, didSelectRowAt: path) }
    }
    endDisplayHandler = { [weak self] path, view in
      guard let self, let cell = view as? UITableViewCell else { return }
      delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    }
    eventHandler = { [weak self] in self?.perform($0) }
    menuProvider = { [weak self] path in
      guard let self else { return [] }
      return delegate?.tableView(self, contextMenuConfigurationForRowAt: path, point: .zero)?
        .screenItems ?? []
    }
  }

  private func perform(_ event: HostedListEvent<AnyListID>) {
    switch event {
    case .performAction(let accessory, let id):
      guard let path = indexPath(of: id) else { return }
      if accessory.kind == .insert {
        dataSource?.tableView(self, commit: .insert, forRowAt: path)
      } else if accessory.kind == .detail {
        delegate?.tableView(self, accessoryButtonTappedForRowWith: path)
      }
    case .moved(_, let origin, let target, _):
      dataSource?.tableView(
        self, moveRowAt: IndexPath(row: origin.row, section: origin.section),
        to: IndexPath(row: target.row, section: target.section))
    default: break
    }
  }

  private func makeCell(at path: IndexPath) -> UITableViewCell? {
    guard let dataSource else { return nil }
    let cell = dataSource.tableView(self, cellForRowAt: path)
    setEditingControls(of: cell, at: path)
    return cell
  }

  private func setEditingControls(of cell: UITableViewCell, at path: IndexPath) {
    guard let dataSource else { return }
    let style: UITableViewCell.EditingStyle =
      dataSource.tableView(self, canEditRowAt: path)
      ? delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete : .none
    cell.setEditingControls(
      style, selectsSeveral: allowsMultipleSelectionDuringEditing,
      canMove: dataSource.tableView(self, canMoveRowAt: path))
  }

  /// Asks for the controls of the rows on display again, which may depend on the mode.
  override func editingDidChange() {
    if hostedList.displayedItems.isEmpty { return }
    for case (let path, let cell as UITableViewCell) in visibleRows {
      setEditingControls(of: cell, at: path)
    }
  }

  /// Returns the swipe action that deletes a row; `nil` for a row that cannot be edited.
  func deleteActions(at path: IndexPath) -> UISwipeActionsConfiguration? {
    guard let dataSource, dataSource.tableView(self, canEditRowAt: path), let id = id(at: path)
    else { return nil }
    let title =
      delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
    let delete = UIContextualAction(style: .destructive, title: title) {
      [weak self] _, _, done in
      // The row may have moved while the action was revealed.
      guard let self, let path = indexPath(of: id) else { return done(false) }
      self.dataSource?.tableView(self, commit: .delete, forRowAt: path)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  // MARK: Headers and footers

  private func has(_ item: (Int) -> ListItem, _ id: AnyListID) -> Bool {
    guard let index = hostedList.snapshot.indexOfSection(id) else { return false }
    let item = item(index)
    if title(of: item) != nil { return true }
    // The view is made once, and kept until the list shows it.
    if sectionViews[item] == nil { sectionViews[item] = delegateView(of: item) }
    return sectionViews[item] != nil || reservesRoom(for: item)
  }

  /// Returns whether a header or footer has a height although it has no content.
  ///
  /// In a plain table, only a height by the delegate counts.
  private func reservesRoom(for item: ListItem) -> Bool {
    let height = givenHeight(of: item)
    guard height > 0 else { return false }
    let usual = if case .footer = item { sectionFooterHeight } else { sectionHeaderHeight }
    return style != .plain || height != usual
  }

  private func title(of item: ListItem) -> String? {
    switch item {
    case .header(let section):
      dataSource?.tableView(self, titleForHeaderInSection: section)
    case .footer(let section):
      dataSource?.tableView(self, titleForFooterInSection: section)
    case .row: nil
    }
  }

  private func delegateView(of item: ListItem) -> UIView? {
    switch item {
    case .header(let section): delegate?.tableView(self, viewForHeaderInSection: section)
    case .footer(let section): delegate?.tableView(self, viewForFooterInSection: section)
    case .row: nil
    }
  }

  private func makeSectionView(_ item: ListItem) -> ConfigurableView {
    let view = sectionViews.removeValue(forKey: item) ?? delegateView(of: item)
    let title = title(of: item)
    if view == nil, title == nil { return UICollectionReusableView() }
    let container =
      view as? UITableViewHeaderFooterView ?? UITableViewHeaderFooterView(reuseIdentifier: nil)
    if case .footer = item { container.kind = .footer }
    if let view, view !== container {
      view.frame = container.contentView.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      container.contentView.addSubview(view)
    } else if container.contentConfiguration == nil, let title {
      container.textLabel?.text = title
    }
    return container
  }

  private func height(of item: ListItem) -> CGFloat? {
    let height = givenHeight(of: item)
    guard height > 0, case .header = item, style == .plain || sectionHeaderTopPadding != nil else {
      return height >= 0 ? height : nil
    }
    // The space above a header is not part of the height that an app gives it.
    return height + hostedList.layout.decorations(of: item).dimensions.topPadding
  }

  /// Returns the height that the app gives an item; a negative one for the height that fits it.
  private func givenHeight(of item: ListItem) -> CGFloat {
    switch item {
    case .row(let position):
      delegate?.tableView(
        self, heightForRowAt: IndexPath(row: position.row, section: position.section))
        ?? rowHeight
    case .header(let section):
      delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    case .footer(let section):
      delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    }
  }

  override func didUpdate(_ update: ListUpdate) {
    super.didUpdate(update)
    for case let cell as UITableViewCell in update.appeared {
      guard let path = hostedList.pool.indexPath(for: cell) else { continue }
      delegate?.tableView(self, willDisplay: cell, forRowAt: path)
    }
  }
}
