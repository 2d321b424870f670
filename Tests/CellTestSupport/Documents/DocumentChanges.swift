import CellConfiguration
package import CellDocuments
import Foundation

/// A document that changes at random, and the laws of the difference between two of its states.
package struct DocumentChanges {
  /// Returns the difference of two documents; the real one or a liar.
  package typealias Difference =
    @Sendable (_ old: ListDocument, _ new: ListDocument) -> DocumentDifference

  package private(set) var document = ListDocument()
  private var random: RandomSource
  private let difference: Difference
  private var stepCount = 0

  package init(
    _ random: RandomSource,
    difference: @escaping Difference = { DocumentDifference(from: $0, to: $1) }
  ) {
    self.random = random
    self.difference = difference
    for _ in 0..<number(0..<4) { document.sections.append(section()) }
  }

  /// Whether all random numbers are used up, or the history is so long that a new one finds more.
  package var isFinished: Bool { random.isExhausted || stepCount == 6 }

  /// Makes some changes, and returns the laws that the difference from the earlier document breaks.
  package mutating func step() -> [String] {
    let old = document
    stepCount += 1
    for _ in 0..<number(0..<5) { change() }
    return violations(from: old, to: document, checksCoding: number(0..<4) == 0)
  }

  // MARK: Changes

  private mutating func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }

  /// Makes an id that no section and no row has; `nil` for no id.
  private mutating func id(_ used: [String?]) -> String? {
    let id = "\(number(0..<24))"
    return number(0..<4) == 0 || used.contains(id) ? nil : id
  }

  private mutating func section() -> ListDocument.Section {
    var section = ListDocument.Section()
    section.id = id(document.sections.map(\.id))
    for _ in 0..<number(0..<4) {
      let row = row(besides: section.rows)
      section.rows.append(row)
    }
    return section
  }

  private mutating func row(besides others: [ListDocument.Row]) -> ListDocument.Row {
    var row = ListDocument.Row(content: .cell())
    row.id = id((document.sections.flatMap(\.rows) + others).map(\.id))
    row.content.text = text()
    return row
  }

  private mutating func text() -> String { ["A", "B", "C"][number(0..<3)] }

  private mutating func change() {
    let sections = document.sections
    guard !sections.isEmpty else {
      let section = section()
      return document.sections.append(section)
    }
    let place = number(0..<sections.count)
    let rowCount = sections[place].rows.count
    switch number(0..<12) {
    case 0: document.width = CGFloat(300 + number(0..<3))
    case 1:
      let section = section()
      document.sections.insert(section, at: place)
    case 2: document.sections.remove(at: place)
    case 3:
      let moved = document.sections.remove(at: place)
      document.sections.insert(moved, at: number(0..<sections.count))
    case 4:
      var header = ListDocument.HeaderFooter(content: .header())
      header.content.text = text()
      document.sections[place].header = number(0..<2) == 0 ? nil : header
    case 5: document.sections[place].id = id(sections.map(\.id))
    case 6, 7:
      let row = row(besides: [])
      document.sections[place].rows.insert(row, at: number(0..<rowCount + 1))
    case 8 where rowCount > 0: document.sections[place].rows.remove(at: number(0..<rowCount))
    case 9 where rowCount > 0:
      let row = document.sections[place].rows.remove(at: number(0..<rowCount))
      let target = number(0..<sections.count)
      let count = document.sections[target].rows.count
      document.sections[target].rows.insert(row, at: number(0..<count + 1))
    case 10 where rowCount > 0:
      document.sections[place].rows[number(0..<rowCount)].content.text = text()
    case 11 where rowCount > 0:
      let all = sections.flatMap(\.rows).map(\.id)
      document.sections[place].rows[number(0..<rowCount)].id = id(all)
    default: break
    }
  }

  // MARK: Laws

  /// The laws that the differences between two documents break.
  ///
  /// 1. Applying a difference to the old document gives the new one.
  /// 2. A difference has no steps, and a description without steps, exactly if the documents are
  ///    equal.
  /// 3. The difference in the other direction inserts what this one deletes, and moves and updates
  ///    as many items.
  /// 4. The identities of updated items are as many as the updates.
  /// 5. The encoded difference has as many steps.
  /// 6. Applying a difference to another document returns a document or `nil`.
  ///
  /// - Parameters:
  ///   - old: A document.
  ///   - new: Another one.
  ///   - checksCoding: Whether to check law 5, which takes most of the time.
  package func violations(
    from old: ListDocument, to new: ListDocument, checksCoding: Bool = true
  ) -> [String] {
    let (forth, back) = (difference(old, new), difference(new, old))
    var problems: [String] = []
    if forth.applied(to: old) != new { problems.append("does not lead to the new document") }
    if back.applied(to: new) != old { problems.append("does not lead back") }
    let isEqual = old == new
    if forth.isEmpty != isEqual || ("\(forth)" == "no difference") != isEqual {
      problems.append("has steps: \(!forth.isEmpty), the documents are equal: \(isEqual)")
    }
    let counts = StepCounts(forth)
    if counts != StepCounts(back).reversed {
      problems.append("the difference in the other direction has other steps: \(back)")
    }
    if forth.updatedRows(in: new).count != counts.rows.updates
      || forth.updatedSections(in: new).count != counts.sections.updates
    {
      problems.append("updates without an identity")
    }
    if checksCoding { problems += Self.codingProblems(forth) }
    _ = forth.applied(to: new)
    _ = forth.applied(to: ListDocument())
    return problems.map { "\($0): \(forth), from \(old) to \(new)" }
  }

  private static func codingProblems(_ difference: DocumentDifference) -> [String] {
    do {
      let data = try JSONEncoder().encode(difference)
      let node = try JSONNode(String(decoding: data, as: UTF8.self))
      let counts = ["sections", "rows"].map { name -> Int? in
        if case .array(let steps)? = node[name] { steps.count } else { nil }
      }
      let expected = [difference.sections.count, difference.rows.count]
      return counts == expected ? [] : ["encoded as \(node.text)"]
    } catch {
      return ["coding throws \(error)"]
    }
  }

  /// The numbers of steps of each kind.
  private struct StepCounts: Equatable {
    struct Steps: Equatable {
      var (deletions, insertions, moves, updates) = (0, 0, 0, 0)

      init<Item, Position>(_ steps: [DocumentDifference.Step<Item, Position>]) {
        for step in steps {
          switch step {
          case .delete: deletions += 1
          case .insert: insertions += 1
          case .move: moves += 1
          case .update: updates += 1
          }
        }
      }

      var reversed: Steps {
        var result = self
        (result.deletions, result.insertions) = (insertions, deletions)
        return result
      }
    }

    var sections: Steps
    var rows: Steps

    init(_ difference: DocumentDifference) {
      sections = Steps(difference.sections)
      rows = Steps(difference.rows)
    }

    var reversed: StepCounts {
      var result = self
      (result.sections, result.rows) = (sections.reversed, rows.reversed)
      return result
    }
  }
}
