public import CellConfiguration
import CellText
public import Foundation

/// List content measured for a width: all that is needed to place it, whatever its height.
///
/// The measuring pass of ``ListContentLayout``, which has the placing pass. Keep one to lay the same
/// content out in several heights, or to ask for its size only:
///
/// ```swift
/// let measurement = ListContentMeasurement(content, width: 320, context: context)
/// let row = ListContentLayout(measurement)
/// let taller = ListContentLayout(measurement, height: 80)
/// ```
public struct ListContentMeasurement: Equatable, Sendable {
  /// The width of the view, in points.
  public private(set) var width: CGFloat

  /// The size that the content wants: its height in this width, and how much of the width it uses.
  ///
  /// Both rounded up to a pixel, the width never larger than ``width``.
  public private(set) var fittedSize: CGSize = .zero

  /// How the texts stand to each other and to the image.
  public private(set) var arrangement = ListContentLayout.Arrangement.stacked

  /// How often a text was measured: at most once a text and width.
  public private(set) var measurementCount = 0

  private(set) var input = ContentInput()

  /// Where image and texts may be, in a view of the settled height if there is one.
  private(set) var area = ContentArea()

  /// The height that the area needs no change for, `nil` if it does for any.
  private(set) var settledHeight: CGFloat?
  private(set) var text: LabelMeasure?
  private(set) var secondaryText: LabelMeasure?

  /// The height of the texts together, unless they wrap around the image.
  private(set) var blockHeight: CGFloat = 0

  /// Where lines are beside the image, if the text wraps around it.
  private(set) var wrapping = TextWrapping.none

  /// Measures content for a width.
  ///
  /// - Parameters:
  ///   - configuration: the content, in the state that it is to be shown in.
  ///   - width: the width of the view in points; below 0 and not a number count as 0, an infinite
  ///     one as the width that the content wants.
  ///   - height: the height of the view, if that is known: an image that is too high is scaled down
  ///     to it, which leaves the texts more room.
  ///   - context: traits, text system and inherited margins.
  public init(
    _ configuration: borrowing ListContentConfiguration, width: CGFloat, height: CGFloat? = nil,
    context: borrowing LayoutContext
  ) {
    self.width = width.length
    measureAll(configuration, height: height?.length, context)
    guard width == .infinity else { return }
    let count = measurementCount
    self.width = fittedSize.width
    measureAll(configuration, height: height?.length, context)
    measurementCount += count
  }

  /// Measures what was never measured, or in another width.
  ///
  /// A method, because its parameters are not copied as those of initialisers are.
  private mutating func measureAll(
    _ configuration: ListContentConfiguration, height: CGFloat?, _ context: LayoutContext
  ) {
    measurementCount = 0
    configuration.withValues { values in
      run(configuration, values, height: height, context)
    }
  }

  /// Runs the steps of measuring.
  private mutating func run(
    _ configuration: ListContentConfiguration, _ values: ListContentValues, height: CGFloat?,
    _ context: LayoutContext
  ) {
    input = ContentInput(configuration, values, context)
    // 1. What is left for image and texts (G1, G2, G5, G6).
    area = ContentArea(input, width: width, height: height)
    // 2. The texts in that width, the arrangement that follows, and the size (G7, G8, G11, G13, G14).
    measure(configuration, values, context)
    // 3. An image that is higher than the height this comes to is scaled down (G2 b), and the texts
    //    have what it gives up.
    if height == nil, let image = input.image, image.size.height > input.lowestLimit(fittedSize) {
      let settled = ContentArea(input, width: width, height: fittedSize.height)
      if settled.imageSize != area.imageSize {
        let size = fittedSize
        let textWidth = area.textWidth
        area = settled
        if settled.textWidth != textWidth { measure(configuration, values, context) }
        fittedSize.height = size.height
      }
    }
    // 4. Most views will be as high as this comes to.
    let likelyHeight = height ?? fittedSize.height
    if area.fits(inHeight: likelyHeight, input) {
      area.move(toHeight: likelyHeight, input)
      settledHeight = likelyHeight
    }
  }

  private mutating func measure(
    _ configuration: ListContentConfiguration, _ values: ListContentValues,
    _ context: LayoutContext
  ) {
    if input.wrapsAroundImage {
      let wrapped = WrappedText(
        input, area, configuration, values, context, &measurementCount)
      arrangement = .wrappedAroundImage
      (text, secondaryText) = (wrapped.text, wrapped.secondaryText)
      wrapping = .aroundImage(wrapped)
      fit(blockHeight: wrapped.fittedHeight, textWidth: wrapped.extent)
      return
    }
    let room = area.availableWidth
    text = LabelMeasurer.measure(.text, of: configuration, values, width: room, context)
    if text != nil { measurementCount += 1 }
    // G11: alone, the secondary text keeps away from where a text beside it would be.
    let secondaryRoom =
      input.hasText ? room : input.grid.floor(room - input.horizontalPadding).length
    secondaryText = LabelMeasurer.measure(
      .secondaryText, of: configuration, values, width: secondaryRoom, context)
    if secondaryText != nil { measurementCount += 1 }
    arrangement = standsSideBySide ? .sideBySide : .stacked
    blockHeight = heightOfBlock
    fit(blockHeight: blockHeight, textWidth: textExtent)
  }

  /// G7: side by side exactly if that is preferred and both texts fit on one line.
  private var standsSideBySide: Bool {
    guard input.prefersSideBySide, !input.isAccessibilitySize, let text, let secondaryText,
      text.isOneLine, secondaryText.isOneLine
    else { return false }
    let needed = text.naturalWidth + input.horizontalPadding + secondaryText.naturalWidth
    return needed <= area.textWidth + CGFloat.roundingError
  }

  private var heightOfBlock: CGFloat {
    guard let text else { return secondaryText?.height ?? 0 }
    guard let secondaryText else { return text.height }
    return arrangement == .sideBySide
      ? max(text.height, secondaryText.height)
      : text.height + input.verticalPadding + secondaryText.height
  }

  /// How much of the text area's width the texts use (G13).
  private var textExtent: CGFloat {
    let room = area.availableWidth
    guard let text else {
      return secondaryText.map { min($0.naturalWidth + input.horizontalPadding, room) } ?? 0
    }
    guard let secondaryText else { return min(text.naturalWidth, room) }
    return arrangement == .sideBySide
      ? text.naturalWidth + input.horizontalPadding + secondaryText.naturalWidth
      : min(max(text.naturalWidth, secondaryText.naturalWidth), room)
  }

  /// G13: the size that the content wants.
  ///
  /// Images are not shrunk for it.
  private mutating func fit(blockHeight: CGFloat, textWidth: CGFloat) {
    let grid = input.grid
    let margins = input.margins
    let slotHeight = input.image.map { $0.slotHeight ?? $0.size.height } ?? 0
    let content =
      arrangement == .wrappedAroundImage ? blockHeight : max(blockHeight, slotHeight)
    let height = max(margins.top + content + margins.bottom, input.minimumHeight)
    let besideText =
      input.image != nil && arrangement != .wrappedAroundImage
      ? area.slotSize.width + input.imageToTextPadding : 0
    let wanted = margins.leading + besideText + textWidth + margins.trailing
    fittedSize = CGSize(
      width: min(width, grid.ceil(wanted)), height: grid.ceil(height))
  }
}

extension ContentInput {
  /// The height that an image surely has in a view of a size: less high ones are not scaled down.
  fileprivate func lowestLimit(_ size: CGSize) -> CGFloat {
    size.height - margins.top - margins.bottom
  }
}
