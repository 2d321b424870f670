public import CellConfiguration
import CellText
public import Foundation

/// The actions that a swiped cell reveals, placed at their edge (G48).
///
/// All rules are assumed:
///
/// 1. An action is as wide as its title or image with the padding, but at least a minimum. If the
///    cell is too narrow for all actions, the widest ones are narrowed to the same width.
/// 2. The actions share the revealed width in proportion to their own widths.
/// 3. The first action is closest to the edge, and the others follow inward.
/// 4. A swipe is full from the middle between the width of all actions and the cell's width. The
///    first action then has the whole width, if the configuration allows that.
/// 5. Titles and images fit into their actions where the swipe rests: titles are truncated, and
///    images are made smaller.
struct SwipeArrangement {
  /// The edge that the actions are at.
  let edge: SwipeEdge

  /// The distance that the cell is moved, in whole pixels and at most as wide as the cell.
  let revealedWidth: CGFloat

  /// The actions, the first one closest to the edge.
  private(set) var actions: [SwipeActionLayout] = []

  private(set) var measurementCount = 0

  /// Returns the distance that everything else moves to the right; negative for a move to the left.
  func distance(isRightToLeft: Bool) -> CGFloat {
    (edge == .leading) != isRightToLeft ? revealedWidth : -revealedWidth
  }

  /// Places the actions in a cell; `nil` if it is not swiped by a pixel.
  init?(
    _ swipe: CellSwipe, in size: CGSize, clipRadii: CornerRadii, _ context: ResolvedContext
  ) {
    guard let edge = swipe.revealedEdge, let configuration = swipe[edge] else { return nil }
    let grid = context.grid
    revealedWidth = min(grid.round(abs(swipe.offset).length), grid.floor(size.width))
    guard revealedWidth > 0 else { return nil }
    self.edge = edge
    // 1. The widths of the actions where a swipe rests.
    let measured = configuration.actions.map {
      MeasuredSwipeAction($0, inWidth: size.width, context)
    }
    measurementCount = measured.count { $0.titleSize != nil }
    let widths = Self.fitted(measured.map(\.width), in: grid.floor(size.width), grid)
    let isFull =
      configuration.performsFirstActionWithFullSwipe
      && Self.isFull(revealedWidth, Self.total(widths), size.width)
    // 2. Their shares of the revealed width, and then their places, from the edge inward.
    let ends = Self.ends(of: widths, in: revealedWidth, isFull: isFull, grid)
    let isAtRight = (edge == .trailing) != context.isRightToLeft
    let inset = grid.round(context.metrics.swipeActions.spacing.length / 2)
    var start: CGFloat = 0
    for (index, end) in ends.enumerated() {
      // 3. The shape inside each share, with image and title in its middle.
      let frame = CGRect(x: start, y: 0, width: end - start, height: size.height)
      let left = min(start + inset, end)
      let area = grid.rect(
        left: left, top: inset, right: max(left, end - inset),
        bottom: max(inset, size.height - inset))
      let parts = measured[index].parts(
        in: area, restingWidth: max(0, widths[index] - 2 * inset), context)
      let shape = parts.shape
      func placed(_ rect: CGRect) -> CGRect { isAtRight ? rect.mirrored(in: size.width) : rect }
      let bounds = CGRect(origin: .zero, size: size)
      let radius = CornerRadii(context.metrics.swipeActions.cornerRadius.length)
      actions.append(
        SwipeActionLayout(
          action: measured[index].action, edge: edge, index: index, frame: placed(frame),
          shapeFrame: placed(shape),
          cornerRadii: radius.limited(to: shape)
            .larger(clipRadii.limited(to: bounds).touching(placed(shape), in: bounds)),
          imageFrame: parts.image.map(placed), titleFrame: parts.title.map(placed),
          isTitleBelowShape: parts.isTitleBelowShape,
          isPerformedOnRelease: isFull && index == 0))
      start = end
    }
  }

  /// Returns the width of all actions where a swipe rests, at most the cell's width.
  static func restingWidth(
    _ configuration: SwipeActionsConfiguration, inWidth width: CGFloat, _ context: ResolvedContext
  ) -> CGFloat {
    let widths = configuration.actions.map {
      MeasuredSwipeAction($0, inWidth: width, context).width
    }
    return total(fitted(widths, in: context.grid.floor(width), context.grid))
  }

  /// Returns widths whose sum is at most the available width: the widest ones become equal.
  ///
  /// All numbers are in whole pixels.
  private static func fitted(
    _ widths: [CGFloat], in available: CGFloat, _ grid: PixelGrid
  ) -> [CGFloat] {
    if total(widths) <= available { return widths }
    var (result, rest) = (widths, available)
    let ascending = widths.indices.sorted { (widths[$0], $0) < (widths[$1], $1) }
    for (place, index) in ascending.enumerated() {
      // The last and widest one takes the pixels that remain.
      let count = CGFloat(widths.count - place)
      result[index] = min(widths[index], count == 1 ? rest : grid.floor(rest / count))
      rest = max(0, rest - result[index])
    }
    return result
  }

  private static func total(_ widths: [CGFloat]) -> CGFloat { widths.reduce(0, +).length }

  private static func isFull(_ revealed: CGFloat, _ total: CGFloat, _ width: CGFloat) -> Bool {
    total < width && revealed >= (total + width) / 2
  }

  /// Returns the end of each action, in points from the edge.
  private static func ends(
    of widths: [CGFloat], in revealed: CGFloat, isFull: Bool, _ grid: PixelGrid
  ) -> [CGFloat] {
    if isFull { return widths.map { _ in revealed } }
    let hasWidths = widths.contains { $0 > 0 }
    let total = hasWidths ? widths.reduce(0, +) : CGFloat(widths.count)
    var sum: CGFloat = 0
    return widths.enumerated().map { index, width in
      sum += hasWidths ? width : 1
      return index == widths.count - 1
        ? revealed : min(grid.round(revealed * sum / total), revealed)
    }
  }
}

extension ListCellConfiguration {
  /// Returns the offset at which a swipe rests: all actions of an edge at their own widths.
  ///
  /// ```swift
  /// cell.swipeOffset = cell.swipeOffset(revealing: .trailing, width: 358, context: context)
  /// ```
  ///
  /// - Parameters:
  ///   - edge: The edge that has the actions.
  ///   - width: The width of the cell, in points.
  ///   - context: The context that the cell is laid out with.
  /// - Returns: The offset, which is negative for the trailing edge and 0 without actions. It is
  ///   never larger than the cell.
  public func swipeOffset(
    revealing edge: SwipeEdge, width: CGFloat, context: LayoutContext
  ) -> CGFloat {
    guard let configuration = storedSwipe?.swipe[edge], !configuration.actions.isEmpty else {
      return 0
    }
    let own = context.overriding(traitOverrides)
    let width = SwipeArrangement.restingWidth(
      configuration, inWidth: width.finiteLength, own.resolved)
    return edge == .leading ? width : -width
  }
}

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
  /// A symbol of unknown size has the scale large, unless its configuration sets another scale
  /// (assumed).
  private static func size(of image: CellImage, _ context: ResolvedContext) -> CGSize {
    let grid = context.grid
    if image.takesSymbolSpace, image.size == nil {
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
  /// The frames of an action's parts.
  struct Parts {
    var shape: CGRect
    var image: CGRect?
    var title: CGRect?
    var isTitleBelowShape = false
  }

  /// Returns the frames of the parts in the area inside an action's spacing.
  ///
  /// The title is below the image, or below the shape of the image. If the area is too short for
  /// both, there is only the image.
  ///
  /// - Parameters:
  ///   - area: The area.
  ///   - restingWidth: The width of the area where the swipe rests, which limits the parts.
  ///   - context: The context of the cell.
  func parts(in area: CGRect, restingWidth: CGFloat, _ context: ResolvedContext) -> Parts {
    if area.isEmpty { return Parts(shape: area) }
    let (metrics, grid) = (context.metrics.swipeActions, context.grid)
    let gap = metrics.imageToTextPadding.length
    let padding = metrics.padding.length
    let image = imageSize.map {
      Self.fitted($0, in: CGSize(width: restingWidth, height: area.height), grid)
    }
    func title(in width: CGFloat) -> CGSize? {
      titleSize.map {
        CGSize(
          width: min($0.width, grid.floor(max(0, width))),
          height: min($0.height, grid.floor(area.height)))
      }
    }
    func centered(_ size: CGSize, _ top: CGFloat) -> CGRect {
      CGRect(
        origin: CGPoint(x: grid.round(area.midX - size.width / 2), y: grid.round(top)), size: size)
    }
    func middle(_ size: CGSize, in shape: CGRect) -> CGRect {
      centered(size, shape.midY - size.height / 2)
    }
    if let image, metrics.titlesBelowShapes, let title = title(in: restingWidth),
      image.height + 2 * padding + gap + title.height <= area.height
    {
      let bottom = grid.round(area.maxY - gap - title.height)
      let shape = CGRect(
        x: area.minX, y: area.minY, width: area.width, height: bottom - area.minY)
      return Parts(
        shape: shape, image: middle(image, in: shape), title: centered(title, bottom + gap),
        isTitleBelowShape: true)
    }
    let title = title(in: restingWidth - 2 * padding)
    if let image, let title, image.height + gap + title.height <= area.height,
      !metrics.titlesBelowShapes
    {
      let top = centered(image, area.midY - (image.height + gap + title.height) / 2)
      return Parts(shape: area, image: top, title: centered(title, top.maxY + gap))
    }
    return Parts(
      shape: area, image: image.map { middle($0, in: area) },
      title: image == nil ? title.map { middle($0, in: area) } : nil)
  }

  /// Returns a size with the same ratio that fits into another one, in whole pixels.
  private static func fitted(_ size: CGSize, in limit: CGSize, _ grid: PixelGrid) -> CGSize {
    let ratio = min(1, limit.width / size.width, limit.height / size.height)
    // The ratio of two sizes that are 0 is NaN.
    guard ratio < 1 else { return size }
    return CGSize(
      width: grid.floor(size.width * ratio), height: grid.floor(size.height * ratio))
  }
}
