import CellConfiguration
import Foundation

/// Measures simple texts, as described in ``TextShaper``, without making clusters.
///
/// The results are the same as for any other text. This takes an eighth to a half of the time of
/// the general way, and no memory.
extension TextMeasurement {
  /// Measures a text of one font that fits on one line or is shortened to one line at its end.
  ///
  /// Returns `nil` if the text may need more lines, or if the shaper has no shortcut for its width.
  static func simpleLine(
    _ text: StyledText, _ options: TextLayoutOptions, _ bounds: TextBounds,
    _ shaper: any TextShaper
  ) -> TextMeasurement? {
    guard bounds.exclusion == nil, bounds.height.limit > 0 else { return nil }
    let font = text.attributes.font
    let width = text.string.widthOfLine(atMost: bounds.width.limit) {
      shaper.width(ofSimpleText: $0, font: font, atMost: $1)
        ?? shaper.embeddedWidth(ofClustersIn: $0, font, atMost: $1)
    }
    if let width {
      return TextMeasurement(
        ofLine: width, shaper.metrics(of: font), options.displayScale, bounds)
    }
    return options.shortensLineAtEnd(of: text)
      ? truncatedLine(text.string, font, options, bounds, shaper) : nil
  }

  /// Measures a text of several runs that fits on one line, run by run.
  ///
  /// Returns `nil` for other texts, or if the shaper has no shortcut for the width of a run.
  @inline(never)
  static func simpleRuns(
    _ text: StyledText, _ options: TextLayoutOptions, _ bounds: TextBounds,
    _ shaper: any TextShaper
  ) -> TextMeasurement? {
    guard bounds.exclusion == nil, bounds.height.limit > 0, !shaper.metricsDependOnText,
      text.string.utf8.count <= ShapedText.longestWhole
    else { return nil }
    let limit = bounds.width.limit + ShapedText.tolerance
    var metrics = shaper.metrics(of: text.attributes.font)
    let width = text.string.utf8.withContiguousStorageIfAvailable { bytes -> CGFloat? in
      var width: CGFloat = 0
      var start = 0
      for index in text.runs.indices {
        guard text.runs[index].attributes.kern == 0,
          text.runs[index].attributes.baselineOffset == 0
        else { return nil }
        // Letters are kerned across a change of color.
        if index + 1 < text.runs.count,
          text.runs[index + 1].attributes.isShaped(with: text.runs[index].attributes)
        {
          continue
        }
        let end = text.runs[index].utf8Range.upperBound
        let font = text.runs[index].attributes.font
        let part = shaper.width(
          ofSimpleText: .init(rebasing: bytes[start..<end]), font: font, atMost: limit)
        guard let part, part >= 0 else { return nil }
        width += part
        metrics.include(shaper.metrics(of: font))
        start = end
      }
      return width
    }
    guard case let width?? = width, width < .largestLength, width <= limit else { return nil }
    return TextMeasurement(ofLine: width, metrics, options.displayScale, bounds)
  }

  /// Measures a text that is shortened to one line at its end.
  @inline(never)
  private static func truncatedLine(
    _ text: String, _ font: ResolvedFont, _ options: TextLayoutOptions, _ bounds: TextBounds,
    _ shaper: any TextShaper
  ) -> TextMeasurement? {
    let limit = bounds.width.limit + ShapedText.tolerance
    let widths = text.utf8.withContiguousStorageIfAvailable {
      $0.widthsOfTruncatedLine(in: limit) {
        shaper.width(ofSimpleText: $0, font: font, atMost: .infinity)
      }
    }
    guard case let widths?? = widths else { return nil }
    var line = TextMeasurement(
      ofLine: widths.shown, shaper.metrics(of: font), options.displayScale, bounds)
    line.naturalWidth = widths.natural
    line.isTruncated = true
    return line
  }

  /// Creates the measurement of a line of a width.
  @inline(__always)
  init(
    ofLine width: CGFloat, _ metrics: LineMetrics, _ displayScale: CGFloat, _ bounds: TextBounds
  ) {
    let grid = PixelGrid(scale: displayScale)
    naturalWidth = width
    lineCount = 1
    firstLineHeight = metrics.lineHeight
    firstBaseline = grid.round(metrics.ascender)
    lastBaseline = firstBaseline
    size.width = bounds.width.fixed ?? min(grid.ceil(width), bounds.width.limit)
    size.height =
      bounds.height.fixed ?? min(grid.ceil(metrics.lineHeight).nonNegative, bounds.height.limit)
  }
}

extension TextLayoutOptions {
  /// Whether a text that does not fit is shortened at the end of its only line, and not changed.
  ///
  /// Long texts are excluded, because the engine does not measure them to their end.
  fileprivate func shortensLineAtEnd(of text: StyledText) -> Bool {
    numberOfLines == 1 && lineBreakMode == .byTruncatingTail && text.paragraphs.isEmpty
      && !allowsDefaultTighteningForTruncation && !adjustsFontSizeToFitWidth
      && text.string.utf8.count <= ShapedText.longestWhole
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns the width of a simple text, and the width of its line with an ellipsis at the end.
  ///
  /// The result is `nil` if the line is not shortened, or if a width is unknown. White space at the
  /// end hangs over the end of the line, and need not be shown. A single character is always shown.
  fileprivate func widthsOfTruncatedLine(
    in limit: CGFloat, _ measure: (Self) -> CGFloat?
  ) -> (natural: CGFloat, shown: CGFloat)? {
    guard last != 0x20, characterEnd(after: 0) < count,
      let natural = measure(self), natural > limit, natural < .largestLength,
      let ellipsis = TextLine.ellipsis.widthOfLine(
        atMost: .infinity, { bytes, _ in measure(bytes) }),
      let start = widthOfLongestStart(in: limit - ellipsis, of: natural, measure)
    else { return nil }
    return (natural, start + ellipsis)
  }

  /// Returns the width of the longest start that fits in a space and does not end with white space.
  ///
  /// A longer start is never narrower. The result is `nil` if a width is unknown.
  ///
  /// - Parameters:
  ///   - space: The space in points; less than the width of the text.
  ///   - natural: The width of the text.
  ///   - measure: Returns the width of a part of the text.
  fileprivate func widthOfLongestStart(
    in space: CGFloat, of natural: CGFloat, _ measure: (Self) -> CGFloat?
  ) -> CGFloat? {
    // The longest start known to fit, and the shortest known not to fit.
    var (fitting, wide) = (0, count)
    var (fittingWidth, wideWidth) = (CGFloat(0), natural)
    var steps = 0
    while space > 0, characterEnd(after: fitting) < wide {
      // Letters are about equally wide, so few steps are needed; if not, bisection ends the search.
      steps += 1
      let share = steps > 4 ? 0.5 : (space - fittingWidth) / (wideWidth - fittingWidth)
      let guess = characterStart(at: fitting + Int(CGFloat(wide - fitting) * share))
      let last = characterStart(at: wide - 1)
      let end = Swift.max(characterEnd(after: fitting), Swift.min(guess, last))
      guard let width = measure(Self(rebasing: self[..<end])), width >= 0 else { return nil }
      if width <= space {
        (fitting, fittingWidth) = (end, width)
      } else {
        (wide, wideWidth) = (end, width)
      }
    }
    let end = self[..<fitting].lastIndex { $0 != 0x20 }.map { $0 + 1 } ?? 0
    if end == fitting { return fittingWidth }
    return end == 0 ? 0 : measure(Self(rebasing: self[..<end]))
  }

  /// Returns the end of the character that begins at an offset.
  private func characterEnd(after offset: Int) -> Int {
    var end = offset + 1
    while end < count, self[end] & 0xC0 == 0x80 { end += 1 }
    return end
  }

  /// Returns the start of the character that contains an offset.
  private func characterStart(at offset: Int) -> Int {
    var start = offset
    while start > 0, self[start] & 0xC0 == 0x80 { start -= 1 }
    return start
  }
}
