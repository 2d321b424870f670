public import CellConfiguration
package import Foundation

/// The height that a list adds to a cell, and the positions of the cell's accessories, in points.
package struct ListCellDimensions: Hashable, Sendable {
  /// The space above the content of a header, which is part of the header's height.
  package var topPadding: CGFloat = 0

  /// The kind of view that shows the list; it affects disclosure indicators.
  package var container = ListConfiguration.Container.collectionView

  /// The distance of the outermost accessories from the edges; `nil` for the layout margin.
  package var accessoryMargin: CGFloat?

  /// The amount by which the margins above and below the content are smaller than in its style.
  ///
  /// Assigned margins are not reduced.
  package var contentMarginReduction: CGFloat = 0

  /// The minimum height of the content.
  package var minimumContentHeight: CGFloat = 0

  /// Whether the separator adds to the height of the row, as in a table view.
  package var addsSeparatorToHeight = false

  /// Whether the content view includes the separator that adds to the height of the row.
  package var contentIncludesSeparator = false

  /// Creates dimensions that add nothing.
  package init() {}
}

extension ListCellDimensions {
  /// Measures content in place, with the margins that remain in the list (G44).
  func measure(
    _ content: ListContentConfiguration, into measurement: inout ListContentMeasurement,
    width: CGFloat, height: CGFloat?, inheriting margins: DirectionalEdgeInsets,
    _ context: ResolvedContext
  ) {
    if contentMarginReduction.length == 0 || content.hasOwnMargins {
      measurement.measure(content, width: width, height: height, inheriting: margins, context)
    } else {
      measurement.measure(
        reduced(content), width: width, height: height, inheriting: margins, context)
    }
  }

  /// Returns content with smaller margins above and below.
  @inline(never)
  private func reduced(_ content: ListContentConfiguration) -> ListContentConfiguration {
    let reduction = contentMarginReduction.length
    var content = content
    var margins = content.directionalLayoutMargins
    margins.top = max(0, margins.top.length - reduction)
    margins.bottom = max(0, margins.bottom.length - reduction)
    content.directionalLayoutMargins = margins
    return content
  }
}

/// The parts that a list adds to a cell: separators, clipped corners, space above a header.
///
/// A ``ListLayout`` creates one for each of its rows. A cell outside a list has none of these
/// parts.
public struct ListCellDecorations: Hashable, Sendable {
  /// The separators; only those that are `visible` are shown.
  public var separators: ListSeparatorConfiguration?

  /// The radii of the corners that the list clips.
  public var clipRadii = CornerRadii.zero

  /// The height that the list adds and the positions of accessories; only lists set this.
  package var dimensions = ListCellDimensions()

  /// Creates decorations that add nothing.
  public init() {}
}
