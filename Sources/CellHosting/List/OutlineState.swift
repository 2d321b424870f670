package import CellConfiguration

/// The level and expansion of an item in an outline, as its cell shows them.
package struct OutlineState: Equatable {
  package var level = 0
  package var isExpanded = false
}

extension ListSnapshot {
  /// Returns the level and the expansion of the visible item at a position.
  package func outlineState(at position: ListPosition) -> OutlineState {
    let outline = outlines[position.section]
    if outline.isFlat { return OutlineState() }
    let index = outline.index(ofRow: position.row)
    return OutlineState(
      level: outline.level(at: index), isExpanded: outline.isExpanded(at: index))
  }
}
