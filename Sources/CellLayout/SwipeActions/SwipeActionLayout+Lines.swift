import CellConfiguration
import CellText
import Foundation

extension SwipeActionLayout {
  /// Returns the lines of the title in its frame, or `nil` if none is shown.
  ///
  /// - Parameter context: The context that the cell was laid out with.
  public func textLayout(in context: LayoutContext) -> ListContentLayout.Label? {
    textLayout(in: context, color: titleColor)
  }

  /// Returns the lines of the title in a color; without a color if it is `nil`.
  func textLayout(in context: LayoutContext, color: CellColor?) -> ListContentLayout.Label? {
    guard let titleFrame, let styled = action.styledTitle(context.traits, color: color) else {
      return nil
    }
    let layout = TextLayout(
      of: styled, options: TextLayoutOptions(accessoryIn: context.traits),
      in: TextBounds(width: .exactly(titleFrame.width)), shaper: context.shaper)
    return ListContentLayout.Label(layout: layout, origin: titleFrame.origin)
  }
}

extension SwipeAction {
  /// Returns the title in body text, which grows with the text size (assumed).
  func styledTitle(_ traits: TraitCollection, color: CellColor?) -> StyledText? {
    guard let title, !title.isEmpty else { return nil }
    let font = CellFont.preferredFont(forTextStyle: .body)
    return StyledText(
      title, attributes: TextAttributes(font: font.resolved(with: traits), color: color))
  }
}
