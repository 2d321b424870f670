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
    let context = context.overriding(cell.traitOverrides)
    let measures = context.measures
    let grid = measures.grid
    let width = width.isFinite ? width.length : 0
    var around = grid.round(surroundings.topPadding.length)
    if surroundings.addsSeparatorToHeight { around += measures.separatorThickness }
    guard let content = cell.content else {
      return around + grid.ceil(measures.metrics.estimatedRowHeight)
    }
    let arrangement = AccessoryArrangement(cell, width: width, surroundings, context)
    let shown =
      surroundings.contentTightening > 0 ? surroundings.tightened(content) : content
    let fitted = ListContentMeasurement(
      shown, width: arrangement.contentWidth, context: context.with(arrangement.contentMargins)
    ).fittedSize
    return around + max(fitted.height, grid.ceil(surroundings.minimumContentHeight.length))
  }
}
