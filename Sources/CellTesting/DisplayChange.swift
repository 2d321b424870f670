/// The change from one description of cells to another, in one sentence.
///
/// Properties that the program has set are causes; everything else follows from them.
package struct DisplayChange: CustomStringConvertible {
  /// A value that differs: its name, its cell, and its texts; `nil` for a text that is absent.
  private struct Difference {
    var name: String
    var cell: String
    var old: String?
    var new: String?
    var isProperty: Bool

    /// The name with both values.
    var sentence: String {
      "\(name) of \(cell): \(old ?? absence) → \(new ?? absence)"
    }

    private var absence: String { isProperty ? "default" : "none" }
  }

  /// The sentence; empty for equal descriptions.
  package let description: String

  /// Compares two descriptions, as `describe()` returns them.
  package init(from first: String, to second: String) {
    let (old, new) = (Self.cells(in: first), Self.cells(in: second))
    let oldValues = Dictionary(old) { first, _ in first }
    let newValues = Dictionary(new) { first, _ in first }
    let removed = old.map(\.0).filter { newValues[$0] == nil }
    let added = new.map(\.0).filter { oldValues[$0] == nil }
    guard removed.isEmpty, added.isEmpty else {
      let parts = [(removed, "is gone", "are gone"), (added, "is new", "are new")].compactMap {
        cells, one, many in
        cells.first.map {
          cells.count == 1 ? "\($0) \(one)" : "\($0) and \(cells.count - 1) more \(many)"
        }
      }
      description = parts.joined(separator: "; ")
      return
    }
    var differences: [Difference] = []
    for (cell, values) in new {
      let before = oldValues[cell] ?? []
      let known = Dictionary(before.map { ($0.name, $0.value) }) { first, _ in first }
      let names = Set(values.map(\.name))
      for value in values where known[value.name] != value.value {
        differences.append(
          Difference(
            name: value.name, cell: cell, old: known[value.name], new: value.value,
            isProperty: value.isProperty))
      }
      for value in before where !names.contains(value.name) {
        differences.append(
          Difference(
            name: value.name, cell: cell, old: value.value, new: nil, isProperty: value.isProperty))
      }
    }
    // A state is the cause of properties, and these are the cause of everything else. Without
    // either, the cause is the margins, or else the first difference.
    let cause =
      differences.first { $0.isProperty && $0.name.hasPrefix("state.") }
      ?? differences.first(where: \.isProperty)
      ?? differences.first { $0.name == "layout.margins" } ?? differences.first
    guard let cause else {
      description = ""
      return
    }
    let effects = differences.filter { !$0.isProperty && $0.name != cause.name }
    let otherCauses = differences.filter { $0.isProperty && $0.name != cause.name }
    var text = cause.sentence
    if !otherCauses.isEmpty {
      text +=
        ", and \(otherCauses.count) more \(otherCauses.count == 1 ? "property" : "properties")"
    }
    if let effect = effects.first {
      text += ", so \(effect.name)"
      let count = effects.count - 1
      if count > 0 { text += " and \(count) more \(count == 1 ? "value" : "values")" }
    }
    description = text
  }

  private typealias Value = (name: String, value: String, isProperty: Bool)

  /// Returns the values of each cell by their names, such as `text.pieces[0].position`.
  private static func cells(in text: String) -> [(String, [Value])] {
    var cells: [(String, [Value])] = []
    var path: [Substring] = []
    for line in text.split(separator: "\n") {
      let depth = line.prefix { $0 == " " }.count / 2
      let words = line.drop { $0 == " " }
      if depth == 0 {
        let title = words.split(separator: " ", maxSplits: 1)
        let name = title.first.map(String.init) ?? ""
        cells.append((name, [("frame", title.count > 1 ? String(title[1]) : "", false)]))
      } else if !cells.isEmpty {
        cells[cells.count - 1].1 += values(of: words, at: depth, below: &path)
      }
    }
    return cells
  }

  /// Returns the values in a line: `name = value`, or `part: name value; name value`.
  private static func values(
    of line: Substring, at depth: Int, below path: inout [Substring]
  ) -> [Value] {
    if depth == 1, let sign = line.firstRange(of: " = ") {
      return [(String(line[..<sign.lowerBound]), String(line[sign.upperBound...]), true)]
    }
    guard let colon = line.firstIndex(of: ":") else { return [] }
    path = path.prefix(depth - 1) + [line[..<colon]]
    let prefix = path.joined(separator: ".")
    return line[line.index(after: colon)...].split(separator: ";").map { phrase in
      let words = phrase.drop { $0 == " " }.split(separator: " ", maxSplits: 1)
      return (
        "\(prefix).\(words.first ?? "")", words.count > 1 ? String(words[1]) : "true", false
      )
    }
  }
}
