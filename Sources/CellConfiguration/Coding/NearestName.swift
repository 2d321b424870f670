/// The name that a misspelt one was probably meant to be.
enum NearestName {
  /// The known name with the smallest edit distance, unless even that is far off.
  static func of(_ name: String, among known: [String]) -> String? {
    // A name this long is no misspelling, and comparing it would cost more than the hint is worth.
    guard name.count <= 64 else { return nil }
    let limit = max(1, name.count / 3)
    let nearest =
      known
      .map { (name: $0, distance: distance(name.lowercased(), $0.lowercased())) }
      .min { $0.distance < $1.distance }
    guard let nearest, nearest.distance <= limit else { return nil }
    return nearest.name
  }

  /// Levenshtein distance: the number of characters to insert, delete or replace.
  private static func distance(_ a: String, _ b: String) -> Int {
    let b = Array(b)
    var row = Array(0...b.count)
    for (i, character) in a.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for j in b.indices {
        let replaced = diagonal + (b[j] == character ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(replaced, diagonal + 1, row[j] + 1)
      }
    }
    return row[b.count]
  }
}
