import Foundation

/// What a cell of a pool is used for.
struct PoolAssignment {
  weak var pool: CellReusePool?
  var key: ReuseKey
  var indexPath: IndexPath?

  /// What the view is in its section; `nil` for an item.
  var elementKind: String?
}
