import CellConfiguration
import CellText
import Foundation

/// Labels that wrap around an image at accessibility sizes (G14).
///
/// The label beside an image was measured for one line; the positions of further lines are assumed.
///
/// ```diagram
///   ┌───────┐ Lines beside the
///   │ image │ image are shorter
///   └───────┘ than those that
///   begin below its bottom edge.
/// ```
///
/// A word too long for a line beside the image moves below it, as `TextExclusion` describes
/// (assumed). Positions are relative to the top leading corner of the content.
struct WrappedText: Equatable, Sendable {
  /// The top edge of the image.
  var imageTop: CGFloat = 0

  /// The top edges of the labels; the second is valid only if there is a secondary text.
  var tops = RolePair<CGFloat>(text: 0, secondaryText: 0)

  /// The amount by which lines beside the image are shorter; 0 if there are none.
  var indent: CGFloat = 0

  /// The distance below the top of each text within which lines are beside the image.
  var exclusions = RolePair<CGFloat>(text: 0, secondaryText: 0)

  /// The bottom edge of the lowest element.
  var height: CGFloat = 0

  /// Returns the frame of a text's label relative to the content, in a width.
  ///
  /// G14.5: from the leading margin to the end of the widest line, or the full width for centered
  /// and justified text. If a line is beside the image, the frame contains image and padding.
  func labelFrame(
    _ role: TextRole, _ measure: LabelMeasure, available: CGFloat, fillsWidth: Bool
  ) -> CGRect {
    let top = tops[role]
    if available <= 0 { return CGRect(x: 0, y: top, width: 0, height: 0) }
    let above = measure.firstLineTop
    return CGRect(
      x: 0, y: top + above, width: fillsWidth ? available : min(measure.extent, available),
      height: max(0, measure.height - above))
  }
}

/// The position of the lines of a wrapped text, kept to lay them out again.
struct WrappedLines: Equatable, Sendable {
  /// The edges of the area that contains the lines.
  var left: CGFloat
  var right: CGFloat

  /// The amount by which lines beside the image are shorter.
  ///
  /// `exclusions` is the distance below the top of each text within which lines are beside the
  /// image.
  let indent: CGFloat
  let exclusions: RolePair<CGFloat>

  /// The distance from the top of each text to the top of its first line.
  let firstLineTops: RolePair<CGFloat>
}

extension ListContentMeasurement {
  /// The minimum space for lines beside the image, in ems; with less, the text is below the image.
  ///
  /// At the largest size, text was measured to be beside an image with less than three ems. The
  /// limit of one em is assumed.
  static let leastEmsBeside: CGFloat = 1

  /// Measures labels that wrap around the image.
  @inline(never)
  mutating func wrapTexts(
    of configuration: ListContentConfiguration, _ style: ResolvedContentStyle,
    _ context: ResolvedContext
  ) {
    arrangement = .wrappedAroundImage
    let styles = style.texts
    let texts = RolePair(
      text: configuration.shownText, secondaryText: configuration.shownSecondaryText)
    let grid = input.grid
    let available = grid.floor(area.bounds.width)
    let padding = input.lengths.imageToTextPadding
    let indent = grid.round(area.imageSize.width + padding)
    let firstStyle = texts.text == nil ? styles.secondaryText : styles.text
    let ems = Self.leastEmsBeside + (context.trial?.leastEmsBeside ?? 0)
    let least = ems * firstStyle.font.font.pointSize.length
    let isBeside = available >= indent + least - .roundingError
    var narrowest = self
    wrap(
      area.imageSize, available: available, indent: isBeside ? indent : 0, texts, styles, context)
    if !isBeside {
      // Moving the text below the image can make the content shorter than with text beside it. A
      // row must not become shorter when its width shrinks. An image scaled down to the width
      // counts at its own size.
      let indent = grid.round(wholeImageSize.width + padding)
      narrowest.wrap(
        wholeImageSize, available: grid.ceil(indent + least), indent: indent, texts, styles, context
      )
      blockHeight = max(blockHeight, narrowest.blockHeight)
      measurementCount += texts.count
    }
  }

  private mutating func wrap(
    _ imageSize: CGSize, available: CGFloat, indent: CGFloat, _ texts: RolePair<ListText?>,
    _ styles: RolePair<ResolvedTextStyle>, _ context: ResolvedContext
  ) {
    let grid = input.grid
    let isBeside = indent > 0
    func measure(_ role: TextRole, beside height: CGFloat) -> LabelMeasure? {
      let exclusion = height > 0 ? TextExclusion(width: indent, height: height) : nil
      return texts[role].map {
        styles[role].measure($0, width: available, exclusion: exclusion, context)
      }
    }
    // 1. The first text, beside the image or below it.
    let padding = grid.round(input.lengths.verticalPadding)
    let textTop = isBeside ? 0 : imageSize.height + padding
    let textExclusion = isBeside ? imageSize.height : 0
    let text = measure(.text, beside: textExclusion)
    // 2. The secondary text, beside the remaining part of the image.
    let secondaryTop = text.map { textTop + $0.height + padding } ?? textTop
    let rest = isBeside ? max(0, imageSize.height - secondaryTop) : 0
    let secondaryText = measure(.secondaryText, beside: rest)
    // 3. An image shorter than the first line is centered on it, but ends above the next line. In
    //    the largest text, lines are closer to each other than they are high.
    var imageTop: CGFloat = 0
    if isBeside, let first = text ?? secondaryText {
      let space = max(0, grid.floor(first.topBelowFirstLine - imageSize.height))
      imageTop = min(grid.round(max(0, (first.firstLineHeight - imageSize.height) / 2)), space)
    }
    // 4. Image and labels together.
    let textBottom = text.map { textTop + $0.height } ?? 0
    let secondaryBottom = secondaryText.map { secondaryTop + $0.height } ?? 0
    let height = max(imageTop + imageSize.height, max(textBottom, secondaryBottom))
    extent = min(
      available, max(imageSize.width, max(text?.extent ?? 0, secondaryText?.extent ?? 0)))
    // Scaling the image down to the width must not make the row shorter. The row also has space for
    // the unrounded image: a fraction of a pixel must not make the row scale it down.
    blockHeight = max(
      height + max(0, wholeImageSize.height - imageSize.height),
      imageTop + (input.image?.size.height ?? 0))
    labels = RolePair(text: text, secondaryText: secondaryText)
    measurementCount += texts.count
    wrapped = WrappedText(
      imageTop: imageTop, tops: RolePair(text: textTop, secondaryText: secondaryTop),
      indent: indent, exclusions: RolePair(text: textExclusion, secondaryText: rest), height: height
    )
  }

  /// The size of the image when only its maximum size limits it.
  private var wholeImageSize: CGSize {
    let size = input.image?.size ?? .zero
    return CGSize(width: input.grid.round(size.width), height: input.grid.round(size.height))
  }
}

extension RolePair<ListText?> {
  /// The number of labels.
  fileprivate var count: Int { (text == nil ? 0 : 1) + (secondaryText == nil ? 0 : 1) }
}
