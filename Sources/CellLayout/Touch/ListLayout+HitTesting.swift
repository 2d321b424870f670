public import CellConfiguration
public import Foundation

extension ListItemLayout {
  /// Returns the part of the item that a touch at a point of the list hits, or `nil` for none.
  ///
  /// See ``ListCellLayout/hitTest(_:of:)``.
  ///
  /// - Parameters:
  ///   - point: The point, in coordinates of the list's content.
  ///   - cell: The configuration of the item, updated for its state.
  public func hitTest(_ point: CGPoint, of cell: ListCellConfiguration) -> CellTarget? {
    layout.hitTest(CGPoint(x: point.x - frame.minX, y: point.y - frame.minY), of: cell)
  }
}

extension ListLayout {
  /// Returns the part of the list that a touch at a point hits, or `nil` for none.
  ///
  /// ```swift
  /// if let hit = list.hitTest(point, visible: visible, cell: { cell(for: $0) }) {
  ///   switch hit.target {
  ///   case .cell: select(hit.item)
  ///   case .accessory(let index): perform(cell(for: hit.item).accessories[index])
  ///   case .swipeAction(let edge, let index):
  ///     perform(cell(for: hit.item).swipeActions(at: edge)[index])
  ///   }
  /// }
  /// ```
  ///
  /// The result contains the item at the point and the target that
  /// ``ListCellLayout/hitTest(_:of:)`` returns for its cell. Touches hit headers and footers as
  /// they hit rows. If an item is not measured yet, its cell has the estimated height.
  ///
  /// - Parameters:
  ///   - point: The point, in coordinates of the list's content.
  ///   - visible: The visible rectangle, which headers and footers may be pinned to; `nil` if none
  ///     is pinned.
  ///   - cell: Returns the configuration of the item, updated for its state.
  /// - Complexity: O(log *n*), in addition to laying out the item.
  public func hitTest(
    _ point: CGPoint, visible: CGRect? = nil, cell: (ListItem) -> ListCellConfiguration
  ) -> ListTarget? {
    let visible = visible?.standardized
    let found = visible.map { item(at: point, visible: $0) } ?? item(at: point)
    guard let item = found else { return nil }
    let frame = visible.map { self.frame(of: item, visible: $0) } ?? self.frame(of: item)
    let configuration = cell(item)
    let layout = ListItemLayout(
      item: item, frame: frame,
      layout: ListCellLayout(
        ListCellMeasurement(
          configuration, width: frame.width, height: frame.height, context: context,
          decorations: decorations(of: item))))
    return layout.hitTest(point, of: configuration).map { ListTarget(item: item, target: $0) }
  }
}
