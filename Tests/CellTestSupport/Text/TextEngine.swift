package import CellText
import Foundation

/// Lays out texts; the real one or a liar.
package struct TextEngine: Sendable {
  package var shaper: any TextShaper
  /// What is done to the result before it is checked: nothing, unless this is a liar.
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

  /// Lays a text out; unless the lines are all that counts, measures it as well.
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
