import CellConfiguration
import CellLayout
import Foundation

/// Random edits of a list, each of which is also made in a model of plain arrays.
package struct HeightEdits: Sendable {
  private static let context = LayoutContext(traits: TraitCollection { $0.displayScale = 2 })

  private var random: RandomSource
  private var model = ListModel()
  private var list = ListLayout(
    ListConfiguration(appearance: .insetGrouped), sections: [], width: 390, context: Self.context)

  package init(_ random: RandomSource) { self.random = random }

  /// Whether all random edits have been made.
  package var isFinished: Bool { random.isExhausted }

  private mutating func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }

  private mutating func height() -> CGFloat { CGFloat(number(0..<200)) / 2 }

  /// Makes an edit.
  package mutating func step() {
    let section = model.sections.isEmpty ? 0 : number(0..<model.sections.count)
    let kind = number(0..<12)
    if kind < 4 || model.sections.isEmpty {
      editSections(kind, section)
    } else if kind == 8 || kind == 9 {
      editSupplementaries(kind, section)
    } else {
      editRows(kind, section)
    }
  }

  private mutating func editSections(_ kind: Int, _ section: Int) {
    switch kind {
    case 2 where model.sections.count > 4:
      list.deleteSection(at: section)
      model.sections.remove(at: section)
    case 3 where model.sections.count > 1:
      let target = number(0..<model.sections.count)
      list.moveSection(from: section, to: target)
      model.sections.insert(model.sections.remove(at: section), at: target)
    default:
      let index = number(0..<model.sections.count + 1)
      let rows = number(0..<150)
      list.insertSection(
        ListSection(rowCount: rows, hasHeader: rows % 2 == 0, hasFooter: rows % 3 == 0), at: index)
      model.sections.insert(
        ListModel.Section(
          header: rows % 2 == 0 ? 17.5 : nil, rows: Array(repeating: 52, count: rows),
          footer: rows % 3 == 0 ? 17.5 : nil), at: index)
    }
  }

  private mutating func editSupplementaries(_ kind: Int, _ section: Int) {
    let old = model.sections[section]
    if kind == 8, old.header != nil {
      let new = height()
      list.setHeight(new, of: .header(section: section))
      model.sections[section].header = new
      return
    }
    let (hasHeader, hasFooter) = (number(0..<2) == 0, number(0..<2) == 0)
    list.setSupplementaries(inSection: section, hasHeader: hasHeader, hasFooter: hasFooter)
    model.sections[section].header = hasHeader ? old.header ?? 17.5 : nil
    model.sections[section].footer = hasFooter ? old.footer ?? 17.5 : nil
  }

  private mutating func editRows(_ kind: Int, _ section: Int) {
    let rowCount = model.sections[section].rows.count
    if kind < 6 || rowCount == 0 {
      let row = number(0..<rowCount + 1)
      let count = number(1..<90)
      list.insertRows(count, at: ListPosition(section: section, row: row))
      model.sections[section].rows.insert(contentsOf: Array(repeating: 52, count: count), at: row)
      return
    }
    let row = number(0..<rowCount)
    let position = ListPosition(section: section, row: row)
    switch kind {
    case 6:
      let count = number(0..<min(80, rowCount - row) + 1)
      list.deleteRows(count, at: position)
      model.sections[section].rows.removeSubrange(row..<row + count)
    case 7:
      let removed = model.sections[section].rows.remove(at: row)
      let other = number(0..<model.sections.count)
      let target = number(0..<model.sections[other].rows.count + 1)
      model.sections[other].rows.insert(removed, at: target)
      list.moveRow(from: position, to: ListPosition(section: other, row: target))
    default:
      let new = height()
      list.setHeight(new, of: .row(position))
      model.sections[section].rows[row] = new
    }
  }

  /// The differences between the list and the model.
  package func problems() -> [String] {
    var problems: [String] = []
    func compare<Value: Equatable>(_ found: Value, _ expected: Value, _ place: String) {
      if found != expected { problems.append("\(place): found \(found), expected \(expected)") }
    }
    let tops = model.tops()
    compare(list.sectionCount, model.sections.count, "sections")
    for (item, expected) in tops {
      let frame = list.frame(of: item)
      compare([frame.minY, frame.maxY], [expected.top, expected.bottom], "\(item)")
    }
    let height = list.contentSize.height
    var places = SplitMix64(seed: UInt64(tops.count))
    for _ in 0..<20 where height > 0 {
      let y = CGFloat.random(in: 0..<height, using: &places)
      let rect = CGRect(x: 0, y: y, width: 390, height: 300)
      let expected = tops.filter { $0.value.top < rect.maxY && $0.value.bottom > rect.minY }
        .filter { $0.value.bottom > $0.value.top }.sorted { $0.value.top < $1.value.top }
      let found = list.items(in: rect).filter { list.frame(of: $0).height > 0 }
      compare(found, expected.map(\.key), "items in \(rect)")
      compare(
        list.item(at: CGPoint(x: 200, y: y)),
        tops.first { $0.value.top <= y && $0.value.bottom > y }?.key, "item at \(y)")
    }
    return problems
  }
}
