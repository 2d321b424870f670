package import CellConfiguration
import CellText
package import Foundation

extension ListContentLayout {
  /// Returns the height of content if each label needs one line, without measuring any text.
  ///
  /// Use it for rows that have not been on screen yet. It assumes that labels that prefer to be
  /// side by side fit side by side, and that labels that wrap around an image have space beside it.
  /// The height is in points, rounded up to a pixel.
  package static func estimatedHeight(
    of configuration: ListContentConfiguration, context: LayoutContext
  ) -> CGFloat {
    context.resolved.withStyle(of: configuration) { style, hasOwnLengths in
      var input = ContentInput()
      input.read(
        configuration, hasOwnLengths, style, inheriting: context.superviewLayoutMargins,
        context.resolved)
      return estimatedHeight(
        input, style.texts.text.line.height, style.texts.secondaryText.line.height)
    }
  }

  private static func estimatedHeight(
    _ input: ContentInput, _ lineHeight: CGFloat, _ secondaryLineHeight: CGFloat
  ) -> CGFloat {
    let text = input.hasText.text ? lineHeight : nil
    let secondary = input.hasText.secondaryText ? secondaryLineHeight : nil
    let grid = input.grid
    var block = max(text ?? 0, secondary ?? 0)
    if let text, let secondary, !input.lengths.prefersSideBySide || input.isAccessibilitySize {
      let padding = input.lengths.verticalPadding
      block = text + (input.wrapsAroundImage ? grid.round(padding) : padding) + secondary
    }
    let image = input.image.map { image in
      // G14: wrapping content reserves no height for the image.
      guard input.wrapsAroundImage else { return image.slot.height(of: image.size) }
      return max(image.size.height, grid.round(image.size.height))
    }
    let height = input.margins.top + max(block, image ?? 0) + input.margins.bottom
    return grid.ceil(max(height, input.minimumHeight))
  }
}
