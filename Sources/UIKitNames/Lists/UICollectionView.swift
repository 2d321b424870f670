import CellConfiguration
public import CellHosting
public import Foundation

/// A list of items in sections, which data sources and delegates describe by index paths.
///
/// Its layout is a list: it shows a `HostedList` and updates it when it is laid out. Its superview
/// owns it.
open class UICollectionView: UIScrollView {
  /// A registration for the cells of one kind of item.
  public typealias CellRegistration<Cell: UICollectionViewCell, Item> =
    CellHosting.CellRegistration<Cell, Item>
  /// A registration for the headers and footers of sections.
  public typealias SupplementaryRegistration<Supplementary: UICollectionReusableView> =
    CellHosting.SupplementaryRegistration<Supplementary>
  /// The places of an item after scrolling to it; raw values match UIKit.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bits of the places.
    public let rawValue: UInt
    /// Creates a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At the top.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// In the middle of the height.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// At the left edge, which has no effect in a list.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// In the middle of the width, which has no effect in a list.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// At the right edge, which has no effect in a list.
    public static let right = ScrollPosition(rawValue: 1 << 5)

    fileprivate var position: ListScrollPosition {
      contains(.top)
        ? .top : contains(.bottom) ? .bottom : contains(.centeredVertically) ? .middle : .nearest
    }
  }

  /// The element kind of headers.
  public nonisolated static let elementKindSectionHeader = CellReusePool.elementKindSectionHeader
  /// The element kind of footers.
  public nonisolated static let elementKindSectionFooter = CellReusePool.elementKindSectionFooter

  /// The object that provides the items; the view does not own it.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  /// The object that decides about items; the view does not own it.
  open weak var delegate: (any UICollectionViewDelegate)? { didSet { setNeedsLayout() } }
  /// The object that is told of items that will come into view; the view does not own it.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// The layout, a list.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      collectionViewLayout.invalidateLayout()
      reloadData()
    }
  }

  /// Creates a view with a layout, which must be a list.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(list: frame)
    connect()
  }
  /// Returns `nil`, because headless views have no archives.
  public required init?(coder: NSCoder) { nil }

  override var scrollDelegate: (any UIScrollViewDelegate)? { delegate }

  private func connect() {
    let list = hostedList
    rows = .counts { [weak self] in
      guard let self, let dataSource else { return [] }
      return (0..<dataSource.numberOfSections(in: self)).map {
        dataSource.collectionView(self, numberOfItemsInSection: $0)
      }
    }
    cellProvider = { [weak self] path, _ in
      guard let self, let dataSource else { return UICollectionViewCell() }
      return dataSource.collectionView(self, cellForItemAt: path)
    }
    willUpdateHandler = { [weak self] in self?.updateLayout() }
    list.headerModeProvider = { [weak self] in self?.layoutSection($0).headerMode ?? .none }
    list.footerModeProvider = { [weak self] in self?.layoutSection($0).footerMode ?? .none }
    list.supplementaryProvider = { [weak self] _, item, _ in
      guard let self, let dataSource else { return UICollectionReusableView() }
      let isHeader = if case .header = item { true } else { false }
      return dataSource.collectionView(
        self,
        viewForSupplementaryElementOfKind: isHeader
          ? Self.elementKindSectionHeader : Self.elementKindSectionFooter,
        at: IndexPath(item: 0, section: item.section))
    }
    list.primaryActionProvider = { [weak self] id in
      guard let self, let path = indexPath(of: id) else { return .none }
      guard let delegate else { return .select }
      guard delegate.collectionView(self, shouldHighlightItemAt: path),
        delegate.collectionView(self, shouldSelectItemAt: path)
      else { return .none }
      return allowsMultipleSelection || isEditing ? .select : .open
    }
    list.canMoveItem = { [weak self] id in
      guard let self, let path = indexPath(of: id) else { return false }
      return dataSource?.collectionView(self, canMoveItemAt: path) ?? false
    }
    list.canDropItem = { [weak self] id, position in
      guard let self, let delegate, let path = indexPath(of: id),
        let origin = hostedList.reorderingOrigin
      else { return true }
      let proposed = IndexPath(item: position.row, section: position.section)
      return delegate.collectionView(
        self,
        targetIndexPathForMoveOfItemFromOriginalIndexPath: IndexPath(
          item: origin.row, section: origin.section), atCurrentIndexPath: path,
        toProposedIndexPath: proposed) == proposed
    }
    list.prefetchHandler = { [weak self] ids in
      guard let self, let prefetchDataSource else { return }
      prefetchDataSource.collectionView(self, prefetchItemsAt: ids.compactMap(indexPath))
    }
    selectionHandler = { [weak self] old, new in
      guard let self, let delegate else { return }
      for path in old { delegate.collectionView(self, didDeselectItemAt: path) }
      for path in new { delegate.collectionView(self, didSelectItemAt: path) }
    }
    endDisplayHandler = { [weak self] path, view in
      guard let self, let cell = view as? UICollectionViewCell else { return }
      delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
    }
    eventHandler = { [weak self] in self?.perform($0) }
    menuProvider = { [weak self] path in
      guard let self else { return [] }
      return delegate?.collectionView(
        self, contextMenuConfigurationForItemsAt: [path], point: .zero)?.screenItems ?? []
    }
  }

  private func perform(_ event: HostedListEvent<AnyListID>) {
    switch event {
    case .performPrimaryAction(let id):
      guard let delegate, let path = indexPath(of: id),
        delegate.collectionView(self, canPerformPrimaryActionForItemAt: path)
      else { return }
      delegate.collectionView(self, performPrimaryActionForItemAt: path)
    case .moved(_, let origin, let target, _):
      dataSource?.collectionView(
        self, moveItemAt: IndexPath(item: origin.row, section: origin.section),
        to: IndexPath(item: target.row, section: target.section))
    default: break
    }
  }

  // MARK: Layout

  private func updateLayout() {
    guard let layout = collectionViewLayout as? UICollectionViewCompositionalLayout else {
      trap("Use UICollectionViewCompositionalLayout.list(using:): this layout is no list.")
    }
    layout.prepare(for: self)
    guard var look = layout.list(forSection: 0) else { return }
    if look.backgroundColor == nil, backgroundColor != nil {
      look.backgroundColor = backgroundColor
    }
    hostedList.configuration = look
  }

  /// Returns the look of a section.
  private func layoutSection(_ id: AnyListID) -> UICollectionLayoutListConfiguration {
    let layout = collectionViewLayout as? UICollectionViewCompositionalLayout
    return hostedList.snapshot.indexOfSection(id).flatMap { layout?.list(forSection: $0) }
      ?? hostedList.configuration
  }

  override func didUpdate(_ update: ListUpdate) {
    super.didUpdate(update)
    guard let delegate else { return }
    for case let cell as UICollectionViewCell in update.appeared {
      guard let path = hostedList.pool.indexPath(for: cell) else { continue }
      delegate.collectionView(self, willDisplay: cell, forItemAt: path)
    }
  }
}

extension UICollectionView {
  // MARK: Cells

  /// Registers a class of cells for an identifier.
  public func register(
    _ cellClass: UICollectionViewCell.Type, forCellWithReuseIdentifier identifier: String
  ) {
    hostedList.pool.register(cellClass, forCellReuseIdentifier: identifier)
  }
  /// Registers a class of supplementary views for an identifier.
  public func register(
    _ viewClass: UICollectionReusableView.Type, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    hostedList.pool.register(
      viewClass, forSupplementaryViewOfKind: elementKind, withReuseIdentifier: identifier)
  }
  /// Returns an unconfigured cell of the class that is registered for an identifier.
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    hostedList.pool.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
  }
  /// Returns an unconfigured view of the class that is registered for an identifier.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    hostedList.pool.dequeueReusableSupplementaryView(
      ofKind: elementKind, withReuseIdentifier: identifier, for: indexPath)
  }
  /// Returns a cell that is configured for an item.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    hostedList.pool.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)
  }
  /// Returns a header, footer or other supplementary view that is configured for its section.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    hostedList.pool.dequeueConfiguredReusableSupplementary(using: registration, for: indexPath)
  }

  // MARK: Places

  /// Returns the number of items in a section, which must exist.
  public func numberOfItems(inSection section: Int) -> Int { rowCount(inSection: section) }
  /// Returns the cell of an item on display; `nil` for none.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    id(at: indexPath).flatMap { _ in view(of: ListItem(indexPath)) as? UICollectionViewCell }
  }
  /// Returns the header or footer of a section on display; `nil` for none.
  public func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    let isHeader = elementKind == Self.elementKindSectionHeader
    guard isHeader || elementKind == Self.elementKindSectionFooter else { return nil }
    let section = indexPath[0]
    return view(of: isHeader ? .header(section: section) : .footer(section: section))
      as? UICollectionReusableView
  }
  /// Returns the index path of a cell; `nil` for one that is not in the list.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    hostedList.pool.indexPath(for: cell)
  }
  /// Returns the index path of the item at a point of the content; `nil` for none.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? { indexPathOfRow(at: point) }
  /// The cells on display, from top to bottom.
  public var visibleCells: [UICollectionViewCell] {
    visibleRows.compactMap { $0.cell as? UICollectionViewCell }
  }
  /// The items on display, from top to bottom.
  public var indexPathsForVisibleItems: [IndexPath] { visibleRows.map(\.indexPath) }
  /// Scrolls until an item is at a place, at once.
  public func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    scroll(to: indexPath, at: scrollPosition.position)
  }
  /// Uses another layout, at once.
  public func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }

  // MARK: Changes

  /// Performs changes of items and sections as one.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    performBatch { updates?() }
    completion?(true)
  }
  /// Inserts items, which the data source has already.
  public func insertItems(at indexPaths: [IndexPath]) { change { $0.insertedRows += indexPaths } }
  /// Deletes items, which the data source has no longer.
  public func deleteItems(at indexPaths: [IndexPath]) { change { $0.deletedRows += indexPaths } }
  /// Gives items new cells.
  public func reloadItems(at indexPaths: [IndexPath]) { change { $0.reloadedRows += indexPaths } }
  /// Configures the existing cells of items again.
  public func reconfigureItems(at indexPaths: [IndexPath]) {
    change { $0.reconfiguredRows += indexPaths }
  }
  /// Moves an item, which the data source has moved already.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedRows.append((indexPath, newIndexPath)) }
  }
  /// Inserts sections with the items that the data source has for them.
  public func insertSections(_ sections: IndexSet) { change { $0.insertedSections += sections } }
  /// Deletes sections, which the data source has no longer.
  public func deleteSections(_ sections: IndexSet) { change { $0.deletedSections += sections } }
  /// Gives sections new items, headers and footers.
  public func reloadSections(_ sections: IndexSet) { change { $0.reloadedSections += sections } }
  /// Moves a section, which the data source has moved already.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append((section, newSection)) }
  }

  // MARK: Selecting

  /// The selected items, from top to bottom.
  public var indexPathsForSelectedItems: [IndexPath]? { selectedIndexPaths }
  /// Selects an item without telling the delegate, and scrolls to it; `nil` deselects all items.
  public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, at: scrollPosition.isEmpty ? nil : scrollPosition.position)
  }
  /// Deselects an item; the delegate is not told.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    setSelected(false, at: indexPath)
  }
}
