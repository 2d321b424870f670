import CellConfiguration
import CellLayout
import Foundation

/// An item on display in a list, with its frame in the content.
@MainActor
struct ShownItem {
  var view: ConfigurableView

  /// The position in the snapshot on display, which changes with it.
  var item: ListItem
  var frame = CGRect.zero

  /// Whether the layout has the height of this view.
  var isMeasured = false

  /// The place in the outline that the cell has from the list.
  private(set) var outline = OutlineState()

  init(_ view: ConfigurableView, _ item: ListItem) { (self.view, self.item) = (view, item) }

  /// Returns the frame in coordinates of the list's bounds.
  func frame(in visible: CGRect) -> CGRect {
    frame.offsetBy(dx: -visible.minX, dy: -visible.minY)
  }

  /// Gives the cell its place in the outline, if it is not the one that it has from the list.
  ///
  /// - Parameter isConfigured: Whether the program has configured the cell since the last time.
  mutating func show(_ state: OutlineState, isConfigured: Bool = false) {
    if isConfigured { outline = OutlineState() }
    if state == outline { return }
    outline = state
    view.arrangement.indentationLevel = state.level
    view.flags[.expanded] = state.isExpanded
  }
}

extension Dictionary where Value == ShownItem {
  /// Returns the rows to keep in place, best first, with their distances from the top.
  ///
  /// Those are the fully visible rows, then the others. A pinned header covers rows.
  ///
  /// - Parameters:
  ///   - visible: The visible rectangle.
  ///   - dragged: The row that the user moves.
  @MainActor
  func anchors(in visible: CGRect, without dragged: Key?) -> [(identity: Key, anchor: ListAnchor)] {
    var top = visible.minY
    for case let item in values where item.view.isPinned {
      if case .header = item.item { top = Swift.max(top, item.frame.maxY) }
    }
    var full: [(identity: Key, anchor: ListAnchor)] = []
    var cut = full
    for (identity, shown) in self where shown.frame.overlaps(visible) && identity != dragged {
      guard case .row = shown.item else { continue }
      let place = (
        identity, ListAnchor(item: shown.item, distance: shown.frame.minY - visible.minY)
      )
      let isFull = shown.frame.minY >= top && shown.frame.maxY <= visible.maxY
      if isFull { full.append(place) } else { cut.append(place) }
    }
    return [full, cut].flatMap { $0.sorted { $0.anchor.distance < $1.anchor.distance } }
  }
}
