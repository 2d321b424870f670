import CellConfiguration
import CellText
import Foundation

/// Everything that frames of list content depend on, besides the size of the view and the texts.
///
/// Plain numbers: made once from a configuration and a context, read by every later step. All
/// lengths are finite and, unless said otherwise, not negative.
struct ContentInput: Equatable, Sendable {
  var grid: PixelGrid
  var isRightToLeft: Bool
  /// Whether the text size is one of the accessibility categories.
  var isAccessibilitySize: Bool
  var margins: DirectionalEdgeInsets
  var minimumHeight: CGFloat
  var imageToTextPadding: CGFloat
  var horizontalPadding: CGFloat
  var verticalPadding: CGFloat
  var prefersSideBySide: Bool
  var hasText: Bool
  var hasSecondaryText: Bool
  /// Whether the text's label fills the width: centred and justified text.
  var textFillsWidth: Bool
  var secondaryTextFillsWidth: Bool
  /// The size of the primary text's font.
  var pointSize: CGFloat
  var image: ImageInput?

  /// Gathers the input.
  init(_ configuration: borrowing ListContentConfiguration, _ context: borrowing LayoutContext) {
    let traits = context.traits
    let metrics = traits.styleSheet.metrics
    let category = traits.preferredContentSizeCategory
    let growth = TextGrowth(category)
    grid = traits.pixelGrid
    isRightToLeft = traits.isRightToLeft
    isAccessibilitySize = category.isAccessibilityCategory
    hasText = configuration.shownText != nil
    hasSecondaryText = configuration.shownSecondaryText != nil
    let row = configuration.row
    minimumHeight = growth.minimumHeight(of: row.family, metrics, grid)
    let inherited = context.inheritedMargins
    let shown = configuration.image
    let grid = grid
    let isAccessibilitySize = isAccessibilitySize
    (
      margins, imageToTextPadding, horizontalPadding, verticalPadding, prefersSideBySide,
      textFillsWidth, secondaryTextFillsWidth, pointSize, image
    ) = configuration.withValues { values in
      let font = values.text.font
      let size =
        values.text.adjustsFontForContentSizeCategory
        ? font.resolved(with: traits).pointSize : font.pointSize
      return (
        Self.margins(
          values.directionalLayoutMargins, inherited, values.axesPreservingSuperviewLayoutMargins),
        values.imageToTextPadding.length, values.textToSecondaryTextHorizontalPadding.length,
        values.textToSecondaryTextVerticalPadding.length,
        values.prefersSideBySideTextAndSecondaryText, values.text.alignment != .natural,
        values.secondaryText.alignment != .natural, size,
        shown.map {
          ImageInput(
            $0, values.image, row.family, metrics, growth, grid,
            isAccessibilitySize: isAccessibilitySize)
        }
      )
    }
  }

  /// G1: on a preserved axis the own margin is only a minimum.
  private static func margins(
    _ own: DirectionalEdgeInsets, _ inherited: DirectionalEdgeInsets, _ preserved: Axes
  ) -> DirectionalEdgeInsets {
    var margins = DirectionalEdgeInsets(
      top: own.top.length, leading: own.leading.length, bottom: own.bottom.length,
      trailing: own.trailing.length)
    if preserved.contains(.horizontal) {
      margins.leading = max(margins.leading, inherited.leading.length)
      margins.trailing = max(margins.trailing, inherited.trailing.length)
    }
    if preserved.contains(.vertical) {
      margins.top = max(margins.top, inherited.top.length)
      margins.bottom = max(margins.bottom, inherited.bottom.length)
    }
    return margins
  }

  /// Whether text wraps around the image: at accessibility sizes, with an image and any text (G14).
  var wrapsAroundImage: Bool {
    isAccessibilitySize && image != nil && (hasText || hasSecondaryText)
  }
}
