public import CellConfiguration
import CellText
public import Foundation

/// The frames of everything in a list cell: content, accessories, background, separators.
///
/// ```diagram
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
/// Frames are in coordinates of the cell, except the frames of ``content``, which are in
/// coordinates of the content view.
///
/// The inherited margins of the context are the layout margins of the cell. Frames are as recorded
/// for `UICollectionViewListCell`; rows of table views are taller by their separator. Any input
/// gives finite frames without negative sizes. Right-to-left frames are the mirror image of
/// left-to-right ones.
public struct ListCellLayout: Equatable, Sendable {
  /// The size of the cell.
  public private(set) var size = CGSize.zero

  /// The layout margins of the cell.
  public private(set) var margins = DirectionalEdgeInsets.zero

  /// The frame of the content view in the cell.
  public private(set) var contentFrame = CGRect.zero

  /// The layout of list content, in coordinates of the content view; `nil` for any other content.
  public var content: ListContentLayout? { hasContent ? placedContent : nil }

  // Not an optional value, which could not be placed in place.
  private var hasContent = false
  private var placedContent = ListContentLayout()

  /// The background in coordinates of the cell, or `nil` if there is none.
  public var background: BackgroundLayout? { hasBackground ? placedBackground : nil }

  private var hasBackground = false
  private var placedBackground = BackgroundLayout()

  /// The accessories of the cell, including hidden ones.
  ///
  /// Leading accessories come first, from the edge inward, then trailing ones from the content
  /// outward.
  ///
  /// Each access makes the array.
  public var accessories: [AccessoryLayout] { placedAccessories.layouts }

  private(set) var placedAccessories = PlacedAccessories()

  /// The line before a reorder control, or `nil` if there is none.
  public private(set) var reorderSeparatorFrame: CGRect?

  /// The line at the top, or `nil` if there is none.
  public internal(set) var topSeparator: SeparatorLayout?

  /// The line at the bottom, or `nil` if there is none.
  public internal(set) var bottomSeparator: SeparatorLayout?

  /// The default position of a separator.
  ///
  /// It runs along the bottom, from the leading edge of the text to the layout margin. As recorded
  /// for `separatorLayoutGuide`.
  public internal(set) var separatorGuide = CGRect.zero

  /// The guide before constraints moved it; `nil` if none did.
  var unmovedSeparatorGuide: CGRect?

  /// The margins that the content view inherits.
  package private(set) var contentMargins = DirectionalEdgeInsets.zero

  /// The number of text measurements made.
  package private(set) var measurementCount = 0

  /// The links of which a part is visible, in reading order.
  public private(set) var links: [LinkLayout] = []

  /// The actions that a swipe reveals, the first one closest to its edge; empty if it reveals none.
  ///
  /// They are behind the other parts of the cell, in the space that these parts vacate.
  public private(set) var swipeActions: [SwipeActionLayout] = []

  /// The distance that all parts of the cell except the swipe actions are moved to the right.
  ///
  /// It is in points and whole pixels, and negative for a move to the left. The cell's
  /// configuration has the offset in reading direction. It is assumed that everything moves.
  public private(set) var swipeDistance: CGFloat = 0

  /// Whether the leading side is the right one.
  private(set) var isRightToLeft = false

  /// The minimum size of the area in which an accessory takes touches.
  private(set) var touchTargetSize = CGSize.zero

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
    layOut(cell, cell.content, width, nil, context, decorations)
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
    layOut(cell, cell.content, size.width, size.height, context, decorations)
  }

  /// Lays out a cell in a width, at a given height or, without one, at the height that it needs.
  ///
  /// - Parameters:
  ///   - cell: The configuration of the cell, whose content is not read.
  ///   - content: The content of the cell.
  package init(
    _ cell: borrowing ListCellConfiguration, content: borrowing ListContentConfiguration?,
    width: CGFloat, height: CGFloat?, context: borrowing LayoutContext,
    decorations: borrowing ListCellDecorations
  ) {
    layOut(cell, content, width, height, context, decorations)
  }

  /// Places the parts of a measured cell.
  ///
  /// - Parameters:
  ///   - measurement: The cell, measured for its width.
  ///   - height: The height of the cell in points, or `nil` for the height of the measurement;
  ///     values that are negative or not finite count as 0.
  public init(_ measurement: consuming ListCellMeasurement, height: CGFloat? = nil) {
    place(
      &measurement.sizes, height?.finiteLength, measurement.background, measurement.swipe,
      measurement.context, measurement.decorations)
  }

  /// Measures and places a cell.
  ///
  /// This is a method because methods, unlike initializers, do not copy their parameters.
  @inline(never)
  private mutating func layOut(
    _ cell: borrowing ListCellConfiguration, _ content: borrowing ListContentConfiguration?,
    _ width: CGFloat, _ height: CGFloat?, _ context: borrowing LayoutContext,
    _ decorations: borrowing ListCellDecorations
  ) {
    if case .some = cell.traitOverrides {
      let context = context.overriding(cell.traitOverrides)
      layOutResolved(cell, content, width, height, context, decorations)
    } else {
      layOutResolved(cell, content, width, height, context, decorations)
    }
  }

  /// Measures and places a cell under a context with the traits of the cell.
  private mutating func layOutResolved(
    _ cell: borrowing ListCellConfiguration, _ content: borrowing ListContentConfiguration?,
    _ width: CGFloat, _ height: CGFloat?, _ context: borrowing LayoutContext,
    _ decorations: borrowing ListCellDecorations
  ) {
    var sizes = MeasuredCell()
    sizes.measure(
      cell, content, width: width.finiteLength, height: height, context, decorations.dimensions)
    place(&sizes, nil, cell.background, cell.storedSwipe, context, decorations)
  }

  /// Places sizes that are not used again, and updates their accessories in place.
  ///
  /// Methods of optional parts are called through `?`, because unwrapped parts would be copied.
  private mutating func place(
    _ sizes: inout MeasuredCell, _ height: CGFloat?, _ shown: borrowing BackgroundConfiguration?,
    _ swipe: StoredSwipe?, _ context: borrowing LayoutContext,
    _ decorations: borrowing ListCellDecorations
  ) {
    let measures = context.resolved
    margins = context.cellLayoutMargins
    isRightToLeft = measures.isRightToLeft
    touchTargetSize = measures.metrics.accessories.touchTargetSize.lengths
    contentMargins = sizes.arrangement.contentMargins
    measurementCount = sizes.measurementCount
    size = CGSize(width: sizes.width, height: height ?? sizes.height)
    // 1. The content between the accessories, below the space that the list adds above it (G31,
    //    G43, G44).
    var contentHeight = sizes.contentHeight
    if let height { contentHeight = max(0, height - sizes.heightOutsideContent) }
    contentFrame = CGRect(
      x: sizes.arrangement.contentLeft, y: min(sizes.topPadding, size.height),
      width: sizes.arrangement.contentWidth, height: contentHeight)
    var textLeading = contentFrame.minX
    if sizes.hasContent {
      hasContent = true
      placedContent.place(&sizes.content, contentHeight)
      textLeading += placedContent.separatorInset(isRightToLeft: isRightToLeft)
    } else {
      textLeading += contentMargins.leading.length
    }
    // 2. Accessories, centered above the separator (G26, G44), and mirrored from right to left
    //    (G15).
    sizes.arrangement.place(in: size, above: sizes.separatorHeight, context)
    // 3. Separators, which begin at the text (G27 to G29).
    let lines = SeparatorLines(
      size: size, textLeading: textLeading, margins: margins, measures: measures)
    separatorGuide = lines.guide
    decorations.separators?.place(on: lines, top: &topSeparator, bottom: &bottomSeparator)
    // 4. Right to left is the mirror image (G15).
    if isRightToLeft {
      contentFrame.mirror(in: size.width)
      separatorGuide.mirror(in: size.width)
      topSeparator?.frame.mirror(in: size.width)
      bottomSeparator?.frame.mirror(in: size.width)
    }
    // 5. A swipe moves everything, and reveals actions behind it (G48).
    if let swipe {
      move(by: swipe.swipe, &sizes.arrangement, clipRadii: decorations.clipRadii, measures)
    }
    // 6. The background, with the corners clipped by the list (G16 to G19, G45).
    let clipRadii = decorations.clipRadii
    if shown?.place(in: &placedBackground, size, context, clipRadii: clipRadii) != nil {
      hasBackground = true
      placedBackground.swipe(by: swipeDistance)
    }
    swap(&placedAccessories, &sizes.arrangement.accessories)
    reorderSeparatorFrame = sizes.arrangement.reorderSeparator
    // 7. The links, in the lines of the labels.
    if let linked = sizes.linkedContent {
      links = linked.links(in: placedContent, at: contentFrame.origin, context)
    }
  }

  /// Moves everything but the background by a swipe.
  @inline(never)
  private mutating func move(
    by swipe: CellSwipe, _ arrangement: inout AccessoryArrangement, clipRadii: CornerRadii,
    _ measures: ResolvedContext
  ) {
    guard let revealed = SwipeArrangement(swipe, in: size, clipRadii: clipRadii, measures)
    else { return }
    swipeActions = revealed.actions
    swipeDistance = revealed.distance(isRightToLeft: isRightToLeft)
    measurementCount += revealed.measurementCount
    contentFrame.origin.x += swipeDistance
    arrangement.move(by: swipeDistance)
    separatorGuide.origin.x += swipeDistance
    topSeparator?.frame.origin.x += swipeDistance
    bottomSeparator?.frame.origin.x += swipeDistance
  }
}

extension ListCellLayout {
  /// Returns the frame of custom content: at the leading margin, centered vertically, and at most
  /// as wide as the space between the margins.
  ///
  /// - Parameter size: The size that the content needs; `nil` for all of the space.
  func customContentFrame(of size: CGSize?) -> CGRect {
    let (left, right) =
      isRightToLeft
      ? (contentMargins.trailing, contentMargins.leading)
      : (contentMargins.leading, contentMargins.trailing)
    let space = contentFrame.width - left.length - right.length
    let width = max(0, min(size?.lengths.width ?? space, space))
    let height = min(size?.lengths.height ?? contentFrame.height, contentFrame.height)
    return CGRect(
      x: isRightToLeft
        ? contentFrame.maxX - right.length - width : contentFrame.minX + left.length,
      y: contentFrame.midY - height / 2, width: width, height: height)
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
