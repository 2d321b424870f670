public import CellConfiguration
import CellText
public import Foundation

/// List content measured for a width: all that is needed to place it, whatever its height.
///
/// The measuring pass of ``ListContentLayout``, which has the placing pass. Keep one to lay the
/// same content out in several heights, or to ask for its size only:
///
/// ```swift
/// let measurement = ListContentMeasurement(content, width: 320, context: context)
/// let row = ListContentLayout(measurement)
/// let taller = ListContentLayout(measurement, height: 80)
/// ```
public struct ListContentMeasurement: Equatable, Sendable {
  /// The width of the view, in points.
  public internal(set) var width: CGFloat = 0

  /// The size that the content wants: its height in this width, and how much of the width it uses.
  ///
  /// Both rounded up to a pixel, the width never larger than ``width``.
  public internal(set) var fittedSize = CGSize.zero

  /// How the texts stand to each other and to the image.
  public internal(set) var arrangement = ListContentLayout.Arrangement.stacked

  /// How often a text was measured: at most once a text and width.
  public internal(set) var measurementCount = 0

  var input = ContentInput()

  /// Where image and texts may be, in a view of the settled height if there is one.
  var area = ContentArea()

  /// The height that the area needs no change for, `nil` if it does for any.
  var settledHeight: CGFloat?

  /// How large the texts are.
  var labels = RolePair<LabelMeasure?>(text: nil, secondaryText: nil)

  /// The height of the texts together; around an image that of image and texts, as the row is to
  /// have space for them.
  var blockHeight: CGFloat = 0

  /// How much of the text area's width the texts use, around an image of all of the area's (G13).
  var extent: CGFloat = 0

  /// Where image and texts are if these wrap around it.
  var wrapped = WrappedText()

  /// Measures content for a width.
  ///
  /// - Parameters:
  ///   - configuration: The content, in the state that it is to be shown in.
  ///   - width: The width of the view in points; below 0 and not a number count as 0, an infinite
  ///     one as the width that the content wants.
  ///   - height: The height of the view, if that is known: an image that is too high is scaled down
  ///     to it, which leaves the texts more space.
  ///   - context: Traits, text system, and inherited margins.
  public init(
    _ configuration: borrowing ListContentConfiguration, width: CGFloat, height: CGFloat? = nil,
    context: borrowing LayoutContext
  ) {
    measure(configuration, width: width, height: height, context)
  }

  /// Nothing, measured for no width.
  @inline(__always)
  init() {}

  /// Measures content for a width.
  ///
  /// A method, because its parameters are not copied as those of initializers are.
  @inline(__always)
  mutating func measure(
    _ configuration: ListContentConfiguration, width: CGFloat, height: CGFloat?,
    _ context: LayoutContext
  ) {
    self.width = width.length
    measure(configuration, height?.length, context)
    if width == .infinity { measureAsWideAsWanted(configuration, height?.length, context) }
  }

  @inline(never)
  private mutating func measureAsWideAsWanted(
    _ configuration: ListContentConfiguration, _ height: CGFloat?, _ context: LayoutContext
  ) {
    width = fittedSize.width
    measure(configuration, height, context)
  }

  @inline(__always)
  private mutating func measure(
    _ configuration: ListContentConfiguration, _ height: CGFloat?, _ context: LayoutContext
  ) {
    let text = configuration.content
    let secondaryText = configuration.secondaryContent
    context.resolved.withLook(of: configuration) { lengths, look in
      // 1. What frames depend on besides width and lines (G1 to G5).
      input = look.input
      input.complete(
        look, lengths, configuration.imageBox, hasText: text.isShown,
        hasSecondaryText: secondaryText.isShown, inheriting: context.superviewLayoutMargins,
        context.resolved)
      run(text, secondaryText, look.texts, height, context.resolved)
    }
  }

  /// Runs the other steps of measuring.
  @inline(__always)
  private mutating func run(
    _ text: ListText?, _ secondaryText: ListText?, _ looks: RolePair<TextLook>,
    _ height: CGFloat?, _ context: ResolvedContext
  ) {
    // 2. What is left for image and texts (G1, G2, G5, G6).
    area = ContentArea(input, width: width, height: height ?? .largestLength)
    // 3. The texts in that, and the arrangement that follows (G7, G8, G11, G14).
    measure(text, secondaryText, looks, context)
    // 4. The size that this comes to (G13).
    fit()
    // 5. An image that is higher than that is scaled down, and the texts have what it gives up
    //    (G2).
    let available = fittedSize.height - input.margins.top - input.margins.bottom
    if height == nil, let image = input.image, image.size.height > available {
      shrinkImage(text, secondaryText, looks, context)
    }
    // 6. Most views will be as high as this comes to.
    let likelyHeight = height ?? fittedSize.height
    if area.fits(inHeight: likelyHeight, input) {
      area.move(toHeight: likelyHeight, input)
      settledHeight = likelyHeight
    }
  }

  /// Measures the texts beside the image or around it.
  @inline(__always)
  private mutating func measure(
    _ text: ListText?, _ secondaryText: ListText?, _ looks: RolePair<TextLook>,
    _ context: ResolvedContext
  ) {
    if input.wrapsAroundImage {
      let shown = RolePair(
        text: input.hasText.text ? text : nil,
        secondaryText: input.hasText.secondaryText ? secondaryText : nil)
      return wrap(shown, looks, context)
    }
    let available = area.availableWidth
    let padding = input.lengths.horizontalPadding
    blockHeight = 0
    extent = 0
    if input.hasText.text {
      let label = looks.text.measure(text, width: available, context)
      labels.text = label
      blockHeight = label.height
      extent = min(label.naturalWidth, available)
      measurementCount += 1
    }
    guard input.hasText.secondaryText else { return }
    // G11: alone, the secondary text keeps away from where a text beside it would be.
    let rest = input.hasText.text ? available : input.grid.floor(available - padding).length
    let label = looks.secondaryText.measure(secondaryText, width: rest, context)
    labels.secondaryText = label
    measurementCount += 1
    guard let first = labels.text else {
      blockHeight = label.height
      extent = min(label.naturalWidth + padding, available)
      return
    }
    // G7: side by side exactly if that is preferred and both texts fit on one line.
    let besideEachOther = first.naturalWidth + padding + label.naturalWidth
    if input.lengths.prefersSideBySide, !input.isAccessibilitySize, first.isOneLine,
      label.isOneLine, besideEachOther <= area.textWidth + CGFloat.roundingError
    {
      arrangement = .sideBySide
      blockHeight = max(blockHeight, label.height)
      extent = besideEachOther
    } else {
      arrangement = .stacked
      blockHeight = blockHeight + input.lengths.verticalPadding + label.height
      extent = min(max(first.naturalWidth, label.naturalWidth), available)
    }
  }

  /// G13: the size that the content wants; images are not shrunk for it.
  @inline(__always)
  private mutating func fit() {
    let margins = input.margins
    var height = blockHeight
    var besideText: CGFloat = 0
    if let image = input.image, arrangement != .wrappedAroundImage {
      height = max(height, image.slotHeight ?? image.size.height)
      besideText = area.slotSize.width + input.lengths.imageToTextPadding
    }
    let wanted = margins.leading + besideText + extent + margins.trailing
    fittedSize.width = min(width, input.grid.ceil(wanted))
    fittedSize.height = input.grid.ceil(
      max(margins.top + height + margins.bottom, input.minimumHeight))
  }

  /// G2 (b): scales the image down to the height of the content, which keeps that height.
  @inline(never)
  private mutating func shrinkImage(
    _ text: ListText?, _ secondaryText: ListText?, _ looks: RolePair<TextLook>,
    _ context: ResolvedContext
  ) {
    let shrunk = ContentArea(input, width: width, height: fittedSize.height)
    if shrunk.imageSize == area.imageSize { return }
    let (height, textWidth) = (fittedSize.height, area.textWidth)
    area = shrunk
    if shrunk.textWidth == textWidth { return }
    measure(text, secondaryText, looks, context)
    fit()
    fittedSize.height = height
  }
}

extension ListText? {
  /// Whether there are characters.
  @inline(__always)
  fileprivate var isShown: Bool {
    if case .plain(let text)? = self { return !text.isEmpty }
    return self?.isEmpty == false
  }
}
