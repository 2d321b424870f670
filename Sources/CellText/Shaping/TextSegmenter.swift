/// Divides a text into clusters with their break opportunities, in one pass over its code points.
///
/// Where the line breaking rules see an opportunity inside a grapheme cluster (a space that carries a
/// combining mark), the cluster wins.
package enum TextSegmenter {
  /// Finds the clusters of a text; their advances are 0.
  package static func clusters(of text: String) -> TextClusters {
    var text = text
    return text.withUTF8 { clusters(of: $0) }
  }

  private static func clusters(of bytes: UnsafeBufferPointer<UInt8>) -> TextClusters {
    var clusters = ContiguousArray<TextCluster>()
    // One cluster a byte at most, a third of that in scripts of three bytes a letter.
    clusters.reserveCapacity(bytes.count)
    var graphemes = GraphemeBreaker()
    var lines = LineBreaker()
    let classes = LineBreakClass.ascii
    var offset = 0
    var start = 0
    var base: UInt32 = 0
    while offset < bytes.count {
      let position = offset
      let byte = bytes[offset]
      let isPrintable = byte &- 0x20 < 0x5F
      let codePoint: UInt32
      let lineClass: LineBreakClass
      if isPrintable {
        offset &+= 1
        codePoint = UInt32(byte)
        lineClass = classes[Int(byte)]
      } else {
        codePoint = bytes.codePoint(at: &offset)
        lineClass = LineBreakClass(of: codePoint)
      }
      let opportunity = lines.opportunity(before: lineClass) {
        classAfterMarks(in: bytes, from: offset)
      }
      let begins =
        isPrintable
        ? graphemes.beginsPrintableASCII()
        : graphemes.beginsCluster(GraphemeBreakClass(of: codePoint), codePoint)
      if begins {
        if position > start {
          clusters.append(cluster(start..<position, base, opportunity))
          start = position
        }
        base = codePoint
      }
    }
    if offset > start {
      clusters.append(cluster(start..<offset, base, .mandatory))
    }
    return TextClusters(clusters)
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

  @inline(__always)
  private static func cluster(
    _ range: Range<Int>, _ base: UInt32, _ opportunity: LineBreakOpportunity
  ) -> TextCluster {
    // A space that carries a mark shows something, so that it may not hang over the line's end.
    let isBare = range.count == (base < 0x80 ? 1 : base < 0x800 ? 2 : 3)
    return TextCluster(
      utf8Range: range, breakAfter: opportunity, isWhiteSpace: isBare && isWhiteSpace(base),
      isNewline: isNewline(base))
  }

  private static func isNewline(_ codePoint: UInt32) -> Bool {
    switch codePoint {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Whether a code point is a space at which lines break; no-break spaces are not.
  private static func isWhiteSpace(_ codePoint: UInt32) -> Bool {
    switch codePoint {
    case 0x20, 0x09, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: true
    default: false
    }
  }
}
