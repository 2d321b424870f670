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
    /// What happens to the item.
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
  /// Changes the sections and rows of the list, and keeps the first visible item that stays in
  /// place.
  ///
  /// Inserted rows have estimated heights; moved rows keep theirs. A list that shows its top goes
  /// on showing it. To animate to measured heights, measure the visible rows of the result, and use
  /// ``ListDifference/transition(from:visible:to:visible:)``.
  ///
  /// - Parameters:
  ///   - difference: The change.
  ///   - visible: The visible rectangle before, in coordinates of the content.
  /// - Returns: The visible rectangle after the change, and the frames of visible items before and
  ///   after.
  /// - Precondition: The indexes of the difference exist.
  /// - Complexity: O(log *n*) for each inserted, deleted, moved or visible item.
  @discardableResult
  public mutating func apply(
    _ difference: ListDifference, visible: CGRect
  ) -> ListTransition {
    let old = self
    edit(difference)
    var new = visible
    new.origin.y = old.offset(keeping: visible, difference.forward, in: self)
    return difference.transition(from: old, visible: visible, to: self, visible: new)
  }

  /// Returns the top of the visible rectangle at which the first visible item that stays does not
  /// move.
  private func offset(
    keeping visible: CGRect, _ map: ListItemMap, in new: ListLayout
  ) -> CGFloat {
    let most = max(0, new.contentSize.height - visible.height)
    guard visible.minY > 0, let first = anchor(in: visible)?.item else { return visible.minY }
    for item in [first] + items(in: visible) {
      guard let after = map.image(of: item) else { continue }
      let distance = frame(of: item).minY - visible.minY
      return new.offset(of: ListAnchor(item: after, distance: distance))
    }
    return min(visible.minY, most)
  }

  private mutating func edit(_ difference: ListDifference) {
    let map = difference.forward
    // 1. Rows go, from the last one in each section; moved rows keep their heights.
    let heights = difference.movedRows.map { source, destination in
      (destination, sections[source.section].rows[source.row])
    }
    for (section, rows) in map.removedRows {
      for range in rows.rangeView.reversed() {
        deleteRows(range.count, at: ListPosition(section: section, row: range.lowerBound))
      }
    }
    // 2. Sections go, and others take their places.
    var moved: [Int: SectionRecord] = [:]
    for index in map.removedSections.reversed() {
      if let destination = difference.movedSections[index] {
        moved[destination] = sections[index]
      }
      deleteSection(at: index)
    }
    for index in map.addedSections {
      if let section = moved[index] {
        insert(section, at: index)
      } else if let section = difference.insertedSections[index] {
        var section = section
        section.rowCount = 0
        insertSection(section, at: index)
      }
    }
    // 3. Rows take their places, from the first one in each section.
    for (section, rows) in map.addedRows {
      for range in rows.rangeView {
        insertRows(range.count, at: ListPosition(section: section, row: range.lowerBound))
      }
    }
    for (position, height) in heights {
      sections.update(at: position.section) { $0.rows.update(at: position.row) { $0 = height } }
    }
    for (section, rows) in difference.changedRows {
      for row in rows { invalidateHeight(of: .row(section: section, row: row)) }
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
    let (forward, backward) = (forward, backward)
    var items: [ListTransition.Item] = []
    func add(_ before: ListItem?, _ after: ListItem?) {
      let start = before.map {
        old.frame(of: $0, visible: oldVisible).offsetBy(dx: 0, dy: -oldVisible.minY)
      }
      let end = after.map {
        new.frame(of: $0, visible: newVisible).offsetBy(dx: 0, dy: -newVisible.minY)
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
    let visibleBefore = old.items(in: oldVisible)
    for item in visibleBefore { add(item, forward.image(of: item)) }
    let shown = Set(visibleBefore)
    for item in new.items(in: newVisible) {
      let before = backward.image(of: item)
      if before.map(shown.contains) != true { add(before, item) }
    }
    return ListTransition(visible: newVisible, items: items)
  }

  /// Returns whether an item moves past others, alone or with its section.
  private func isMoved(_ item: ListItem) -> Bool {
    if movedSections[item.section] != nil { return true }
    if case .row(let position) = item { return movedRows[position] != nil }
    return false
  }
}

extension ListTransition: CustomStringConvertible {
  /// The items with their frames, each on a line.
  public var description: String { items.map(\.description).joined(separator: "\n") }
}

extension ListTransition.Item: CustomStringConvertible {
  /// What happens to the item, such as `shifted row 0.2: y 104 to 156`.
  public var description: String {
    let item = (after ?? before).map { "\($0)" } ?? ""
    return "\(kind) \(item): y \(startFrame.minY) to \(endFrame.minY)"
  }
}
