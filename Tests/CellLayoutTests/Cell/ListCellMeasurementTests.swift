import CellConfiguration
import CellLayout
import CellTestSupport
import CellText
import Foundation
import Testing

@Suite("A cell is measured for a width and placed in any height")
struct ListCellMeasurementTests {
  private static let cell: ListCellConfiguration = {
    var content = ListContentConfiguration.subtitleCell()
    content.text = "Wi-Fi"
    content.secondaryText = "Known networks are joined automatically, others are asked for."
    var cell = ListCellConfiguration(content: content, background: .listCell())
    cell.accessories = [.delete(displayed: .always), .label(text: "12"), .disclosureIndicator()]
    cell.indentationLevel = 1
    return cell
  }()

  private static let decorations: ListCellDecorations = {
    var decorations = ListCellDecorations()
    decorations.dimensions.topPadding = 22
    decorations.dimensions.contentMarginReduction = 3
    decorations.dimensions.addsSeparatorToHeight = true
    decorations.separators = ListSeparatorConfiguration(listAppearance: .plain)
    decorations.separators?.bottomSeparatorVisibility = .visible
    return decorations
  }()

  private static let directions: [LayoutDirection] = [.leftToRight, .rightToLeft]

  private static func traits(_ direction: LayoutDirection) -> TraitCollection {
    TraitCollection {
      $0.displayScale = 2
      $0.layoutDirection = direction
    }
  }

  @Test(
    "Placing a measured cell in a height equals laying it out in that height", arguments: directions
  )
  func heights(_ direction: LayoutDirection) {
    let context = LayoutContext(traits: Self.traits(direction))
    let measurement = ListCellMeasurement(
      Self.cell, width: 240, context: context, decorations: Self.decorations)
    let natural = ListCellLayout(
      Self.cell, width: 240, context: context, decorations: Self.decorations)
    #expect(measurement.height > 100)
    #expect(ListCellLayout(measurement) == natural)
    #expect(natural.size == CGSize(width: 240, height: measurement.height))
    #expect(natural.contentFrame.width == measurement.contentWidth)
    #expect(natural.contentMargins == measurement.contentMargins)
    #expect(natural.measurementCount == measurement.measurementCount)
    let heights: [CGFloat] = [0, 10, 60.5, 200, .infinity, .nan, -1]
    for height in heights {
      let expected = ListCellLayout(
        Self.cell, size: CGSize(width: 240, height: height), context: context,
        decorations: Self.decorations)
      #expect(ListCellLayout(measurement, height: height) == expected)
      #expect(expected.size.height == (height.isFinite ? max(0, height) : 0))
    }
  }

  @Test("Placing a measured cell measures no text")
  func placing() {
    let cache = TextMeasurementCache(shaper: UnabridgedShaper())
    let measurement = ListCellMeasurement(
      Self.cell, width: 240, context: LayoutContext(cache: cache))
    #expect(measurement.measurementCount == 3)
    let measured = cache.statistics.hits + cache.statistics.misses
    #expect(measured == 3)
    for height in 0..<5 { _ = ListCellLayout(measurement, height: CGFloat(height) * 40) }
    #expect(cache.statistics.hits + cache.statistics.misses == measured)
  }

  @Test("A measured cell includes the space that the list adds")
  func around() {
    let context = LayoutContext(traits: Self.traits(.leftToRight))
    let measurement = ListCellMeasurement(
      Self.cell, width: 240, context: context, decorations: Self.decorations)
    #expect(measurement.heightAroundContent == 23)
    let content = ListCellLayout(measurement).contentFrame
    #expect(content.minY == 22)
    #expect(content.maxY == measurement.height - 1)
    var including = Self.decorations
    including.dimensions.contentIncludesSeparator = true
    let taller = ListCellMeasurement(
      Self.cell, width: 240, context: context, decorations: including)
    #expect(taller.heightAroundContent == 23 && taller.height == measurement.height)
    #expect(ListCellLayout(taller).contentFrame.maxY == measurement.height)
    #expect(ListCellMeasurement(Self.cell, width: 240, context: context).heightAroundContent == 0)
  }

  @Test("A cell with its own height has that height, unless the caller passes one")
  func ownHeight() {
    var cell = Self.cell
    cell.height = 61
    #expect(ListCellMeasurement(cell, width: 240, context: LayoutContext()).height == 61)
    #expect(
      ListCellMeasurement(cell, width: 240, height: 70, context: LayoutContext()).height == 70)
    cell.height = .infinity
    #expect(ListCellMeasurement(cell, width: 240, context: LayoutContext()).height == 0)
  }

  @Test("The fitted width of a cell is its width less the space that its content leaves")
  func fittedWidth() throws {
    var cell = Self.cell
    cell.content?.secondaryText = nil
    let measurement = ListCellMeasurement(cell, width: 400, context: LayoutContext())
    let content = try #require(measurement.content)
    #expect(content.fittedSize.width < measurement.contentWidth)
    #expect(
      measurement.fittedWidth == 400 - measurement.contentWidth + content.fittedSize.width)
    cell.content = nil
    #expect(ListCellMeasurement(cell, width: 400, context: LayoutContext()).fittedWidth == 400)
  }
}
