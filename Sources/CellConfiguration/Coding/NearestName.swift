/// Finds the known name that a misspelled one probably means.
package enum NearestName {
  /// Returns the known name that is closest to a name, or the only known name that extends it.
  ///
  /// The closest name has the smallest edit distance. If even that distance is large, the method
  /// looks for an extension: a name that begins with the given one, or ends with it as separate
  /// words, as `foregroundColor` ends with `color`. The result is `nil` if several known names or
  /// none are extensions.
  package static func of(_ name: String, among known: [String]) -> String? {
    // A longer name is not a misspelling, and comparing it would cost more than the hint is worth.
    guard name.utf8.count <= 256, name.count <= 64 else { return nil }
    let limit = max(1, name.count / 3)
    let nearest =
      known
      .map { (name: $0, distance: distance(name.lowercased(), $0.lowercased())) }
      .min { $0.distance < $1.distance }
    if let nearest, nearest.distance <= limit { return nearest.name }
    let words = name.prefix(1).uppercased() + name.dropFirst()
    let longer = known.filter {
      $0.lowercased().hasPrefix(name.lowercased()) || $0.hasSuffix(words)
    }
    return name.count > 2 && longer.count == 1 ? longer[0] : nil
  }

  /// Returns the number of insertions, deletions, replacements and swaps of neighbors.
  ///
  /// This is the Damerau–Levenshtein distance with each part edited at most once.
  private static func distance(_ a: String, _ b: String) -> Int {
    let a = Array(a)
    let b = Array(b)
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        let replaced = last[j] + (a[i] == b[j] ? 0 : 1)
        var best = min(replaced, last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          best = min(best, beforeLast[j - 1] + 1)
        }
        row.append(best)
      }
      beforeLast = last
      last = row
    }
    return last[b.count]
  }
}
