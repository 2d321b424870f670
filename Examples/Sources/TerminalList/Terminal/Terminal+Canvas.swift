import CellConfiguration

extension Terminal {
  /// Shows some lines of a canvas with the next ``flush()``.
  ///
  /// - Parameters:
  ///   - canvas: What to show.
  ///   - column: The column of the screen that its left edge is at, from 0.
  ///   - line: The line of the screen that its top is at, from 0, or above the screen.
  ///   - lines: The lines of the screen that may be written to.
  func show(_ canvas: Canvas, column: Int, line: Int, within lines: Range<Int>) {
    var output = ""
    for row in 0..<canvas.lines where lines.contains(line + row) {
      output += "\u{1B}[\(line + row + 1);\(column + 1)H"
      var last: Canvas.Square?
      for square in canvas.squares(inLine: row) {
        guard let character = square.character else { continue }
        if last.map(square.hasLook(of:)) != true { output += square.look }
        output.append(character)
        last = square
      }
    }
    send(output + "\u{1B}[0m")
  }
}

extension Canvas.Square {
  /// Whether another square has the same colors and weight.
  fileprivate func hasLook(of other: Canvas.Square) -> Bool {
    color == other.color && background == other.background && isBold == other.isBold
  }

  /// The control sequence that sets weight, color and background.
  fileprivate var look: String {
    "\u{1B}[0\(isBold ? ";1" : "");38;2;\(color.bytes);48;2;\(background.bytes)m"
  }
}

extension CellColor.Components {
  /// Red, green and blue as numbers from 0 to 255.
  fileprivate var bytes: String {
    [red, green, blue].map { "\(Int((min(max($0, 0), 1) * 255).rounded()))" }
      .joined(separator: ";")
  }
}
