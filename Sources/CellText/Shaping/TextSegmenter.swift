package import CellConfiguration

/// Divides a text into clusters with their break opportunities, in one pass over its code points.
///
/// Where the line breaking rules see an opportunity inside a grapheme cluster (a space that carries
/// a combining mark), the cluster wins. It can stop at any cluster and go on later.
package struct TextSegmenter {
  /// What changes from one code point to the next.
  fileprivate struct State {
    var graphemes = GraphemeBreaker()
    var lines = LineBreaker()
    /// Where the next code point is.
    var offset: Int
    /// Where the cluster that is being read begins.
    var start: Int
    /// The first and the last code point of that cluster.
    var base: UInt32 = 0
    var last: UInt32 = 0
    var isComplex = false
  }

  private var state: State
  private let styles: ParagraphStyles
  /// Whether lines break within Korean words in the paragraph that is being read.
  private var breaksHangul: Bool

  /// Whether any cluster is a letter among which only a dictionary tells words apart.
  private(set) var hasComplexContext = false

  /// Creates a segmenter that begins where a cluster begins.
  init(_ styles: ParagraphStyles, at offset: Int = 0) {
    self.styles = styles
    state = State(offset: offset, start: offset)
    breaksHangul = styles.breaksHangul(at: offset)
  }

  /// Finds the clusters of a text; their advances are 0.
  package static func clusters(
    of text: String, strategy: CellParagraphStyle.LineBreakStrategy = .standard
  ) -> TextClusters {
    var text = text
    var segmenter = TextSegmenter(
      ParagraphStyles(TextLayoutOptions(lineBreakStrategy: strategy)))
    var clusters = ContiguousArray<TextCluster>()
    text.withUTF8 { segmenter.append(to: &clusters, from: $0) }
    return TextClusters(clusters)
  }

  /// Where the clusters end that have been read.
  var end: Int { state.start }

  /// Reads on until a cluster ends at a position or behind it, or to the end of the text.
  ///
  /// - Parameters:
  ///   - clusters: what they are added to; their advances are 0.
  ///   - bytes: the text.
  ///   - limit: the position.
  mutating func append(
    to clusters: inout ContiguousArray<TextCluster>, from bytes: UnsafeBufferPointer<UInt8>,
    upTo limit: Int = .max
  ) {
    // A local copy, which the processor can keep in its registers.
    var state = state
    defer { self.state = state }
    // One cluster a byte at most, a third of that in scripts of three bytes a letter.
    if limit >= bytes.count {
      clusters.reserveCapacity(clusters.count + bytes.count - state.start)
    }
    let classes = LineBreakClass.ascii
    while state.offset < bytes.count {
      let position = state.offset
      let byte = bytes[position]
      let isPrintable = byte &- 0x20 < 0x5F
      let codePoint: UInt32
      var lineClass: LineBreakClass
      if isPrintable {
        state.offset &+= 1
        codePoint = UInt32(byte)
        lineClass = classes[Int(byte)]
      } else {
        codePoint = bytes.codePoint(at: &state.offset)
        lineClass = LineBreakClass(of: codePoint)
        if !breaksHangul, lineClass.isHangul { lineClass = .alphabetic }
      }
      let end = state.offset
      let opportunity = state.lines.opportunity(before: lineClass) {
        Self.classAfterMarks(in: bytes, from: end)
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
        state.isComplex = lineClass == .complexContext
        if state.isComplex { hasComplexContext = true }
      }
      state.last = codePoint
      if !isPrintable, Self.isNewline(codePoint) { breaksHangul = styles.breaksHangul(at: end) }
      if begins, position >= limit { return }
    }
    if state.offset > state.start {
      clusters.append(state.cluster(upTo: state.offset, .mandatory, 0))
      state.start = state.offset
    }
  }

  /// The class of the first code point that is no combining mark (LB9), `nil` if there is none.
  private static func classAfterMarks(
    in bytes: UnsafeBufferPointer<UInt8>, from offset: Int
  ) -> LineBreakClass? {
    var offset = offset
    while offset < bytes.count {
      let next = LineBreakClass(of: bytes.codePoint(at: &offset))
      if !next.isMark { return next }
    }
    return nil
  }

  static func isNewline(_ codePoint: UInt32) -> Bool {
    switch codePoint {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Whether a code point is a space at which lines break; no-break spaces are not.
  static func isWhiteSpace(_ codePoint: UInt32) -> Bool {
    switch codePoint {
    case 0x20, 0x09, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: true
    default: false
    }
  }
}

extension TextSegmenter.State {
  /// The cluster that has been read, with the code point that follows it.
  @inline(__always)
  fileprivate func cluster(
    upTo end: Int, _ opportunity: LineBreakOpportunity, _ next: UInt32
  ) -> TextCluster {
    // Most clusters are a letter of ASCII.
    let isLetter = end &- start == 1 && base &- 0x21 < 0x5E
    return TextCluster(
      utf8Range: start..<end, breakAfter: opportunity,
      isLetter ? [] : kind(upTo: end, before: next))
  }

  private func kind(upTo end: Int, before next: UInt32) -> TextCluster.Kind {
    // A space that carries a mark shows something, so that it may not hang over the line's end.
    let isBare = end - start == (base < 0x80 ? 1 : base < 0x800 ? 2 : 3)
    var kind: TextCluster.Kind = []
    if isBare, TextSegmenter.isWhiteSpace(base) { kind = .whiteSpace }
    if TextSegmenter.isNewline(base) { kind = .newline }
    if base == 0xAD { kind = .softHyphen }
    if isComplex {
      kind = .complexContext
      if ComplexContext.joins(base: base, last: last, with: next) { kind.insert(.joinsNext) }
    }
    return kind
  }
}
