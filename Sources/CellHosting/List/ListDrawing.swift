public import CellConfiguration
public import CellLayout
public import Foundation

/// Drawing steps of one item in a list, or of its empty state.
public struct ListDrawing: Equatable, Sendable {
  /// A layer of a list: all steps of one layer are behind those of the next.
  public enum Layer: Int, CaseIterable, Hashable, Sendable {
    /// The empty state of a list without items.
    case emptyState

    /// The swipe actions of rows.
    case swipeActions

    /// The backgrounds of rows.
    case backgrounds

    /// Everything else in rows.
    case contents

    /// The scrim behind a pinned header, above all rows; its item is the header.
    case scrim

    /// Headers and footers, which may be pinned above rows.
    case supplementaries

    /// The row that the user moves.
    case reordering
  }

  /// The item, or `nil` for the empty state; with the layer, it identifies the steps among those
  /// of the list.
  public let item: ListItem?

  /// The layer.
  public let layer: Layer

  /// The top left corner of the item, the empty state or the scrim, in coordinates of the bounds
  /// of the list.
  public let origin: CGPoint

  /// The steps, in points from the ``origin``.
  public let items: [DisplayItem]
}
