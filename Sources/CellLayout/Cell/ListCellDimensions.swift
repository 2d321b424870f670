package import CellConfiguration
package import Foundation

/// What a list adds to the height of a cell, and where its accessories are, in points.
package struct ListCellDimensions: Hashable, Sendable {
  /// The distance above the content of a header, which counts for its height.
  package var topPadding: CGFloat = 0

  /// The kind of view that shows the list; disclosure indicators differ.
  package var container = ListConfiguration.Container.collectionView

  /// The distance of the outermost accessories from the edges; `nil` is the layout margin.
  package var accessoryMargin: CGFloat?

  /// How much smaller the margins above and below the content are than its style says; margins that
  /// were assigned stay.
  package var contentMarginReduction: CGFloat = 0

  /// The least height of the content.
  package var minimumContentHeight: CGFloat = 0

  /// Whether the row is higher by its separator, as in a table view.
  package var addsSeparatorToHeight = false

  /// Nothing added.
  package init() {}
}

extension ListCellDimensions {
  /// Measures content with the margins that the list leaves it (G44).
  @inline(__always)
  func measure(
    _ content: ListContentConfiguration, width: CGFloat, height: CGFloat?, _ context: LayoutContext
  ) -> ListContentMeasurement {
    let reduction = contentMarginReduction.length
    var measurement = ListContentMeasurement()
    if reduction == 0 || content.hasOwnMargins {
      measurement.measure(content, width: width, height: height, context)
    } else {
      var content = content
      var margins = content.directionalLayoutMargins
      margins.top = max(0, margins.top.length - reduction)
      margins.bottom = max(0, margins.bottom.length - reduction)
      content.directionalLayoutMargins = margins
      measurement.measure(content, width: width, height: height, context)
    }
    return measurement
  }
}
