package import Foundation

/// The actions of a cell, and the offset that reveals some of them.
package struct CellSwipe: Hashable, Sendable {
  /// The action of the cell itself.
  package var action: CellAccessory.Action?

  /// The actions at the leading edge.
  package var leading: SwipeActionsConfiguration?

  /// The actions at the trailing edge.
  package var trailing: SwipeActionsConfiguration?

  /// The distance that the cell is moved towards the trailing edge, in points.
  package var offset: CGFloat = 0

  /// Creates a swipe without actions.
  package init() {}

  /// Returns the actions at an edge.
  package subscript(edge: SwipeEdge) -> SwipeActionsConfiguration? {
    edge == .leading ? leading : trailing
  }

  /// The edge whose actions the offset reveals; `nil` if it reveals none.
  package var revealedEdge: SwipeEdge? {
    guard offset.isFinite, offset != 0 else { return nil }
    let edge: SwipeEdge = offset > 0 ? .leading : .trailing
    return self[edge]?.actions.isEmpty == false ? edge : nil
  }
}

/// A swipe outside of a cell that seldom has one, so that cells stay small.
package indirect enum StoredSwipe: Hashable, Sendable {
  case swipe(CellSwipe)

  /// Stores a swipe; `nil` if nothing of it is set.
  init?(_ swipe: CellSwipe) {
    if swipe == CellSwipe() { return nil }
    self = .swipe(swipe)
  }

  /// The swipe.
  package var swipe: CellSwipe {
    switch self {
    case .swipe(let swipe): swipe
    }
  }
}
