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
/// let height = layout.size.height
/// let text = layout.textFrame
/// ```
///
/// Frames are in the cell; frames of ``content`` are in the content view.
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
  public let contentFrame: CGRect

  /// The layout of list content, in coordinates of the content view; `nil` for any other content.
  public let content: ListContentLayout?

  /// The background in coordinates of the cell, or `nil` if there is none.
  public let background: BackgroundLayout?

  /// The accessories of the cell, including hidden ones.
  ///
  /// Leading accessories come first, from the edge inward, then trailing ones from the content
  /// outward.
  public let accessories: [AccessoryLayout]

  /// The line before a reorder control, or `nil` if there is none.
  public let reorderSeparatorFrame: CGRect?

  /// The line at the top, or `nil` if there is none.
  public let topSeparator: SeparatorLayout?

  /// The line at the bottom, or `nil` if there is none.
  public let bottomSeparator: SeparatorLayout?

  /// The default position of a separator.
  ///
  /// It runs along the bottom, from the leading edge of the text to the layout margin. As recorded
  /// for `separatorLayoutGuide`.
  public let separatorGuide: CGRect

  /// The margins that the content view inherits.
  package let contentMargins: DirectionalEdgeInsets

  /// The number of text measurements made.
  package let measurementCount: Int

  /// The actions that a swipe reveals, the first one closest to its edge; empty if it reveals none.
  ///
  /// They are behind the other parts of the cell, in the space that these parts vacate.
  public let swipeActions: [SwipeActionLayout]

  /// The distance that all parts of the cell except the swipe actions are moved to the right.
  ///
  /// It is in points and whole pixels, and negative for a move to the left. The cell's
  /// configuration has the offset in reading direction. It is assumed that everything moves.
  public let swipeDistance: CGFloat

  /// Whether the leading side is the right one.
  let isRightToLeft: Bool

  /// The minimum size of the area in which an accessory takes touches.
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
    self.init(
      cell, content: cell.content, width: width, height: nil, context: context,
      decorations: decorations)
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
    self.init(
      cell, content: cell.content, width: size.width, height: size.height, context: context,
      decorations: decorations)
  }

  /// Lays out a cell in a width, at a given height or, without one, at the height that it needs.
  ///
  /// - Parameters:
  ///   - cell: The configuration of the cell, whose content is not read.
  ///   - content: The content of the cell.
  package init(
    _ cell: borrowing ListCellConfiguration, content: consuming ListContentConfiguration?,
    width: CGFloat, height: CGFloat?, context: borrowing LayoutContext,
    decorations: borrowing ListCellDecorations
  ) {
    let context = context.overriding(cell.traitOverrides)
    var sizes = MeasuredCell.measuring(
      cell, content, width: width.finiteLength, height: height, context, decorations.dimensions)
    self.init(placing: &sizes, height: nil, cell.background, cell.storedSwipe, context, decorations)
  }

  /// Places the parts of a measured cell.
  ///
  /// - Parameters:
  ///   - measurement: The cell, measured for its width.
  ///   - height: The height of the cell in points, or `nil` for the height of the measurement;
  ///     values that are negative or not finite count as 0.
  public init(_ measurement: consuming ListCellMeasurement, height: CGFloat? = nil) {
    self.init(
      placing: &measurement.sizes, height: height?.finiteLength, measurement.background,
      measurement.swipe, measurement.context, measurement.decorations)
  }

  /// Places sizes that are not used again, and updates their accessories in place.
  @inline(__always)
  private init(
    placing sizes: inout MeasuredCell, height: CGFloat?, _ shown: BackgroundConfiguration?,
    _ swipe: StoredSwipe?, _ context: borrowing LayoutContext,
    _ decorations: borrowing ListCellDecorations
  ) {
    // Not read in the closures below, which would copy the context.
    let (measures, clipRadii) = (context.resolved, decorations.clipRadii)
    margins = context.cellLayoutMargins
    isRightToLeft = measures.isRightToLeft
    touchTargetSize = measures.metrics.accessories.touchTargetSize.lengths
    contentMargins = sizes.arrangement.contentMargins
    let size = CGSize(width: sizes.width, height: height ?? sizes.height)
    self.size = size
    // 1. The content between the accessories, below the space that the list adds above it (G31,
    //    G43, G44).
    let outside = sizes.heightOutsideContent
    let contentHeight = height.map { max(0, $0 - outside) } ?? sizes.contentHeight
    let count = sizes.measurementCount
    var contentFrame = CGRect(
      x: sizes.arrangement.contentLeft, y: min(sizes.topPadding, size.height),
      width: sizes.arrangement.contentWidth, height: contentHeight)
    var textLeading = contentFrame.minX
    if var content = sizes.content.take() {
      let layout = ListContentLayout(placing: &content, height: contentHeight)
      textLeading += layout.separatorInset(isRightToLeft: isRightToLeft)
      self.content = layout
    } else {
      textLeading += contentMargins.leading.length
      content = nil
    }
    // 2. Accessories, centered above the separator (G26, G44), and mirrored from right to left
    //    (G15).
    sizes.arrangement.place(in: size, above: sizes.separatorHeight, context)
    // 3. Separators, which begin at the text (G27 to G29).
    let lines = SeparatorLines(
      size: size, textLeading: textLeading, margins: margins, measures: measures)
    var separatorGuide = lines.guide
    var (topSeparator, bottomSeparator): (SeparatorLayout?, SeparatorLayout?) = (nil, nil)
    if let separators = decorations.separators {
      topSeparator = lines.separator(separators, isTop: true)
      bottomSeparator = lines.separator(separators, isTop: false)
    }
    // 4. Right to left is the mirror image (G15).
    if isRightToLeft {
      contentFrame.mirror(in: size.width)
      separatorGuide.mirror(in: size.width)
      topSeparator?.frame.mirror(in: size.width)
      bottomSeparator?.frame.mirror(in: size.width)
    }
    // 5. A swipe moves everything, and reveals actions behind it (G48).
    let revealed = swipe.flatMap {
      SwipeArrangement($0.swipe, in: size, clipRadii: clipRadii, measures)
    }
    swipeActions = revealed?.actions ?? []
    swipeDistance = revealed?.distance(isRightToLeft: isRightToLeft) ?? 0
    measurementCount = count + (revealed?.measurementCount ?? 0)
    if swipeDistance != 0 {
      contentFrame.origin.x += swipeDistance
      sizes.arrangement.move(by: swipeDistance)
      separatorGuide.origin.x += swipeDistance
      topSeparator?.frame.origin.x += swipeDistance
      bottomSeparator?.frame.origin.x += swipeDistance
    }
    // 6. The background, with the corners clipped by the list (G16 to G19, G45).
    if let shown {
      var layout = BackgroundLayout(
        shown, size: size, context: context, clipRadii: clipRadii)
      layout.swipe(by: swipeDistance)
      background = layout
    } else {
      background = nil
    }
    self.contentFrame = contentFrame
    self.separatorGuide = separatorGuide
    self.topSeparator = topSeparator
    self.bottomSeparator = bottomSeparator
    accessories = sizes.arrangement.accessories
    reorderSeparatorFrame = sizes.arrangement.reorderSeparator
  }
}

extension ListContentLayout {
  /// Returns the distance from the leading edge of the content to the separator.
  ///
  /// The separator begins at the text or, without a text, at the margin.
  fileprivate func separatorInset(isRightToLeft: Bool) -> CGFloat {
    guard let frame = textFrame ?? secondaryTextFrame else { return margins.leading }
    return isRightToLeft ? size.width - frame.maxX : frame.minX
  }
}
