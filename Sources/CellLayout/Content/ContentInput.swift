import CellConfiguration
import CellText
import Foundation

/// The values that determine frames of list content, except the labels and the size of the view.
///
/// These are plain numbers: copied from a style, completed for a configuration, and read by every
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
  init() {}

  /// Creates the part of the input that comes from a style, the same for all content.
  init(
    _ lengths: ContentLengths, _ texts: RolePair<ResolvedTextStyle>,
    minimumHeight: CGFloat, _ context: ResolvedContext
  ) {
    grid = context.grid
    isRightToLeft = context.isRightToLeft
    isAccessibilitySize = context.isAccessibilitySize
    self.minimumHeight = minimumHeight
    self.lengths = lengths
    setAlignment(of: texts)
  }

  /// Copies whether the two labels fill the width.
  mutating func setAlignment(of texts: RolePair<ResolvedTextStyle>) {
    fillsWidth = RolePair(
      text: texts.text.options.alignment != .natural,
      secondaryText: texts.secondaryText.options.alignment != .natural)
  }

  /// Turns the input of a style into the input of a configuration.
  ///
  /// Fields are assigned in place, because creating an input and then storing it would copy it.
  @inline(__always)
  mutating func read(
    _ configuration: ListContentConfiguration, _ hasOwnLengths: Bool, _ style: ResolvedContentStyle,
    inheriting margins: DirectionalEdgeInsets, _ context: ResolvedContext
  ) {
    grid = style.input.grid
    isRightToLeft = style.input.isRightToLeft
    isAccessibilitySize = style.input.isAccessibilitySize
    minimumHeight = style.input.minimumHeight
    fillsWidth = style.input.fillsWidth
    if hasOwnLengths {
      configuration.readOwnValues { lengths.read($0) }
    } else {
      lengths = style.input.lengths
    }
    lengths.preserve(margins)
    if let image = configuration.imageBox {
      let size = style.image.size(of: image, configuration, context)
      self.image = ImageInput(size, isSymbol: image.isSymbol, style.image, grid)
    } else {
      image = nil
    }
    hasText.text = configuration.content.isShown
    hasText.secondaryText = configuration.secondaryContent.isShown
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
  init(_ values: ListContentOwnValues) { read(values) }

  /// Becomes the margins and paddings of a record.
  mutating func read(_ values: ListContentOwnValues) {
    setMargins(values.directionalLayoutMargins, values.axesPreservingSuperviewLayoutMargins)
    prefersSideBySide = values.prefersSideBySideTextAndSecondaryText
    imageToTextPadding = values.imageToTextPadding.length
    horizontalPadding = values.textToSecondaryTextHorizontalPadding.length
    verticalPadding = values.textToSecondaryTextVerticalPadding.length
  }

  /// Sets the own margins, and the axes on which inherited ones can be larger.
  mutating func setMargins(_ own: DirectionalEdgeInsets, _ axes: Axes) {
    margins = DirectionalEdgeInsets(
      top: own.top.length, leading: own.leading.length, bottom: own.bottom.length,
      trailing: own.trailing.length)
    preservesHorizontal = axes.contains(.horizontal)
    preservesVertical = axes.contains(.vertical)
  }

  /// Raises margins to inherited ones on preserved axes, where the own margin is a minimum (G1).
  @inline(__always)
  mutating func preserve(_ inherited: DirectionalEdgeInsets) {
    // All four are stored, because reading them in pairs waits for stores of single ones.
    margins = DirectionalEdgeInsets(
      top: preservesVertical ? larger(margins.top, inherited.top.length) : margins.top,
      leading: preservesHorizontal
        ? larger(margins.leading, inherited.leading.length) : margins.leading,
      bottom: preservesVertical ? larger(margins.bottom, inherited.bottom.length) : margins.bottom,
      trailing: preservesHorizontal
        ? larger(margins.trailing, inherited.trailing.length) : margins.trailing)
  }
}

/// The values of the image that frames depend on.
struct ImageInput: Equatable, Sendable {
  /// The size after applying the maximum size, not rounded.
  let size: CGSize

  /// The size in whole pixels, of an image that is not scaled down any further.
  let pixelSize: CGSize

  /// Whether the image may be as high as the view, extending into the margins.
  let mayFillHeight: Bool

  /// The space reserved for the image (G5).
  let slot: ImageSlot

  /// Creates the values of an image of a given unlimited size.
  @inline(__always)
  init(_ own: CGSize, isSymbol: Bool, _ style: ResolvedImageStyle, _ grid: PixelGrid) {
    // G2 (a): the maximum size, per dimension; 0 means no limit. The image is never enlarged.
    var factor: CGFloat = 1
    var heightIsCapped = false
    if style.isLimited {
      let limit = style.maximumSize
      let widthFactor = limit.width > 0 && own.width > 0 ? limit.width / own.width : .infinity
      let heightFactor = limit.height > 0 && own.height > 0 ? limit.height / own.height : .infinity
      factor = min(1, min(widthFactor, heightFactor))
      heightIsCapped = heightFactor < 1 && heightFactor <= widthFactor
    }
    let size = own.scaled(by: factor)
    self.size = size
    // A symbol's own size is already in whole pixels.
    pixelSize = isSymbol && factor == 1 ? size : grid.round(size)
    // G5: the reserved size, the standard slot of symbols, or the size of the image.
    slot = isSymbol ? style.symbolSlot : style.pictureSlot
    // G2 (b): the standard slot of symbols counts as a reserved height.
    mayFillHeight = heightIsCapped || size.height > slot.height(of: size)
  }

  /// Returns the size of the image in a view, scaled down to the available space.
  ///
  /// G2 (b) and the last sentence of G2.
  ///
  /// - Parameters:
  ///   - height: The height of the view.
  ///   - area: The view minus its margins.
  ///   - grid: The pixels on which the image's edges lie (assumed).
  @inline(__always)
  func displayedSize(inHeight height: CGFloat, area: CGRect, _ grid: PixelGrid) -> CGSize {
    let heightLimit = mayFillHeight ? height : area.height
    if size.height <= heightLimit, size.width <= area.width { return pixelSize }
    var size = size
    if size.height > heightLimit { size = size.scaled(by: heightLimit / size.height) }
    if size.width > area.width { size = size.scaled(by: area.width / size.width) }
    return grid.round(size)
  }
}

extension ResolvedImageStyle {
  /// Returns the unlimited size of an image; the size of a symbol grows with the text (G4).
  fileprivate func size(
    of image: ListContentConfiguration.ImageBox, _ configuration: ListContentConfiguration,
    _ context: ResolvedContext
  ) -> CGSize {
    guard let size = image.size?.lengths else {
      return image.isSymbol ? unknownSize(of: configuration, context) : .zero
    }
    guard image.isSymbol else { return size }
    return context.grownSize(ofSymbol: size)
  }

  /// Returns the size of a symbol of unknown size.
  @inline(never)
  private func unknownSize(
    of configuration: ListContentConfiguration, _ context: ResolvedContext
  ) -> CGSize {
    guard let own = configuration.image?.symbolConfiguration else { return symbolSize }
    return context.growth.symbolSize(
      symbolConfiguration?.applying(own) ?? own, context.metrics, context.grid)
  }
}

extension ResolvedContext {
  /// Returns the size of a symbol at the text size (G4).
  func grownSize(ofSymbol size: CGSize) -> CGSize {
    let ratio = growth.ratio
    return grid.round(CGSize(width: size.width * ratio, height: size.height * ratio)).lengths
  }
}

extension PixelGrid {
  /// Returns the size nearest to a given one that is a whole number of pixels wide and high.
  fileprivate func round(_ size: CGSize) -> CGSize {
    CGSize(width: round(size.width), height: round(size.height))
  }
}

extension CGSize {
  fileprivate func scaled(by factor: CGFloat) -> CGSize {
    CGSize(width: width * factor, height: height * factor)
  }
}

extension ListText? {
  /// Whether the text has any characters.
  @inline(__always)
  fileprivate var isShown: Bool {
    if case .plain(let text)? = self { return !text.isEmpty }
    return self?.isEmpty == false
  }
}
