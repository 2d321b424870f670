public import CellConfiguration
import Foundation

extension ListCellLayout {
  /// Returns the targets of keyboard focus in the cell, in focus order.
  ///
  /// The first target is the cell, or the outline disclosure that takes the touches of the whole
  /// cell. The accessories with an effect follow, and then the actions that a swipe reveals, both
  /// from the leading to the trailing side. Links are not targets. A disabled cell has no targets.
  ///
  /// The system's order is unknown; this one is assumed.
  ///
  /// - Parameter cell: The configuration that the layout was made for, updated for its state.
  public func focusTargets(of cell: ListCellConfiguration) -> [CellTarget] {
    if cell.flags[.disabled] { return [] }
    let first = target(of: cell)
    let others = accessories.filter(\.accessory.takesFocus)
      .map { CellTarget.accessory(index: $0.index) }
    return [first] + others.filter { $0 != first } + revealedTargets
  }

  /// The revealed actions, from the leading to the trailing side.
  private var revealedTargets: [CellTarget] {
    let targets = swipeActions.filter { !$0.frame.isEmpty }
      .map { CellTarget.swipeAction(edge: $0.edge, index: $0.index) }
    return swipeActions.first?.edge == .trailing ? targets.reversed() : targets
  }
}
