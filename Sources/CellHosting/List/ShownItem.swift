import CellConfiguration
import CellLayout
import Foundation

/// An item on display in a list, with its frame in the content.
///
/// A list stores them by their positions in the snapshot on display, which change with each
/// snapshot.
@MainActor
package final class ShownItem {
  package let view: ConfigurableView
  private(set) var frame = CGRect.zero

  /// Whether the layout has the height of this view.
  var isMeasured = false

  /// The place in the outline that the cell has from the list.
  private(set) var outline = OutlineState()

  package init(_ view: ConfigurableView) { self.view = view }

  /// Returns the frame in coordinates of the list's bounds.
  func frame(in bounds: CGRect) -> CGRect {
    frame.offsetBy(dx: -bounds.minX, dy: -bounds.minY)
  }

  /// Gives the view a frame in coordinates of the content.
  func place(_ frame: CGRect) {
    self.frame = frame
    if view.frame != frame { view.frame = frame }
    view.layoutIfNeeded()
  }

  /// Sets the cell's place in the outline, unless the list has already set the same place.
  ///
  /// - Parameter isConfigured: Whether your app has configured the cell since the last time.
  package func show(_ state: OutlineState, isConfigured: Bool = false) {
    if isConfigured { outline = OutlineState() }
    if state == outline { return }
    outline = state
    view.arrangement.indentationLevel = state.level
    view.flags[.expanded] = state.isExpanded
  }
}

extension [ListItem: ShownItem] {
  /// Returns the rows to keep in place, best first, with their distances from the top.
  ///
  /// Those are the fully visible rows, then the others. A pinned header covers rows.
  ///
  /// - Parameters:
  ///   - visible: The visible rectangle.
  ///   - dragged: The row that the user moves.
  @MainActor
  func anchors(in visible: CGRect, without dragged: ListItem?) -> [ListAnchor] {
    var top = visible.minY
    for case (.header, let header) in self where header.view.isPinned {
      top = Swift.max(top, header.frame.maxY)
    }
    var (full, cut): ([ListAnchor], [ListAnchor]) = ([], [])
    for (item, shown) in self where shown.frame.overlaps(visible) && item != dragged {
      guard case .row = item else { continue }
      let anchor = ListAnchor(item: item, distance: shown.frame.minY - visible.minY)
      let isFull = shown.frame.minY >= top && shown.frame.maxY <= visible.maxY
      if isFull { full.append(anchor) } else { cut.append(anchor) }
    }
    return [full, cut].flatMap { $0.sorted { $0.distance < $1.distance } }
  }
}
