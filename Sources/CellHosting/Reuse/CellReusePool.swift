import CellConfiguration
public import Foundation

/// A pool of reusable cells for a list.
///
/// A list dequeues a cell when a row comes into view, and enqueues it again when the row leaves.
///
/// ```swift
/// let pool = CellReusePool(container: list)
/// let cell = pool.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)
/// cell.frame.size = CGSize(width: 390, height: cell.preferredHeight(fitting: 390))
/// pool.enqueue(cell)
/// ```
///
/// A reused cell equals a new one: all properties have their initial values again, such as
/// configurations, handler, accessories, flags, traits, tint and margins. The cell uses the pool's
/// scheduler and observes no models. Only these parts stay:
///
/// * the content view, for a configuration that it supports;
/// * subviews from outside this module, because the cell's class may have added them once for all
///   uses; it removes others in `prepareForReuse()`;
/// * the frame, until the list sets another one.
///
/// The list owns the pool, and the pool owns its waiting cells. The container owns the cells in
/// use.
@preconcurrency @MainActor
open class CellReusePool {
  /// The view that contains the cells and passes on traits and tint; `nil` for none.
  public private(set) weak var container: CellView?

  /// The scheduler that updates the cells of this pool.
  public let updateScheduler: UpdateScheduler

  /// Whether the list is in editing mode.
  ///
  /// The pool sets this flag on its cells in the container and on cells that it dequeues.
  public var isEditing = false {
    didSet {
      guard isEditing != oldValue, let container else { return }
      for case let cell as any ConfigurableCell in container.subviews
      where cell.poolAssignment?.pool === self {
        cell.isEditing = isEditing
      }
    }
  }

  /// Returns whether the item at an index path is the header of its section.
  package var isFirstItemHeader: (IndexPath) -> Bool = { _ in false }

  /// The number of cells that this pool has made.
  public private(set) var createdCellCount = 0

  /// A cell in use that the next request for its kind returns.
  private var cellToReuse: ConfigurableView?

  private var waiting: [ReuseKey: [ConfigurableView]] = [:]

  /// The views out of use that your app made, which keep their content until another row gets them.
  private var kept: [ReuseKey: [ConfigurableView]] = [:]
  private(set) var classes: [ReuseKey: ConfigurableView.Type] = [:]

  /// Creates an empty pool.
  ///
  /// - Parameters:
  ///   - container: The view that will contain the cells; the pool holds it weakly.
  ///   - updateScheduler: The scheduler that updates the cells; `nil` for a new one.
  public init(container: CellView? = nil, updateScheduler: UpdateScheduler? = nil) {
    self.container = container
    self.updateScheduler = updateScheduler ?? MainActorUpdateScheduler()
  }

  // MARK: Cells of registrations

  /// Returns a cell that is configured for an item and has had its update pass.
  ///
  /// - Parameters:
  ///   - registration: The registration that makes and configures the cell.
  ///   - indexPath: The position of the item in its list.
  ///   - item: The item that the cell shows.
  /// - Precondition: The item is not `nil`, unless its type is optional.
  public func dequeueConfiguredReusableCell<Cell: CollectionCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    // An item of an optional type may be nil.
    guard let item = item ?? (Optional<Any>.none as? Item) else {
      trap("Pass the item that the cell shows: it is nil.")
    }
    let key = ReuseKey.registration(registration.identity)
    let cell = dequeue(key, at: indexPath) { Cell(dequeuedFor: "\(Cell.self)") }
    configure(cell, using: registration.identity) {
      registration.handler(cell, indexPath, item)
    }
    cell.updateConfigurationIfNeeded()
    return cell
  }

  /// Configures a cell in use for another item, or for an item that has changed.
  ///
  /// The cell stays the same. Properties that the registration does not set keep their values.
  ///
  /// - Returns: Whether the cell's height differs from the last one requested; `true` if none was
  ///   requested yet.
  @discardableResult
  public func reconfigure<Cell: CollectionCell, Item>(
    _ cell: Cell, using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath,
    item: Item
  ) -> Bool {
    cell.poolAssignment?.indexPath = indexPath
    let old = cell.cachedHeight
    configure(cell, using: registration.identity) {
      registration.handler(cell, indexPath, item)
    }
    cell.updateConfigurationIfNeeded()
    guard let old else { return true }
    return !cell.isHeightCached && cell.preferredHeight(fitting: old.width) != old.height
  }

  // MARK: Cells, headers and footers of classes

  /// Registers a class of cells for an identifier.
  ///
  /// If the identifier had another class before, cells of that class are not reused.
  public func register(_ cellClass: TableCell.Type, forCellReuseIdentifier identifier: String) {
    register(cellClass, for: .cell(identifier))
  }

  /// Registers a class of cells of a collection for an identifier.
  ///
  /// If the identifier had another class before, cells of that class are not reused.
  public func register(_ cellClass: CollectionCell.Type, forCellReuseIdentifier identifier: String)
  {
    register(cellClass, for: .cell(identifier))
  }

  /// Registers a class of headers and footers for an identifier.
  ///
  /// If the identifier had another class before, views of that class are not reused.
  public func register(
    _ viewClass: HeaderFooterView.Type, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    register(viewClass, for: .headerFooter(identifier))
  }

  /// Returns an unconfigured cell of the registered class; a ``TableCell`` without one.
  ///
  /// The cell has its update pass before it is laid out.
  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> TableCell {
    let key = ReuseKey.cell(identifier)
    let cellClass = classes[key] as? TableCell.Type ?? TableCell.self
    return dequeue(key, at: indexPath) { cellClass.init(dequeuedFor: identifier) }
  }

  /// Returns an unconfigured cell that another row used, or a new one of the registered class;
  /// `nil` for neither.
  ///
  /// The list gives it its position when your app returns it.
  public func dequeueReusableCell(withIdentifier identifier: String) -> TableCell? {
    let key = ReuseKey.cell(identifier)
    if let cellClass = classes[key] as? TableCell.Type {
      return dequeue(key, at: nil) { cellClass.init(dequeuedFor: identifier) }
    }
    if let cell = cellToReuse as? TableCell, cell.poolAssignment?.key == key { return cell }
    guard let cell = kept[key]?.popLast() as? TableCell else { return nil }
    cell.resetForReuse()
    begin(PoolAssignment(pool: self, key: key, indexPath: nil, isAdopted: true), of: cell)
    return cell
  }

  /// Returns an unconfigured cell of the collection's class for an identifier.
  ///
  /// The cell has its update pass before it is laid out.
  ///
  /// - Precondition: A class is registered.
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> CollectionCell {
    let key = ReuseKey.cell(identifier)
    guard let cellClass = classes[key] as? CollectionCell.Type else {
      trap("Register a class for \"\(identifier)\" first: a collection has no cells without one.")
    }
    return dequeue(key, at: indexPath) { cellClass.init(dequeuedFor: identifier) }
  }

  /// Returns an unconfigured header or footer of the registered class; `nil` without one.
  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> HeaderFooterView? {
    let key = ReuseKey.headerFooter(identifier)
    guard let viewClass = classes[key] as? HeaderFooterView.Type else { return nil }
    return dequeue(key, at: nil) { viewClass.init(dequeuedFor: identifier) }
  }

  // MARK: Cells in use

  /// Takes back a cell that the list has stopped showing.
  ///
  /// The cell leaves its superview and loses its configuration. A cell that your app made stays as
  /// it is. The pool ignores a cell that is not in use.
  public func enqueue(_ cell: ConfigurableView) {
    guard let use = cell.poolAssignment, use.pool === self else { return }
    cell.poolAssignment = nil
    cell.removeFromSuperview()
    if use.isAdopted {
      if use.key != .app { kept[use.key, default: []].append(cell) }
      return
    }
    cell.updater.isSuspended = true
    cell.updateScheduler = updateScheduler
    updateScheduler.inspector?.takeHandler(of: cell, after: use)
    cell.resetForReuse()
    if classes[use.key].map({ type(of: cell) == $0 }) != false {
      waiting[use.key, default: []].append(cell)
    }
  }

  /// Returns the index path that a cell was dequeued for; `nil` if it is not in use, or a header or
  /// footer.
  public func indexPath(for cell: ConfigurableView) -> IndexPath? {
    cell.poolAssignment.flatMap { $0.pool === self && $0.elementKind == nil ? $0.indexPath : nil }
  }

  /// Returns the cell in the container that was dequeued for an index path; `nil` for none.
  public func cell(at indexPath: IndexPath) -> ConfigurableView? {
    container?.subviews.lazy.compactMap { $0 as? ConfigurableView }
      .first { self.indexPath(for: $0) == indexPath }
  }

  /// Returns the index path of the front-most cell at a point; `nil` for none.
  ///
  /// - Parameter point: The point in the container's coordinates.
  package func indexPath(at point: CGPoint) -> IndexPath? {
    let views = container?.subviews.reversed().lazy.compactMap { $0 as? ConfigurableView }
    return views?.first { !$0.isHidden && $0.frame.contains(point) }.flatMap { indexPath(for: $0) }
  }

  /// Shows a view at its place, which the pool did not make or which was dequeued without one.
  func adopt(_ view: ConfigurableView, for item: ListItem) {
    if view.poolAssignment?.pool !== self {
      // A view that the app keeps for one row is in use again, and not another row's.
      let key = (view as? TableCell)?.reuseIdentifier.map(ReuseKey.cell) ?? .app
      kept[key]?.removeAll { $0 === view }
      view.updateScheduler = updateScheduler
      begin(PoolAssignment(pool: self, key: key, indexPath: nil, isAdopted: true), of: view)
    }
    guard view.poolAssignment?.indexPath == nil else { return }
    view.poolAssignment?.indexPath = IndexPath(item)
    switch item {
    case .row: break
    case .header: view.poolAssignment?.elementKind = Self.elementKindSectionHeader
    case .footer: view.poolAssignment?.elementKind = Self.elementKindSectionFooter
    }
  }

  /// Records the new position of a cell in use.
  package func move(_ cell: ConfigurableView, to indexPath: IndexPath) {
    cell.poolAssignment?.indexPath = indexPath
  }

  /// Runs code that dequeues a cell of the same kind as a cell in use, and returns that cell to it.
  package func reusing<Result>(_ cell: ConfigurableView, _ body: () -> Result) -> Result {
    cellToReuse = cell
    defer { cellToReuse = nil }
    return body()
  }

  func register(_ viewClass: ConfigurableView.Type, for key: ReuseKey) {
    classes[key] = viewClass
    waiting[key]?.removeAll { type(of: $0) != viewClass }
  }

  /// Runs the closure of a registration, which configures a view.
  func configure(
    _ view: ConfigurableView, using identity: RegistrationIdentity, _ work: () -> Void
  ) {
    if let inspector = updateScheduler.inspector {
      inspector.configure(view, using: identity, work)
    } else {
      work()
    }
  }

  /// Returns a waiting view, or a new one.
  ///
  /// - Parameters:
  ///   - key: The key that interchangeable views share.
  ///   - indexPath: The index path of the view; `nil` for none.
  ///   - elementKind: The element kind of the view; `nil` for an item.
  ///   - make: Makes a new view.
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
      createdCellCount += 1
    }
    begin(
      PoolAssignment(pool: self, key: key, indexPath: indexPath, elementKind: elementKind),
      of: view)
    return view
  }

  /// Adds a view to the container for a use.
  private func begin(_ use: PoolAssignment, of view: ConfigurableView) {
    view.poolAssignment = use
    view.updater.isSuspended = false
    if isEditing { (view as? any ConfigurableCell)?.isEditing = true }
    if use.elementKind == nil, let indexPath = use.indexPath, isFirstItemHeader(indexPath) {
      (view as? ListCell)?.becomeFirstItemHeader()
    }
    container?.addSubview(view)
  }
}

/// The current use of a cell from a pool.
struct PoolAssignment {
  weak var pool: CellReusePool?
  var key: ReuseKey
  var indexPath: IndexPath?

  /// The element kind of the view; `nil` for an item.
  var elementKind: String?

  /// Whether your app made the view.
  var isAdopted = false
}

/// The key that interchangeable cells of a pool share.
enum ReuseKey: Hashable {
  case registration(RegistrationIdentity)
  case cell(String)
  case headerFooter(String)
  case supplementary(String, String)

  /// The key of views that an app made without an identifier, which are used again only by itself.
  case app

  /// The key in reports.
  var name: String {
    switch self {
    case .registration(let identity): "registration \(identity.source)"
    case .cell(let identifier), .headerFooter(let identifier), .supplementary(_, let identifier):
      "identifier \"\(identifier)\""
    case .app: "your app"
    }
  }
}
