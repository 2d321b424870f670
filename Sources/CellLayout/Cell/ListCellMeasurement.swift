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
/// let height = measurement.height  // of a self-sizing row
/// let row = ListCellLayout(measurement)
/// let taller = ListCellLayout(measurement, height: 80)
/// ```
public struct ListCellMeasurement: Sendable {
  /// The sizes of what is in the cell.
  var sizes: MeasuredCell

  let background: BackgroundConfiguration?
  let decorations: ListCellDecorations
  let context: LayoutContext

  /// Measures a cell for a width.
  ///
  /// - Parameters:
  ///   - cell: What the cell shows, in the state that it is to be shown in.
  ///   - width: The width of the cell in points; below 0, infinite and not a number count as 0.
  ///   - height: The height of the cell, if that is known; otherwise that of the cell counts, or
  ///     the one that it wants. What is below 0 or not finite counts as 0.
  ///   - context: Traits, text system, and as inherited margins the layout margins of the cell.
  ///   - decorations: What the list around adds.
  public init(
    _ cell: borrowing ListCellConfiguration, width: CGFloat, height: CGFloat? = nil,
    context: borrowing LayoutContext,
    decorations: borrowing ListCellDecorations = ListCellDecorations()
  ) {
    let context = context.overriding(cell.traitOverrides)
    sizes = MeasuredCell(
      cell, width: width.finiteLength, height: height, context, decorations.dimensions)
    background = cell.background
    self.decorations = copy decorations
    self.context = context
  }

  /// The width of the cell, in points.
  public var width: CGFloat { sizes.width }

  /// The height of the cell, in points: the one that was given, or else the one that it wants.
  ///
  /// A cell without list content wants the height that rows are estimated to have (assumed).
  public var height: CGFloat { sizes.height }

  /// The content, measured for ``contentWidth``; `nil` where the content is no list content.
  public var content: ListContentMeasurement? { sizes.content }

  /// How much of the height the content does not get: what the list adds above and below it.
  public var heightAroundContent: CGFloat { sizes.heightAroundContent }

  /// How often a text was measured.
  public var measurementCount: Int { sizes.measurementCount }

  /// The width of the content view: what accessories leave of the cell's.
  public var contentWidth: CGFloat { sizes.arrangement.contentWidth }

  /// The margins that the content view inherits.
  public var contentMargins: DirectionalEdgeInsets { sizes.arrangement.contentMargins }

  /// How much of the width the cell uses: all of it but what its content leaves.
  public var fittedWidth: CGFloat { sizes.fittedWidth }
}
