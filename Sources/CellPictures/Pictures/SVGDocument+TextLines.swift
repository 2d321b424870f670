import CellConfiguration
import CellText
import Foundation

/// Lines under and through text.
extension SVGDocument {
  /// The thickness of a line, in ems (assumed).
  private static let thickness: CGFloat = 0.06

  /// The distance from the baseline to the top of an underline, in ems (assumed).
  private static let underlineOffset: CGFloat = 0.1

  /// Draws the underline of a piece of text.
  ///
  /// - Parameters:
  ///   - fragment: The piece.
  ///   - x: Its left edge.
  ///   - y: Its baseline.
  ///   - color: The color of the line.
  mutating func drawUnderline(
    _ fragment: TextFragment, x: CGFloat, y: CGFloat, color: Paint
  ) {
    guard let style = fragment.attributes.underlineStyle else { return }
    let top = y + fragment.attributes.font.pointSize * Self.underlineOffset
    draw(style, of: fragment, x: x, top: top, color)
  }

  /// Draws the strikethrough of a piece of text, at half the x-height.
  mutating func drawStrikethrough(
    _ fragment: TextFragment, x: CGFloat, y: CGFloat, color: Paint
  ) {
    guard let style = fragment.attributes.strikethroughStyle else { return }
    let font = fragment.attributes.font
    let height = style.height * Self.thickness * font.pointSize
    draw(style, of: fragment, x: x, top: y - (font.xHeight + height) / 2, color)
  }

  /// Draws one or two lines as wide as a piece of text.
  private mutating func draw(
    _ style: CellUnderlineStyle, of fragment: TextFragment, x: CGFloat, top: CGFloat,
    _ color: Paint
  ) {
    let thickness = Self.thickness * fragment.attributes.font.pointSize
    for line in style.lines {
      let frame = CGRect(
        x: x, y: top + line.offset * thickness, width: fragment.width,
        height: line.height * thickness)
      fill(frame, color)
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
