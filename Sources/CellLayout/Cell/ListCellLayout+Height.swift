import CellConfiguration
import CellText
public import Foundation

extension ListCellLayout {
  /// The height that a cell wants in a width; the same as that of its layout, for less work.
  ///
  /// - Parameters:
  ///   - cell: what the cell shows.
  ///   - width: the width of the cell in points.
  ///   - context: traits, text system, and as inherited margins the layout margins of the cell.
  ///   - topPadding: room above the content.
  ///   - indentationWidth: the indentation of one level where the cell does not say.
  public static func height(
    of cell: ListCellConfiguration, width: CGFloat, context: LayoutContext,
    topPadding: CGFloat = 0, indentationWidth: CGFloat? = nil
  ) -> CGFloat {
    if let height = cell.height { return height.isFinite ? height.length : 0 }
    let grid = context.grid
    let width = width.isFinite ? width.length : 0
    let above = grid.nearest(topPadding.length)
    let metrics = context.traits.styleSheet.metrics
    guard let content = cell.content else { return above + grid.up(metrics.estimatedRowHeight) }
    if cell.accessories.isEmpty, cell.indentationLevel <= 0 {
      return above
        + ListContentMeasurement(content, width: width, context: context).fittedSize.height
    }
    let levelWidth = cell.indentationWidth ?? indentationWidth ?? metrics.indentationWidth
    let arrangement = AccessoryArrangement(
      cell, width: width,
      indentation: (CGFloat(max(0, cell.indentationLevel)) * levelWidth.length).length, context)
    var inner = context
    if arrangement.hasLeading {
      inner.inheritedMargins.leading = metrics.contentMarginBesideAccessory
    }
    if arrangement.hasTrailing {
      inner.inheritedMargins.trailing = metrics.contentMarginBesideAccessory
    }
    let contentWidth = arrangement.contentRight - arrangement.contentLeft
    return above
      + ListContentMeasurement(content, width: contentWidth, context: inner).fittedSize.height
  }
}
