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
/// The layout margins of the cell are the context's inherited margins. As recorded for
/// `UICollectionViewListCell`; rows of table views are taller by their separator. Any number gives
/// finite frames whose sizes are not negative; right-to-left frames are the mirror image of
/// left-to-right ones.
public struct ListCellLayout: Equatable, Sendable {
  /// The size of the cell.
  public let size: CGSize

  /// The layout margins of the cell.
  public let margins: DirectionalEdgeInsets

  /// The frame of the content view in the cell.
  public private(set) var contentFrame: CGRect

  /// The frames in the content view, in its coordinates; `nil` where the content is no list
  /// content.
  public let content: ListContentLayout?

  /// The background, in coordinates of the cell; `nil` without one.
  public let background: BackgroundLayout?

  /// The accessories that are there, hidden ones included.
  ///
  /// Leading ones from the edge inwards, then trailing ones from the content outwards.
  public let accessories: [AccessoryLayout]

  /// The line before a reorder control, `nil` without one.
  public let reorderSeparatorFrame: CGRect?

  /// The line at the top, `nil` without one.
  public private(set) var topSeparator: SeparatorLayout?

  /// The line at the bottom, `nil` without one.
  public private(set) var bottomSeparator: SeparatorLayout?

  /// Where a separator is if nothing else is said: from the leading edge of the text to the layout
  /// margin, at the bottom.
  ///
  /// As recorded for `separatorLayoutGuide`.
  public private(set) var separatorGuide: CGRect

  /// The margins that the content view inherits.
  public let contentMargins: DirectionalEdgeInsets

  /// How often a text was measured.
  public let measurementCount: Int

  /// Lays a cell out in a width, as high as it wants.
  ///
  /// - Parameters:
  ///   - cell: What the cell shows.
  ///   - width: The width of the cell in points; below 0, infinite and not a number count as 0.
  ///   - context: Traits, text system, and as inherited margins the layout margins of the cell.
  ///   - decorations: What the list around adds.
  public init(
    _ cell: borrowing ListCellConfiguration, width: CGFloat, context: borrowing LayoutContext,
    decorations: borrowing ListCellDecorations = ListCellDecorations()
  ) {
    var measurement = ListCellMeasurement(
      cell, width: width, context: context, decorations: decorations)
    self.init(placing: &measurement, height: nil)
  }

  /// Lays a cell out in a given size.
  ///
  /// - Parameters:
  ///   - cell: What the cell shows.
  ///   - size: The size of the cell in points; what is below 0 or not finite counts as 0.
  ///   - context: Traits, text system, and as inherited margins the layout margins of the cell.
  ///   - decorations: What the list around adds.
  public init(
    _ cell: borrowing ListCellConfiguration, size: CGSize, context: borrowing LayoutContext,
    decorations: borrowing ListCellDecorations = ListCellDecorations()
  ) {
    var measurement = ListCellMeasurement(
      cell, width: size.width, height: size.height, context: context, decorations: decorations)
    self.init(placing: &measurement, height: nil)
  }

  /// Places a cell that is measured already.
  ///
  /// - Parameters:
  ///   - measurement: The cell, measured for its width.
  ///   - height: The height of the cell in points, `nil` for that of the measurement; what is below
  ///     0 or not finite counts as 0.
  public init(_ measurement: consuming ListCellMeasurement, height: CGFloat? = nil) {
    self.init(placing: &measurement, height: height)
  }

  /// Places a measurement that nobody needs any more: its accessories are placed where they are.
  private init(placing measurement: inout ListCellMeasurement, height: CGFloat?) {
    let context = measurement.context
    margins = context.cellLayoutMargins
    contentMargins = measurement.contentMargins
    measurementCount = measurement.measurementCount
    let height = height?.finiteLength
    size = CGSize(width: measurement.width, height: height ?? measurement.height)
    // 1. The content between the accessories, below what the list adds above it (G31, G43, G44).
    let around = measurement.heightAroundContent
    let contentHeight = height.map { max(0, $0 - around) } ?? measurement.sizes.contentHeight
    let top = min(measurement.sizes.topPadding, size.height)
    contentFrame = CGRect(
      x: measurement.sizes.arrangement.contentLeft, y: top,
      width: measurement.contentWidth, height: contentHeight)
    var textLeading = contentFrame.minX
    if let shown = measurement.sizes.content {
      let layout = ListContentLayout(shown, height: contentHeight)
      textLeading += layout.separatorInset(isRightToLeft: context.isRightToLeft)
      content = layout
    } else {
      textLeading += contentMargins.leading.length
      content = nil
    }
    // 2. Accessories are centered vertically (G26).
    measurement.sizes.arrangement.place(in: size, context)
    accessories = measurement.sizes.arrangement.accessories
    reorderSeparatorFrame = measurement.sizes.arrangement.reorderSeparator
    // 3. The background, with the corners that the list cuts off (G16 to G19, G45).
    if let configuration = measurement.background {
      background = BackgroundLayout(
        configuration, size: size, context: context,
        clipRadii: measurement.decorations.clipRadii)
    } else {
      background = nil
    }
    // 4. Separators from the text on (G27 to G29).
    let lines = SeparatorLines(
      size: size, textLeading: textLeading, margins: margins, measures: context.resolved)
    separatorGuide = lines.guide
    topSeparator = lines.separator(measurement.decorations.separators, isTop: true)
    bottomSeparator = lines.separator(measurement.decorations.separators, isTop: false)
    // 5. Right to left is the mirror image (G15), of which the accessories have their part.
    if context.isRightToLeft { mirror() }
  }

  private mutating func mirror() {
    let width = size.width
    contentFrame.mirror(in: width)
    separatorGuide.mirror(in: width)
    topSeparator?.frame.mirror(in: width)
    bottomSeparator?.frame.mirror(in: width)
  }
}

extension ListContentLayout {
  /// How far from the leading edge of the content the separator begins: at the text, or without one
  /// at the margin.
  fileprivate func separatorInset(isRightToLeft: Bool) -> CGFloat {
    guard let frame = textFrame ?? secondaryTextFrame else { return margins.leading }
    return isRightToLeft ? size.width - frame.maxX : frame.minX
  }
}
