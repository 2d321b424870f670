import CellConfiguration
import CellLayout
import CellTestSupport
import CellText
import Foundation
import Synchronization
import Testing

/// What the documentation says of numbers out of range, and of how often something is called.
@Suite("Layouts do what is claimed of numbers out of range")
struct ClaimTests {
  private static let notPositive: [CGFloat] = [-1, -.infinity, .nan]

  private static let content: ListContentConfiguration = {
    var content = ListContentConfiguration.subtitleCell()
    content.text = "Wi-Fi"
    content.secondaryText = "Home"
    content.image = CellImage(size: CGSize(width: 30, height: 20))
    return content
  }()

  private static let cell = ListCellConfiguration(content: content)
  private static let context = LayoutContext(traits: .phone)

  @Test(
    "The width or height of a cell that is negative or not finite counts as 0",
    arguments: notPositive + [.infinity])
  func cellSizes(_ number: CGFloat) {
    let (cell, context) = (Self.cell, Self.context)
    #expect(
      ListCellLayout(cell, width: number, context: context)
        == ListCellLayout(cell, width: 0, context: context))
    let measurement = ListCellMeasurement(cell, width: number, height: number, context: context)
    #expect(measurement.width == 0 && measurement.height == 0)
    let whole = ListCellMeasurement(cell, width: 320, context: context)
    #expect(whole.height > 0)
    #expect(ListCellLayout(whole, height: number) == ListCellLayout(whole, height: 0))
    #expect(
      ListCellLayout(cell, size: CGSize(width: number, height: number), context: context)
        == ListCellLayout(cell, size: .zero, context: context))
  }

  @Test(
    "The width or height of a content view that is negative or not a number counts as 0",
    arguments: notPositive)
  func contentSizes(_ number: CGFloat) {
    let (content, context) = (Self.content, Self.context)
    #expect(
      ListContentLayout(content, width: number, context: context)
        == ListContentLayout(content, width: 0, context: context))
    #expect(
      ListContentMeasurement(content, width: number, height: number, context: context)
        == ListContentMeasurement(content, width: 0, height: 0, context: context))
    for (size, expected) in [
      (CGSize(width: number, height: 50), CGSize(width: 0, height: 50)),
      (CGSize(width: 50, height: number), CGSize(width: 50, height: 0)),
    ] {
      #expect(
        ListContentLayout(content, size: size, context: context)
          == ListContentLayout(content, size: expected, context: context))
    }
  }

  @Test("A content view of infinite width or height is as large as its content needs")
  func infiniteContent() {
    let (content, context) = (Self.content, Self.context)
    let natural = ListContentLayout(content, width: .infinity, context: context)
    #expect(natural.size == natural.fittedSize && natural.size.width.isFinite)
    #expect(ListContentLayout(content, width: 1000, context: context).size.width == 1000)
    let infinite = CGSize(width: CGFloat.infinity, height: .infinity)
    #expect(ListContentLayout(content, size: infinite, context: context) == natural)
    let measurement = ListContentMeasurement(content, width: .infinity, context: context)
    #expect(measurement.width == natural.size.width)
  }

  @Test("Margins, paddings and sizes of content that are negative count as 0")
  func negativeLengths() {
    let changes: [(inout ListContentConfiguration, CGFloat) -> Void] = [
      { $0.directionalLayoutMargins.top = $1 }, { $0.directionalLayoutMargins.leading = $1 },
      { $0.directionalLayoutMargins.bottom = $1 }, { $0.directionalLayoutMargins.trailing = $1 },
      { $0.imageToTextPadding = $1 }, { $0.textToSecondaryTextVerticalPadding = $1 },
      { $0.imageProperties.maximumSize.width = $1 },
      { $0.imageProperties.maximumSize.height = $1 },
      { $0.imageProperties.reservedLayoutSize.width = $1 },
      { $0.imageProperties.reservedLayoutSize.height = $1 },
    ]
    for change in changes {
      func layout(_ number: CGFloat) -> ListContentLayout {
        var content = Self.content
        change(&content, number)
        return ListContentLayout(content, width: 320, context: Self.context)
      }
      for number in Self.notPositive { #expect(layout(number) == layout(0)) }
      #expect(layout(12) != layout(0))
    }
    var pair = ListContentConfiguration.valueCell()
    pair.text = "Wi-Fi"
    pair.secondaryText = "Home"
    func pairLayout(_ number: CGFloat) -> ListContentLayout {
      pair.textToSecondaryTextHorizontalPadding = number
      return ListContentLayout(pair, width: .infinity, context: Self.context)
    }
    for number in Self.notPositive { #expect(pairLayout(number) == pairLayout(0)) }
    #expect(pairLayout(5) != pairLayout(0))
  }

  @Test("A negative indentation level counts as 0", arguments: [-1, -7, Int.min])
  func indentation(_ level: Int) {
    func layout(_ level: Int) -> ListCellLayout {
      var cell = Self.cell
      cell.indentationLevel = level
      return ListCellLayout(cell, width: 320, context: Self.context)
    }
    #expect(layout(level) == layout(0))
    #expect(layout(1) != layout(0))
  }

  @Test(
    "The width of a list that is negative or not finite counts as 0",
    arguments: notPositive + [.infinity])
  func listWidth(_ number: CGFloat) {
    var list = ListLayout(
      ListConfiguration(appearance: .plain), sections: [ListSection(rowCount: 2)], width: number,
      context: Self.context)
    #expect(list.width == 0)
    list.update(width: 320)
    list.update(width: number)
    #expect(list.width == 0)
  }

  @Test("A negative number of rows counts as 0", arguments: [-1, Int.min])
  func rows(_ count: Int) {
    #expect(ListSection(rowCount: count).rowCount == 0)
    var list = ListLayout(
      ListConfiguration(appearance: .plain), sections: [ListSection(rowCount: 2)], width: 320,
      context: Self.context)
    list.insertRows(count, at: ListPosition(section: 0, row: 1))
    list.deleteRows(count, at: ListPosition(section: 0, row: 1))
    #expect(list.rowCount(inSection: 0) == 2)
  }

  @Test("Radii are at most half of the shorter side, and square if not positive")
  func radii() {
    let rect = CGRect(x: 5, y: 5, width: 40, height: 20)
    let round = CellPath(roundedRect: rect, radii: CornerRadii(10))
    for radius in [10.5, 1000, .greatestFiniteMagnitude] as [CGFloat] {
      #expect(CellPath(roundedRect: rect, radii: CornerRadii(radius)) == round)
    }
    #expect(CellPath(roundedRect: rect, radii: CornerRadii(9.5)) != round)
    let square = CellPath(roundedRect: rect, radii: .zero)
    for radius in Self.notPositive {
      #expect(CellPath(roundedRect: rect, radii: CornerRadii(radius)) == square)
    }
    for (radius, expected) in [(9.5, 9.5), (10, 10), (10.5, 10), (1000, 10)] as [(CGFloat, CGFloat)]
    {
      var background = BackgroundConfiguration.clear()
      background.cornerRadius = radius
      let layout = BackgroundLayout(background, size: rect.size, context: Self.context)
      #expect(layout.cornerRadii == CornerRadii(expected))
    }
  }

  /// A list of some rows, each 40 high, below a header that is 30 high.
  private static func list(_ rowCount: Int) -> ListLayout {
    var list = ListLayout(
      ListConfiguration(appearance: .plain),
      sections: [ListSection(rowCount: rowCount, hasHeader: true)], width: 320, context: context)
    list.setHeight(30, of: .header(section: 0))
    for row in 0..<rowCount { list.setHeight(40, of: .row(section: 0, row: row)) }
    return list
  }

  @Test("Laying out what is visible asks for the cells of visible items alone")
  func visibleCells() {
    let list = Self.list(100)
    let visible = CGRect(x: 0, y: list.contentSize.height / 2, width: 320, height: 400)
    let items = list.items(in: visible)
    #expect((10...12).contains(items.count))
    var asked: [ListItem] = []
    func cell(_ item: ListItem) -> ListCellConfiguration {
      asked.append(item)
      return Self.cell
    }
    keep(list.layoutItems(in: visible, cell: cell))
    #expect(asked == items)
    asked = []
    keep(list.accessibilityElements(in: visible, cell: cell))
    #expect(Set(asked) == Set(items) && asked.count == items.count)
    asked = []
    let point = CGPoint(x: 100, y: visible.midY)
    keep(list.layoutItem(at: point, visible: visible, cell: cell))
    #expect(asked.count == 1)
  }

  @Test("Measuring all items asks once for the cell of each that is not exact")
  func measuredCells() async {
    var list = Self.list(20)
    list.insertRows(30, at: ListPosition(section: 0, row: 5))
    let inserted = (5..<35).map { ListItem.row(section: 0, row: $0) }
    var asked: [ListItem] = []
    var measured = list
    measured.measureAll { item in
      asked.append(item)
      return Self.cell
    }
    #expect(asked == inserted)
    let counts = Mutex<[ListItem: Int]>([:])
    await list.measureAllConcurrently(chunkSize: 7) { item in
      counts.withLock { $0[item, default: 0] += 1 }
      return Self.cell
    }
    #expect(counts.withLock(\.self) == Dictionary(uniqueKeysWithValues: inserted.map { ($0, 1) }))
    #expect(list.contentSize == measured.contentSize)
  }

  @Test("A plain text that just fits on one line is measured without the cache")
  func lineThatJustFits() {
    let cache = TextMeasurementCache()
    var content = ListContentConfiguration.subtitleCell()
    content.text = "Wi-Fi"
    // Content of infinite width is measured again at the width that it needs.
    let measurement = ListContentMeasurement(
      content, width: .infinity, context: LayoutContext(cache: cache))
    #expect(measurement.width == measurement.fittedSize.width)
    #expect(measurement.measurementCount == 2)
    #expect(cache.statistics.hits + cache.statistics.misses == 0)
  }
}
