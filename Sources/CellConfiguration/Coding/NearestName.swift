/// The name that a misspelt one was probably meant to be.
package enum NearestName {
  /// The known name with the smallest edit distance, unless even that is far off; or the only one
  /// that begins with the name.
  package static func of(_ name: String, among known: [String]) -> String? {
    // A name this long is no misspelling, and comparing it would cost more than the hint is worth.
    guard name.count <= 64 else { return nil }
    let limit = max(1, name.count / 3)
    let nearest =
      known
      .map { (name: $0, distance: distance(name.lowercased(), $0.lowercased())) }
      .min { $0.distance < $1.distance }
    if let nearest, nearest.distance <= limit { return nearest.name }
    let longer = known.filter { $0.lowercased().hasPrefix(name.lowercased()) }
    return name.count > 2 && longer.count == 1 ? longer[0] : nil
  }

  /// The number of characters to insert, delete or replace, or of neighbors to swap: the distance
  /// of Damerau and Levenshtein with every part edited once at most.
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
