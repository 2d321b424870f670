import CellConfiguration
import Foundation

/// Measures simple texts that wrap, without making clusters.
///
/// The results are the same as for any other text. A text whose lines may end anywhere but at
/// spaces is not measured here, nor one that is shortened.
extension TextMeasurement {
  /// Measures a text of one font that is wrapped between words and shown whole.
  ///
  /// Returns `nil` if that is not known of the text, or if the shaper does not know widths at once.
  @inline(never)
  static func simpleLines(
    _ text: StyledText, _ options: TextLayoutOptions, _ bounds: TextBounds,
    _ shaper: any TextShaper
  ) -> TextMeasurement? {
    guard options.wrapsWordsOnly(of: text), bounds.obstacle == nil else { return nil }
    let font = text.attributes.font
    let lines = text.string.utf8.withContiguousStorageIfAvailable {
      WordLines(
        of: $0, in: bounds.width.limit + ShapedText.tolerance,
        movesWords: options.lineBreakStrategy.contains(.pushOut)
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

/// The lines of a simple text whose words are measured as a whole.
private struct WordLines {
  typealias Bytes = UnsafeBufferPointer<UInt8>

  /// The width of the text on one line.
  let natural: CGFloat
  /// The width of the widest line.
  private(set) var widest: CGFloat = 0
  /// The number of lines.
  private(set) var count = 1

  /// Makes the lines of a text.
  ///
  /// The result is `nil` if lines may end anywhere but after spaces, if a word does not fit, or if
  /// a width is unknown. White space at the end of a line hangs over it.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - limit: The greatest width of a line.
  ///   - movesWords: Whether a word moves to the last line if a single word would be alone there.
  ///   - measure: Returns the width of a part of the text, if that is not above the second
  ///     argument.
  init?(
    of text: Bytes, in limit: CGFloat, movesWords: Bool, _ measure: (Bytes, CGFloat) -> CGFloat?
  ) {
    guard text.breaksOnlyAtSpaces, let natural = measure(text, .infinity), natural >= 0,
      natural < .largestLength
    else { return nil }
    self.natural = natural
    // A width that is unknown is one that does not fit.
    func width(_ range: Range<Int>) -> CGFloat {
      let width = measure(Bytes(rebasing: text[range]), limit) ?? .infinity
      return width >= 0 ? width : .infinity
    }
    let length = Int(min(limit / natural, 1) * CGFloat(text.count))
    var start = 0
    // The line before the current one, and the widest line before that.
    var last: (line: Range<Int>, width: CGFloat)?
    while case let rest = width(start..<text.count), true {
      if rest <= limit {
        if movesWords, let last, let words = text.wordMoved(from: last.line, to: start) {
          let moved = width(words.start..<text.count)
          if moved <= limit {
            widest = max(widest, width(last.line.lowerBound..<words.end), moved)
            return
          }
        }
        widest = max(widest, last?.width ?? 0, rest)
        return
      }
      // As many words as fit, found from a guess at how many these are.
      var end = text.wordEnd(upTo: start + length, after: start)
      var fitting = width(start..<end)
      while fitting > limit {
        guard let shorter = text.wordEnd(before: end, after: start) else { return nil }
        end = shorter
        fitting = width(start..<end)
      }
      while case let longer = text.wordEnd(after: end), longer < text.count,
        case let width = width(start..<longer), width <= limit
      {
        (end, fitting) = (longer, width)
      }
      widest = max(widest, last?.width ?? 0)
      last = (start..<end, fitting)
      count += 1
      start = text.wordStart(after: end)
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether lines of the text end after spaces between words, and nowhere else.
  ///
  /// It is `false` for texts of which that is not obvious: words are of letters and digits, which a
  /// comma, full stop, colon, semicolon or apostrophe may join or end. No line may end before or
  /// after such a character if none of them is beside another, and no word begins with one.
  fileprivate var breaksOnlyAtSpaces: Bool {
    guard !isEmpty, first != 0x20, last != 0x20 else { return false }
    var followsWord = false
    var index = 0
    while index < count {
      let byte = self[index]
      let size = byte.wordCharacterCount
      if size > 0 {
        followsWord = byte != 0x20
        index &+= size
      } else if byte &- 0x30 < 10 {
        followsWord = true
        index &+= 1
      } else if followsWord, byte == 0x27 || byte == 0x2C || byte == 0x2E || byte &- 0x3A < 2 {
        followsWord = false
        index &+= 1
      } else {
        return false
      }
    }
    return true
  }

  /// Returns the end of the last word that ends at or before an offset, or else of the first word.
  fileprivate func wordEnd(upTo offset: Int, after start: Int) -> Int {
    wordEnd(before: Swift.min(offset, count - 1) + 1, after: start) ?? wordEnd(after: start)
  }

  /// Returns the end of the last word that ends before an offset.
  fileprivate func wordEnd(before offset: Int, after start: Int) -> Int? {
    guard var end = self[start..<offset].lastIndex(of: 0x20) else { return nil }
    while self[end - 1] == 0x20 { end -= 1 }
    return end
  }

  /// Returns the end of the first word that ends after an offset.
  fileprivate func wordEnd(after offset: Int) -> Int {
    let start = wordStart(after: offset)
    return self[start...].firstIndex(of: 0x20) ?? count
  }

  /// Returns the start of the first word that starts at or after an offset.
  fileprivate func wordStart(after offset: Int) -> Int {
    self[offset...].firstIndex { $0 != 0x20 } ?? count
  }

  /// Returns the last word of a line, and the end of the word before it, if the word may move.
  ///
  /// - Parameters:
  ///   - line: A line.
  ///   - start: The start of the line after it, where the word moves if a single word is there.
  fileprivate func wordMoved(from line: Range<Int>, to start: Int) -> (start: Int, end: Int)? {
    guard !self[start...].contains(0x20), let space = self[line].lastIndex(of: 0x20),
      let end = wordEnd(before: space + 1, after: line.lowerBound)
    else { return nil }
    return (space + 1, end)
  }
}
