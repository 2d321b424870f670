import CellConfiguration
import CellLayout
import CellText
import Foundation

extension SVGDocument {
  /// Draws a box with the name of a symbol that has no drawing.
  ///
  /// The words of the name are below each other, truncated if they do not fit. A tooltip of the box
  /// shows the full name.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - color: The color of the box and the name.
  ///   - transform: The transform from the box of symbols to the frame of this one.
  mutating func drawUnknownSymbol(
    _ name: String, _ color: Paint, transform: String
  ) {
    let whole = ResolvedFont(pointSize: Self.measuredSize, weight: .medium)
    let scale = Self.nameSize / Self.measuredSize
    let lines = Self.lines(of: name).map { line in
      TextLayout(
        of: StyledText(line, font: whole),
        options: TextLayoutOptions(
          numberOfLines: 1, adjustsFontSizeToFitWidth: true, minimumScaleFactor: 0.75),
        in: TextBounds(width: .atMost(Self.nameWidth / scale)))
    }
    // All words have the size of the smallest one.
    let fonts = lines.flatMap { line in
      line.lines.flatMap { line.fragments(of: $0).map(\.attributes.font) }
    }
    let font = fonts.min { $0.pointSize < $1.pointSize } ?? whole
    let middle = SymbolDrawing.boxSide / 2
    let top = middle - CGFloat(lines.count) / 2 * Self.nameSize
    group(
      "g",
      [
        "transform": .text(transform),
        "opacity": color.isOpaque ? .absent : color.alpha,
      ]
    ) { picture in
      picture.add("title", [:], markup: Self.escape(name))
      picture.add(
        "rect",
        [
          "x": 1.5, "y": 1.5, "width": 21, "height": 21, "rx": 4, "fill": color.rgb,
          "fill-opacity": 0.12, "stroke": color.rgb,
        ])
      for (index, line) in lines.enumerated() {
        guard let text = line.lines.first else { continue }
        let center = top + (CGFloat(index) + 0.5) * Self.nameSize
        picture.add(
          "text",
          [
            "x": .number(middle), "y": .number(center + font.xHeight * scale / 2),
            "font-size": .number(font.pointSize * scale), "font-weight": 500,
            "text-anchor": "middle",
            "fill": color.rgb,
          ], markup: Self.escape(line.string(of: text)))
      }
    }
  }

  /// The height of a line of the name.
  private static let nameSize: CGFloat = 5.5

  /// The size in which the name is measured.
  ///
  /// Smaller letters of the system font have wider spacing, but letters that are scaled with a
  /// picture do not.
  private static let measuredSize: CGFloat = 12

  /// The maximum width of the name, between the sides of its box.
  private static let nameWidth: CGFloat = 18.8

  /// Returns the words of a name as lines; with more than three, the last line is an ellipsis.
  private static func lines(of name: String) -> [String] {
    let words = name.split(separator: ".").prefix(4).map { String($0.prefix(30)) }
    return words.count > 3 ? words.prefix(2) + ["…"] : words
  }
}
