public import CellConfiguration
import CellText
public import Foundation

extension ListLayout {
  /// Returns whether the height of an item was measured or set, rather than estimated.
  ///
  /// The result is `false` for a header or footer that the section does not have.
  ///
  /// - Precondition: The section exists, and for a row the row exists.
  public func isExact(_ item: ListItem) -> Bool { height(of: item).isExact }

  private func height(of item: ListItem) -> ItemHeight {
    let section = sections[item.section]
    switch item {
    case .header: return section.header ?? estimate(of: item)
    case .footer: return section.footer ?? estimate(of: item)
    case .row(let position): return section.rows[position.row]
    }
  }

  /// Returns the assumed height of an item that was never measured, in points.
  ///
  /// The height of a header includes the space above it. An invalidated item keeps its last
  /// measured height instead. The item need not exist.
  package func estimatedHeight(of item: ListItem) -> CGFloat {
    estimate(of: item).extent.points(context.grid)
  }

  private func estimate(of item: ListItem) -> ItemHeight {
    switch item {
    case .header(let section): edges.estimatedHeader(isFirst: section == 0)
    case .row: edges.estimatedRow
    case .footer: edges.estimatedFooter
    }
  }

  /// Sets the exact height of an item, in points.
  ///
  /// The height of a header includes the space above it. Does nothing for a header or footer that
  /// the section does not have.
  ///
  /// - Precondition: The section exists, and for a row the row exists.
  /// - Complexity: O(log *n*).
  public mutating func setHeight(_ height: CGFloat, of item: ListItem) {
    set(ItemHeight(exactly: height, context.grid), of: item)
  }

  /// Sets the width of an item that is only as wide as its content; has no effect on other items.
  ///
  /// - Parameters:
  ///   - width: The width in points, as returned by ``width(of:at:)``.
  ///   - item: A header of a list whose `contentHuggingElements` include headers.
  /// - Precondition: The section exists.
  /// - Complexity: O(log *n*).
  public mutating func setWidth(_ width: CGFloat, of item: ListItem) {
    guard hugsContent(item) else { return }
    let width = context.grid.round(width.length)
    sections.update(at: item.section) { $0.headerWidth = width }
  }

  /// Marks the height of an item as no longer exact; its current height becomes the estimate.
  ///
  /// Call this when the content of the item has changed. Does nothing for a header or footer that
  /// the section does not have.
  ///
  /// - Precondition: The section exists, and for a row the row exists.
  /// - Complexity: O(log *n*).
  public mutating func invalidateHeight(of item: ListItem) {
    set(height(of: item).estimated, of: item)
  }

  private mutating func set(_ height: ItemHeight, of item: ListItem) {
    sections.update(at: item.section) { section in
      switch item {
      case .header: if section.header != nil { section.header = height }
      case .footer: if section.footer != nil { section.footer = height }
      case .row(let position): section.rows.update(at: position.row) { $0 = height }
      }
    }
  }

  /// Returns an anchor for a visible rectangle, to restore the reading position after changes.
  ///
  /// Its item is the first visible item with an exact height, because the user has seen it before,
  /// or else the first visible item.
  public func anchor(in visible: CGRect) -> ListAnchor? {
    let visible = visible.standardized
    var anchor: Place?
    visit(in: visible) { place in
      if anchor == nil || place.height.isExact { anchor = place }
      return !place.height.isExact
    }
    return anchor.map {
      ListAnchor(item: $0.item, distance: $0.start.rounded(context.grid) - visible.minY)
    }
  }

  /// Returns the top that the visible rectangle needs to keep an anchor in place.
  ///
  /// - Precondition: The list has the anchor's item.
  public func offset(of anchor: ListAnchor) -> CGFloat {
    frame(of: anchor.item).minY - (anchor.distance.isFinite ? anchor.distance : 0)
  }

  /// Measures the visible items that are not exact yet, and moves the visible rectangle with them.
  ///
  /// Items above and below the anchor move, and the anchor stays at its place on the screen. Scroll
  /// to the result:
  ///
  /// ```swift
  /// visible = list.measureItems(adjustingVisibleRect: visible) { item in cell(for: item) }
  /// ```
  ///
  /// Items that are exact already are not measured again.
  ///
  /// - Parameters:
  ///   - visible: The visible rectangle, in coordinates of the list's content.
  ///   - anchor: The position to keep, or `nil` for ``anchor(in:)``.
  ///   - cell: Returns the configuration of an item.
  /// - Returns: The visible rectangle, moved vertically to keep the anchor in place.
  /// - Precondition: The list has the anchor's item.
  public mutating func measureItems(
    adjustingVisibleRect visible: CGRect, keeping anchor: ListAnchor? = nil,
    cell: (ListItem) -> ListCellConfiguration
  ) -> CGRect {
    guard visible.minY.isFinite, visible.height.isFinite,
      let anchor = anchor ?? self.anchor(in: visible)
    else { return visible }
    var rect = visible
    measure(anchor.item, cell)
    // 1. Upward from the anchor, while there is space above it.
    var above = item(before: anchor.item)
    while let item = above, frame(of: item).maxY > offset(of: anchor) {
      measure(item, cell)
      above = self.item(before: item)
    }
    rect.origin.y = offset(of: anchor)
    // 2. Downward from the anchor, until the rectangle is full.
    var below = item(after: anchor.item)
    while let item = below, frame(of: item).minY < rect.maxY {
      measure(item, cell)
      below = self.item(after: item)
    }
    // 3. Headers and footers that are visible because they are pinned.
    for item in items(in: rect) { measure(item, cell) }
    rect.origin.y = offset(of: anchor)
    return rect
  }

  private mutating func measure(_ item: ListItem, _ cell: (ListItem) -> ListCellConfiguration) {
    if isExact(item) { return }
    let measured = measured(cell(item), at: item)
    set(measured.height, of: item)
    if let width = measured.width { setWidth(width, of: item) }
  }
}
