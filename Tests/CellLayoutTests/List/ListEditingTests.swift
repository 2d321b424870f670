import CellConfiguration
import CellLayout
import CellTestSupport
import Foundation
import Testing

@Suite("A list keeps its frames correct through any changes")
struct ListEditingTests {
  private static let context = LayoutContext(traits: TraitCollection { $0.displayScale = 2 })

  @Test("Random edits of a list agree with a model of plain arrays", arguments: 1...6)
  func random(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }
    var model = ListModel()
    var list = ListLayout(
      ListConfiguration(appearance: .insetGrouped), sections: [], width: 390,
      context: Self.context)
    func height() -> CGFloat { CGFloat(number(0..<200)) / 2 }
    for step in 0..<600 {
      let section = model.sections.isEmpty ? 0 : number(0..<model.sections.count)
      switch number(0..<12) {
      case 0, 1:
        let index = number(0..<model.sections.count + 1)
        let rows = number(0..<150)
        list.insertSection(
          ListSection(rowCount: rows, hasHeader: rows % 2 == 0, hasFooter: rows % 3 == 0),
          at: index)
        model.sections.insert(
          ListModel.Section(
            header: rows % 2 == 0 ? 17.5 : nil, rows: Array(repeating: 52, count: rows),
            footer: rows % 3 == 0 ? 17.5 : nil), at: index)
      case 2 where model.sections.count > 4:
        list.deleteSection(at: section)
        model.sections.remove(at: section)
      case 3 where model.sections.count > 1:
        let target = number(0..<model.sections.count)
        list.moveSection(from: section, to: target)
        model.sections.insert(model.sections.remove(at: section), at: target)
      case 4...5 where !model.sections.isEmpty:
        let row = number(0..<model.sections[section].rows.count + 1)
        let count = number(1..<90)
        list.insertRows(count, at: ListPosition(section: section, row: row))
        model.sections[section].rows.insert(
          contentsOf: Array(repeating: 52, count: count), at: row)
      case 6 where !model.sections.isEmpty && model.sections[section].rows.count > 0:
        let row = number(0..<model.sections[section].rows.count)
        let count = number(0..<min(80, model.sections[section].rows.count - row) + 1)
        list.deleteRows(count, at: ListPosition(section: section, row: row))
        model.sections[section].rows.removeSubrange(row..<row + count)
      case 7 where !model.sections.isEmpty && model.sections[section].rows.count > 0:
        let row = number(0..<model.sections[section].rows.count)
        let removed = model.sections[section].rows.remove(at: row)
        let other = number(0..<model.sections.count)
        let target = number(0..<model.sections[other].rows.count + 1)
        model.sections[other].rows.insert(removed, at: target)
        list.moveRow(
          from: ListPosition(section: section, row: row),
          to: ListPosition(section: other, row: target))
      case 8 where !model.sections.isEmpty && model.sections[section].header != nil:
        let new = height()
        list.setHeight(new, of: .header(section: section))
        model.sections[section].header = new
      case 9 where !model.sections.isEmpty:
        let (hasHeader, hasFooter) = (number(0..<2) == 0, number(0..<2) == 0)
        list.setSupplementaries(inSection: section, hasHeader: hasHeader, hasFooter: hasFooter)
        let old = model.sections[section]
        model.sections[section].header = hasHeader ? old.header ?? 17.5 : nil
        model.sections[section].footer = hasFooter ? old.footer ?? 17.5 : nil
      default:
        guard !model.sections.isEmpty, model.sections[section].rows.count > 0 else { continue }
        let row = number(0..<model.sections[section].rows.count)
        let new = height()
        list.setHeight(new, of: .row(section: section, row: row))
        model.sections[section].rows[row] = new
      }
      if step % 40 == 0 { check(list, model, &random) }
    }
    check(list, model, &random)
  }

  private func check(_ list: ListLayout, _ model: ListModel, _ random: inout SplitMix64) {
    let tops = model.tops()
    #expect(list.sectionCount == model.sections.count)
    for (item, expected) in tops {
      let frame = list.frame(of: item)
      #expect(
        frame.minY == expected.top && frame.maxY == expected.bottom,
        "\(item): \(frame), expected \(expected)")
    }
    let height = list.contentSize.height
    for _ in 0..<20 where height > 0 {
      let y = CGFloat.random(in: 0..<height, using: &random)
      let rect = CGRect(x: 0, y: y, width: 390, height: 300)
      let expected = Set(
        tops.filter { $0.value.top < rect.maxY && $0.value.bottom > rect.minY }.keys)
      let found = list.items(in: rect).filter { list.frame(of: $0).height > 0 }
      #expect(Set(found) == expected.filter { list.frame(of: $0).height > 0 })
      #expect(
        found.map { list.frame(of: $0).minY }.sorted() == found.map { list.frame(of: $0).minY })
      let point = CGPoint(x: 200, y: y)
      let item = list.item(at: point)
      #expect(item == tops.first { $0.value.top <= y && $0.value.bottom > y }?.key)
    }
  }

  @Test("Rows among a million are found at their positions")
  func million() {
    var list = ListLayout(
      ListConfiguration(appearance: .plain), sections: [ListSection(rowCount: 1_000_000)],
      width: 390, context: Self.context)
    #expect(list.contentSize.height == 52_000_000)
    #expect(list.row(at: CGPoint(x: 1, y: 51_999_999)) == ListPosition(section: 0, row: 999_999))
    list.setHeight(60, of: .row(section: 0, row: 500_000))
    #expect(list.frame(of: .row(section: 0, row: 500_001)).minY == 26_000_060)
    #expect(
      list.row(at: CGPoint(x: 1, y: 26_000_059)) == ListPosition(section: 0, row: 500_000))
    #expect(list.row(at: CGPoint(x: 1, y: 1e300)) == nil)
    #expect(list.row(at: CGPoint(x: 1, y: CGFloat.nan)) == nil)
  }

  @Test(
    "Every position within a pixel belongs to the item whose frame contains it",
    arguments: [1, 2, 3, 2.75])
  func partsOfPixels(scale: CGFloat) {
    // Gaps of 17.5 points begin rows between two pixels at most scales.
    let list = ListLayout(
      ListConfiguration(appearance: .insetGrouped),
      sections: (1...5).map { ListSection(rowCount: $0 % 3, hasFooter: $0 == 4) }, width: 390,
      context: LayoutContext(traits: TraitCollection { $0.displayScale = scale }))
    var items: [ListItem] = []
    for section in 0..<list.sectionCount {
      items += (0..<list.rowCount(inSection: section)).map { .row(section: section, row: $0) }
      if list.hasFooter(inSection: section) { items.append(.footer(section: section)) }
    }
    for step in 0..<Int(list.contentSize.height * 16) {
      let point = CGPoint(x: 195, y: CGFloat(step) / 16)
      let expected = items.filter { list.frame(of: $0).contains(point) }
      #expect(expected.count <= 1)
      #expect(list.item(at: point) == expected.first, "\(point)")
      let rect = CGRect(x: 0, y: point.y, width: 390, height: 1 / 64)
      let found = items.filter {
        list.frame(of: $0).minY < rect.maxY && list.frame(of: $0).maxY > rect.minY
      }
      #expect(list.items(in: rect) == found, "\(rect)")
    }
  }

  @Test("No item is found beside the rows or in a rectangle without width")
  func besideRows() {
    let list = ListLayout(
      ListConfiguration(appearance: .insetGrouped), sections: [ListSection(rowCount: 3)],
      width: 390, context: Self.context)
    func count(_ x: CGFloat, _ width: CGFloat) -> Int {
      list.items(in: CGRect(x: x, y: 0, width: width, height: 1000)).count
    }
    #expect(list.frame(of: .row(section: 0, row: 0)).minX == 16)
    #expect(count(0, 16) == 0)
    #expect(count(0, 16.5) == 3)
    #expect(count(374, 100) == 0)
    #expect(count(373.5, 100) == 3)
    #expect(count(100, 0) == 0)
  }

  @Test("No item is found beside a header that is as narrow as its content")
  func besideHeader() {
    var configuration = ListConfiguration(appearance: .plain)
    configuration.headerMode = .supplementary
    configuration.contentHuggingElements = .supplementaryHeader
    var list = ListLayout(
      configuration, sections: [ListSection(rowCount: 1, hasHeader: true)], width: 390,
      context: Self.context)
    list.setWidth(100, of: .header(section: 0))
    let beside = CGRect(x: 100, y: 0, width: 50, height: 1000)
    #expect(list.items(in: beside) == [.row(section: 0, row: 0)])
    #expect(list.items(in: beside.offsetBy(dx: -1, dy: 0)).count == 2)
  }

  @Test("Finding items skips empty sections")
  func emptySections() {
    let few = ListSection(rowCount: 2)
    let list = ListLayout(
      ListConfiguration(appearance: .plain),
      sections: [few] + Array(repeating: ListSection(rowCount: 0), count: 100_000) + [few],
      width: 390, context: Self.context)
    let all = [0, 100_001].flatMap { section in
      (0..<2).map { ListItem.row(section: section, row: $0) }
    }
    #expect(list.items(in: CGRect(origin: .zero, size: list.contentSize)) == all)
    #expect(list.items(in: CGRect(x: 0, y: 60, width: 390, height: 60)) == Array(all[1...2]))
    var edited = list
    edited.deleteRows(at: ListPosition(section: 100_001, row: 0))
    edited.deleteRows(at: ListPosition(section: 100_001, row: 0))
    #expect(edited.items(in: CGRect(x: 0, y: 0, width: 390, height: 1e6)) == Array(all[..<2]))
    edited.insertRows(at: ListPosition(section: 50_000, row: 0))
    #expect(edited.items(in: CGRect(x: 0, y: 104, width: 390, height: 1)).count == 1)
  }

  @Test("Later changes of a list do not affect its copies")
  func copies() {
    var list = ListLayout(
      ListConfiguration(appearance: .plain), sections: [ListSection(rowCount: 1000)],
      width: 390, context: Self.context)
    let copy = list
    list.setHeight(99, of: .row(section: 0, row: 3))
    list.deleteRows(500, at: ListPosition(section: 0, row: 100))
    #expect(copy.contentSize.height == 52_000)
    #expect(copy.frame(of: .row(section: 0, row: 999)).maxY == 52_000)
    #expect(list.contentSize.height == 26_047)
  }
}
