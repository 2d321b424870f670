import CellConfiguration
import Foundation

/// Places lines between the edges of a layout.
struct LinePlacing {
  private let options: TextLayoutOptions
  private let width: CGFloat
  private let grid: PixelGrid
  private let obstacle: TextObstacle?

  /// Creates the placing of lines.
  ///
  /// - Parameters:
  ///   - options: The direction and display scale.
  ///   - width: The width of the layout.
  ///   - bounds: The space, which contains the obstacle.
  init(_ options: TextLayoutOptions, width: CGFloat, _ bounds: TextBounds) {
    self.options = options
    self.width = width
    grid = PixelGrid(scale: options.displayScale)
    obstacle = bounds.effectiveObstacle
  }

  /// Returns a line at its position.
  func line(_ line: TypesetLine, in text: ShapedText) -> TextLine {
    let available = availableWidth(of: line)
    var lineWidth = line.width
    var wordSpacing: CGFloat = 0
    if line.isJustified, available > lineWidth {
      let spaces = text.clusters[line.shown].lazy.filter(\.isWhiteSpace).count
      if spaces > 0 {
        wordSpacing = (available - lineWidth) / CGFloat(spaces)
        lineWidth = available
      }
    }
    var leading = line.place.indent
    if line.place.alignment == .center { leading += ((available - lineWidth) / 2).nonNegative }
    let x =
      options.layoutDirection == .rightToLeft ? width - leading - lineWidth : leading
    return TextLine(line, x: x, width: lineWidth, wordSpacing: wordSpacing, in: text, grid)
  }

  /// Returns the part of the layout's width that is available to a line.
  private func availableWidth(of line: TypesetLine) -> CGFloat {
    let isBesideTrailing = line.place.isBesideObstacle && obstacle?.corner == .topTrailing
    let taken = line.place.indent + (isBesideTrailing ? obstacle?.width ?? 0 : 0)
    return min((width - taken).nonNegative, line.place.available)
  }
}
