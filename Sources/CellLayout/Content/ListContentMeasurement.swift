public import CellConfiguration
import CellText
public import Foundation

/// List content measured for a width: the sizes needed to place it at any height.
///
/// This is the measuring pass; ``ListContentLayout`` is the placing pass. Keep a measurement to lay
/// out the same content at several heights, or to get its size only:
///
/// ```swift
/// let measurement = ListContentMeasurement(content, width: 320, context: context)
/// let row = ListContentLayout(measurement)
/// let taller = ListContentLayout(measurement, height: 80)
/// ```
public struct ListContentMeasurement: Equatable, Sendable {
  /// The width of the view, in points.
  public internal(set) var width: CGFloat = 0

  /// The size that the content needs: its height in this width, and the part of the width it uses.
  ///
  /// Both are rounded up to a pixel; the width is never larger than ``width``.
  public internal(set) var fittedSize = CGSize.zero

  /// The arrangement of the texts relative to each other and to the image.
  public internal(set) var arrangement = ListContentLayout.Arrangement.stacked

  /// The number of text measurements made, at most one for each text and width.
  package internal(set) var measurementCount = 0

  var input = ContentInput()

  /// The space for image and labels in a view of the settled height, if there is one.
  var area = ContentArea()

  /// The height at which the area needs no change, or `nil` if it needs one at any height.
  var settledHeight: CGFloat?

  /// The sizes of the labels.
  var labels = RolePair<LabelMeasure?>(text: nil, secondaryText: nil)

  /// The height of both labels together.
  ///
  /// For text that wraps around an image, the height that the row reserves for image and labels.
  var blockHeight: CGFloat = 0

  /// The part of the text area's width that the labels use (G13).
  ///
  /// For text that wraps around an image, the part of the whole area's width.
  var extent: CGFloat = 0

  /// The positions of image and labels if text wraps around the image.
  var wrapped = WrappedText()

  /// Whether a text has links.
  var hasLinks: Bool {
    labels.text?.hasLinks == true || labels.secondaryText?.hasLinks == true
  }

  /// Measures content for a width.
  ///
  /// - Parameters:
  ///   - configuration: The content, in the state to show.
  ///   - width: The width of the view in points. Negative and NaN values count as 0. If infinite,
  ///     the view is as wide as the content needs.
  ///   - height: The height of the view, if known. An image that is too tall is scaled down to it,
  ///     which leaves more space for the labels.
  ///   - context: The traits, text system and inherited margins.
  public init(
    _ configuration: borrowing ListContentConfiguration, width: CGFloat, height: CGFloat? = nil,
    context: borrowing LayoutContext
  ) {
    measure(
      configuration, width: width, height: height, inheriting: context.superviewLayoutMargins,
      context.resolved)
  }

  /// Creates the measurement of empty content for a width of 0.
  init() {}

  /// Measures content for a width.
  ///
  /// This is a method because methods, unlike initializers, do not copy their parameters.
  @inline(__always)
  mutating func measure(
    _ configuration: ListContentConfiguration, width: CGFloat, height: CGFloat?,
    inheriting margins: DirectionalEdgeInsets, _ context: ResolvedContext
  ) {
    self.width = width.length
    let height = height?.length
    context.withStyle(of: configuration) { style, hasOwnLengths in
      // 1. The values that frames depend on besides the width and the lines (G1 to G5).
      input.read(configuration, hasOwnLengths, style, inheriting: margins, context)
      // 2. The remaining space for image and labels (G1, G2, G5, G6).
      area.divide(self.width, height ?? .largestLength, input)
      // 3. The labels in that space, and the arrangement that follows (G7, G8, G11, G14).
      measureTexts(of: configuration, style, context)
      // 4. The resulting size (G13).
      fit()
      // 5. A taller image is scaled down, and the labels use the space that it releases (G2).
      let available = fittedSize.height - input.margins.top - input.margins.bottom
      if height == nil, let image = input.image, image.size.height > available {
        shrinkImage(of: configuration, style, context)
      }
    }
    // 6. A view as wide as the content needs is measured again for that width.
    if width == .infinity { return measureAgain(configuration, height, margins, context) }
    // 7. Most views will have this height.
    let likelyHeight = height ?? fittedSize.height
    if area.move(toHeight: likelyHeight, input) { settledHeight = likelyHeight }
  }

  /// Measures content for the width that it needs.
  @inline(never)
  private mutating func measureAgain(
    _ configuration: ListContentConfiguration, _ height: CGFloat?,
    _ margins: DirectionalEdgeInsets, _ context: ResolvedContext
  ) {
    measure(
      configuration, width: fittedSize.width, height: height, inheriting: margins, context)
  }

  /// Measures the labels beside the image or around it.
  @inline(__always)
  private mutating func measureTexts(
    of configuration: ListContentConfiguration, _ style: ResolvedContentStyle,
    _ context: ResolvedContext
  ) {
    if input.wrapsAroundImage { return wrapTexts(of: configuration, style, context) }
    let available = area.availableWidth
    let padding = input.lengths.horizontalPadding
    blockHeight = 0
    extent = 0
    if input.hasText.text {
      let label = style.texts.text.measure(configuration.content, width: available, context)
      labels.text = label
      blockHeight = label.height
      extent = min(label.naturalWidth, available)
      measurementCount += 1
    }
    guard input.hasText.secondaryText else { return }
    // G11: without a text, the secondary text leaves the padding between texts free.
    let rest = input.hasText.text ? available : input.grid.floor(available - padding).length
    let label = style.texts.secondaryText.measure(
      configuration.secondaryContent, width: rest, context)
    labels.secondaryText = label
    measurementCount += 1
    guard let first = labels.text else {
      blockHeight = label.height
      extent = min(label.naturalWidth + padding, available)
      return
    }
    // G7: side by side if that is preferred and both texts fit on one line, and only then.
    let besideEachOther = first.naturalWidth + padding + label.naturalWidth
    if input.lengths.prefersSideBySide, !input.isAccessibilitySize, first.isOneLine,
      label.isOneLine, besideEachOther <= area.textWidth + CGFloat.roundingError
    {
      arrangement = .sideBySide
      blockHeight = larger(blockHeight, label.height)
      extent = besideEachOther
    } else {
      arrangement = .stacked
      blockHeight = blockHeight + input.lengths.verticalPadding + label.height
      extent = min(larger(first.naturalWidth, label.naturalWidth), available)
    }
  }

  /// Computes the size that the content needs; images are not scaled down for it (G13).
  @inline(__always)
  private mutating func fit() {
    let margins = input.margins
    var height = blockHeight
    var besideText: CGFloat = 0
    if let image = input.image, arrangement != .wrappedAroundImage {
      height = larger(height, image.slot.height(of: image.size))
      besideText = area.slotSize.width + input.lengths.imageToTextPadding
    }
    let wanted = margins.leading + besideText + extent + margins.trailing
    fittedSize.width = min(width, input.grid.ceil(wanted))
    fittedSize.height = input.grid.ceil(
      larger(margins.top + height + margins.bottom, input.minimumHeight))
  }

  /// Scales the image down to the height of the content, which keeps that height (G2 (b)).
  @inline(never)
  private mutating func shrinkImage(
    of configuration: ListContentConfiguration, _ style: ResolvedContentStyle,
    _ context: ResolvedContext
  ) {
    let shrunk = ContentArea(input, width: width, height: fittedSize.height)
    if shrunk.imageSize == area.imageSize { return }
    let (height, textWidth) = (fittedSize.height, area.textWidth)
    area = shrunk
    if shrunk.textWidth == textWidth { return }
    measureTexts(of: configuration, style, context)
    fit()
    fittedSize.height = height
  }
}
