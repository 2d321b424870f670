public import CellConfiguration
import CellText
public import Foundation

extension ListLayout {
  /// Whether the height of an item was measured or set, rather than estimated.
  ///
  /// That of a header or footer that the section does not have was not.
  ///
  /// - Precondition: The section is there, and a row in it.
  public func isExact(_ item: ListItem) -> Bool { height(of: item).isExact }

  private func height(of item: ListItem) -> ItemHeight {
    let section = sections[item.section]
    switch item {
    case .header: return section.header ?? estimate(of: item)
    case .footer: return section.footer ?? estimate(of: item)
    case .row(let position): return section.rows[position.row]
    }
  }

  /// The height that an item is taken to have before anything is known of it, in points; a header's
  /// includes the space above it.
  ///
  /// An item that was measured once, and is not exact any more, keeps that height instead. The item
  /// need not be there.
  public func estimatedHeight(of item: ListItem) -> CGFloat {
    estimate(of: item).extent.points(context.grid)
  }

  private func estimate(of item: ListItem) -> ItemHeight {
    switch item {
    case .header(let section): edges.estimatedHeader(isFirst: section == 0)
    case .row: edges.estimatedRow
    case .footer: edges.estimatedFooter
    }
  }

  /// Sets the exact height of an item, in points; a header's includes the space above it.
  ///
  /// Does nothing for a header or footer that the section does not have.
  ///
  /// - Precondition: The section is there, and a row in it.
  /// - Complexity: O(log *n*).
  public mutating func setHeight(_ height: CGFloat, of item: ListItem) {
    set(ItemHeight(exactly: height, context.grid), of: item)
  }

  /// Sets the width of an item that is no wider than what it shows; without effect on any other.
  ///
  /// - Parameters:
  ///   - width: The width in points, as ``width(of:at:)`` gives it.
  ///   - item: A header of a list whose `contentHuggingElements` has headers.
  /// - Precondition: The section is there.
  /// - Complexity: O(log *n*).
  public mutating func setWidth(_ width: CGFloat, of item: ListItem) {
    guard hugsContent(item) else { return }
    let width = context.grid.round(width.length)
    sections.update(at: item.section) { $0.headerWidth = width }
  }

  /// Forgets that the height of an item is exact; what it was becomes the estimate.
  ///
  /// For an item whose content has changed. Does nothing for a header or footer that the section
  /// does not have.
  ///
  /// - Precondition: The section is there, and a row in it.
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

  /// What the reader sees at the top of a visible rectangle, to be found again after changes.
  ///
  /// The first visible item whose height is exact, since that one was seen before; otherwise the
  /// first visible one.
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

  /// Where the visible rectangle has to begin for an anchor to be where it was.
  ///
  /// - Precondition: The list has the anchor's item.
  public func offset(of anchor: ListAnchor) -> CGFloat {
    frame(of: anchor.item).minY - (anchor.distance.isFinite ? anchor.distance : 0)
  }

  /// Measures whatever is visible and not exact yet, and moves what is visible with it.
  ///
  /// The list changes: items above and below the anchor make space, and the anchor stays where the
  /// reader sees it. The result is where to scroll:
  ///
  /// ```swift
  /// visible = list.measureItems(adjustingVisibleRect: visible) { item in cell(for: item) }
  /// ```
  ///
  /// Items that are exact already are not measured again.
  ///
  /// - Parameters:
  ///   - visible: What is visible, in coordinates of the list's content.
  ///   - anchor: What is to stay in place; `nil` is ``anchor(in:)``.
  ///   - cell: Describes an item.
  /// - Returns: The visible rectangle, moved vertically so that the anchor is where it was.
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
    // 1. Upwards from the anchor, as long as there is space above it.
    var above = item(before: anchor.item)
    while let item = above, frame(of: item).maxY > offset(of: anchor) {
      measure(item, cell)
      above = self.item(before: item)
    }
    rect.origin.y = offset(of: anchor)
    // 2. Downwards from the anchor, until the rectangle is full.
    var below = item(after: anchor.item)
    while let item = below, frame(of: item).minY < rect.maxY {
      measure(item, cell)
      below = self.item(after: item)
    }
    // 3. Headers and footers that are there because they are pinned.
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
