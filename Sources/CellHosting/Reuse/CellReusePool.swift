public import Foundation

/// Gives out cells that are ready to be shown, and takes them back for reuse.
///
/// The part of a list that has to do with cells: a list asks for a cell when a row comes into view
/// and gives it back when the row has gone.
///
/// ```swift
/// let pool = CellReusePool(container: list)
/// let cell = pool.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)
/// cell.frame.size = CGSize(width: 390, height: cell.preferredHeight(fitting: 390))
/// pool.enqueue(cell)
/// ```
///
/// A cell that was used before is as a new one: configurations, handler, accessories, flags,
/// traits, tint, margins and the other properties have the values of a new cell again, the
/// scheduler is the pool's, and it no longer waits for changes of models. Three things stay:
///
/// * the content view, for a configuration that it supports;
/// * subviews that somebody else added: the cell's class may have done so once for all uses, and
///   takes others out in `prepareForReuse()`;
/// * the frame, until the list gives it another one.
///
/// Owned by its list, as the cells that wait in it are by it; cells that are in use are owned by
/// the container.
@preconcurrency @MainActor
open class CellReusePool {
  /// The view that cells are put into, from which they have traits and tint; `nil` for none.
  public private(set) weak var container: CellView?

  /// What the cells of this pool are updated by.
  public let updateScheduler: UpdateScheduler

  /// Whether the list is in editing mode; cells in the container and those to come have it in their
  /// state.
  public var isEditing = false {
    didSet {
      guard isEditing != oldValue, let container else { return }
      for case let cell as any ConfigurableCell in container.subviews
      where cell.poolAssignment?.pool === self {
        cell.isEditing = isEditing
      }
    }
  }

  /// How many cells this pool has made.
  public private(set) var cellsMade = 0

  /// A cell in use that whoever asks for its kind gets, rather than another one.
  private var cellToReuse: ConfigurableView?

  private var waiting: [ReuseKey: [ConfigurableView]] = [:]
  private var classes: [ReuseKey: ConfigurableView.Type] = [:]

  /// Creates an empty pool.
  ///
  /// - Parameters:
  ///   - container: The view that cells are put into, kept weakly.
  ///   - updateScheduler: What cells are updated by; one of the pool's own unless it is given.
  public init(container: CellView? = nil, updateScheduler: UpdateScheduler? = nil) {
    self.container = container
    self.updateScheduler = updateScheduler ?? MainActorUpdateScheduler()
  }

  // MARK: Cells of registrations

  /// A cell that is configured for an item and has had its update pass.
  ///
  /// - Parameters:
  ///   - registration: Makes and configures the cell.
  ///   - indexPath: The place of the item in its list.
  ///   - item: What the cell is for.
  public func dequeueConfiguredReusableCell<Cell: CollectionCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item
  ) -> Cell {
    let key = ReuseKey.registration(registration.identity)
    let cell = dequeue(key, at: indexPath) { Cell(dequeuedFor: "\(Cell.self)") }
    registration.handler(cell, indexPath, item)
    cell.updateConfigurationIfNeeded()
    return cell
  }

  /// Configures a cell that is in use for another item, or for an item that changed.
  ///
  /// The cell stays the same, and what the registration does not set stays as it is.
  ///
  /// - Returns: Whether the cell needs another height than it was last asked for; true if it was
  ///   never asked.
  @discardableResult
  public func reconfigure<Cell: CollectionCell, Item>(
    _ cell: Cell, using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath,
    item: Item
  ) -> Bool {
    cell.poolAssignment?.indexPath = indexPath
    let old = cell.cachedHeight
    registration.handler(cell, indexPath, item)
    cell.updateConfigurationIfNeeded()
    guard let old else { return true }
    return !cell.isHeightCached && cell.preferredHeight(fitting: old.width) != old.height
  }

  // MARK: Cells, headers and footers of classes

  /// Says which class of cells an identifier stands for.
  ///
  /// Cells of another class that it stood for before are not used again.
  public func register(_ cellClass: TableCell.Type, forCellReuseIdentifier identifier: String) {
    register(cellClass, for: .cell(identifier))
  }

  /// Says which class of headers and footers an identifier stands for.
  ///
  /// Views of another class that it stood for before are not used again.
  public func register(
    _ viewClass: HeaderFooterView.Type, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    register(viewClass, for: .headerFooter(identifier))
  }

  /// A cell that is not configured yet, of the class that was registered; a ``TableCell`` if none
  /// was.
  ///
  /// It has its update pass before it is laid out.
  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> TableCell {
    let key = ReuseKey.cell(identifier)
    let cellClass = classes[key] as? TableCell.Type ?? TableCell.self
    return dequeue(key, at: indexPath) { cellClass.init(dequeuedFor: identifier) }
  }

  /// A header or footer that is not configured yet, of the class that was registered; `nil` if none
  /// was.
  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> HeaderFooterView? {
    let key = ReuseKey.headerFooter(identifier)
    guard let viewClass = classes[key] as? HeaderFooterView.Type else { return nil }
    return dequeue(key, at: nil) { viewClass.init(dequeuedFor: identifier) }
  }

  // MARK: Cells in use

  /// Takes a cell back that is no longer shown; it must have come from this pool.
  ///
  /// It leaves its superview and forgets what it was configured with. A cell that did not come from
  /// here, or was given back already, is left alone.
  public func enqueue(_ cell: ConfigurableView) {
    guard let use = cell.poolAssignment, use.pool === self else { return }
    cell.poolAssignment = nil
    cell.removeFromSuperview()
    cell.updater.isSuspended = true
    cell.updateScheduler = updateScheduler
    cell.resetForReuse()
    if classes[use.key].map({ type(of: cell) == $0 }) != false {
      waiting[use.key, default: []].append(cell)
    }
  }

  /// The place in the list that a cell was dequeued for; `nil` if it is not in use, or a header or
  /// footer.
  public func indexPath(for cell: ConfigurableView) -> IndexPath? {
    cell.poolAssignment.flatMap { $0.pool === self && $0.elementKind == nil ? $0.indexPath : nil }
  }

  /// The cell in the container that was dequeued for a place in the list; `nil` if there is none.
  public func cell(at indexPath: IndexPath) -> ConfigurableView? {
    container?.subviews.lazy.compactMap { $0 as? ConfigurableView }
      .first { self.indexPath(for: $0) == indexPath }
  }

  /// Notes that a cell in use is at another place in the list.
  package func move(_ cell: ConfigurableView, to indexPath: IndexPath) {
    cell.poolAssignment?.indexPath = indexPath
  }

  /// Runs code that asks for a cell of the kind that one in use has, and gets that one.
  package func reusing<Result>(_ cell: ConfigurableView, _ body: () -> Result) -> Result {
    cellToReuse = cell
    defer { cellToReuse = nil }
    return body()
  }

  private func register(_ viewClass: ConfigurableView.Type, for key: ReuseKey) {
    classes[key] = viewClass
    waiting[key]?.removeAll { type(of: $0) != viewClass }
  }

  /// Gives out a view that waits, or a new one.
  ///
  /// - Parameters:
  ///   - key: What views are interchangeable by.
  ///   - indexPath: The place that it is for; `nil` for one that has none.
  ///   - elementKind: What it is in its section; `nil` for an item.
  ///   - make: Makes a new one.
  func dequeue<View: ConfigurableView>(
    _ key: ReuseKey, at indexPath: IndexPath?, _ elementKind: String? = nil, _ make: () -> View
  ) -> View {
    if let view = cellToReuse as? View, view.poolAssignment?.key == key { return view }
    let view: View
    if let waiting = waiting[key]?.popLast() as? View {
      view = waiting
    } else {
      view = make()
      view.updateScheduler = updateScheduler
      cellsMade += 1
    }
    view.poolAssignment = PoolAssignment(
      pool: self, key: key, indexPath: indexPath, elementKind: elementKind)
    view.updater.isSuspended = false
    if isEditing { (view as? any ConfigurableCell)?.isEditing = true }
    container?.addSubview(view)
    return view
  }
}
