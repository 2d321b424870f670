/// Combinations of one value for each factor, in which every pair of values of two factors occurs.
///
/// All combinations would take hours, and most faults depend on only two or three values. Rows are
/// drawn at random with a fixed seed until every pair occurs. ``missingPairs`` counts the missing
/// pairs, and a test checks that there are none.
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

  /// The number of pairs of values of two factors that do not occur in any row.
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
