public import CellConfiguration
public import Foundation

/// The frames between which a toolkit animates a change of a list.
public struct ListTransition: Hashable, Sendable {
  /// The part that an item has in a transition.
  public enum Kind: Hashable, Sendable {
    /// The item is new, and its start frame is its end frame.
    case inserted

    /// The item is gone, and its end frame is its start frame.
    case deleted

    /// The item moves past others; a toolkit draws it above them.
    case moved

    /// The item makes room, fills a gap, or has another height.
    case shifted
  }

  /// An item that meets the visible rectangle before or after the change.
  public struct Item: Hashable, Sendable {
    /// The kind of the item's change.
    public let kind: Kind

    /// The item before the change; `nil` for a new one.
    public let before: ListItem?

    /// The item after the change; `nil` for a deleted one.
    public let after: ListItem?

    /// The frame before the change, in points from the top left corner of the visible rectangle.
    public let startFrame: CGRect

    /// The frame after the change, in points from the top left corner of the visible rectangle.
    public let endFrame: CGRect
  }

  /// The visible rectangle after the change, in coordinates of the content.
  public let visible: CGRect

  /// The items, except those that stay where they are: first those visible before, then those that
  /// come into view, each from top to bottom.
  public let items: [Item]
}

extension ListLayout {
  /// Changes the sections and rows of the list, and keeps a visible row in place.
  ///
  /// Inserted rows have estimated heights; moved rows keep theirs. If the top of the list is
  /// visible, it stays visible. Otherwise one visible row that is neither deleted nor moved keeps
  /// its place: the first fully visible one or, if there is none, the first partly visible one. To
  /// animate to measured heights, measure the visible rows of the result, and use
  /// ``ListDifference/transition(from:visible:to:visible:)``.
  ///
  /// - Parameters:
  ///   - difference: The change.
  ///   - visible: The visible rectangle before, in coordinates of the content.
  /// - Returns: The visible rectangle after the change, and the frames of visible items before and
  ///   after.
  /// - Precondition: The indexes of the difference exist.
  /// - Complexity: O(log *n*) for each inserted, deleted, moved or visible item, and at most O(*n*)
  ///   for all items of a section.
  @discardableResult
  public mutating func apply(
    _ difference: ListDifference, visible: CGRect
  ) -> ListTransition {
    let old = self
    let map = difference.forward
    edit(difference, map)
    var new = visible
    if let anchor = old.anchor(in: visible, keptBy: difference) {
      if let item = map.image(of: anchor.item) {
        new.origin.y = offset(of: ListAnchor(item: item, distance: anchor.distance))
      }
    } else if visible.minY > 0 {
      new.origin.y = min(visible.minY, max(0, contentSize.height - visible.height))
    }
    return difference.transition(from: old, visible: visible, to: self, visible: new)
  }

  /// Returns the row that keeps its place in a change, before the change; `nil` if the top of the
  /// list is visible, or if no visible row stays.
  ///
  /// - Parameters:
  ///   - visible: The visible rectangle before, in coordinates of the content.
  ///   - difference: The change.
  package func anchor(in visible: CGRect, keptBy difference: ListDifference) -> ListAnchor? {
    guard visible.minY > 0 else { return nil }
    let map = difference.forward
    let staying = items(in: visible).filter { item in
      guard case .row = item else { return false }
      return map.image(of: item) != nil && !difference.isMoved(item)
    }
    let full = staying.first { item in
      let frame = frame(of: item)
      return frame.minY >= visible.minY && frame.maxY <= visible.maxY
    }
    return (full ?? staying.first).map { item in
      ListAnchor(item: item, distance: frame(of: item).minY - visible.minY)
    }
  }
}

extension ListDifference {
  /// Returns the frames between which the items of a list move.
  ///
  /// - Parameters:
  ///   - old: The layout before the change.
  ///   - oldVisible: The visible rectangle before, in coordinates of the content.
  ///   - new: The layout after the change, perhaps with more rows measured.
  ///   - newVisible: The visible rectangle after.
  public func transition(
    from old: ListLayout, visible oldVisible: CGRect, to new: ListLayout,
    visible newVisible: CGRect
  ) -> ListTransition {
    transition(
      from: old, oldVisible, in: oldVisible, to: new, newVisible, in: newVisible, forward)
  }

  /// Returns the frames between which items move in larger rectangles than those to which headers
  /// and footers are pinned.
  package func transition(
    from old: ListLayout, _ oldVisible: CGRect, in oldBounds: CGRect, to new: ListLayout,
    _ newVisible: CGRect, in newBounds: CGRect, _ forward: ListItemMap
  ) -> ListTransition {
    var items: [ListTransition.Item] = []
    func add(_ before: ListItem?, _ after: ListItem?) {
      let start = before.map {
        old.frame(of: $0, visible: oldVisible).offsetBy(dx: 0, dy: -oldBounds.minY)
      }
      let end = after.map {
        new.frame(of: $0, visible: newVisible).offsetBy(dx: 0, dy: -newBounds.minY)
      }
      guard let startFrame = start ?? end, let endFrame = end ?? start else { return }
      let kind: ListTransition.Kind =
        if before == nil {
          .inserted
        } else if after == nil {
          .deleted
        } else {
          before.map(isMoved) == true ? .moved : .shifted
        }
      if kind == .shifted, startFrame == endFrame { return }
      items.append(
        ListTransition.Item(
          kind: kind, before: before, after: after, startFrame: startFrame, endFrame: endFrame))
    }
    let visibleBefore = old.items(in: oldBounds, pinnedTo: oldVisible)
    var added = Set<ListItem>(minimumCapacity: visibleBefore.count)
    for item in visibleBefore {
      let image = new.existing(forward.image(of: item))
      add(item, image)
      if let image { added.insert(image) }
    }
    let others = new.items(in: newBounds, pinnedTo: newVisible).filter { !added.contains($0) }
    if !others.isEmpty {
      let backward = backward(forward)
      for item in others { add(old.existing(backward.image(of: item)), item) }
    }
    return ListTransition(visible: newBounds, items: items)
  }

  /// Returns whether an item moves past others, alone or with its section.
  package func isMoved(_ item: ListItem) -> Bool {
    if movedSections[item.section] != nil { return true }
    if case .row(let position) = item { return moves.contains(position) }
    return false
  }
}

extension ListLayout {
  /// Returns an item of a section that exists, or `nil` for a header or footer that the section
  /// lacks: a section can gain and lose both while it stays.
  fileprivate func existing(_ item: ListItem?) -> ListItem? {
    switch item {
    case .header(let section)?: hasHeader(inSection: section) ? item : nil
    case .footer(let section)?: hasFooter(inSection: section) ? item : nil
    case .row?, nil: item
    }
  }
}

extension ListTransition: CustomStringConvertible {
  /// The items with their frames, each on a line.
  public var description: String { items.map(\.description).joined(separator: "\n") }
}

extension ListTransition.Item: CustomStringConvertible {
  /// The kind of the change, the item and its movement, such as `shifted row 0.2: y 104 to 156`.
  public var description: String {
    let item = (after ?? before).map { "\($0)" } ?? ""
    return "\(kind) \(item): y \(startFrame.minY) to \(endFrame.minY)"
  }
}
