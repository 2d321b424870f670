public import CellConfiguration
import CellText
public import Foundation

/// A list cell measured for a width: its height, and the sizes needed to place its parts.
///
/// This is the measuring pass; ``ListCellLayout`` is the placing pass. Keep a measurement to lay
/// out the same cell at several heights, or to get its height only:
///
/// ```swift
/// let measurement = ListCellMeasurement(cell, width: 358, context: context)
/// let height = measurement.height
/// let row = ListCellLayout(measurement)
/// let taller = ListCellLayout(measurement, height: 80)
/// ```
public struct ListCellMeasurement: Sendable {
  /// The sizes of the cell's parts.
  var sizes = MeasuredCell()

  let background: BackgroundConfiguration?
  let decorations: ListCellDecorations

  /// The swipe actions and the offset; `nil` for a cell without any.
  let swipe: StoredSwipe?

  let context: LayoutContext

  /// Measures a cell for a width.
  ///
  /// - Parameters:
  ///   - cell: The configuration of the cell, in the state to show.
  ///   - width: The width of the cell in points; negative, infinite and NaN values count as 0.
  ///   - height: The height of the cell, if known. If `nil`, it is the height that the
  ///     configuration sets, or else the height that the content needs. Values that are negative or
  ///     not finite count as 0.
  ///   - context: The traits, the text system, and the layout margins of the cell as inherited
  ///     margins.
  ///   - decorations: The parts that the surrounding list adds.
  public init(
    _ cell: borrowing ListCellConfiguration, width: CGFloat, height: CGFloat? = nil,
    context: borrowing LayoutContext,
    decorations: borrowing ListCellDecorations = ListCellDecorations()
  ) {
    let context = context.overriding(cell.traitOverrides)
    sizes.measure(
      cell, cell.content, width: width.finiteLength, height: height, context,
      decorations.dimensions)
    background = cell.background
    self.decorations = copy decorations
    swipe = cell.storedSwipe
    self.context = context
  }

  /// The width of the cell, in points.
  public var width: CGFloat { sizes.width }

  /// The height of the cell in points: the given height, or else the height that the content needs.
  ///
  /// A cell with custom content has the height of the content's size. A cell without list content
  /// and without such a size has the height that is estimated for rows (assumed).
  public var height: CGFloat { sizes.height }

  /// The list content, measured for the width that accessories leave; `nil` for other content.
  public var content: ListContentMeasurement? { sizes.hasContent ? sizes.content : nil }

  /// The height that the list adds to the content: space above it and a separator.
  package var heightAroundContent: CGFloat { sizes.heightAroundContent }

  /// The number of text measurements made.
  package var measurementCount: Int { sizes.measurementCount }

  /// The width of the content view: the width of the cell minus the space of the accessories.
  package var contentWidth: CGFloat { sizes.arrangement.contentWidth }

  /// The margins that the content view inherits.
  package var contentMargins: DirectionalEdgeInsets { sizes.arrangement.contentMargins }

  /// The width that the cell uses: its width minus the space that its content leaves unused.
  package var fittedWidth: CGFloat { sizes.fittedWidth }
}
