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
/// layout.size.height  // of a self-sizing row
/// layout.contentFrame  // in the cell; frames of layout.content are in the content view
/// ```
///
/// The layout margins of the cell are the context's inherited margins. As recorded for
/// `UICollectionViewListCell`; rows of table views are taller by their separator. Any number gives finite frames whose sizes are not negative;
/// right-to-left frames are the mirror image of left-to-right ones.
public struct ListCellLayout: Equatable, Sendable {
  /// The size of the cell.
  public let size: CGSize

  /// The layout margins of the cell.
  public let margins: DirectionalEdgeInsets

  /// The frame of the content view in the cell.
  public private(set) var contentFrame: CGRect

  /// The frames in the content view, in its coordinates; `nil` where the content is no list content.
  public let content: ListContentLayout?

  /// The background, in coordinates of the cell; `nil` without one.
  public let background: BackgroundLayout?

  /// The accessories that are there, hidden ones included.
  ///
  /// Leading ones from the edge inwards, then trailing ones from the content outwards.
  public private(set) var accessories: [AccessoryLayout]

  /// The line before a reorder control, `nil` without one.
  public private(set) var reorderSeparatorFrame: CGRect?

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
  /// A cell without list content that does not say how high it is has the height that rows are
  /// estimated to have (assumed).
  ///
  /// - Parameters:
  ///   - cell: what the cell shows.
  ///   - width: the width of the cell in points; below 0, infinite and not a number count as 0.
  ///   - context: traits, text system, and as inherited margins the layout margins of the cell.
  ///   - surroundings: what the list around adds.
  public init(
    _ cell: borrowing ListCellConfiguration, width: CGFloat, context: borrowing LayoutContext,
    surroundings: borrowing ListCellSurroundings = ListCellSurroundings()
  ) {
    self.init(cell, width, cell.height, context.overriding(cell.traitOverrides), surroundings)
  }

  /// Lays a cell out in a given size.
  ///
  /// - Parameters:
  ///   - cell: what the cell shows.
  ///   - size: the size of the cell in points; what is below 0 or not finite counts as 0.
  ///   - context: traits, text system, and as inherited margins the layout margins of the cell.
  ///   - surroundings: what the list around adds.
  public init(
    _ cell: borrowing ListCellConfiguration, size: CGSize, context: borrowing LayoutContext,
    surroundings: borrowing ListCellSurroundings = ListCellSurroundings()
  ) {
    self.init(
      cell, size.width, size.height, context.overriding(cell.traitOverrides), surroundings)
  }

  private init(
    _ cell: borrowing ListCellConfiguration, _ width: CGFloat, _ height: CGFloat?,
    _ context: borrowing LayoutContext, _ surroundings: borrowing ListCellSurroundings
  ) {
    let measures = context.measures
    let grid = measures.grid
    let width = width.isFinite ? width.length : 0
    let extra = surroundings.addsSeparatorToHeight ? measures.separatorThickness : 0
    let above = grid.round(surroundings.topPadding.length)
    // 1. Accessories from the edges inwards (G20 to G25).
    var arrangement = AccessoryArrangement(cell, width: width, surroundings, context)
    // 2. The content in what is left, with the margins that this leaves it (G31).
    let inherited = arrangement.contentMargins
    let contentWidth = arrangement.contentWidth
    let ownHeight = height.map { $0.isFinite ? $0.length : 0 }
    let given = ownHeight.map { max(0, $0 - above - extra) }
    var contentHeight = given ?? grid.ceil(measures.metrics.estimatedRowHeight)
    var textInset = inherited.leading.length
    var count = arrangement.measurementCount
    if let shown = cell.content {
      let layout = Self.layout(
        of: shown, contentWidth, given, context.with(inherited), surroundings)
      contentHeight = layout.size.height
      textInset = layout.separatorInset(isRightToLeft: measures.isRightToLeft)
      count += layout.measurementCount
      content = layout
    } else {
      content = nil
    }
    size = CGSize(width: width, height: ownHeight ?? above + contentHeight + extra)
    contentFrame = CGRect(
      x: arrangement.contentLeft, y: min(above, size.height), width: contentWidth,
      height: contentHeight)
    // 3. Accessories are centred vertically (G26).
    arrangement.place(inHeight: size.height, grid)
    accessories = arrangement.accessories
    reorderSeparatorFrame = arrangement.reorderSeparator
    // 4. The background, with the corners that the list cuts off (G16 to G19, G45).
    if let configuration = cell.background {
      background = BackgroundLayout(
        configuration, size: size, context: context, clipRadii: surroundings.clipRadii)
    } else {
      background = nil
    }
    // 5. Separators from the text on (G27 to G29).
    let lines = SeparatorLines(
      size: size, textLeading: arrangement.contentLeft + textInset,
      margins: context.inheritedMargins, context.measures)
    separatorGuide = lines.guide
    topSeparator = lines.separator(surroundings.separators, isTop: true)
    bottomSeparator = lines.separator(surroundings.separators, isTop: false)
    margins = context.inheritedMargins
    contentMargins = inherited
    measurementCount = count
    // 6. Right to left is the mirror image (G15).
    if context.isRightToLeft { mirror() }
  }

  /// The content in what accessories leave of the width; as high as it wants without a height.
  private static func layout(
    of content: ListContentConfiguration, _ width: CGFloat, _ height: CGFloat?,
    _ context: LayoutContext, _ surroundings: ListCellSurroundings
  ) -> ListContentLayout {
    if surroundings.contentTightening > 0 {
      var around = surroundings
      around.contentTightening = 0
      return layout(of: surroundings.tightened(content), width, height, context, around)
    }
    if let height {
      let size = CGSize(width: width, height: height)
      return ListContentLayout(content, size: size, context: context)
    }
    let measurement = ListContentMeasurement(content, width: width, context: context)
    let least = context.grid.ceil(surroundings.minimumContentHeight.length)
    let isTooLow = least > measurement.fittedSize.height
    return ListContentLayout(measurement, height: isTooLow ? least : nil)
  }

  private mutating func mirror() {
    contentFrame = contentFrame.mirrored(in: size.width)
    for index in accessories.indices {
      accessories[index].frame = accessories[index].frame.mirrored(in: size.width)
      accessories[index].region = accessories[index].region.mirrored(in: size.width)
    }
    reorderSeparatorFrame = reorderSeparatorFrame?.mirrored(in: size.width)
    separatorGuide = separatorGuide.mirrored(in: size.width)
    if let top = topSeparator { topSeparator?.frame = top.frame.mirrored(in: size.width) }
    if let bottom = bottomSeparator {
      bottomSeparator?.frame = bottom.frame.mirrored(in: size.width)
    }
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
