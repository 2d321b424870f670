package import CellText
import Foundation

/// Lays out texts; the real one or a liar.
package struct TextEngine: Sendable {
  package var shaper: any TextShaper
  /// Changes the result before it is checked; only a liar changes anything.
  package var distort: @Sendable (inout LaidOutText, TextLayoutOptions, TextBounds) -> Void

  package init(
    _ shaper: any TextShaper,
    distort: @escaping @Sendable (inout LaidOutText, TextLayoutOptions, TextBounds) -> Void = {
      _, _, _ in
    }
  ) {
    self.shaper = shaper
    self.distort = distort
  }

  /// Lays out a text, and also measures it unless only the lines are needed.
  package func layOut(
    _ text: StyledText, _ options: TextLayoutOptions, _ bounds: TextBounds,
    onlyLines: Bool = false
  ) -> LaidOutText {
    let layout = TextLayout(of: text, options: options, in: bounds, shaper: shaper)
    var result = LaidOutText(
      layout,
      onlyLines
        ? layout.measurement
        : TextMeasurement(of: text, options: options, in: bounds, shaper: shaper))
    distort(&result, options, bounds)
    return result
  }
}
