import CellConfiguration
import CellText
import Foundation

/// The sizes of the parts of a cell of a given width, which determine its height.
///
/// A cell is measured in place, like its content. The sizes are too large to be moved for each
/// cell.
struct MeasuredCell: Sendable {
  /// The width of the cell.
  private(set) var width: CGFloat = 0

  /// The given height, or else the height that the content needs.
  private(set) var height: CGFloat = 0

  /// Whether the cell has list content.
  private(set) var hasContent = false

  /// The list content, measured for the width between accessories.
  var content = ListContentMeasurement()

  /// The content, if it has links; `nil` otherwise.
  private(set) var linkedContent: LinkedContent?

  /// The height that the list adds to the content.
  private(set) var heightAroundContent: CGFloat = 0

  /// The height of the cell that is not part of the content view.
  private(set) var heightOutsideContent: CGFloat = 0

  /// The height of the separator that adds to the height of the cell; 0 if none does.
  private(set) var separatorHeight: CGFloat = 0

  /// The accessories from left to right, not yet placed vertically.
  var arrangement = AccessoryArrangement()

  /// The height of the content view in a cell of ``height``.
  private(set) var contentHeight: CGFloat = 0

  /// The space above the content, in whole pixels.
  private(set) var topPadding: CGFloat = 0

  /// Measures a cell for a width.
  ///
  /// - Parameters:
  ///   - cell: The configuration of the cell; its content is not read.
  ///   - shown: The content; `nil` if it is not list content.
  ///   - width: The width of the cell, finite and not negative.
  ///   - height: The height of the cell, if known.
  ///   - context: The context with the traits of the cell.
  ///   - dimensions: The space that the list adds.
  ///   - run: The rows measured before, if only the height is needed; similar content is not
  ///     measured again.
  mutating func measure(
    _ cell: borrowing ListCellConfiguration, _ shown: borrowing ListContentConfiguration?,
    width: CGFloat, height: CGFloat?, _ context: borrowing LayoutContext,
    _ dimensions: ListCellDimensions, _ run: ContentRun? = nil
  ) {
    let (measures, grid) = (context.resolved, context.grid)
    self.width = width
    // 1. Accessories, from the edges inward (G20 to G25).
    arrangement.arrange(cell, width: width, context, dimensions)
    // 2. The space that the list adds above a header and below a row (G43, G44).
    topPadding = grid.round(dimensions.topPadding.length)
    separatorHeight = dimensions.addsSeparatorToHeight ? measures.separatorThickness : 0
    heightAroundContent = topPadding + separatorHeight
    heightOutsideContent = topPadding + (dimensions.contentIncludesSeparator ? 0 : separatorHeight)
    // 3. The content in the remaining width, with the remaining margins (G31, G44).
    let given = (height == nil ? cell.height : height)?.finiteLength
    var available: CGFloat?
    if let given { available = max(0, given - heightOutsideContent) }
    let needed: CGFloat
    if let height = shown?.measure(in: &self, height: available, measures, dimensions, run) {
      needed = height
    } else {
      let custom = cell.customContent
      let usual = max(measures.metrics.rows.estimatedHeight, custom?.control?.size.height ?? 0)
      needed = grid.ceil(custom?.size?.lengths.height ?? usual)
    }
    // 4. The resulting height.
    self.height = given ?? topPadding + needed + separatorHeight
    contentHeight = available ?? self.height - heightOutsideContent
  }

  /// Measures content, and returns the height that it needs.
  @inline(never)
  fileprivate mutating func measureContent(
    _ shown: ListContentConfiguration, _ height: CGFloat?, _ measures: ResolvedContext,
    _ dimensions: ListCellDimensions, _ run: ContentRun?
  ) -> CGFloat {
    let (width, margins) = (arrangement.contentWidth, arrangement.contentMargins)
    let run = height == nil ? run : nil
    let known = run?.height(of: shown, width: width, inheriting: margins, measures)
    if known == nil {
      hasContent = true
      dimensions.measure(
        shown, into: &content, width: width, height: height, inheriting: margins, measures)
      if content.hasLinks { linkedContent = LinkedContent(shown) }
      run?.remember(shown, content, inheriting: margins, measures)
    }
    let minimum = measures.grid.ceil(dimensions.minimumContentHeight.length)
    return max(known ?? content.fittedSize.height, minimum)
  }

  /// The number of text measurements made.
  var measurementCount: Int {
    arrangement.measurementCount + (hasContent ? content.measurementCount : 0)
  }

  /// The width that the cell uses: its width minus the space that its content leaves unused.
  var fittedWidth: CGFloat {
    width - (hasContent ? arrangement.contentWidth - content.fittedSize.width : 0)
  }
}

extension ListContentConfiguration {
  /// Measures the content in its cell, and returns the height that it needs.
  ///
  /// A method of the content can be called through `?`, which does not copy it.
  fileprivate func measure(
    in cell: inout MeasuredCell, height: CGFloat?, _ measures: ResolvedContext,
    _ dimensions: ListCellDimensions, _ run: ContentRun?
  ) -> CGFloat {
    cell.measureContent(self, height, measures, dimensions, run)
  }
}
