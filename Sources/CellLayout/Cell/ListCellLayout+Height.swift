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
  ///   - surroundings: what the list around adds.
  public static func height(
    of cell: ListCellConfiguration, width: CGFloat, context: LayoutContext,
    surroundings: ListCellSurroundings = ListCellSurroundings()
  ) -> CGFloat {
    if let height = cell.height { return height.isFinite ? height.length : 0 }
    let grid = context.grid
    let width = width.isFinite ? width.length : 0
    let metrics = context.measures.metrics
    var around = grid.round(surroundings.topPadding.length)
    if surroundings.addsSeparatorToHeight { around += SeparatorLines.thickness(metrics, grid) }
    guard let content = cell.content else { return around + grid.ceil(metrics.estimatedRowHeight) }
    if surroundings.contentTightening > 0 {
      var (cell, surroundings) = (cell, surroundings)
      cell.content = surroundings.tightened(content)
      surroundings.contentTightening = 0
      return height(of: cell, width: width, context: context, surroundings: surroundings)
    }
    let least = grid.ceil(surroundings.minimumContentHeight.length)
    if cell.accessories.isEmpty, cell.indentationLevel <= 0 {
      let fitted = ListContentMeasurement(content, width: width, context: context).fittedSize
      return around + max(fitted.height, least)
    }
    let arrangement = AccessoryArrangement(cell, width: width, context, surroundings)
    var inner = context
    inner.inheritedMargins = arrangement.contentMargins
    let fitted = ListContentMeasurement(
      content, width: arrangement.contentWidth, context: inner
    ).fittedSize
    return around + max(fitted.height, least)
  }
}
