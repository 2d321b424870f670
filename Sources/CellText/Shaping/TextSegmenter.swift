package import CellConfiguration

/// Divides a text into clusters with their break opportunities, in one pass over its code points.
///
/// If the line breaking rules find an opportunity inside a grapheme cluster (a space with a
/// combining mark), the cluster stays whole. The segmenter can stop at any cluster and continue
/// later.
package struct TextSegmenter {
  /// The state that changes from one code point to the next.
  fileprivate struct State {
    var graphemes = GraphemeBreaker()
    var lines = LineBreaker()
    /// The offset of the next code point.
    var offset: Int
    /// The offset where the current cluster begins.
    var start: Int
    /// The first and the last code point of the current cluster.
    var base: UInt32 = 0
    var last: UInt32 = 0
    var isComplex = false
  }

  private var state: State
  /// Whether lines break within Korean words in the current paragraph.
  private var breaksHangul: Bool

  /// Whether any cluster is a letter of a script that needs a dictionary to separate words.
  private(set) var hasComplexContext = false

  /// Whether any cluster is a tab.
  private(set) var hasTabs = false

  /// Whether any cluster is a newline.
  private(set) var hasNewlines = false

  /// Creates a segmenter for a text with styles, at an offset where a cluster begins.
  init(_ styles: borrowing ParagraphStyles, at offset: Int = 0) {
    state = State(offset: offset, start: offset)
    breaksHangul = styles.breaksHangul(at: offset)
  }

  /// Returns the clusters of a text, with advances of 0.
  package static func clusters(
    of text: String, strategy: CellParagraphStyle.LineBreakStrategy = .standard
  ) -> TextClusters {
    var text = text
    let styles = ParagraphStyles(TextLayoutOptions(lineBreakStrategy: strategy))
    var segmenter = TextSegmenter(styles)
    var clusters = ContiguousArray<TextCluster>()
    text.withUTF8 { segmenter.append(to: &clusters, from: $0, styles) }
    return TextClusters(clusters)
  }

  /// The offset where the clusters read so far end.
  var end: Int { state.start }

  /// Reads until a cluster ends at or after a limit, or to the end of the text.
  ///
  /// - Parameters:
  ///   - clusters: The clusters to append to; new ones have advances of 0.
  ///   - bytes: The text.
  ///   - styles: The styles of its paragraphs.
  ///   - limit: The offset to read up to.
  mutating func append(
    to clusters: inout ContiguousArray<TextCluster>, from bytes: UnsafeBufferPointer<UInt8>,
    _ styles: ParagraphStyles, upTo limit: Int = .max
  ) {
    // A local copy, which the processor can keep in its registers.
    var state = state
    defer { self.state = state }
    // At most one cluster per byte; a third of that in scripts with three bytes per letter.
    if limit >= bytes.count {
      clusters.reserveCapacity(clusters.count + bytes.count - state.start)
    }
    let ascii = LineBreakProperties.ascii
    while state.offset < bytes.count {
      if state.readWords(into: &clusters, from: bytes, upTo: limit) { return }
      guard state.offset < bytes.count else { break }
      let position = state.offset
      let byte = bytes[position]
      let isPrintable = byte &- 0x20 < 0x5F
      let codePoint: UInt32
      let line: LineBreakProperties
      if isPrintable {
        state.offset &+= 1
        codePoint = UInt32(byte)
        line = ascii[Int(byte)]
      } else {
        codePoint = bytes.codePoint(at: &state.offset)
        line = LineBreakProperties(of: codePoint, breaksHangul: breaksHangul)
      }
      let end = state.offset
      let opportunity = state.lines.opportunity(before: line) { [breaksHangul] in
        Self.propertiesAfterMarks(in: bytes, from: end, index: $0, breaksHangul)
      }
      let begins =
        isPrintable
        ? state.graphemes.beginsPrintableASCII()
        : state.graphemes.beginsCluster(GraphemeBreakClass(of: codePoint), codePoint)
      if begins {
        if position > state.start {
          clusters.append(state.cluster(upTo: position, opportunity, codePoint))
        }
        state.start = position
        state.base = codePoint
        // A mark that is a separate cluster, such as Burmese ာ, continues the word before it.
        state.isComplex =
          line.lineClass == .complexContext || line.lineClass == .combining && state.isComplex
        if state.isComplex { hasComplexContext = true }
      }
      state.last = codePoint
      if !isPrintable {
        if codePoint == 0x09 { hasTabs = true }
        if Self.isNewline(codePoint) {
          hasNewlines = true
          breaksHangul = styles.breaksHangul(at: end)
        }
      }
      if begins, position >= limit { return }
    }
    if state.offset > state.start {
      clusters.append(state.cluster(upTo: state.offset, .mandatory, 0))
      state.start = state.offset
    }
  }

  /// Returns the properties of a code point, counting those that are not combining marks (LB9).
  private static func propertiesAfterMarks(
    in bytes: UnsafeBufferPointer<UInt8>, from offset: Int, index: Int, _ breaksHangul: Bool
  ) -> LineBreakProperties? {
    var (offset, skipped) = (offset, 0)
    while offset < bytes.count {
      let next = LineBreakProperties(
        of: bytes.codePoint(at: &offset), breaksHangul: breaksHangul)
      if next.lineClass.isMark { continue }
      if skipped == index { return next }
      skipped += 1
    }
    return nil
  }

  static func isNewline(_ codePoint: UInt32) -> Bool {
    codePoint &- 0x0A < 4 || codePoint == 0x85 || codePoint == 0x2028 || codePoint == 0x2029
  }

  /// Returns whether a code point is a space at which lines break; no-break spaces are not.
  static func isWhiteSpace(_ codePoint: UInt32) -> Bool {
    switch codePoint {
    case 0x20, 0x09, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: true
    default: false
    }
  }
}

extension TextSegmenter.State {
  /// Reads common letters and spaces among words, which make up most texts.
  ///
  /// Each is a cluster, and few line breaking rules concern them.
  ///
  /// - Returns: Whether a cluster ends at or after the limit.
  @inline(__always)
  fileprivate mutating func readWords(
    into clusters: inout ContiguousArray<TextCluster>, from bytes: UnsafeBufferPointer<UInt8>,
    upTo limit: Int
  ) -> Bool {
    guard lines.isAmongWords, graphemes.followsOther, offset < bytes.count,
      bytes[offset].wordCharacterCount > 0
    else { return false }
    // Rules that depend on the code point after a cluster do not concern letters and spaces.
    let opportunity: LineBreakOpportunity =
      lines.followsSpace && bytes[offset] != 0x20 ? .allowed : .prohibited
    clusters.append(cluster(upTo: offset, opportunity, 0x20))
    start = offset
    while case let letters = WordClusters(in: bytes, from: start, upTo: limit), !letters.isEmpty {
      clusters.append(contentsOf: letters)
      start = letters.end
    }
    (offset, isComplex) = (start, false)
    base = bytes.codePoint(at: &offset)
    last = base
    lines.skipWords(endingInSpace: base == 0x20)
    return start >= limit
  }

  /// Returns the cluster read so far, given the code point that follows it.
  @inline(__always)
  fileprivate func cluster(
    upTo end: Int, _ opportunity: LineBreakOpportunity, _ next: UInt32
  ) -> TextCluster {
    // Most clusters are one ASCII character.
    let isPrintable = end &- start == 1 && base &- 0x20 < 0x5F
    return TextCluster(
      utf8Range: start..<end, breakAfter: opportunity,
      isPrintable ? (base == 0x20 ? .whiteSpace : .plain) : kind(upTo: end, before: next))
  }

  private func kind(upTo end: Int, before next: UInt32) -> TextCluster.Kind {
    // A space with a mark is visible, so it must not hang over the end of the line.
    let isBare = end - start == (base < 0x80 ? 1 : base < 0x800 ? 2 : 3)
    var kind = TextCluster.Kind.plain
    if isBare, TextSegmenter.isWhiteSpace(base) { kind = base == 0x09 ? .tab : .whiteSpace }
    if TextSegmenter.isNewline(base) { kind = .newline }
    if base == 0xAD { kind = .softHyphen }
    if isComplex {
      kind = .complexContext
      if ComplexContext.joins(base: base, last: last, with: next) { kind.insert(.joinsNext) }
    }
    return kind
  }
}

/// The clusters of letters and spaces of equal length, each followed by another letter or space.
///
/// A character that is followed by others is not included, because they may belong to its cluster.
private struct WordClusters: Sequence, IteratorProtocol {
  /// The end of the clusters.
  let end: Int

  private let bytes: UnsafeBufferPointer<UInt8>
  private var offset: Int
  /// The length of each cluster; reading a variable length would delay the next step.
  private let step: Int

  /// Creates the clusters from a letter or space on, up to the first at or after a limit.
  @inline(__always)
  init(in bytes: UnsafeBufferPointer<UInt8>, from start: Int, upTo limit: Int) {
    self.bytes = bytes
    offset = start
    step = bytes[start] < 0x80 ? 1 : 2
    var end = start
    var next = step
    while next == step, end < limit, end &+ step < bytes.count {
      next = bytes[end &+ step].wordCharacterCount
      if next == 0 { break }
      end &+= step
    }
    self.end = end
  }

  var isEmpty: Bool { offset == end }

  var underestimatedCount: Int { step == 1 ? end &- offset : (end &- offset) / 2 }

  @inline(__always)
  mutating func next() -> TextCluster? {
    guard offset < end else { return nil }
    let start = offset
    offset &+= step
    guard bytes[start] == 0x20 else {
      return TextCluster(utf8Range: start..<offset, breakAfter: .prohibited)
    }
    return TextCluster(
      utf8Range: start..<offset, breakAfter: bytes[offset] == 0x20 ? .prohibited : .allowed,
      .whiteSpace)
  }
}

extension UInt8 {
  /// The number of bytes of the space or common letter that begins with this byte.
  ///
  /// It is 0 for other bytes. Common letters are ASCII letters, and Latin, Greek and Cyrillic
  /// letters of two bytes. All of them are alphabetic, and each is a separate cluster unless a mark
  /// follows.
  @inline(__always)
  package var wordCharacterCount: Int {
    if self < 0x80 { return self == 0x20 || (self | 0x20) &- 0x61 < 26 ? 1 : 0 }
    // U+00C0 to U+027F, and U+0380 to U+047F.
    return self &- 0xC3 < 7 || self &- 0xCE < 4 ? 2 : 0
  }
}
