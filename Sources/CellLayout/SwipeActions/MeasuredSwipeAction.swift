import CellConfiguration
import CellText
import Foundation

/// The sizes of a swipe action's parts, and its own width (G48).
struct MeasuredSwipeAction {
  let action: SwipeAction

  /// The size of the image in whole pixels; `nil` without an image.
  let imageSize: CGSize?

  /// The size of the title in whole pixels; `nil` without a title.
  let titleSize: CGSize?

  /// The width of the action where the swipe rests, in whole pixels.
  let width: CGFloat

  /// Measures an action of a cell of a given width.
  init(_ action: SwipeAction, inWidth cellWidth: CGFloat, _ context: ResolvedContext) {
    let (metrics, grid) = (context.metrics.swipeActions, context.grid)
    let around = 2 * metrics.padding.length + metrics.spacing.length
    self.action = action
    imageSize = action.image.map { Self.size(of: $0, context) }
    titleSize = action.styledTitle(context.traits, color: nil).map { styled in
      let options = TextLayoutOptions(accessoryIn: context.traits)
      let bounds = TextBounds(width: .atMost(max(0, cellWidth - around)))
      return
        (context.cache?.measurement(of: styled, options: options, in: bounds)
        ?? TextMeasurement(of: styled, options: options, in: bounds, shaper: context.shaper)).size
    }
    let own = max(imageSize?.width ?? 0, titleSize?.width ?? 0) + around
    width = grid.ceil(max(metrics.minimumWidth, own).length)
  }

  /// Returns the size of an image in whole pixels.
  ///
  /// A symbol of unknown size has the scale large, unless its configuration has another (assumed).
  private static func size(of image: CellImage, _ context: ResolvedContext) -> CGSize {
    let grid = context.grid
    if image.isSymbol, image.size == nil {
      let large = CellImage.SymbolConfiguration(scale: .large)
      return context.growth.symbolSize(
        image.symbolConfiguration.map { large.applying($0) } ?? large, context.metrics, grid)
    }
    let size = (image.size ?? .zero).lengths
    let ratio = image.isSymbol ? context.growth.ratio : 1
    return CGSize(width: grid.round(size.width * ratio), height: grid.round(size.height * ratio))
      .lengths
  }
}

extension MeasuredSwipeAction {
  /// Returns the frames of image and title in the middle of a shape.
  ///
  /// The title is below the image. If the shape is not high enough for both, there is only the
  /// image.
  func frames(
    in shape: CGRect, _ context: ResolvedContext
  ) -> (image: CGRect?, title: CGRect?) {
    if shape.isEmpty { return (nil, nil) }
    let grid = context.grid
    let padding = context.metrics.swipeActions.imageToTextPadding.length
    func centered(_ size: CGSize, _ top: CGFloat) -> CGRect {
      CGRect(
        origin: CGPoint(x: grid.round(shape.midX - size.width / 2), y: grid.round(top)), size: size)
    }
    if let imageSize, let titleSize {
      let height = imageSize.height + padding + titleSize.height
      if height <= shape.height {
        let image = centered(imageSize, shape.midY - height / 2)
        return (image, centered(titleSize, image.maxY + padding))
      }
    }
    func middle(_ size: CGSize) -> CGRect { centered(size, shape.midY - size.height / 2) }
    return (imageSize.map(middle), imageSize == nil ? titleSize.map(middle) : nil)
  }
}
