public import CellConfiguration
public import Foundation

extension ListLayout {
  /// Lays out every item that overlaps a rectangle, from top to bottom.
  ///
  /// ```swift
  /// visible = list.measureItems(adjustingVisibleRect: visible) { item in cell(for: item) }
  /// for row in list.layoutItems(in: visible, cell: { item in cell(for: item) }) {
  ///   draw(row.layout, at: row.frame.origin)
  /// }
  /// ```
  ///
  /// This returns the items of ``items(in:)``, including pinned headers and footers, in the frames
  /// of ``frame(of:visible:)``. The list's heights do not change: an item that is not exact yet has
  /// its estimated frame, and its cell has the height that its content needs.
  ///
  /// - Parameters:
  ///   - visible: The visible rectangle, in coordinates of the list's content.
  ///   - isSelected: Returns whether a row is selected; separators beside selected rows are hidden.
  ///   - cell: Returns the configuration of an item.
  /// - Complexity: O(log *n* + *k*) for *k* items, in addition to laying them out.
  public func layoutItems(
    in visible: CGRect, isSelected: (ListPosition) -> Bool = { _ in false },
    cell: (ListItem) -> ListCellConfiguration
  ) -> [ListItemLayout] {
    let visible = visible.standardized
    return items(in: visible).map { layout(of: $0, visible, isSelected, cell) }
  }

  /// Lays out the item at a point, or returns `nil` if there is none.
  ///
  /// Use it to find the item and the element that the user points at.
  ///
  /// ```swift
  /// let hit = list.layoutItem(at: point, visible: visible) { item in cell(for: item) }
  /// if let hit, case .accessory(let index) = hit.element(at: point) {
  ///   perform(cell(for: hit.item).accessories[index])
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - point: The point, in coordinates of the list's content.
  ///   - visible: The visible rectangle, which headers and footers may be pinned to.
  ///   - isSelected: Returns whether a row is selected; separators beside selected rows are hidden.
  ///   - cell: Returns the configuration of the item.
  /// - Complexity: O(log *n*), in addition to laying out the item.
  public func layoutItem(
    at point: CGPoint, visible: CGRect, isSelected: (ListPosition) -> Bool = { _ in false },
    cell: (ListItem) -> ListCellConfiguration
  ) -> ListItemLayout? {
    let visible = visible.standardized
    return item(at: point, visible: visible).map { layout(of: $0, visible, isSelected, cell) }
  }

  private func layout(
    of item: ListItem, _ visible: CGRect, _ isSelected: (ListPosition) -> Bool,
    _ cell: (ListItem) -> ListCellConfiguration
  ) -> ListItemLayout {
    ListItemLayout(
      item: item, frame: frame(of: item, visible: visible),
      layout: cellLayout(of: cell(item), at: item, isSelected: isSelected))
  }
}
