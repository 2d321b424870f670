public import CellConfiguration
public import Foundation

extension ListLayout {
  /// Lays out every item of which something is in a rectangle, from top to bottom.
  ///
  /// ```swift
  /// visible = list.measureItems(adjustingVisibleRect: visible) { item in cell(for: item) }
  /// for row in list.layoutItems(in: visible, cell: { item in cell(for: item) }) {
  ///   draw(row.layout, at: row.frame.origin)
  /// }
  /// ```
  ///
  /// The items are those of ``items(in:)``, pinned headers and footers included, in the frames of
  /// ``frame(of:visible:)``. Nothing is measured for the list: an item that is not exact yet has
  /// the frame of its estimate, and a cell as high as it wants.
  ///
  /// - Parameters:
  ///   - visible: What is visible, in coordinates of the list's content.
  ///   - isSelected: Which rows are selected; separators beside them are hidden.
  ///   - cell: Describes an item.
  /// - Complexity: O(log *n* + *k*) for *k* items, besides laying them out.
  public func layoutItems(
    in visible: CGRect, isSelected: (ListPosition) -> Bool = { _ in false },
    cell: (ListItem) -> ListCellConfiguration
  ) -> [ListItemLayout] {
    let visible = visible.standardized
    return items(in: visible).map { layout(of: $0, visible, isSelected, cell) }
  }

  /// Lays out the item at a point; `nil` where there is none.
  ///
  /// For finding what the user points at: the item, and what of it.
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
  ///   - visible: What is visible, to which headers and footers may be pinned.
  ///   - isSelected: Which rows are selected; separators beside them are hidden.
  ///   - cell: Describes the item.
  /// - Complexity: O(log *n*), besides laying out the item.
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
