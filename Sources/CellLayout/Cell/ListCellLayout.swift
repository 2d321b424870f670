public import CellConfiguration
import CellText
public import Foundation

/// The frames of everything in a list cell: content, accessories, background, separators.
///
/// ```
///  ┌ side ┬─────────┬──────────────────────┬───────┬───────┬ side ┐
///  │margin│ leading │     content view     │ label │   >   │margin│
///  │      │ region  │                      │region │region │      │
///  │      │         └──────────────────────┴───────┴───────┘      │
///  └──────┴──────────── separator ────────────────────────────────┘
/// ```
///
/// ```swift
/// let layout = ListCellLayout(cell, width: 358, context: context)
/// let height = layout.size.height  // of a self-sizing row
/// let text = layout.textFrame  // in the cell; frames of layout.content are in the content view
/// ```
///
/// The inherited margins of the context are the layout margins of the cell. Frames are as recorded
/// for `UICollectionViewListCell`; rows of table views are taller by their separator. Any input
/// gives finite frames without negative sizes. Right-to-left frames are the mirror image of
/// left-to-right ones.
public struct ListCellLayout: Equatable, Sendable {
  /// The size of the cell.
  public let size: CGSize

  /// The layout margins of the cell.
  public let margins: DirectionalEdgeInsets

  /// The frame of the content view in the cell.
  public private(set) var contentFrame: CGRect

  /// The layout of list content, in coordinates of the content view; `nil` for any other content.
  public let content: ListContentLayout?

  /// The background in coordinates of the cell, or `nil` if there is none.
  public private(set) var background: BackgroundLayout?

  /// The accessories of the cell, including hidden ones.
  ///
  /// Leading accessories come first, from the edge inward, then trailing ones from the content
  /// outward.
  public private(set) var accessories: [AccessoryLayout]

  /// The line before a reorder control, or `nil` if there is none.
  public private(set) var reorderSeparatorFrame: CGRect?

  /// The line at the top, or `nil` if there is none.
  public private(set) var topSeparator: SeparatorLayout?

  /// The line at the bottom, or `nil` if there is none.
  public private(set) var bottomSeparator: SeparatorLayout?

  /// The default position of a separator.
  ///
  /// It runs along the bottom, from the leading edge of the text to the layout margin. As recorded
  /// for `separatorLayoutGuide`.
  public private(set) var separatorGuide: CGRect

  /// The margins that the content view inherits.
  public let contentMargins: DirectionalEdgeInsets

  /// The number of text measurements made.
  public private(set) var measurementCount: Int

  /// The actions that a swipe reveals, the first one closest to its edge; empty if it reveals none.
  ///
  /// They are behind the other parts of the cell, in the space that these have left.
  public private(set) var swipeActions: [SwipeActionLayout] = []

  /// The distance that all parts of the cell except the swipe actions are moved to the right.
  ///
  /// It is in points and whole pixels, and negative for a move to the left. The cell's
  /// configuration has the offset in reading direction. That everything moves is assumed.
  public private(set) var swipeDistance: CGFloat = 0

  /// Whether the leading side is the right one.
  let isRightToLeft: Bool

  /// The size that the area of an accessory in which it takes touches has at least.
  let touchTargetSize: CGSize

  /// Lays out a cell in a width, at the height that its content needs.
  ///
  /// - Parameters:
  ///   - cell: The configuration of the cell.
  ///   - width: The width of the cell in points; negative, infinite and NaN values count as 0.
  ///   - context: The traits, the text system, and the layout margins of the cell as inherited
  ///     margins.
  ///   - decorations: The parts that the surrounding list adds.
  public init(
    _ cell: borrowing ListCellConfiguration, width: CGFloat, context: borrowing LayoutContext,
    decorations: borrowing ListCellDecorations = ListCellDecorations()
  ) {
    var measurement = ListCellMeasurement(
      cell, width: width, context: context, decorations: decorations)
    self.init(placing: &measurement, height: nil)
  }

  /// Lays out a cell in a given size.
  ///
  /// - Parameters:
  ///   - cell: The configuration of the cell.
  ///   - size: The size of the cell in points; dimensions that are negative or not finite count as
  ///     0.
  ///   - context: The traits, the text system, and the layout margins of the cell as inherited
  ///     margins.
  ///   - decorations: The parts that the surrounding list adds.
  public init(
    _ cell: borrowing ListCellConfiguration, size: CGSize, context: borrowing LayoutContext,
    decorations: borrowing ListCellDecorations = ListCellDecorations()
  ) {
    var measurement = ListCellMeasurement(
      cell, width: size.width, height: size.height, context: context, decorations: decorations)
    self.init(placing: &measurement, height: nil)
  }

  /// Places the parts of a measured cell.
  ///
  /// - Parameters:
  ///   - measurement: The cell, measured for its width.
  ///   - height: The height of the cell in points, or `nil` for the height of the measurement;
  ///     values that are negative or not finite count as 0.
  public init(_ measurement: consuming ListCellMeasurement, height: CGFloat? = nil) {
    self.init(placing: &measurement, height: height)
  }

  /// Places a measurement that is not used again, and updates its accessories in place.
  private init(placing measurement: inout ListCellMeasurement, height: CGFloat?) {
    let context = measurement.context
    margins = context.cellLayoutMargins
    isRightToLeft = context.isRightToLeft
    touchTargetSize = context.resolved.metrics.touchTargetSize.lengths
    contentMargins = measurement.contentMargins
    measurementCount = measurement.measurementCount
    let height = height?.finiteLength
    size = CGSize(width: measurement.width, height: height ?? measurement.height)
    // 1. The content between the accessories, below the space that the list adds above it (G31,
    //    G43, G44).
    let around = measurement.heightAroundContent
    let contentHeight = height.map { max(0, $0 - around) } ?? measurement.sizes.contentHeight
    let top = min(measurement.sizes.topPadding, size.height)
    contentFrame = CGRect(
      x: measurement.sizes.arrangement.contentLeft, y: top,
      width: measurement.contentWidth, height: contentHeight)
    var textLeading = contentFrame.minX
    if var shown = measurement.sizes.content.take() {
      let layout = ListContentLayout(placing: &shown, height: contentHeight)
      textLeading += layout.separatorInset(isRightToLeft: context.isRightToLeft)
      content = layout
    } else {
      textLeading += contentMargins.leading.length
      content = nil
    }
    // 2. Accessories, centered vertically (G26).
    measurement.sizes.arrangement.place(in: size, context)
    accessories = measurement.sizes.arrangement.accessories
    reorderSeparatorFrame = measurement.sizes.arrangement.reorderSeparator
    // 3. The background, with the corners clipped by the list (G16 to G19, G45).
    if let configuration = measurement.background {
      background = BackgroundLayout(
        configuration, size: size, context: context,
        clipRadii: measurement.decorations.clipRadii)
    } else {
      background = nil
    }
    // 4. Separators, which begin at the text (G27 to G29).
    let lines = SeparatorLines(
      size: size, textLeading: textLeading, margins: margins, measures: context.resolved)
    separatorGuide = lines.guide
    if let separators = measurement.decorations.separators {
      topSeparator = lines.separator(separators, isTop: true)
      bottomSeparator = lines.separator(separators, isTop: false)
    }
    // 5. Right to left is the mirror image (G15); accessories are mirrored already.
    if context.isRightToLeft { mirror() }
    // 6. A swipe moves everything, and reveals actions behind it (G48).
    if let swipe = measurement.swipe {
      reveal(swipe.swipe, clipRadii: measurement.decorations.clipRadii, context.resolved)
    }
  }

  private mutating func mirror() {
    let width = size.width
    contentFrame.mirror(in: width)
    separatorGuide.mirror(in: width)
    topSeparator?.frame.mirror(in: width)
    bottomSeparator?.frame.mirror(in: width)
  }

  /// Places the swipe actions, and moves everything else away from their edge.
  @inline(never)
  private mutating func reveal(
    _ swipe: CellSwipe, clipRadii: CornerRadii, _ context: ResolvedContext
  ) {
    guard let revealed = SwipeArrangement(swipe, in: size, clipRadii: clipRadii, context) else {
      return
    }
    swipeActions = revealed.actions
    measurementCount += revealed.measurementCount
    let isToTheRight = (revealed.edge == .leading) != isRightToLeft
    swipeDistance = isToTheRight ? revealed.revealedWidth : -revealed.revealedWidth
    contentFrame.origin.x += swipeDistance
    for index in accessories.indices {
      accessories[index].frame.origin.x += swipeDistance
      accessories[index].region.origin.x += swipeDistance
    }
    background?.swipe(by: swipeDistance)
    reorderSeparatorFrame?.origin.x += swipeDistance
    separatorGuide.origin.x += swipeDistance
    topSeparator?.frame.origin.x += swipeDistance
    bottomSeparator?.frame.origin.x += swipeDistance
  }
}

extension ListContentLayout {
  /// Returns the distance from the leading edge of the content to the separator.
  ///
  /// The separator begins at the text, or at the margin if there is no text.
  fileprivate func separatorInset(isRightToLeft: Bool) -> CGFloat {
    guard let frame = textFrame ?? secondaryTextFrame else { return margins.leading }
    return isRightToLeft ? size.width - frame.maxX : frame.minX
  }
}
