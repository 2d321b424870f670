import CellConfiguration
import CellLayout
import CellTestSupport
import Foundation
import Testing

@Suite("A list keeps its frames correct through any changes")
struct ListEditingTests {
  private static let context = LayoutContext(traits: TraitCollection { $0.displayScale = 2 })

  @Test("Random edits of a list agree with a model of plain arrays", arguments: 1...caseCount(6))
  func random(seed: Int) {
    var edits = HeightEdits(RandomSource(seed: UInt64(seed)))
    for step in 0..<600 {
      edits.step()
      if step % 40 == 0 { #expect(edits.problems() == []) }
    }
    #expect(edits.problems() == [])
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
    "The closest position above a row belongs to the row before it",
    arguments: [1, 2, 3, 2.625, 2.75])
  func aboveRows(scale: CGFloat) {
    var list = ListLayout(
      ListConfiguration(appearance: .plain), sections: [ListSection(rowCount: 200)], width: 390,
      context: LayoutContext(traits: TraitCollection { $0.displayScale = scale }))
    for row in 0..<200 {
      list.setHeight(CGFloat(130 + row % 7) / scale, of: .row(section: 0, row: row))
    }
    for row in 1..<200 {
      // Times the scale, some of these positions are rounded to the first pixel of the row.
      let top = list.frame(of: .row(section: 0, row: row)).minY
      #expect(list.row(at: CGPoint(x: 1, y: top))?.row == row)
      #expect(list.row(at: CGPoint(x: 1, y: top.nextDown))?.row == row - 1)
    }
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

@Suite("An edited list equals a new list with the same items")
struct EditedListTests {
  private static func context(_ sheet: StyleSheet, scale: CGFloat) -> LayoutContext {
    LayoutContext(
      traits: TraitCollection {
        $0.styleSheet = sheet
        $0.displayScale = scale
      })
  }

  @Test(
    "After any changes, an edited list equals a new one in every look", arguments: ListVariant.all)
  func changes(_ look: ListVariant) {
    var edits = ItemEdits(look, RandomSource(seed: 7))
    for _ in 0..<120 { edits.step() }
    #expect(edits.problems() == [])
  }

  @Test("A new header does not take the width of the one it replaces")
  func widthOfNewHeader() {
    var list = ListLayout(
      ListVariant(
        appearance: .grouped, container: .collectionView, mode: .supplementary, sheet: .iOS26
      ).configuration, sections: [ListSection(rowCount: 1, hasHeader: true)], width: 390,
      context: Self.context(.iOS26, scale: 3))
    let header = ListItem.header(section: 0)
    list.setWidth(50, of: header)
    list.setSupplementaries(inSection: 0, hasHeader: false, hasFooter: false)
    list.setSupplementaries(inSection: 0, hasHeader: true, hasFooter: false)
    #expect(list.frame(of: header).width == 390)
  }

  @Test(
    "A list without a row that stays remains where it is, if it is long enough",
    arguments: [(60, 500), (20, 440), (5, 0)] as [(Int, CGFloat)])
  func replacedRows(count: Int, top: CGFloat) {
    var list = ListLayout(
      ListConfiguration(appearance: .plain), sections: [ListSection(rowCount: 40)], width: 390,
      context: Self.context(.iOS26, scale: 2))
    var difference = ListDifference()
    difference.deletedRows[0] = IndexSet(0..<40)
    difference.insertedRows[0] = IndexSet(0..<count)
    let visible = CGRect(x: 0, y: 500, width: 390, height: 600)
    #expect(list.apply(difference, visible: visible).visible.minY == top)
  }

  @Test("The width of a header is in whole pixels after a change of scale")
  func widthAtAnotherScale() {
    var list = ListLayout(
      ListVariant(
        appearance: .grouped, container: .collectionView, mode: .supplementary, sheet: .iOS26
      ).configuration, sections: [ListSection(rowCount: 1, hasHeader: true)], width: 390,
      context: Self.context(.iOS26, scale: 3))
    list.setWidth(100.0 / 3, of: .header(section: 0))
    list.update(traits: Self.context(.iOS26, scale: 2).traits)
    #expect(list.frame(of: .header(section: 0)).width == 33.5)
  }

  @Test("Margins of a list follow the screen when it is rotated")
  func screen() {
    var context = Self.context(.iOS26, scale: 3)
    context.screenWidth = 375
    var list = ListLayout(
      ListConfiguration(appearance: .plain), sections: [ListSection(rowCount: 1)], width: 375,
      context: context)
    #expect(list.context.cellLayoutMargins.leading == 16)
    list.update(width: 700, screenWidth: 812)
    #expect(list.context.cellLayoutMargins.leading == 20)
    list.update(width: 300)
    #expect(list.context.cellLayoutMargins.leading == 20)
  }
}
