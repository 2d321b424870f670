import CellConfiguration

/// A rectangle of a terminal's screen, drawn but not shown yet.
struct Canvas {
  /// What stands in one column of a line.
  struct Square: Equatable {
    /// The character; `nil` to the right of one that is two columns wide.
    var character: Character? = " "
    var color: CellColor.Components
    var background: CellColor.Components
    var isBold = false
  }

  let columns: Int
  let lines: Int
  private var squares: [Square]

  /// Creates a rectangle of one color.
  init(columns: Int, lines: Int, background: CellColor.Components) {
    self.columns = max(columns, 0)
    self.lines = max(lines, 0)
    squares = Array(
      repeating: Square(color: background, background: background),
      count: self.columns * self.lines)
  }

  /// The squares of a line, from left to right.
  func squares(inLine line: Int) -> ArraySlice<Square> {
    squares[line * columns..<(line + 1) * columns]
  }

  /// Lays a color over some columns of some lines.
  mutating func fill(
    columns: Range<Int>, lines: Range<Int>, with color: CellColor.Components
  ) {
    for line in lines.clamped(to: 0..<self.lines) {
      for column in columns.clamped(to: 0..<self.columns) {
        let index = line * self.columns + column
        squares[index].background = color.composited(over: squares[index].background)
      }
    }
  }

  /// Writes text over what is there; what lies outside is cut off.
  mutating func write(
    _ text: String, column: Int, line: Int, color: CellColor.Components, isBold: Bool = false
  ) {
    guard (0..<lines).contains(line) else { return }
    var column = column
    for character in text {
      let width = character.columns
      defer { column += width }
      guard width > 0, column >= 0, column + width <= columns else { continue }
      let index = line * columns + column
      let background = squares[index].background
      squares[index] = Square(
        character: character, color: color.composited(over: background), background: background,
        isBold: isBold)
      if width == 2 { squares[index + 1].character = nil }
    }
  }
}
