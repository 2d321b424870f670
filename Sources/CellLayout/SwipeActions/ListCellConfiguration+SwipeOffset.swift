public import CellConfiguration
public import Foundation

extension ListCellConfiguration {
  /// Returns the offset at which a swipe rests: all actions of an edge at their own widths.
  ///
  /// ```swift
  /// cell.swipeOffset = cell.swipeOffset(revealing: .trailing, width: 358, context: context)
  /// ```
  ///
  /// - Parameters:
  ///   - edge: The edge that has the actions.
  ///   - width: The width of the cell, in points.
  ///   - context: The context that the cell is laid out with.
  /// - Returns: The offset, which is negative for the trailing edge and 0 without actions. It is
  ///   never larger than the cell.
  public func swipeOffset(
    revealing edge: SwipeEdge, width: CGFloat, context: LayoutContext
  ) -> CGFloat {
    guard let configuration = storedSwipe?.swipe[edge], !configuration.actions.isEmpty else {
      return 0
    }
    let own = context.overriding(traitOverrides)
    let width = SwipeArrangement.restingWidth(
      configuration, inWidth: width.finiteLength, own.resolved)
    return edge == .leading ? width : -width
  }
}
