import CellConfiguration
import CellLayout

/// A part of an item in a list that has keyboard focus, is pressed, or is below the pointer.
struct ListPart<Identity: Hashable>: Hashable {
  let identity: Identity
  private(set) var target: CellTarget

  /// The accessory and the swipe action of the target; `nil` for other targets.
  private let accessory: AccessoryIdentity?
  private let action: SwipeAction?

  /// Creates a part of a cell with the accessories and actions of an arrangement.
  init(_ identity: Identity, _ target: CellTarget, in cell: ListCellConfiguration? = nil) {
    self.identity = identity
    self.target = target
    switch target {
    case .cell: (accessory, action) = (nil, nil)
    case .accessory(let index): (accessory, action) = (cell?.accessories.identities[index], nil)
    case .swipeAction(let edge, let index):
      (accessory, action) = (nil, cell?.swipeActions(at: edge)[index])
    }
  }

  /// Returns the part with the current index of its accessory or action.
  ///
  /// If the accessory or action is gone, the result is the cell.
  func resolved(in cell: ListCellConfiguration) -> ListPart {
    switch target {
    case .cell: return self
    case .accessory:
      let index = cell.accessories.identities.firstIndex { $0 == accessory }
      return ListPart(identity, index.map { .accessory(index: $0) } ?? .cell, in: cell)
    case .swipeAction(let edge, let index):
      let actions = cell.revealedSwipeEdge == edge ? cell.swipeActions(at: edge) : []
      let isSame = actions.indices.contains(index) && actions[index] == action
      let now = isSame ? index : actions.firstIndex { $0 == action }
      let target = now.map { CellTarget.swipeAction(edge: edge, index: $0) } ?? .cell
      return ListPart(identity, target, in: cell)
    }
  }
}
