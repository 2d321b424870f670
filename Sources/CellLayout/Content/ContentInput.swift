import CellConfiguration
import CellText
import Foundation

/// Everything that frames of list content depend on, besides the size of the view and the texts.
///
/// Plain numbers: made once from a configuration and a context, read by every later step. All
/// lengths are finite and, unless said otherwise, not negative.
struct ContentInput: Equatable, Sendable {
  var grid = PixelGrid(scale: 1)
  var isRightToLeft = false
  /// Whether the text size is one of the accessibility categories.
  var isAccessibilitySize = false
  var margins = DirectionalEdgeInsets.zero
  var minimumHeight: CGFloat = 0
  var imageToTextPadding: CGFloat = 0
  var horizontalPadding: CGFloat = 0
  var verticalPadding: CGFloat = 0
  var prefersSideBySide = false
  var hasText = false
  var hasSecondaryText = false
  /// Whether the text's label fills the width: centred and justified text.
  var textFillsWidth = false
  var secondaryTextFillsWidth = false
  var image: ImageInput?

  /// The input of nothing.
  init() {}

  /// Gathers the input.
  ///
  /// - Parameters:
  ///   - values: the properties of the configuration.
  init(
    _ configuration: borrowing ListContentConfiguration, _ values: borrowing ListContentValues,
    _ context: borrowing LayoutContext
  ) {
    let measures = context.measures
    grid = measures.grid
    isRightToLeft = measures.isRightToLeft
    isAccessibilitySize = measures.isAccessibilitySize
    margins = Self.margins(
      values.own.directionalLayoutMargins, context.inheritedMargins,
      values.own.axesPreservingSuperviewLayoutMargins)
    let family = configuration.row.family
    minimumHeight = measures.family(family).minimumHeight
    imageToTextPadding = values.own.imageToTextPadding.length
    horizontalPadding = values.own.textToSecondaryTextHorizontalPadding.length
    verticalPadding = values.own.textToSecondaryTextVerticalPadding.length
    prefersSideBySide = values.own.prefersSideBySideTextAndSecondaryText
    hasText = configuration.hasText
    hasSecondaryText = configuration.hasSecondaryText
    textFillsWidth = values.text.alignment != .natural
    secondaryTextFillsWidth = values.secondaryText.alignment != .natural
    image = configuration.image.map { ImageInput($0, values.image, family, measures) }
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
