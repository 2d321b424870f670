import CellConfiguration
import CellText
import Foundation

/// Texts that wrap around an image at accessibility sizes (G14); where lines run is assumed.
///
/// ```
///   ┌───────┐ Lines beside the
///   │ image │ image are shorter
///   └───────┘ than those that
///   begin below its bottom edge.
/// ```
///
/// A word that is too long for a line beside the image is below it, as `TextObstacle` says (assumed).
/// Positions are relative to the top leading corner of the content.
struct WrappedText: Equatable, Sendable {
  /// Lines beside the image have room for at least so many ems, or there are none.
  ///
  /// Assumed.
  private static let leastEmsBeside: CGFloat = 4

  let text: LabelMeasure?
  let secondaryText: LabelMeasure?

  /// The top edge of the image.
  let imageTop: CGFloat

  /// The top edges of the texts; the secondary one's only counts if there is such a text.
  let textTop: CGFloat
  let secondaryTop: CGFloat

  /// How much shorter lines beside the image are; 0 if no line is beside it.
  let indent: CGFloat

  /// How far below the top of each text lines are beside the image.
  let textObstacle: CGFloat
  let secondaryObstacle: CGFloat

  /// The bottom edge of the lowest element.
  let height: CGFloat

  /// The height that the row is to have room for; it never falls when the width does.
  private(set) var fittedHeight: CGFloat

  /// The width that image and texts take up.
  let extent: CGFloat

  /// Measures the texts of content.
  init(
    _ input: ContentInput, _ area: ContentArea, _ configuration: ListContentConfiguration,
    _ values: ListContentValues, _ context: LayoutContext, _ count: inout Int
  ) {
    let room = input.grid.floor(area.bounds.width)
    let indent = input.grid.round(area.imageSize.width + input.imageToTextPadding)
    let pointSize = values.text.resolvedFont(context.traits).pointSize
    let least = Self.leastEmsBeside * pointSize.length
    let isBeside = room >= indent + least - .roundingError
    self.init(
      input, area.imageSize, room: room, indent: isBeside ? indent : 0, configuration, values,
      context, &count)
    if !isBeside {
      // Moving the text below the image can make the content lower than it was beside it; a row
      // does not become lower when its width shrinks.
      // An image that is scaled down to the width counts with its own size.
      let image = input.wholeImageSize
      let indent = input.grid.round(image.width + input.imageToTextPadding)
      let narrowest = WrappedText(
        input, image, room: input.grid.ceil(indent + least), indent: indent, configuration, values,
        context, &count)
      fittedHeight = max(fittedHeight, narrowest.fittedHeight)
    }
  }

  private init(
    _ input: ContentInput, _ imageSize: CGSize, room: CGFloat, indent: CGFloat,
    _ configuration: ListContentConfiguration, _ values: ListContentValues,
    _ context: LayoutContext, _ count: inout Int
  ) {
    let grid = input.grid
    self.indent = indent
    let isBeside = indent > 0
    func obstacle(_ height: CGFloat) -> TextObstacle? {
      isBeside && height > 0 ? TextObstacle(width: indent, height: height) : nil
    }
    // 1. The first text, beside the image or below it.
    let padding = grid.round(input.verticalPadding)
    let textTop = isBeside ? 0 : imageSize.height + padding
    let textObstacle = isBeside ? imageSize.height : 0
    let text = LabelMeasurer.measure(
      .text, of: configuration, values, width: room, obstacle: obstacle(textObstacle), context)
    // 2. The secondary text, beside what is left of the image.
    let secondaryTop =
      text.map { textTop + $0.height + padding } ?? textTop
    let rest = isBeside ? max(0, imageSize.height - secondaryTop) : 0
    let secondaryText = LabelMeasurer.measure(
      .secondaryText, of: configuration, values, width: room, obstacle: obstacle(rest), context)
    count += (text == nil ? 0 : 1) + (secondaryText == nil ? 0 : 1)
    // 3. An image that is lower than the first line is centred on it.
    let firstLine = (text ?? secondaryText)?.firstLineHeight ?? 0
    let imageTop = isBeside ? grid.round(max(0, (firstLine - imageSize.height) / 2)) : 0
    // 4. Image and texts together.
    let textBottom = text.map { textTop + $0.height } ?? 0
    let secondaryBottom = secondaryText.map { secondaryTop + $0.height } ?? 0
    let height = max(imageTop + imageSize.height, max(textBottom, secondaryBottom))
    extent = min(
      room, max(imageSize.width, max(text?.extent ?? 0, secondaryText?.extent ?? 0)))
    // Scaling the image down to the width does not make the row lower; nor does the row that an image
    // of a part of a pixel more makes scale it down.
    fittedHeight = max(
      height + max(0, input.wholeImageSize.height - imageSize.height),
      imageTop + (input.image?.size.height ?? 0))
    self.text = text
    self.secondaryText = secondaryText
    self.imageTop = imageTop
    self.textTop = textTop
    self.secondaryTop = secondaryTop
    self.textObstacle = textObstacle
    secondaryObstacle = rest
    self.height = height
  }

  /// The frame of a text's label relative to the content, in a width.
  ///
  /// G14.5: the union of the lines' boxes; all of the width for centred and justified text.
  func labelFrame(_ role: TextRole, room: CGFloat, fillsWidth: Bool) -> CGRect? {
    guard let measure = role == .text ? text : secondaryText else { return nil }
    let top = role == .text ? textTop : secondaryTop
    if room <= 0 { return CGRect(x: 0, y: top, width: 0, height: 0) }
    let obstacle = role == .text ? textObstacle : secondaryObstacle
    let above = measure.firstLineTop
    let lastLineTop = above + measure.lastBaseline - measure.firstBaseline
    let isWhollyBeside = indent > 0 && lastLineTop < obstacle - .roundingError
    let left = isWhollyBeside ? min(indent, room) : 0
    let right = fillsWidth ? room : min(max(measure.extent, left), room)
    return CGRect(
      x: left, y: top + above, width: right - left, height: max(0, measure.height - above))
  }
}

extension ContentInput {
  /// The size of the image where nothing but its maximum size limits it.
  fileprivate var wholeImageSize: CGSize {
    let size = image?.size ?? .zero
    return CGSize(width: grid.round(size.width), height: grid.round(size.height))
  }
}
