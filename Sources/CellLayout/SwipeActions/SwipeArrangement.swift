import CellConfiguration
import CellText
import Foundation

/// The actions that a swiped cell reveals, placed at their edge (G48).
///
/// All rules are assumed:
///
/// 1. An action is as wide as its title or image with the padding, but at least a minimum.
/// 2. The actions share the revealed width in proportion to their own widths.
/// 3. The first action is closest to the edge, and the others follow inward.
/// 4. A swipe is full from the middle between the width of all actions and the cell's width. The
///    first action then has the whole width, if the configuration allows that.
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
    let widths = measured.map(\.width)
    let isFull =
      configuration.performsFirstActionWithFullSwipe
      && Self.isFull(revealedWidth, Self.total(widths), size.width)
    // 2. Their shares of the revealed width, from the edge inward.
    let ends = Self.ends(of: widths, in: revealedWidth, isFull: isFull, grid)
    let isAtRight = (edge == .trailing) != context.isRightToLeft
    let inset = grid.round(context.metrics.swipeActions.spacing.length / 2)
    var start: CGFloat = 0
    for (index, end) in ends.enumerated() {
      // 3. The shape inside each share, with image and title in its middle.
      let frame = CGRect(x: start, y: 0, width: end - start, height: size.height)
      let left = min(start + inset, end)
      let shape = grid.rect(
        left: left, top: inset, right: max(left, end - inset),
        bottom: max(inset, size.height - inset))
      let parts = measured[index].frames(in: shape, context)
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
    return min(total(widths), context.grid.floor(width))
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
