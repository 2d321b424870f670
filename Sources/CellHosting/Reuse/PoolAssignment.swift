import Foundation

/// What a cell of a pool is used for.
struct PoolAssignment {
  weak var pool: CellReusePool?
  var key: ReuseKey
  var indexPath: IndexPath?
}
