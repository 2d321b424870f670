import CellConfiguration
import CellLayout
import CellTestSupport
import CellText
import Foundation
import Synchronization
import Testing

@Suite("Measuring makes rows exact and keeps visible rows in place")
struct ListMeasuringTests {
  private static func cell(_ item: ListItem) -> ListCellConfiguration {
    var content = ListContentConfiguration.subtitleCell()
    content.text = "Item \(item)"
    if case .row(let position) = item {
      content.secondaryText = String(repeating: "more text ", count: position.row % 17)
    }
    return ListCellConfiguration(content: content)
  }

  private static func list(_ rows: Int = 2000) -> ListLayout {
    ListLayout(
      ListConfiguration(appearance: .plain),
      sections: [
        ListSection(rowCount: rows, hasHeader: true),
        ListSection(rowCount: rows, hasHeader: true, hasFooter: true),
      ], width: 320, context: LayoutContext(traits: TraitCollection { $0.displayScale = 2 }))
  }

  @Test("A cell that overrides traits has its own height, however it is measured")
  func traitOverrides() async {
    @Sendable func cell(_ item: ListItem) -> ListCellConfiguration {
      var cell = Self.cell(item)
      if case .row(let position) = item, position.row % 3 == 1 {
        cell.traitOverrides = TraitCollection {
          $0.preferredContentSizeCategory = .accessibilityExtraLarge
        }
      }
      return cell
    }
    let estimated = Self.list(30)
    var all = estimated
    all.measureAll(cell: cell)
    var concurrent = estimated
    await concurrent.measureAllConcurrently(chunkSize: 7, cell: cell)
    var visible = estimated
    _ = visible.measureItems(
      adjustingVisibleRect: CGRect(x: 0, y: 0, width: 320, height: 100_000), cell: cell)
    for row in 0..<30 {
      let item = ListItem.row(section: 1, row: row)
      let own = cell(item)
      let context = all.context.overriding(own.traitOverrides)
      #expect((own.traitOverrides == nil) == (context.traits == all.context.traits))
      var plain = own
      plain.traitOverrides = nil
      let expected = ListCellLayout(plain, width: 320, context: context)
      #expect(all.frame(of: item).height == expected.size.height)
      #expect(concurrent.frame(of: item) == all.frame(of: item))
      #expect(visible.frame(of: item) == all.frame(of: item))
      #expect(estimated.height(of: own, at: item) == expected.size.height)
      #expect(all.cellLayout(of: own, at: item).content == expected.content)
      #expect(ListCellLayout(own, width: 320, context: all.context).content == expected.content)
    }
  }

  @Test("Laying out a list again with the same width and traits keeps its measurements")
  func unchanged() {
    var list = Self.list(30)
    list.measureAll(cell: Self.cell)
    let item = ListItem.row(section: 0, row: 3)
    list.update(width: 320, traits: TraitCollection { $0.displayScale = 2 })
    #expect(list.isExact(item))
    list.update(width: 321)
    #expect(!list.isExact(item))
  }

  @Test("Another width of the screen gives the rows other margins and makes heights estimates")
  func screenWidth() {
    let item = ListItem.row(section: 0, row: 16)
    var list = Self.list(30)
    list.update(screenWidth: 375)
    list.measureAll(cell: Self.cell)
    let margin = list.context.cellLayoutMargins.leading
    list.update(screenWidth: 375)
    #expect(list.isExact(item))
    list.update(traits: TraitCollection { ($0.displayScale, $0.styleSheet) = (2, .iOS18) })
    list.measureAll(cell: Self.cell)
    list.update(screenWidth: 430)
    #expect(!list.isExact(item))
    #expect(list.context.cellLayoutMargins.leading == margin + 4)
  }

  @Test("Measuring the visible rows measures no others")
  func visibleOnly() {
    var list = Self.list()
    var measured: [ListItem] = []
    let visible = list.measureItems(
      adjustingVisibleRect: CGRect(x: 0, y: 0, width: 320, height: 600)
    ) { item in
      measured.append(item)
      return Self.cell(item)
    }
    #expect(visible == CGRect(x: 0, y: 0, width: 320, height: 600))
    #expect(measured.count == Set(measured).count)
    #expect(measured.count < 20)
    #expect(list.items(in: visible).allSatisfy(list.isExact))
    for item in list.items(in: visible) {
      #expect(
        list.cellLayout(of: Self.cell(item), at: item).size.height == list.frame(of: item).height)
    }
  }

  @Test("Scrolling up into unmeasured rows keeps the measured rows in place")
  func scrollingUp() {
    var list = Self.list()
    var visible = CGRect(x: 0, y: 40_000, width: 320, height: 600)
    visible = list.measureItems(adjustingVisibleRect: visible, cell: Self.cell)
    for _ in 0..<40 {
      let known = list.items(in: visible).filter { list.frame(of: $0).minY >= visible.minY }
      let places = known.map { list.frame(of: $0).minY - visible.minY }
      visible.origin.y -= 97
      visible = list.measureItems(adjustingVisibleRect: visible, cell: Self.cell)
      let after = known.map { list.frame(of: $0).minY - visible.minY }
      for (before, after) in zip(places, after) { #expect(after == before + 97) }
    }
  }

  @Test("An anchor row stays in place when rows are inserted above it")
  func anchor() throws {
    var list = Self.list()
    let visible = list.measureItems(
      adjustingVisibleRect: CGRect(x: 0, y: 9000, width: 320, height: 600), cell: Self.cell)
    var anchor = try #require(list.anchor(in: visible))
    guard case .row(let position) = anchor.item else {
      Issue.record("found \(anchor.item), expected a row")
      return
    }
    list.insertRows(5, at: ListPosition(section: 0, row: 0))
    anchor.item = .row(section: position.section, row: position.row + 5)
    #expect(list.offset(of: anchor) == visible.minY + 5 * 52)
  }

  @Test("Laying out a list on several cores gives the same result as on one")
  func concurrency() async {
    var one = Self.list(700)
    var several = one
    one.measureAll(cell: Self.cell)
    await several.measureAllConcurrently(chunkSize: 64) { Self.cell($0) }
    #expect(one.contentSize == several.contentSize)
    for section in 0...1 {
      for row in 0..<700 {
        let item = ListItem.row(section: section, row: row)
        #expect(one.frame(of: item) == several.frame(of: item))
        #expect(several.isExact(item))
      }
    }
  }

  @Test("Measuring on several cores measures the same rows as on one and skips exact ones")
  func exactItems() async {
    var list = Self.list(300)
    for row in stride(from: 0, to: 300, by: 7) {
      list.setHeight(CGFloat(row), of: .row(section: 1, row: row))
    }
    list.setHeight(90, of: .header(section: 1))
    var one = list
    var measured: [ListItem] = []
    one.measureAll { item in
      measured.append(item)
      return Self.cell(item)
    }
    let items = one.items(in: CGRect(origin: .zero, size: one.contentSize))
    #expect(measured == items.filter { !list.isExact($0) })
    #expect(items.allSatisfy(one.isExact))
    let numbers = Mutex<[ListItem: Int]>([:])
    await list.measureAllConcurrently(chunkSize: 13) { item in
      numbers.withLock { $0[item, default: 0] += 1 }
      return Self.cell(item)
    }
    #expect(numbers.withLock { $0 } == Dictionary(uniqueKeysWithValues: measured.map { ($0, 1) }))
    for item in items { #expect(list.frame(of: item) == one.frame(of: item)) }
  }

  @Test("Measuring a row with its own height measures no texts")
  func givenHeights() {
    let cache = TextMeasurementCache(shaper: UnabridgedShaper())
    var list = ListLayout(
      ListConfiguration(appearance: .plain), sections: [ListSection(rowCount: 200)], width: 320,
      context: LayoutContext(cache: cache))
    list.measureAll { item in
      var cell = Self.cell(item)
      cell.height = 30
      return cell
    }
    #expect(list.contentSize.height == 6000)
    #expect(cache.statistics.hits + cache.statistics.misses == 0)
  }

  @Test("The texts of a header that hugs its content are measured once")
  func huggingHeader() {
    let cache = TextMeasurementCache(shaper: UnabridgedShaper())
    var configuration = ListConfiguration(appearance: .plain)
    configuration.headerMode = .supplementary
    configuration.contentHuggingElements = .supplementaryHeader
    var list = ListLayout(
      configuration, sections: [ListSection(rowCount: 0, hasHeader: true)], width: 320,
      context: LayoutContext(cache: cache))
    list.measureAll(cell: Self.cell)
    #expect(list.frame(of: .header(section: 0)).width < 200)
    #expect(cache.statistics.hits + cache.statistics.misses == 1)
  }

  @Test("After a change of width or text size, previous heights become estimates")
  func updating() {
    var list = Self.list(50)
    list.measureAll(cell: Self.cell)
    let before = list.contentSize.height
    list.update(width: 200)
    #expect(list.contentSize.height == before)
    #expect(list.width == 200)
    #expect(!list.isExact(.row(section: 0, row: 0)))
    list.measureAll(cell: Self.cell)
    #expect(list.contentSize.height > before)
    list.update(width: 320)
    list.measureAll(cell: Self.cell)
    #expect(list.contentSize.height == before)
  }

  @Test("Invalidating a row measures only that row again")
  func invalidating() {
    var list = Self.list(50)
    list.measureAll(cell: Self.cell)
    list.invalidateHeight(of: .row(section: 1, row: 7))
    var measured: [ListItem] = []
    list.measureAll { item in
      measured.append(item)
      return Self.cell(item)
    }
    #expect(measured == [.row(section: 1, row: 7)])
  }

  @Test(
    "A cell has its item's height even if the space around its content is larger",
    arguments: [0, 0.5, 10])
  func lowItems(height: CGFloat) {
    let lists: [(ListConfiguration.Container, ListItem)] = [
      (.collectionView, .header(section: 0)), (.tableView, .row(section: 0, row: 0)),
    ]
    for (container, item) in lists {
      var list = ListLayout(
        ListConfiguration(appearance: .plain, container: container),
        sections: [ListSection(rowCount: 1, hasHeader: true)], width: 320,
        context: LayoutContext(traits: TraitCollection { $0.displayScale = 2 }))
      var cell = Self.cell(item)
      cell.height = height
      list.setHeight(list.height(of: cell, at: item), of: item)
      let layout = list.cellLayout(of: cell, at: item)
      #expect(list.frame(of: item).height == height)
      #expect(layout.size.height == height)
      #expect(layout.contentFrame.maxY <= height)
      #expect(layout.contentFrame.height >= 0)
    }
  }

  @Test("A header is pinned until its section ends, and a footer is pinned at the bottom")
  func pinning() {
    var list = Self.list(10)
    list.measureAll(cell: Self.cell)
    let header = ListItem.header(section: 0)
    let natural = list.frame(of: header)
    func visible(_ y: CGFloat) -> CGRect { CGRect(x: 0, y: y, width: 320, height: 300) }
    #expect(list.frame(of: header, visible: visible(0)) == natural)
    #expect(!list.isPinned(header, visible: visible(0)))
    // The padding above the header scrolls away before it sticks.
    #expect(list.frame(of: header, visible: visible(100)).minY == 78)
    #expect(list.isPinned(header, visible: visible(100)))
    #expect(list.items(in: visible(100)).first == header)
    let end = list.frame(of: .row(section: 0, row: 9)).maxY
    #expect(list.frame(of: header, visible: visible(end - 10)).maxY == end)
    let last = ListItem.header(section: 1)
    let lastEnd = list.frame(of: .footer(section: 1)).maxY
    #expect(list.frame(of: last, visible: visible(lastEnd - 10)).maxY == lastEnd)
    let footer = ListItem.footer(section: 1)
    let start = list.frame(of: .header(section: 1)).minY
    #expect(list.frame(of: footer, visible: visible(start - 250)).minY == start)
    #expect(list.frame(of: footer, visible: visible(start)).maxY == start + 300)
  }
}
