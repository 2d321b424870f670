import CellConfiguration
import CellText
import Foundation

/// The separators of a cell, from left to right (G27 to G29).
struct SeparatorLines {
  private let size: CGSize
  private let textLeading: CGFloat
  private let marginTrailing: CGFloat
  private let automaticTrailing: CGFloat
  private let thickness: CGFloat
  private let grid: PixelGrid

  /// Creates the lines of a cell.
  ///
  /// - Parameters:
  ///   - size: The size of the cell.
  ///   - textLeading: The distance from the leading edge to the text.
  ///   - margins: The layout margins of the cell.
  ///   - measures: The measures of the context.
  init(
    size: CGSize, textLeading: CGFloat, margins: DirectionalEdgeInsets, measures: ResolvedContext
  ) {
    self.size = size
    self.textLeading = textLeading
    marginTrailing = margins.trailing.length
    automaticTrailing = measures.metrics.separators.endAtLayoutMargin ? marginTrailing : 0
    thickness = measures.separatorThickness
    grid = measures.grid
  }

  /// The default position: from the text to the layout margin, at the bottom.
  var guide: CGRect { line(leading: textLeading, trailing: marginTrailing, isTop: false) }

  /// Returns the separator at the top.
  fileprivate func top(_ configuration: ListSeparatorConfiguration) -> SeparatorLayout {
    separator(configuration, configuration.topSeparatorInsets, isTop: true)
  }

  /// Returns the separator at the bottom.
  fileprivate func bottom(_ configuration: ListSeparatorConfiguration) -> SeparatorLayout {
    separator(configuration, configuration.bottomSeparatorInsets, isTop: false)
  }

  private func separator(
    _ configuration: ListSeparatorConfiguration, _ insets: DirectionalEdgeInsets, isTop: Bool
  ) -> SeparatorLayout {
    let frame = line(
      leading: insets.explicitLeading ?? textLeading,
      trailing: insets.explicitTrailing ?? automaticTrailing, isTop: isTop)
    return SeparatorLayout(
      frame: frame, color: configuration.color, visualEffect: configuration.visualEffect)
  }

  /// Returns the frame of a line inside the cell, at its edge (G28).
  private func line(leading: CGFloat, trailing: CGFloat, isTop: Bool) -> CGRect {
    // A cell may end between two pixels; its lines end before that.
    let (farthest, lowest) = (grid.floor(size.width), grid.floor(size.height))
    let thickness = min(thickness, lowest)
    let left = min(leading, farthest)
    let right = max(left, farthest - trailing)
    let top = isTop ? 0 : lowest - thickness
    return grid.rect(left: left, top: top, right: right, bottom: top + thickness)
  }
}

extension ListSeparatorConfiguration {
  /// Places the separators that are visible on the lines of a cell.
  func place(
    on lines: SeparatorLines, top: inout SeparatorLayout?, bottom: inout SeparatorLayout?
  ) {
    if topSeparatorVisibility == .visible { top = lines.top(self) }
    if bottomSeparatorVisibility == .visible { bottom = lines.bottom(self) }
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
