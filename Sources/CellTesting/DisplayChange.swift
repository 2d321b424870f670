package import CellLayout
package import Foundation

/// The change from one description of cells to another, in one sentence.
///
/// Properties that your app has set are causes; everything else follows from them.
package struct DisplayChange: CustomStringConvertible {
  /// A value that differs: its name, its cell, and its two printed forms; `nil` for an absent form.
  private struct Difference {
    var name: String
    var cell: String
    var old: String?
    var new: String?
    var isProperty: Bool

    /// Returns the name with both values.
    func sentence(in cells: String) -> String {
      "\(name) of \(cells): \(old ?? absence) → \(new ?? absence)"
    }

    private var absence: String { isProperty ? "default" : "none" }

    /// The part whose frame differs; `nil` for any other difference.
    var movedPart: MovedPart? {
      guard let old, new != nil, let part = part else { return nil }
      // The frame of a cell follows its kind.
      let numbers = old.split { " ,".contains($0) }.compactMap { Double($0) }
      guard numbers.count == 4 else { return nil }
      let frame = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      // The place of a cell depends on the cells above it.
      let origin = part == .cell ? .zero : frame.origin
      return MovedPart(cell: cell, part: part, old: CGRect(origin: origin, size: frame.size))
    }

    private var part: LayoutPart? {
      switch name {
      case "frame": return .cell
      case "layout.contentFrame": return .content
      case "layout.imageSlot": return .imageSlot
      default:
        guard name.hasSuffix(".frame") else { return nil }
        return LayoutPart(
          name.dropLast(".frame".count).replacingOccurrences(of: "accessories", with: "accessory"))
      }
    }
  }

  /// A part of a cell whose frame changed.
  package struct MovedPart {
    /// The path of the cell.
    package let cell: String
    package let part: LayoutPart

    /// The earlier frame in the cell.
    package let old: CGRect
  }

  /// The sentence; empty for equal descriptions.
  package let description: String

  /// The parts of cells whose frames changed, if the cells are in the same order.
  package let movedParts: [MovedPart]

  /// Compares two descriptions, as `describe()` returns them.
  ///
  /// Cells are compared with those that have the same properties, wherever these are. The others
  /// are compared in their order.
  package init(from first: String, to second: String) {
    let cells = CellPairs(from: Self.cells(in: first), to: Self.cells(in: second))
    let moves = cells.sentences
    let differences = cells.kept.flatMap { Self.differences(from: $0, to: $1) }
    description = moves.isEmpty ? Self.sentence(for: differences) : moves.joined(separator: "; ")
    movedParts = moves.isEmpty ? differences.compactMap(\.movedPart) : []
  }

  /// Returns the values of a cell that differ.
  private static func differences(from old: Cell, to new: Cell) -> [Difference] {
    let known = Dictionary(old.values.map { ($0.name, $0.value) }) { first, _ in first }
    let names = Set(new.values.map(\.name))
    let changed = new.values.filter { known[$0.name] != $0.value }.map {
      Difference(
        name: $0.name, cell: new.name, old: known[$0.name], new: $0.value,
        isProperty: $0.isProperty)
    }
    let absent = old.values.filter { !names.contains($0.name) }.map {
      Difference(
        name: $0.name, cell: new.name, old: $0.value, new: nil, isProperty: $0.isProperty)
    }
    return changed + absent
  }

  /// Returns a sentence with the cause of differences and its consequences.
  ///
  /// A state is the cause of properties, and these are the cause of everything else. Without
  /// either, the cause is the margins, or else the first difference.
  private static func sentence(for differences: [Difference]) -> String {
    let cause =
      differences.first { $0.isProperty && $0.name.hasPrefix("state.") }
      ?? differences.first(where: \.isProperty)
      ?? differences.first { $0.name == "layout.margins" } ?? differences.first
    guard let cause else { return "" }
    func count(_ number: Int, _ word: String, _ words: String) -> String {
      "\(number) more \(number == 1 ? word : words)"
    }
    let same = differences.filter {
      ($0.name, $0.old, $0.new) == (cause.name, cause.old, cause.new) && $0.cell != cause.cell
    }
    let effects = differences.filter { !$0.isProperty && $0.name != cause.name }
    let otherCauses = differences.filter { $0.isProperty && $0.name != cause.name }
    var text = cause.sentence(
      in: cause.cell + (same.isEmpty ? "" : " and " + count(same.count, "cell", "cells")))
    if !otherCauses.isEmpty {
      text += ", and " + count(otherCauses.count, "property", "properties")
    }
    if let effect = effects.first {
      text += ", so \(effect.name)"
      if effects.count > 1 { text += " and " + count(effects.count - 1, "value", "values") }
    }
    return text
  }

  fileprivate typealias Value = (name: String, value: String, isProperty: Bool)

  /// A described cell: its place in the list, and its values.
  fileprivate struct Cell {
    var name: String
    var values: [Value] = []

    /// The properties that your app has set, which distinguish a moved cell from a changed one.
    var signature: [String] {
      values.filter(\.isProperty).map { "\($0.name) = \($0.value)" }
    }
  }

  /// Returns the values of each cell by their names, such as `text.pieces[0].position`.
  private static func cells(in text: String) -> [Cell] {
    var cells: [Cell] = []
    var path: [Substring] = []
    for line in text.split(separator: "\n") {
      let depth = line.prefix { $0 == " " }.count / 2
      let words = line.drop { $0 == " " }
      if depth == 0 {
        let title = words.split(separator: " ", maxSplits: 1)
        let name = title.first.map(String.init) ?? ""
        cells.append(
          Cell(name: name, values: [("frame", title.count > 1 ? String(title[1]) : "", false)]))
      } else if !cells.isEmpty {
        cells[cells.count - 1].values += values(of: words, at: depth, below: &path)
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

/// The cells of two descriptions that are compared with each other.
private struct CellPairs {
  fileprivate typealias Cell = DisplayChange.Cell

  /// The cells of both descriptions, in the order of the new one.
  private(set) var kept: [(old: Cell, new: Cell)] = []

  private var moved: [(old: Cell, new: Cell)] = []
  private var gone: [Cell] = []
  private var added: [Cell] = []

  init(from old: [Cell], to new: [Cell]) {
    let alignment = LineAlignment(from: old.map(\.signature), to: new.map(\.signature))
    var (first, second) = (0, 0)
    while first < old.count || second < new.count {
      let firstEnd = alignment.removed[first...].prefix { $0 }.endIndex
      let secondEnd = alignment.inserted[second...].prefix { $0 }.endIndex
      pair(old[first..<firstEnd], new[second..<secondEnd])
      (first, second) = (firstEnd, secondEnd)
      if first < old.count, second < new.count {
        kept.append((old[first], new[second]))
        (first, second) = (first + 1, second + 1)
      }
    }
    findMoves()
  }

  /// Compares changed cells in their order; those that are left over are gone or new.
  private mutating func pair(_ old: ArraySlice<Cell>, _ new: ArraySlice<Cell>) {
    kept += zip(old, new).map { (old: $0, new: $1) }
    gone += old.dropFirst(new.count)
    added += new.dropFirst(old.count)
  }

  /// Makes a move of a cell that is gone and of one that is new, if they have the same properties.
  private mutating func findMoves() {
    for cell in gone {
      guard let index = added.firstIndex(where: { $0.signature == cell.signature }) else {
        continue
      }
      moved.append((cell, added.remove(at: index)))
    }
    let names = Set(moved.map(\.old.name))
    gone.removeAll { names.contains($0.name) }
  }

  /// The cells that are gone, new or elsewhere.
  var sentences: [String] {
    [
      Self.sentence(gone.map(\.name), "is gone", "are gone"),
      Self.sentence(added.map(\.name), "is new", "are new"),
      Self.sentence(
        moved.map(\.old.name), "is now \(moved.first?.new.name ?? "")", "have moved"),
    ].compactMap { $0 }
  }

  private static func sentence(_ cells: [String], _ one: String, _ many: String) -> String? {
    cells.first.map {
      cells.count == 1 ? "\($0) \(one)" : "\($0) and \(cells.count - 1) more \(many)"
    }
  }
}
