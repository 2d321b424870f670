public import CellConfiguration
import CellText
public import Foundation

/// A list cell measured for a width: its height, and all that is needed to place what is in it.
///
/// The measuring pass of ``ListCellLayout``, which has the placing pass. Keep one to lay the same
/// cell out in several heights, or to ask for its height only:
///
/// ```swift
/// let measurement = ListCellMeasurement(cell, width: 358, context: context)
/// measurement.height  // of a self-sizing row
/// let row = ListCellLayout(measurement)
/// let taller = ListCellLayout(measurement, height: 80)
/// ```
public struct ListCellMeasurement: Sendable {
  /// The width of the cell, in points.
  public let width: CGFloat

  /// The height of the cell, in points: the one that was given, or else the one that it wants.
  ///
  /// A cell without list content wants the height that rows are estimated to have (assumed).
  public let height: CGFloat

  /// The content, measured for ``contentWidth``; `nil` where the content is no list content.
  public let content: ListContentMeasurement?

  /// How much of the height the content does not get: what the list adds above and below it.
  public let heightAroundContent: CGFloat

  /// How often a text was measured.
  public let measurementCount: Int

  /// The accessories from left to right, without any height.
  var arrangement: AccessoryArrangement

  /// The height of the content view in a cell of ``height``.
  let contentHeight: CGFloat

  /// The room above the content, in whole pixels.
  let topPadding: CGFloat

  let background: BackgroundConfiguration?
  let surroundings: ListCellSurroundings
  let context: LayoutContext

  /// Measures a cell for a width.
  ///
  /// - Parameters:
  ///   - cell: What the cell shows, in the state that it is to be shown in.
  ///   - width: The width of the cell in points; below 0, infinite and not a number count as 0.
  ///   - height: The height of the cell, if that is known; otherwise that of the cell counts, or
  ///     the one that it wants. What is below 0 or not finite counts as 0.
  ///   - context: Traits, text system, and as inherited margins the layout margins of the cell.
  ///   - surroundings: What the list around adds.
  public init(
    _ cell: borrowing ListCellConfiguration, width: CGFloat, height: CGFloat? = nil,
    context: borrowing LayoutContext,
    surroundings: borrowing ListCellSurroundings = ListCellSurroundings()
  ) {
    let context = context.overriding(cell.traitOverrides)
    let (measures, grid, width) = (context.resolved, context.grid, width.finiteLength)
    // 1. Accessories from the edges inwards (G20 to G25).
    let arrangement = AccessoryArrangement(cell, width: width, surroundings, context)
    // 2. What the list adds above a header and below a row (G43, G44).
    let above = grid.round(surroundings.topPadding.length)
    let around = above + (surroundings.addsSeparatorToHeight ? measures.separatorThickness : 0)
    // 3. The content in what is left, with the margins that this leaves it (G31, G44).
    let given = (height ?? cell.height)?.finiteLength
    let room = given.map { max(0, $0 - around) }
    if let shown = cell.content {
      let measurement = surroundings.measure(
        shown, width: arrangement.contentWidth, height: room,
        context.with(arrangement.contentMargins))
      let least = grid.ceil(surroundings.minimumContentHeight.length)
      contentHeight = room ?? max(measurement.fittedSize.height, least)
      measurementCount = arrangement.measurementCount + measurement.measurementCount
      content = measurement
    } else {
      contentHeight = room ?? grid.ceil(measures.metrics.estimatedRowHeight)
      measurementCount = arrangement.measurementCount
      content = nil
    }
    // 4. The height that all of this comes to.
    self.height = given ?? around + contentHeight
    self.width = width
    heightAroundContent = around
    topPadding = above
    self.arrangement = arrangement
    background = cell.background
    self.surroundings = copy surroundings
    self.context = context
  }

  /// The width of the content view: what accessories leave of the cell's.
  public var contentWidth: CGFloat { arrangement.contentWidth }

  /// The margins that the content view inherits.
  public var contentMargins: DirectionalEdgeInsets { arrangement.contentMargins }

  /// How much of the width the cell uses: all of it but what its content leaves.
  public var fittedWidth: CGFloat {
    width - (content.map { contentWidth - $0.fittedSize.width } ?? 0)
  }
}
