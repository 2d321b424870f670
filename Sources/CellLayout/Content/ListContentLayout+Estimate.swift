public import CellConfiguration
import CellText
public import Foundation

extension ListContentLayout {
  /// The height that content has if each of its texts needs one line; no text is measured.
  ///
  /// For rows that have not been on screen yet. Texts that prefer to be side by side are taken to
  /// fit so. In points, rounded up to a pixel.
  public static func estimatedHeight(
    of configuration: ListContentConfiguration, context: LayoutContext
  ) -> CGFloat {
    let input = configuration.withValues { ContentInput(configuration, $0, context) }
    let grid = input.grid
    let text = LabelMeasurer.lineMetrics(.text, of: configuration, context).map {
      grid.ceil($0.lineHeight)
    }
    let secondary = LabelMeasurer.lineMetrics(.secondaryText, of: configuration, context).map {
      grid.ceil($0.lineHeight)
    }
    var block = max(text ?? 0, secondary ?? 0)
    if let text, let secondary, !input.prefersSideBySide || input.isAccessibilitySize {
      block = text + input.verticalPadding + secondary
    }
    let image = input.image.map { $0.slotHeight ?? grid.round($0.size.height) } ?? 0
    let height = input.margins.top + max(block, image) + input.margins.bottom
    return grid.ceil(max(height, input.minimumHeight))
  }
}
