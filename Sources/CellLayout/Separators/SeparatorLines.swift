import CellConfiguration
import CellText
import Foundation

/// The separators of a cell, from left to right (G27 to G29).
struct SeparatorLines {
  let size: CGSize
  /// The distance from the leading edge to the text.
  let textLeading: CGFloat
  /// The layout margins of the cell.
  let margins: DirectionalEdgeInsets
  let measures: ResolvedContext

  /// The default position: from the text to the layout margin, at the bottom.
  var guide: CGRect { line(leading: textLeading, trailing: margins.trailing.length, isTop: false) }

  /// Returns a separator if the configuration makes it visible.
  func separator(
    _ configuration: ListSeparatorConfiguration, isTop: Bool
  ) -> SeparatorLayout? {
    let visibility =
      isTop ? configuration.topSeparatorVisibility : configuration.bottomSeparatorVisibility
    guard visibility == .visible else { return nil }
    let insets = isTop ? configuration.topSeparatorInsets : configuration.bottomSeparatorInsets
    let automaticTrailing =
      measures.metrics.separators.endAtLayoutMargin ? margins.trailing.length : 0
    let frame = line(
      leading: insets.explicitLeading ?? textLeading,
      trailing: insets.explicitTrailing ?? automaticTrailing, isTop: isTop)
    return SeparatorLayout(
      frame: frame, color: configuration.color, visualEffect: configuration.visualEffect)
  }

  /// Returns the frame of a line inside the cell, at its edge (G28).
  private func line(leading: CGFloat, trailing: CGFloat, isTop: Bool) -> CGRect {
    // A cell may end between two pixels; its lines end before that.
    let grid = measures.grid
    let (farthest, lowest) = (grid.floor(size.width), grid.floor(size.height))
    let thickness = min(measures.separatorThickness, lowest)
    let left = min(leading, farthest)
    let right = max(left, farthest - trailing)
    let top = isTop ? 0 : lowest - thickness
    return grid.rect(left: left, top: top, right: right, bottom: top + thickness)
  }
}

extension DirectionalEdgeInsets {
  /// The leading inset, or `nil` if it is automatic.
  fileprivate var explicitLeading: CGFloat? {
    leading == .greatestFiniteMagnitude ? nil : leading.distance
  }

  /// The trailing inset, or `nil` if it is automatic.
  fileprivate var explicitTrailing: CGFloat? {
    trailing == .greatestFiniteMagnitude ? nil : trailing.distance
  }
}
