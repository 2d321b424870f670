import CellConfiguration
import Foundation

/// The measurements of a long text's paragraphs, which together are the measurement of the text.
///
/// After an edit, only paragraphs that changed are measured again. A paragraph here ends at a line
/// feed, which is found quickest; it may contain other newlines.
struct ParagraphMeasurements: Sendable {
  /// The length of the longest text that is measured as a whole, in UTF-8 code units.
  static let longestWhole = 4096

  private struct Paragraph {
    /// The offset of its end, after its line feed, in UTF-8 code units.
    var end: Int
    var lineCount: Int
    var width: CGFloat
    var naturalWidth: CGFloat
  }

  private let string: String
  /// The input of the measurements without the text.
  private let key: MeasurementKey
  private var paragraphs: [Paragraph] = []

  /// Measures the paragraphs of a text.
  ///
  /// The result is `nil` if the text is short, has only one paragraph, or cannot be measured by
  /// paragraphs, because something limits its height or because its lines may differ in height.
  /// Only the embedded shaper ignores the text around a paragraph.
  ///
  /// - Parameter last: Measurements of another text, which may have the same paragraphs.
  init?(
    of text: StyledText, _ options: TextLayoutOptions, _ bounds: TextBounds,
    _ shaper: any TextShaper, reusing last: ParagraphMeasurements? = nil
  ) {
    let mode = options.lineBreakMode
    guard text.string.utf8.count > Self.longestWhole, text.runs.isEmpty, text.paragraphs.isEmpty,
      text.attributes.baselineOffset == 0, options.lineLimit(mode) == .max, mode != .byClipping,
      bounds.height.limit == .infinity, bounds.effectiveExclusion == nil,
      type(of: shaper) == EmbeddedShaper.self, text.string.lineFeed(from: 0) != nil
    else { return nil }
    string = text.string
    key = MeasurementKey(StyledText("", attributes: text.attributes), options, bounds)
    let same = last.flatMap { $0.key == key ? $0 : nil }
    // 1. The paragraphs at the start that are the same.
    let head = same?.countOfSameHead(as: string) ?? 0
    if let same { paragraphs += same.paragraphs[..<head] }
    var tail = same?.startOfSameTail(as: string, behind: head) ?? 0
    let growth = string.utf8.count - (same?.string.utf8.count ?? 0)
    var start = paragraphs.last?.end ?? 0
    while true {
      // 2. The paragraphs at the end that are the same, unless the edit joined one to others.
      if let same {
        while tail < same.paragraphs.count, same.start(of: tail) + growth < start { tail += 1 }
        if tail < same.paragraphs.count, same.start(of: tail) + growth == start {
          for var paragraph in same.paragraphs[tail...] {
            paragraph.end += growth
            paragraphs.append(paragraph)
          }
          return
        }
      }
      // 3. The paragraphs between them.
      let feed = string.lineFeed(from: start)
      let end = feed.map { string.hasCarriageReturn(before: $0) ? $0 - 1 : $0 }
      let content = string.utf8Slice(start..<(end ?? string.utf8.count))
      let measurement = TextMeasurement(
        of: StyledText(content, attributes: text.attributes), options: options, in: bounds,
        shaper: shaper)
      start = feed.map { $0 + 1 } ?? string.utf8.count
      paragraphs.append(
        Paragraph(
          // An empty paragraph has a line, but an empty text has none.
          end: start, lineCount: max(measurement.lineCount, 1), width: measurement.size.width,
          naturalWidth: measurement.naturalWidth))
      if feed == nil { return }
    }
  }

  /// The length of the text in UTF-8 code units.
  var size: Int { string.utf8.count }

  /// Returns the measurement of the whole text, with the same sums as when its lines are laid out.
  func total(_ metrics: LineMetrics, _ options: TextLayoutOptions) -> TextMeasurement {
    let grid = PixelGrid(scale: options.displayScale)
    var total = TextMeasurement()
    for paragraph in paragraphs {
      total.lineCount += paragraph.lineCount
      total.size.width = max(total.size.width, paragraph.width)
      total.naturalWidth = max(total.naturalWidth, paragraph.naturalWidth)
    }
    let pitch = (metrics.lineHeight + metrics.leading).nonNegative
    var top: CGFloat = 0
    for _ in 1..<total.lineCount { top += pitch }
    total.firstLineHeight = metrics.lineHeight
    total.firstBaseline = grid.round(metrics.ascender)
    total.lastBaseline = top + total.firstBaseline
    total.size.height = grid.ceil(top + metrics.lineHeight).nonNegative
    return total
  }

  private func start(of paragraph: Int) -> Int {
    paragraph == 0 ? 0 : paragraphs[paragraph - 1].end
  }

  /// Returns the number of paragraphs at the start that another text has too.
  ///
  /// The last paragraph is not among them, because the other text may continue it.
  private func countOfSameHead(as other: String) -> Int {
    var count = 0
    while count < paragraphs.count - 1,
      string.hasSameBytes(start(of: count)..<paragraphs[count].end, as: other, movedBy: 0)
    {
      count += 1
    }
    return count
  }

  /// Returns the first of the paragraphs at the end that another text has at its end too.
  ///
  /// The other text may have characters before the first of them in the same paragraph.
  private func startOfSameTail(as other: String, behind head: Int) -> Int {
    let growth = other.utf8.count - string.utf8.count
    var tail = paragraphs.count
    while tail > head, start(of: tail - 1) + growth >= start(of: head),
      string.hasSameBytes(
        start(of: tail - 1)..<paragraphs[tail - 1].end, as: other, movedBy: growth)
    {
      tail -= 1
    }
    return tail
  }
}

extension String {
  /// Returns whether a carriage return ends at an offset in UTF-8 code units.
  fileprivate func hasCarriageReturn(before offset: Int) -> Bool {
    offset > 0 && utf8[utf8.index(utf8.startIndex, offsetBy: offset - 1)] == 0x0D
  }

  /// Returns the offset of the first line feed at or after an offset, in UTF-8 code units.
  fileprivate func lineFeed(from start: Int) -> Int? {
    let found = utf8.withContiguousStorageIfAvailable { bytes in
      bytes.baseAddress.flatMap { base in
        memchr(base + start, 0x0A, bytes.count - start).map {
          Int(bitPattern: $0) - Int(bitPattern: base)
        }
      }
    }
    return found ?? nil
  }

  /// Returns whether another text has the bytes of a range at a distance from it.
  fileprivate func hasSameBytes(
    _ range: Range<Int>, as other: String, movedBy distance: Int
  ) -> Bool {
    let isSame = utf8.withContiguousStorageIfAvailable { own in
      other.utf8.withContiguousStorageIfAvailable { other in
        guard range.upperBound + distance <= other.count, let start = own.baseAddress,
          let otherStart = other.baseAddress
        else { return range.isEmpty }
        let isSame = memcmp(
          start + range.lowerBound, otherStart + range.lowerBound + distance, range.count)
        return isSame == 0
      }
    }
    return isSame == true
  }
}
