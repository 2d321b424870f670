/// The order of the pieces of a line from left to right (UAX #9, rule L2).
package enum VisualOrder {
  /// Returns the indices of pieces from left to right, given their levels in logical order.
  ///
  /// - Complexity: O(*n*) times the number of different levels.
  package static func indices(of levels: some Sequence<UInt8>) -> [Int] {
    let levels = Array(levels)
    var order = Array(levels.indices)
    var highest: UInt8 = 0
    var lowestOdd = UInt8.max
    for level in levels {
      if level > highest { highest = level }
      if level < lowestOdd, level & 1 == 1 { lowestOdd = level }
    }
    guard lowestOdd <= highest else { return order }
    // From the highest level down, reverse every stretch of that level or above.
    var level = highest + 1
    while level > lowestOdd {
      level -= 1
      var start = 0
      while start < order.count {
        guard levels[order[start]] >= level else {
          start += 1
          continue
        }
        var end = start
        while end < order.count, levels[order[end]] >= level { end += 1 }
        var (left, right) = (start, end - 1)
        while left < right {
          order.swapAt(left, right)
          left += 1
          right -= 1
        }
        start = end
      }
    }
    return order
  }
}
