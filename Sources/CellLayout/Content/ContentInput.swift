import CellConfiguration
import CellText
import Foundation

/// The values that frames of list content depend on, besides the texts and the size of the view.
///
/// These are plain numbers: copied from a look, completed for a configuration, and read by every
/// later step. All lengths are finite and not negative.
struct ContentInput: Equatable, Sendable {
  var grid = PixelGrid(scale: 1)
  var isRightToLeft = false
  /// Whether the text size is one of the accessibility categories.
  var isAccessibilitySize = false
  var minimumHeight: CGFloat = 0
  /// Whether the labels fill the width, as centered and justified text does.
  var fillsWidth = RolePair(text: false, secondaryText: false)
  /// The paddings, and the margins including inherited ones.
  var lengths = ContentLengths()
  /// Whether each text exists.
  var hasText = RolePair(text: false, secondaryText: false)
  var image: ImageInput?

  /// Creates the input of empty content.
  @inline(__always)
  init() {}

  /// Creates the part of the input that comes from a look, the same for all content.
  init(
    _ lengths: ContentLengths, _ texts: RolePair<TextLook>,
    minimumHeight: CGFloat, _ context: ResolvedContext
  ) {
    grid = context.grid
    isRightToLeft = context.isRightToLeft
    isAccessibilitySize = context.isAccessibilitySize
    self.minimumHeight = minimumHeight
    fillsWidth = RolePair(
      text: texts.text.options.alignment != .natural,
      secondaryText: texts.secondaryText.options.alignment != .natural)
    self.lengths = lengths
  }

  /// Completes the input of a look for a configuration.
  @inline(__always)
  mutating func complete(
    _ look: ContentLook, _ lengths: ContentLengths?,
    _ image: ListContentConfiguration.ImageBox?, hasText: Bool, hasSecondaryText: Bool,
    inheriting margins: DirectionalEdgeInsets, _ context: ResolvedContext
  ) {
    if let lengths { self.lengths = lengths }
    self.lengths.preserve(margins)
    if let image { self.image = ImageInput(image, look.image, context) }
    self.hasText.text = hasText
    self.hasText.secondaryText = hasSecondaryText
  }

  var margins: DirectionalEdgeInsets {
    @inline(__always) get { lengths.margins }
  }

  /// Whether text wraps around the image: at accessibility sizes, with an image and any text (G14).
  var wrapsAroundImage: Bool {
    @inline(__always) get {
      isAccessibilitySize && image != nil && (hasText.text || hasText.secondaryText)
    }
  }
}

/// Margins and paddings, finite and not negative.
struct ContentLengths: Equatable, Sendable {
  var margins = DirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
  var preservesHorizontal = false
  var preservesVertical = false
  var prefersSideBySide = false
  var imageToTextPadding: CGFloat = 0
  var horizontalPadding: CGFloat = 0
  var verticalPadding: CGFloat = 0

  /// Creates lengths of 0.
  init() {}

  /// Creates lengths from the margins and paddings of a record.
  init(_ values: borrowing ListContentOwnValues) {
    let margins = values.directionalLayoutMargins
    self.margins = DirectionalEdgeInsets(
      top: margins.top.length, leading: margins.leading.length, bottom: margins.bottom.length,
      trailing: margins.trailing.length)
    preservesHorizontal = values.axesPreservingSuperviewLayoutMargins.contains(.horizontal)
    preservesVertical = values.axesPreservingSuperviewLayoutMargins.contains(.vertical)
    prefersSideBySide = values.prefersSideBySideTextAndSecondaryText
    imageToTextPadding = values.imageToTextPadding.length
    horizontalPadding = values.textToSecondaryTextHorizontalPadding.length
    verticalPadding = values.textToSecondaryTextVerticalPadding.length
  }

  /// Raises margins to inherited ones on preserved axes, where the own margin is a minimum (G1).
  @inline(__always)
  fileprivate mutating func preserve(_ inherited: DirectionalEdgeInsets) {
    if preservesHorizontal {
      margins.leading = max(margins.leading, inherited.leading.length)
      margins.trailing = max(margins.trailing, inherited.trailing.length)
    }
    if preservesVertical {
      margins.top = max(margins.top, inherited.top.length)
      margins.bottom = max(margins.bottom, inherited.bottom.length)
    }
  }
}

/// The values of the image that frames depend on.
struct ImageInput: Equatable, Sendable {
  /// The size after applying the maximum size, not rounded.
  let size: CGSize

  /// Whether the image may be as high as the view, extending into the margins.
  let mayFillHeight: Bool

  /// The size of the slot; `nil` for a dimension where the slot is as large as the displayed image.
  let slotWidth: CGFloat?
  let slotHeight: CGFloat?

  @inline(__always)
  init(
    _ image: ListContentConfiguration.ImageBox, _ look: ImageLook,
    _ context: ResolvedContext
  ) {
    let own = Self.size(of: image, look, context)
    // G2 (a): the maximum size, per dimension; 0 is no limit. The image is never enlarged.
    let limit = look.maximumSize
    let widthFactor = limit.width > 0 && own.width > 0 ? limit.width / own.width : .infinity
    let heightFactor = limit.height > 0 && own.height > 0 ? limit.height / own.height : .infinity
    let factor = min(1, min(widthFactor, heightFactor))
    size = CGSize(width: own.width * factor, height: own.height * factor)
    let heightIsCapped = heightFactor < 1 && heightFactor <= widthFactor
    // G5: the reserved size, the standard slot of symbols, or the size of the image.
    let symbolSlot = image.isSymbol ? look.symbolSlot : nil
    slotWidth = look.slotWidth ?? symbolSlot?.width
    slotHeight = look.slotHeight ?? symbolSlot?.height
    // G2 (b): the standard slot of symbols counts as a reserved height.
    mayFillHeight = heightIsCapped || size.height > slotHeight ?? .infinity
  }

  /// Returns the unlimited size of an image; the size of a symbol grows with the text (G4).
  @inline(__always)
  private static func size(
    of image: ListContentConfiguration.ImageBox, _ look: ImageLook,
    _ context: ResolvedContext
  ) -> CGSize {
    let grid = context.grid
    guard image.isSymbol else { return (image.size ?? .zero).lengths }
    if let size = image.size?.lengths {
      let ratio = context.growth.ratio
      return CGSize(
        width: grid.round(size.width * ratio), height: grid.round(size.height * ratio)
      ).lengths
    }
    guard let own = image.symbolConfiguration else { return look.symbolSize }
    return context.growth.symbolSize(
      look.symbolConfiguration?.applying(own) ?? own, context.metrics, grid)
  }

  /// Returns the size of the image in a view, scaled down to the available space.
  ///
  /// G2 (b) and the last sentence of G2.
  ///
  /// - Parameters:
  ///   - height: The height of the view.
  ///   - area: The view minus its margins.
  ///   - grid: The pixels, which the image's edges lie on (assumed).
  @inline(__always)
  func displayedSize(inHeight height: CGFloat, area: CGRect, _ grid: PixelGrid) -> CGSize {
    var size = size
    let heightLimit = mayFillHeight ? height : area.height
    if size.height > heightLimit { size = size.scaled(by: heightLimit / size.height) }
    if size.width > area.width { size = size.scaled(by: area.width / size.width) }
    return CGSize(width: grid.round(size.width), height: grid.round(size.height))
  }
}

extension CGSize {
  fileprivate func scaled(by factor: CGFloat) -> CGSize {
    CGSize(width: width * factor, height: height * factor)
  }
}
