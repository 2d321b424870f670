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

  /// Whether the row is higher by its separator, as in a table view.
  public var addsSeparatorToHeight = false

  /// Nothing around.
  public init() {}
}
