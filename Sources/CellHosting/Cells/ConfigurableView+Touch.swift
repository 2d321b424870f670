import CellConfiguration
public import CellLayout
public import Foundation

extension ConfigurableView {
  /// Returns the part of the view that a touch at a point hits; `nil` for none, and before layout.
  ///
  /// ```swift
  /// switch cell.target(at: point) {
  /// case .accessory(let index): cell.accessories[index].action?()
  /// case .swipeAction(let edge, let index): perform(edge, index)
  /// case .link(let index): open(cell.displayedConfiguration.links[index])
  /// case .cell: select(cell)
  /// case nil: break
  /// }
  /// ```
  ///
  /// See `ListCellLayout.hitTest(_:of:)`. Accessories that are views take touches themselves:
  /// ``CellView/hitTest(_:with:)`` finds them.
  ///
  /// - Parameter point: The point in the view's coordinates.
  public func target(at point: CGPoint) -> CellTarget? {
    cellLayout?.hitTest(point, of: displayedParts)
  }

  /// The targets of keyboard focus in the view, in focus order; empty before layout.
  ///
  /// See `ListCellLayout.focusTargets(of:)`.
  public var focusTargets: [CellTarget] {
    cellLayout?.focusTargets(of: displayedParts) ?? []
  }
}
