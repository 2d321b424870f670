import CellConfiguration

extension CellAccessory.Position {
  /// Returns the valid index to insert at among the accessories of a side.
  ///
  /// - Parameters:
  ///   - accessories: The places of the accessories, from left to right.
  ///   - edge: The side.
  ///   - all: All accessories of the cell.
  func index(
    among accessories: ArraySlice<AccessoryPlace>,
    on edge: CellAccessory.Placement.Edge, of all: [CellAccessory]
  ) -> Int {
    let start = accessories.startIndex
    let index =
      switch rule {
      case .nearestContent: edge == .leading ? accessories.count : 0
      case .before(let kind):
        accessories.distance(
          from: start, to: accessories.firstIndex { $0.kind == kind } ?? start)
      case .after(let kind):
        accessories.lastIndex { $0.kind == kind }
          .map { accessories.distance(from: start, to: $0) + 1 } ?? accessories.count
      case .index(let index): index
      case .chosen(let choice): choice.call(accessories.map { all[$0.index] })
      }
    return min(max(index, 0), accessories.count)
  }
}
