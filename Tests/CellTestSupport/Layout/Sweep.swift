/// Choices of one value for each of several factors, such that every two values of any two factors
/// meet.
///
/// The product of all factors would take hours; faults are found where two or three values meet.
/// Rows are drawn at random with a fixed seed, and as many as it takes: ``missingPairs`` counts
/// what did not come up, and a test says that it is nothing.
package struct Sweep: Sendable {
  /// How many values each factor has.
  package let sizes: [Int]

  /// For each case the index of the value of each factor.
  package let rows: [[Int]]

  package init(_ sizes: [Int], count: Int, seed: UInt64) {
    var random = SplitMix64(seed: seed)
    self.sizes = sizes
    rows = (0..<count).map { _ in
      sizes.map { Int.random(in: 0..<$0, using: &random) }
    }
  }

  /// How many pairs of values of two factors do not meet in any row.
  package var missingPairs: Int {
    var missing = 0
    for first in sizes.indices {
      for second in sizes.indices.dropFirst(first + 1) {
        var met = Set<Int>()
        for row in rows { met.insert(row[first] * sizes[second] + row[second]) }
        missing += sizes[first] * sizes[second] - met.count
      }
    }
    return missing
  }
}
