public import CellConfiguration

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
