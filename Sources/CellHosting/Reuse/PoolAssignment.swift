import Foundation

/// The current use of a cell from a pool.
struct PoolAssignment {
  weak var pool: CellReusePool?
  var key: ReuseKey
  var indexPath: IndexPath?
}
