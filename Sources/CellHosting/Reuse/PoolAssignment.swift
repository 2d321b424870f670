import Foundation

/// The current use of a cell from a pool.
struct PoolAssignment {
  weak var pool: CellReusePool?
  var key: ReuseKey
  var indexPath: IndexPath?

  /// The element kind of the view; `nil` for an item.
  var elementKind: String?
}
