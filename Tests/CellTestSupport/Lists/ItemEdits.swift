import CellConfiguration
import CellLayout
import Foundation

/// Random edits of a list, after which it has to equal a new list with the same items.
package struct ItemEdits: Sendable {
  /// A section as its items: each row, header and footer is a number.
  private struct Section {
    var header: Int?
    var rows: [Int]
    var footer: Int?

    var section: ListSection {
      ListSection(rowCount: rows.count, hasHeader: header != nil, hasFooter: footer != nil)
    }
  }

  private let look: ListVariant
  private var random: RandomSource
  private var model: [Section] = []
  private var list: ListLayout
  private var lastNumber = 0

  package init(_ look: ListVariant, _ random: RandomSource) {
    self.look = look
    self.random = random
    list = Self.list(look, [])
    for index in 0..<2 { insertSection(at: index) }
  }

  /// Whether all random edits have been made.
  package var isFinished: Bool { random.isExhausted }

  private static func list(_ look: ListVariant, _ sections: [Section]) -> ListLayout {
    ListLayout(
      look.configuration, sections: sections.map(\.section), width: 390,
      context: LayoutContext(
        traits: TraitCollection {
          $0.styleSheet = look.sheet
          $0.displayScale = 3
        }))
  }

  private static func cell(_ item: ListItem, _ sections: [Section]) -> ListCellConfiguration {
    let section = sections[item.section]
    let number: Int
    var content: ListContentConfiguration
    switch item {
    case .header: (number, content) = (section.header ?? 0, .groupedHeader())
    case .row(let position): (number, content) = (section.rows[position.row], .subtitleCell())
    case .footer: (number, content) = (section.footer ?? 0, .groupedFooter())
    }
    content.text = String(repeating: "number \(number) ", count: 1 + number % 9)
    return ListCellConfiguration(content: content)
  }

  private mutating func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }

  private mutating func newItem() -> Int {
    lastNumber += 1
    return lastNumber
  }

  private mutating func section() -> Section {
    let hasHeader = look.mode == .supplementary && number(0..<2) == 0
    var section = Section(header: hasHeader ? newItem() : nil, rows: [])
    for _ in 0..<number(0..<4) { section.rows.append(newItem()) }
    if number(0..<3) == 0 { section.footer = newItem() }
    return section
  }

  private mutating func insertSection(at index: Int) {
    let new = section()
    model.insert(new, at: index)
    list.insertSection(new.section, at: index)
  }

  /// Makes an edit, or measures the items on a screen.
  package mutating func step() {
    let index = number(0..<model.count)
    let position = ListPosition(section: index, row: number(0..<model[index].rows.count + 1))
    switch number(0..<8) {
    case 0: insertSection(at: number(0..<model.count + 1))
    case 1 where model.count > 2:
      model.remove(at: index)
      list.deleteSection(at: index)
    case 2:
      let target = number(0..<model.count)
      model.insert(model.remove(at: index), at: target)
      list.moveSection(from: index, to: target)
    case 3:
      model[index].rows.insert(contentsOf: [newItem(), newItem()], at: position.row)
      list.insertRows(2, at: position)
    case 4 where position.row < model[index].rows.count:
      model[index].rows.remove(at: position.row)
      list.deleteRows(at: position)
    case 5 where position.row < model[index].rows.count:
      let row = model[index].rows.remove(at: position.row)
      let other = number(0..<model.count)
      let target = ListPosition(section: other, row: number(0..<model[other].rows.count + 1))
      model[other].rows.insert(row, at: target.row)
      list.moveRow(from: position, to: target)
    case 6:
      let new = section()
      model[index].header = new.header.map { model[index].header ?? $0 }
      model[index].footer = new.footer.map { model[index].footer ?? $0 }
      list.setSupplementaries(
        inSection: index, hasHeader: new.header != nil, hasFooter: new.footer != nil)
    default:
      let model = model
      let visible = CGRect(x: 0, y: 30 * CGFloat(number(0..<20)), width: 390, height: 300)
      _ = list.measureItems(adjustingVisibleRect: visible) { Self.cell($0, model) }
    }
  }

  /// The differences between the edited list and a new one, with every item measured.
  package func problems() -> [String] {
    var list = list
    list.measureAll { Self.cell($0, model) }
    var expected = Self.list(look, model)
    expected.measureAll { Self.cell($0, model) }
    var problems: [String] = []
    func compare<Value: Equatable>(_ found: Value, _ expected: Value, _ place: String) {
      if found != expected { problems.append("\(place): found \(found), expected \(expected)") }
    }
    let everything = CGRect(x: 0, y: 0, width: 390, height: 1e6)
    compare(list.contentSize, expected.contentSize, "size")
    compare(list.items(in: everything), expected.items(in: everything), "items")
    for item in list.items(in: everything) {
      compare(list.frame(of: item), expected.frame(of: item), "\(item)")
    }
    return problems
  }
}
