import CellConfiguration
public import Foundation

/// What the list around a cell adds to it: separators, cut corners, room above a header.
///
/// A ``ListLayout`` makes one for each of its rows. A cell by itself has none of it.
public struct ListCellSurroundings: Hashable, Sendable {
  /// The separators; those that are not `visible` are not there.
  public var separators: ListSeparatorConfiguration?

  /// The corners that the list cuts off.
  public var clipRadii = CornerRadii.zero

  /// The room above the content of a header, in points, which counts for its height.
  public var topPadding: CGFloat = 0

  /// The indentation of one level, in points, where the cell does not say; `nil` is the style
  /// sheet's.
  public var indentationWidth: CGFloat?

  /// How much less room there is above and below the content than its style says, in points;
  /// margins that were assigned stay.
  public var contentTightening: CGFloat = 0

  /// The least height of the content, in points.
  public var minimumContentHeight: CGFloat = 0

  /// Whether the row is higher by its separator, as in a table view.
  public var addsSeparatorToHeight = false

  /// Nothing around.
  public init() {}
}

extension ListCellSurroundings {
  /// Measures content with the margins that the list leaves it (G44).
  func measure(
    _ content: ListContentConfiguration, width: CGFloat, height: CGFloat?, _ context: LayoutContext
  ) -> ListContentMeasurement {
    let tightening = contentTightening.length
    if tightening == 0 || content.hasOwnMargins {
      return ListContentMeasurement(content, width: width, height: height, context: context)
    }
    var content = content
    var margins = content.directionalLayoutMargins
    margins.top = max(0, margins.top.length - tightening)
    margins.bottom = max(0, margins.bottom.length - tightening)
    content.directionalLayoutMargins = margins
    return ListContentMeasurement(content, width: width, height: height, context: context)
  }
}
