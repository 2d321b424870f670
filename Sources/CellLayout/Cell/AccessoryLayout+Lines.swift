import CellConfiguration
import CellText
import Foundation

extension AccessoryLayout {
  /// Makes the lines of a label accessory as they run in its frame; `nil` for any other accessory.
  ///
  /// - Parameter context: The context that the cell was laid out with.
  public func label(in context: LayoutContext) -> ListContentLayout.Label? {
    guard case .label(let text, let font, let adjusts) = accessory.details, !text.isEmpty else {
      return nil
    }
    let styled = StyledText(
      text, font: font.resolved(with: context.traits, adjustingSize: adjusts))
    let options = TextLayoutOptions(
      numberOfLines: 1, layoutDirection: context.traits.layoutDirection,
      displayScale: context.traits.effectiveDisplayScale)
    let layout = TextLayout(
      styled, options: options, in: TextBounds(width: .exactly(frame.width)),
      shaper: context.shaper)
    return ListContentLayout.Label(layout: layout, origin: frame.origin)
  }
}
