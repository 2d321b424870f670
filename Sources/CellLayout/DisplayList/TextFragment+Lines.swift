import CellConfiguration
import CellText
import Foundation

extension TextFragment {
  /// Returns the frames of the lines under a piece of text.
  ///
  /// - Parameters:
  ///   - position: The left end of the piece on its baseline.
  ///   - metrics: The places of lines, by the font.
  func underlineFrames(at position: CGPoint, _ metrics: DecorationMetrics) -> [CGRect] {
    guard let style = attributes.underlineStyle else { return [] }
    return frames(
      style, position.x, position.y + metrics.underlineOffset, metrics.underlineThickness)
  }

  /// Returns the frames of the lines through a piece of text.
  func strikethroughFrames(at position: CGPoint, _ metrics: DecorationMetrics) -> [CGRect] {
    guard let style = attributes.strikethroughStyle else { return [] }
    let thickness = metrics.strikethroughThickness
    let top = position.y - metrics.strikethroughOffset - style.height * thickness / 2
    return frames(style, position.x, top, thickness)
  }

  private func frames(
    _ style: CellUnderlineStyle, _ x: CGFloat, _ top: CGFloat, _ thickness: CGFloat
  ) -> [CGRect] {
    style.lines.map { line in
      CGRect(
        x: x, y: top + line.offset * thickness, width: width, height: line.height * thickness)
    }
  }
}

extension CellUnderlineStyle {
  /// The lines from top to bottom, in units of a single line's thickness.
  fileprivate var lines: [(offset: CGFloat, height: CGFloat)] {
    switch self {
    case .single: [(0, 1)]
    case .thick: [(0, 2)]
    case .double: [(0, 1), (2, 1)]
    }
  }

  /// The distance from the top of the first line to the bottom of the last, in the same unit.
  fileprivate var height: CGFloat { lines.map { $0.offset + $0.height }.max() ?? 0 }
}
