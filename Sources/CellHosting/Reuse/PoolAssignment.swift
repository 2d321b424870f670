import Foundation

/// The current use of a cell from a pool.
struct PoolAssignment {
  weak var pool: CellReusePool?
  var key: ReuseKey
  var indexPath: IndexPath?

  /// What the view is in its section; `nil` for an item.
  var elementKind: String?
}
