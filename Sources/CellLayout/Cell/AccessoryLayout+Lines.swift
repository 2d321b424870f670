import CellConfiguration
import CellText
import Foundation

extension AccessoryLayout {
  /// Returns the lines of a label accessory in its frame, or `nil` for any other accessory.
  ///
  /// A label that is truncated so much that its frame has no space for an ellipsis has no lines.
  ///
  /// - Parameter context: The context that the cell was laid out with.
  public func textLayout(in context: LayoutContext) -> ListContentLayout.Label? {
    textLayout(in: context, color: color)
  }

  /// Returns the lines of a label accessory in a color; without a color if it is `nil`.
  func textLayout(in context: LayoutContext, color: CellColor?) -> ListContentLayout.Label? {
    guard let styled = accessory.styledText(context.traits, color: color) else { return nil }
    let options = TextLayoutOptions(accessoryIn: context.traits)
    let layout = TextLayout(
      of: styled, options: options, in: TextBounds(width: .exactly(frame.width)),
      shaper: context.shaper)
    // Half a pixel, because frames are in whole pixels.
    let limit = frame.width + 0.5 / context.grid.scale
    guard layout.lines.allSatisfy({ $0.width <= limit }) else { return nil }
    return ListContentLayout.Label(layout: layout, origin: frame.origin)
  }
}
