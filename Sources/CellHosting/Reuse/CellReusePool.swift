public import CellText
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
/// A cell that was used before is as a new one: configurations, handler, accessories and flags are
/// gone, and it no longer waits for changes of models. Only its content view is kept, for a
/// configuration that this supports. Owned by its list, as the cells that wait in it are by it;
/// cells that are in use are owned by the container.
@MainActor
public final class CellReusePool {
  /// The view that cells are put into, from which they have traits and tint; nil for none.
  public private(set) weak var container: CellView?

  /// What the cells of this pool are updated by.
  public let updateScheduler: UpdateScheduler

  /// How many cells this pool has made.
  public private(set) var cellsMade = 0

  private var waiting: [Key: [ConfigurableView]] = [:]
  private var used: [ObjectIdentifier: Use] = [:]
  private var makers: [String: @MainActor (String) -> TableCell] = [:]
  private var headerMakers: [String: @MainActor (String) -> HeaderFooterView] = [:]

  private enum Key: Hashable {
    case registration(ObjectIdentifier)
    case identifier(String)
    case header(String)
  }

  /// What a cell is used for now.
  private struct Use {
    weak var cell: ConfigurableView?
    var key: Key
    var indexPath: IndexPath?
    /// Keeps the key of a registration from being given to another one.
    var identity: AnyObject?
  }

  /// Makes an empty pool.
  ///
  /// - Parameters:
  ///   - container: The view that cells are put into, kept weakly.
  ///   - updateScheduler: What cells are updated by; one of the pool's own unless it is given.
  public init(container: CellView? = nil, updateScheduler: UpdateScheduler? = nil) {
    self.container = container
    self.updateScheduler = updateScheduler ?? MainActorUpdateScheduler()
  }
}
