import CellConfiguration
import CellText
import Foundation

/// The size of a text in a given width, in points.
struct LabelMeasure: Equatable, Sendable {
  /// The width on one line, rounded up to a pixel (G7).
  var naturalWidth: CGFloat = 0

  /// The distance from the start of the available space to the end of the widest line.
  var extent: CGFloat = 0

  /// The height of all lines, rounded up to a pixel.
  var height: CGFloat

  var firstBaseline: CGFloat
  var lastBaseline: CGFloat
  /// The top of the first line.
  ///
  /// It is larger than 0 if the first word is too long to fit beside the image.
  var firstLineTop: CGFloat = 0
  var firstLineHeight: CGFloat
  var lineCount = 1
  /// The distance between the tops of lines, exact unless they differ in height; 0 with one line.
  var pitch: CGFloat = 0

  /// Whether the whole text is shown.
  var isWhole = true

  /// Whether the text has links.
  var hasLinks = false

  /// Creates the measure of one line without width.
  init(lineOf metrics: LineMetrics, _ grid: PixelGrid) {
    height = max(0, grid.ceil(metrics.lineHeight))
    firstBaseline = grid.round(metrics.ascender)
    lastBaseline = firstBaseline
    firstLineHeight = metrics.lineHeight
  }

  init(_ measurement: TextMeasurement, _ grid: PixelGrid) {
    naturalWidth = grid.ceil(measurement.naturalWidth)
    extent = measurement.size.width
    height = measurement.size.height
    firstBaseline = grid.round(measurement.firstBaseline)
    lastBaseline =
      measurement.lineCount > 1 ? grid.round(measurement.lastBaseline) : firstBaseline
    firstLineTop = measurement.firstLineTop == 0 ? 0 : grid.round(measurement.firstLineTop)
    firstLineHeight = measurement.firstLineHeight
    lineCount = measurement.lineCount
    if lineCount > 1 {
      pitch = (measurement.lastBaseline - measurement.firstBaseline) / CGFloat(lineCount - 1)
    }
    isWhole = !measurement.isTruncated && measurement.fontScale == 1
  }

  /// Whether the whole text fits on one line.
  var isOneLine: Bool { lineCount <= 1 && isWhole }

  /// The top of the first line that does not begin at the top of the label; infinite if there is
  /// none.
  var topBelowFirstLine: CGFloat {
    if firstLineTop > 0 { return firstLineTop }
    return lineCount > 1 ? pitch : .infinity
  }

  /// Returns the last visible baseline if only a part of the height is visible.
  @inline(__always)
  func lastBaseline(inHeight height: CGFloat, _ grid: PixelGrid) -> CGFloat {
    guard height < self.height, pitch > 0 else { return lastBaseline }
    let following = ((height - firstLineTop - firstLineHeight) / pitch).rounded(.down)
    return grid.round(firstBaseline + pitch * max(0, following))
  }
}

/// Measures texts and makes their lines, for all layouts.
extension ResolvedTextStyle {
  /// Returns the size of a text in a width.
  @inline(__always)
  func measure(
    _ text: ListText?, width: CGFloat, exclusion: TextExclusion? = nil, _ context: ResolvedContext
  ) -> LabelMeasure {
    let indent = exclusion?.width ?? 0
    if transform == .none, case .plain(let string)? = text, exclusion?.isThin != true,
      let natural = font.widthOfLine(string, atMost: width - indent)
    {
      var measure = line
      measure.naturalWidth = context.grid.ceil(natural)
      measure.extent = min(
        exclusion == nil ? measure.naturalWidth : context.grid.ceil(indent + natural), width)
      return measure
    }
    return measureLines(text, width: width, exclusion, context)
  }

  @inline(never)
  private func measureLines(
    _ text: ListText?, width: CGFloat, _ exclusion: TextExclusion?, _ context: ResolvedContext
  ) -> LabelMeasure {
    guard let text else { return line }
    var hasLinks = false
    if case .attributed(let text) = text {
      let contents = text.contents
      hasLinks = contents.hasLinks
      if exclusion == nil,
        let found = font.line(
          of: contents, atMost: width, traits: context.traits, adjustingSize: adjustsFont)
      {
        var measure = LabelMeasure(lineOf: found.metrics, context.grid)
        measure.naturalWidth = context.grid.ceil(found.width)
        measure.extent = min(measure.naturalWidth, width)
        measure.hasLinks = hasLinks
        return measure
      }
    }
    let bounds = TextBounds(width: .atMost(width + (trial?.space ?? 0)), exclusion: exclusion)
    let styled = styled(text, color: nil, context.traits)
    let measurement =
      context.cache?.measurement(of: styled, options: options, in: bounds)
      ?? TextMeasurement(of: styled, options: options, in: bounds, shaper: context.shaper)
    var measure = LabelMeasure(measurement, context.grid)
    measure.hasLinks = hasLinks
    if let trial { trial.change(&measure) }
    return measure
  }

  /// Returns the lines of a text for drawing, with or without a color.
  func layout(
    _ text: ListText, color: CellColor?, in bounds: TextBounds, _ context: ResolvedContext
  ) -> TextLayout {
    TextLayout(
      of: styled(text, color: color, context.traits), options: options, in: bounds,
      shaper: context.shaper)
  }

  /// Returns a text with its font, and with a color if it will be drawn.
  private func styled(
    _ text: ListText, color: CellColor?, _ traits: TraitCollection
  ) -> StyledText {
    let attributes = TextAttributes(font: font.font, color: color, language: language)
    switch text {
    case .plain(let text):
      return StyledText(text, transform: transform, attributes: attributes)
    case .attributed(let text):
      return StyledText(
        text.contents, attributes: attributes, traits: traits, adjustingSize: adjustsFont)
    }
  }
}

extension TextExclusion {
  /// Whether lines may begin below the exclusion although it has a height.
  fileprivate var isThin: Bool { height <= .roundingError }
}
