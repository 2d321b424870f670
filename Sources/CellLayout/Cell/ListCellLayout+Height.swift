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
    let levelWidth =
      cell.indentationWidth ?? surroundings.indentationWidth ?? metrics.indentationWidth
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
    let fitted = ListContentMeasurement(content, width: contentWidth, context: inner).fittedSize
    return around + max(fitted.height, least)
  }
}
