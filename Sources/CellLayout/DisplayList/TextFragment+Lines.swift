import CellConfiguration
import CellText
import Foundation

extension TextFragment {
  /// The thickness of a line, in ems (assumed).
  private static let thickness: CGFloat = 0.06

  /// The distance from the baseline to the top of an underline, in ems (assumed).
  private static let underlineOffset: CGFloat = 0.1

  /// Returns the frames of the lines under a piece of text.
  ///
  /// - Parameter position: The left end of the piece on its baseline.
  func underlineFrames(at position: CGPoint) -> [CGRect] {
    guard let style = attributes.underlineStyle else { return [] }
    return frames(style, position.x, position.y + attributes.font.pointSize * Self.underlineOffset)
  }

  /// Returns the frames of the lines through a piece of text, at half the x-height.
  func strikethroughFrames(at position: CGPoint) -> [CGRect] {
    guard let style = attributes.strikethroughStyle else { return [] }
    let font = attributes.font
    let height = style.height * Self.thickness * font.pointSize
    return frames(style, position.x, position.y - (font.xHeight + height) / 2)
  }

  private func frames(_ style: CellUnderlineStyle, _ x: CGFloat, _ top: CGFloat) -> [CGRect] {
    let thickness = Self.thickness * attributes.font.pointSize
    return style.lines.map { line in
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
