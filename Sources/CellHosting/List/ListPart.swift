import CellConfiguration
import CellLayout

/// A part of an item in a list that has keyboard focus, is pressed, or is below the pointer.
struct ListPart<Identity: Hashable>: Hashable {
  let identity: Identity
  private(set) var target: CellTarget

  /// The accessory, the swipe action or the link of the target; `nil` for other targets.
  private var accessory: AccessoryIdentity?
  private var action: SwipeAction?
  private var link: CellLink?

  /// Creates a part of a cell.
  init(_ identity: Identity, _ target: CellTarget, in cell: ListCellConfiguration? = nil) {
    self.identity = identity
    self.target = target
    switch target {
    case .cell: break
    case .accessory(let index): accessory = cell?.accessories.identities[index]
    case .swipeAction(let edge, let index): action = cell?.swipeActions(at: edge)[index]
    case .link(let index): link = cell?.links[index]
    }
  }

  /// Returns the part with the current index of its accessory, link or action.
  ///
  /// If the accessory, link or action is gone, the result is the cell.
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
    case .link(let index):
      let links = cell.links
      let isSame = links.indices.contains(index) && links[index] == link
      let now = isSame ? index : links.firstIndex { $0 == link }
      return ListPart(identity, now.map { .link(index: $0) } ?? .cell, in: cell)
    }
  }
}
