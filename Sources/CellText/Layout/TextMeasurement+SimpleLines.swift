import CellConfiguration
import Foundation

/// Measures simple texts that wrap, without making clusters.
///
/// The results are the same as for any other text. Shortened texts, and texts with a word that does
/// not fit on a line, are not measured here.
extension TextMeasurement {
  /// Measures a simple text of one font that is wrapped and shown whole.
  ///
  /// Returns `nil` if the text may not meet this condition, or if the shaper has no shortcut for
  /// widths.
  @inline(never)
  static func simpleLines(
    _ text: StyledText, _ options: TextLayoutOptions, _ bounds: TextBounds,
    _ shaper: any TextShaper
  ) -> TextMeasurement? {
    guard options.wrapsWordsOnly(of: text), bounds.exclusion == nil else { return nil }
    let font = text.attributes.font
    let lines = text.string.utf8.withContiguousStorageIfAvailable {
      SimpleLines(
        of: $0, in: bounds.width.limit + ShapedText.tolerance, options.lineBreakStrategy
      ) { shaper.width(ofSimpleText: $0, font: font, atMost: $1) }
    }
    guard case let lines?? = lines, lines.count <= options.lineLimit(options.lineBreakMode)
    else { return nil }
    let metrics = shaper.metrics(of: font)
    let pitch = (metrics.lineHeight + metrics.leading).nonNegative
    let top = CGFloat(lines.count - 1) * pitch
    let bottom = top + metrics.lineHeight
    guard bottom <= bounds.height.limit + ShapedText.tolerance else { return nil }
    let grid = PixelGrid(scale: options.displayScale)
    var measurement = TextMeasurement()
    measurement.naturalWidth = lines.natural
    measurement.lineCount = lines.count
    measurement.firstLineHeight = metrics.lineHeight
    measurement.firstBaseline = grid.round(metrics.ascender)
    measurement.lastBaseline = top + measurement.firstBaseline
    measurement.size.width =
      bounds.width.fixed ?? min(grid.ceil(lines.widest), bounds.width.limit)
    measurement.size.height =
      bounds.height.fixed ?? min(grid.ceil(bottom).nonNegative, bounds.height.limit)
    return measurement
  }
}

extension TextLayoutOptions {
  /// Whether a text is changed by nothing but wrapping between words.
  fileprivate func wrapsWordsOnly(of text: StyledText) -> Bool {
    lineBreakMode.wrapsWords && alignment != .justified && text.paragraphs.isEmpty
      && !allowsDefaultTighteningForTruncation && !adjustsFontSizeToFitWidth
      && text.string.utf8.count <= ShapedText.longestWhole
  }
}

/// The lines of a simple text, found by measuring parts of it as a whole.
private struct SimpleLines {
  typealias Bytes = UnsafeBufferPointer<UInt8>

  /// The width of the text on one line.
  let natural: CGFloat
  /// The width of the widest line.
  private(set) var widest: CGFloat = 0
  /// The number of lines.
  private(set) var count = 1

  /// Makes the lines of a text.
  ///
  /// The result is `nil` if no line may end at a required position, or if a width is unknown. White
  /// space at the end of a line hangs over it.
  ///
  /// - Parameters:
  ///   - text: The text, of at most ``ShapedText/longestWhole`` bytes.
  ///   - limit: The greatest width of a line.
  ///   - strategy: How lines are broken.
  ///   - measure: Returns the width of a part of the text, if that is not above the second
  ///     argument.
  init?(
    of text: Bytes, in limit: CGFloat, _ strategy: CellParagraphStyle.LineBreakStrategy,
    _ measure: (Bytes, CGFloat) -> CGFloat?
  ) {
    guard !text.isEmpty, text.first != 0x20, text.last != 0x20,
      let natural = measure(text, .infinity), natural >= 0, natural < .largestLength
    else { return nil }
    self.natural = natural
    let fits = withUnsafeTemporaryAllocation(of: UInt16.self, capacity: text.count + 1) { buffer in
      let count = text.lineStarts(
        into: buffer, breaksHangul: !strategy.contains(.hangulWordPriority))
      return breakLines(
        of: text, at: UnsafeBufferPointer(rebasing: buffer[..<count]), in: limit,
        movesWords: strategy.contains(.pushOut), measure)
    }
    if !fits { return nil }
  }

  /// Makes the lines, and returns whether all of them fit.
  ///
  /// - Parameter starts: The offsets where lines may begin, and the end of the text.
  private mutating func breakLines(
    of text: Bytes, at starts: UnsafeBufferPointer<UInt16>, in limit: CGFloat, movesWords: Bool,
    _ measure: (Bytes, CGFloat) -> CGFloat?
  ) -> Bool {
    // The width of a line from one start to another. One that is unknown does not fit.
    func width(_ first: Int, _ next: Int) -> CGFloat {
      var end = Int(starts[next])
      while text[end - 1] == 0x20 { end -= 1 }
      let width = measure(Bytes(rebasing: text[Int(starts[first])..<end]), limit) ?? .infinity
      return width >= 0 ? width : .infinity
    }
    let end = starts.count - 1
    let length = Int(min(limit / natural, 1) * CGFloat(text.count))
    var first = 0
    // The line before the current one, and its width.
    var last: (first: Int, width: CGFloat)?
    while case let rest = width(first, end), rest > limit {
      guard first + 1 < end else { return false }
      // As many parts as fit, found from a guess at how many these are.
      var next = first + 1
      while next + 1 < end, Int(starts[next + 1]) <= Int(starts[first]) + length { next += 1 }
      var fitting = width(first, next)
      while fitting > limit {
        next -= 1
        if next == first { return false }
        fitting = width(first, next)
      }
      while next + 1 < end, case let longer = width(first, next + 1), longer <= limit {
        (next, fitting) = (next + 1, longer)
      }
      widest = max(widest, last?.width ?? 0)
      last = (first, fitting)
      count += 1
      first = next
    }
    if movesWords, let last,
      let word = text.wordMoved(from: starts[last.first...first], to: starts[first]),
      case let moved = width(last.first + word, end), moved <= limit
    {
      widest = max(widest, width(last.first, last.first + word), moved)
    } else {
      widest = max(widest, last?.width ?? 0, width(first, end))
    }
    return true
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Writes the offsets where lines of a simple text may begin, and the end of the text.
  ///
  /// - Returns: The number of offsets.
  fileprivate func lineStarts(
    into starts: UnsafeMutableBufferPointer<UInt16>, breaksHangul: Bool
  ) -> Int {
    func properties(_ offset: inout Int) -> LineBreakProperties {
      LineBreakProperties(of: codePoint(at: &offset), breaksHangul: breaksHangul)
    }
    var breaker = LineBreaker()
    var (found, offset) = (0, 0)
    func add(_ offset: Int) {
      starts[found] = UInt16(offset)
      found += 1
    }
    add(0)
    while offset < count {
      if breaker.isAmongWords, self[offset].wordCharacterCount > 0 {
        var followsSpace = breaker.followsSpace
        while offset < count, case let size = self[offset].wordCharacterCount, size > 0 {
          let isSpace = self[offset] == 0x20
          if followsSpace, !isSpace { add(offset) }
          followsSpace = isSpace
          offset &+= size
        }
        breaker.skipWords(endingInSpace: followsSpace)
        continue
      }
      let start = offset
      let opportunity = breaker.opportunity(before: properties(&offset)) { index in
        var (next, found) = (offset, LineBreakProperties?.none)
        for _ in 0...index { found = next < count ? properties(&next) : nil }
        return found
      }
      if opportunity == .allowed { add(start) }
    }
    add(count)
    return found
  }

  /// Returns the index of the line's part that begins the word that may move to the last line.
  ///
  /// The word moves only if a single word is on the last line, and if another one stays on the line
  /// before. White space separates words.
  ///
  /// - Parameters:
  ///   - parts: The starts of the parts of the line, and of the last line.
  ///   - start: The start of the last line.
  fileprivate func wordMoved(from parts: Slice<UnsafeBufferPointer<UInt16>>, to start: UInt16)
    -> Int?
  {
    func followsSpace(_ start: UInt16) -> Bool { self[Int(start) - 1] == 0x20 }
    guard followsSpace(start), !self[Int(start)...].contains(0x20) else { return nil }
    return parts.dropFirst().dropLast().lastIndex(where: followsSpace).map { $0 - parts.startIndex }
  }
}
