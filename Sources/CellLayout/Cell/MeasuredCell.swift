import CellConfiguration
import CellText
import Foundation

/// The sizes of the parts of a cell of a given width, which determine its height.
struct MeasuredCell: Sendable {
  /// The width of the cell.
  let width: CGFloat

  /// The given height, or else the height that the content needs.
  let height: CGFloat

  /// The content, measured for the width between accessories; `nil` if it is not list content.
  var content: ListContentMeasurement?

  /// The height that the list adds to that of the content.
  let heightAroundContent: CGFloat

  /// The height of the cell that is not part of the content view.
  let heightOutsideContent: CGFloat

  /// The height of the separator that adds to the height of the cell; 0 if none does.
  let separatorHeight: CGFloat

  /// The accessories from left to right, not yet placed vertically.
  var arrangement: AccessoryArrangement

  /// The height of the content view in a cell of ``height``.
  let contentHeight: CGFloat

  /// The space above the content, in whole pixels.
  let topPadding: CGFloat

  /// Measures a cell for a width.
  ///
  /// - Parameters:
  ///   - cell: The configuration of the cell; its content is not read.
  ///   - shown: The content; `nil` if it is not list content.
  ///   - width: The width of the cell, finite and not negative.
  ///   - height: The height of the cell, if known.
  ///   - context: The context with the traits of the cell.
  ///   - dimensions: The space that the list adds.
  @inline(__always)
  static func measuring(
    _ cell: ListCellConfiguration, _ shown: consuming ListContentConfiguration?, width: CGFloat,
    height: CGFloat?, _ context: LayoutContext, _ dimensions: ListCellDimensions
  ) -> MeasuredCell {
    let (measures, grid) = (context.resolved, context.grid)
    // 1. Accessories, from the edges inward (G20 to G25).
    let arrangement = AccessoryArrangement(cell, width: width, context, dimensions)
    // 2. The space that the list adds above a header and below a row (G43, G44).
    let above = grid.round(dimensions.topPadding.length)
    let separator = dimensions.addsSeparatorToHeight ? measures.separatorThickness : 0
    let outside = above + (dimensions.contentIncludesSeparator ? 0 : separator)
    // 3. The content in the remaining width, with the remaining margins (G31, G44).
    let given = (height ?? cell.height)?.finiteLength
    let available = given.map { max(0, $0 - outside) }
    let content = dimensions.measure(
      shown, width: arrangement.contentWidth, height: available,
      context.with(arrangement.contentMargins))
    let needed =
      content.map { max($0.fittedSize.height, grid.ceil(dimensions.minimumContentHeight.length)) }
      ?? grid.ceil(measures.metrics.rows.estimatedHeight)
    // 4. The resulting height.
    let height = given ?? above + needed + separator
    return MeasuredCell(
      width: width, height: height, content: content, heightAroundContent: above + separator,
      heightOutsideContent: outside, separatorHeight: separator, arrangement: arrangement,
      contentHeight: available ?? height - outside, topPadding: above)
  }

  /// The number of text measurements made.
  var measurementCount: Int { arrangement.measurementCount + (content?.measurementCount ?? 0) }

  /// The width that the cell uses: its width minus the space that its content leaves unused.
  var fittedWidth: CGFloat {
    width - (content.map { arrangement.contentWidth - $0.fittedSize.width } ?? 0)
  }
}
