import CellConfiguration
import CellText
import Foundation

/// The sizes of what is in a cell of a width: all that its height depends on.
struct MeasuredCell: Sendable {
  /// The width of the cell.
  let width: CGFloat

  /// The height that was given, or else the one that the cell wants.
  let height: CGFloat

  /// The content, measured for what accessories leave of the width; `nil` where it is no list
  /// content.
  let content: ListContentMeasurement?

  /// How much of the height the content does not get.
  let heightAroundContent: CGFloat

  /// The accessories from left to right, without any height.
  var arrangement: AccessoryArrangement

  /// The height of the content view in a cell of ``height``.
  let contentHeight: CGFloat

  /// The distance above the content, in whole pixels.
  let topPadding: CGFloat

  /// Measures a cell for a width.
  ///
  /// - Parameters:
  ///   - cell: What the cell shows.
  ///   - width: The width of the cell, not negative and finite.
  ///   - height: The height of the cell, if that is known.
  ///   - context: The context with the traits of the cell.
  ///   - dimensions: What the list adds.
  @inline(__always)
  init(
    _ cell: borrowing ListCellConfiguration, width: CGFloat, height: CGFloat?,
    _ context: borrowing LayoutContext, _ dimensions: ListCellDimensions
  ) {
    let (measures, grid) = (context.resolved, context.grid)
    // 1. Accessories from the edges inwards (G20 to G25).
    let arrangement = AccessoryArrangement(cell, width: width, context, dimensions)
    // 2. What the list adds above a header and below a row (G43, G44).
    let above = grid.round(dimensions.topPadding.length)
    let around = above + (dimensions.addsSeparatorToHeight ? measures.separatorThickness : 0)
    // 3. The content in what is left, with the margins that this leaves it (G31, G44).
    let given = (height ?? cell.height)?.finiteLength
    let available = given.map { max(0, $0 - around) }
    if let shown = cell.content {
      let measurement = dimensions.measure(
        shown, width: arrangement.contentWidth, height: available,
        context.with(arrangement.contentMargins))
      let least = grid.ceil(dimensions.minimumContentHeight.length)
      contentHeight = available ?? max(measurement.fittedSize.height, least)
      content = measurement
    } else {
      contentHeight = available ?? grid.ceil(measures.metrics.estimatedRowHeight)
      content = nil
    }
    // 4. The height that all of this comes to.
    self.height = given ?? around + contentHeight
    self.width = width
    heightAroundContent = around
    topPadding = above
    self.arrangement = arrangement
  }

  /// How often a text was measured.
  var measurementCount: Int { arrangement.measurementCount + (content?.measurementCount ?? 0) }

  /// How much of the width the cell uses: all of it but what its content leaves.
  var fittedWidth: CGFloat {
    width - (content.map { arrangement.contentWidth - $0.fittedSize.width } ?? 0)
  }
}
