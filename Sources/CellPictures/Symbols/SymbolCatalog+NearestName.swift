import CellConfiguration
import CellLayout

extension SymbolCatalog {
  /// Returns the known name that is most similar to a name without a drawing.
  ///
  /// 1. The words that are not modifiers are misspelled: `fodler.badge.plus`.
  /// 2. A modifier is misspelled: `folder.badge.pluss`.
  /// 3. The drawing does not exist, but one with the same beginning: `figure.dance`.
  func nearestName(to name: String) -> String? {
    guard name.utf8.count <= SymbolName.lengthLimit else { return nil }
    let words = name.split(separator: ".").map(String.init)
    let known = names.sorted()
    let endings = words.indices.map { words[$0...] }.filter { ending in
      SymbolName((["circle"] + ending).joined(separator: ".")) { $0 == "circle" || isDrawn($0) }
        .map { $0.base == "circle" } ?? false
    }
    for ending in [endings.first ?? [], []] {
      let stem = words.dropLast(ending.count).joined(separator: ".")
      if let near = NearestName.of(stem, among: known) {
        return ([near] + ending).joined(separator: ".")
      }
    }
    for count in words.indices.reversed() where count > 0 {
      let base = words.prefix(count).joined(separator: ".")
      guard contains(base) else { continue }
      let rest = words.dropFirst(count).joined(separator: ".")
      let next = SymbolModifier.words.keys.sorted() + (words[count - 1] == "badge" ? known : [])
      let near = NearestName.of(rest, among: next)
      return near.map { "\(base).\($0)" } ?? base
    }
    return words.first.flatMap { first in known.first { $0.hasPrefix("\(first).") } }
  }
}
