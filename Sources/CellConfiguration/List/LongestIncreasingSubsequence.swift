/// Returns, for each place, whether it belongs to a longest increasing subsequence of different
/// numbers.
package func longestIncreasingSubsequence(of numbers: [UInt32]) -> [Bool] {
  var isIncluded = [Bool](repeating: false, count: numbers.count)
  withUnsafeTemporaryAllocation(of: (number: UInt32, place: Int32).self, capacity: numbers.count) {
    // For each length, the smallest number that ends a subsequence of that length.
    ends in
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: numbers.count) { previous in
      var count = 0
      for (place, number) in numbers.enumerated() {
        var (low, high) = (0, count)
        // Most numbers follow the largest one, or the largest but one.
        if high > 0, ends[high - 1].number < number {
          low = high
        } else if high > 1, ends[high - 2].number < number {
          low = high - 1
        }
        while low < high {
          let middle = (low + high) / 2
          if ends[middle].number < number { low = middle + 1 } else { high = middle }
        }
        previous[place] = low > 0 ? ends[low - 1].place : -1
        ends[low] = (number, Int32(place))
        count = max(count, low + 1)
      }
      var next = count > 0 ? Int(ends[count - 1].place) : -1
      while next >= 0 {
        isIncluded[next] = true
        next = Int(previous[next])
      }
    }
  }
  return isIncluded
}
