public import CellConfiguration

/// What the list around a cell adds to it: separators, cut corners, space above a header.
///
/// A ``ListLayout`` makes one for each of its rows. A cell by itself has none of it.
public struct ListCellDecorations: Hashable, Sendable {
  /// The separators; those that are not `visible` are not there.
  public var separators: ListSeparatorConfiguration?

  /// The corners that the list cuts off.
  public var clipRadii = CornerRadii.zero

  /// What is added to the height, and where accessories are; lists alone say so.
  package var dimensions = ListCellDimensions()

  /// Nothing around.
  public init() {}
}
