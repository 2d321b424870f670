import CellConfiguration

/// The embedding level of every cluster of a text, independent of lines.
///
/// A text that clearly runs from left to right has no levels, and detecting it takes no memory.
struct ClusterLevels: Sendable {
  /// The data of a cluster that determines its place in the order of its line.
  struct Entry: Sendable {
    /// The level: even from left to right, odd from right to left.
    var level: UInt8
    /// The level of the cluster's paragraph.
    var baseLevel: UInt8
    /// Whether the cluster gets the paragraph's level at the end of a line (L1, item 4).
    ///
    /// It does if only such clusters follow on the line.
    var isResetAtLineEnd: Bool
  }

  private var entries: ContiguousArray<Entry>
  /// The level of a line without clusters.
  private let emptyLevel: UInt8

  /// Resolves the levels of a text, or returns `nil` if all of it runs from left to right.
  ///
  /// Each paragraph has the direction of its style (HL1) or, if that sets none, of its first strong
  /// letter (P2, P3). Without either, it has the direction of the layout (assumed).
  init?(
    _ string: String, _ clusters: ContiguousArray<TextCluster>, _ styles: ParagraphStyles,
    _ direction: LayoutDirection
  ) {
    let otherwise: UInt8 = direction == .rightToLeft ? 1 : 0
    var string = string
    let visibleEnd = clusters.last?.utf8Range.upperBound ?? 0
    let resolved = string.withUTF8 { text in
      let bytes = UnsafeBufferPointer(
        rebasing: text[..<DirectionScan.contextEnd(of: text, visibleEnd: visibleEnd)])
      return !styles.haveRightToLeft
        && DirectionScan.isLeftToRight(bytes, inRightToLeftLayout: otherwise == 1)
        ? nil : Self.entries(of: bytes, clusters, styles, otherwise)
    }
    guard let resolved else { return nil }
    entries = resolved
    emptyLevel = otherwise
  }

  private static func entries(
    of bytes: UnsafeBufferPointer<UInt8>, _ clusters: ContiguousArray<TextCluster>,
    _ styles: ParagraphStyles, _ otherwise: UInt8
  ) -> ContiguousArray<Entry> {
    var entries = ContiguousArray<Entry>()
    entries.reserveCapacity(clusters.count)
    var classes = ContiguousArray<BidirectionalClass>()
    var codePoints = ContiguousArray<UInt32>()
    // The characters of each cluster of the paragraph; some characters are in no cluster.
    var members: [Range<Int>] = []
    var next = 0
    var paragraphStart = 0
    // Paragraphs of texts with levels are short, but growing an array copies it.
    let size = min(bytes.count, 64)
    classes.reserveCapacity(size)
    codePoints.reserveCapacity(size)
    members.reserveCapacity(size)

    func finishParagraph() {
      if !members.isEmpty {
        let paragraph = BidirectionalParagraph(
          classes, codePoints, base: styles.base(at: paragraphStart, otherwise: otherwise))
        for characters in members {
          entries.append(
            Entry(
              level: paragraph.levels[characters.lowerBound], baseLevel: paragraph.baseLevel,
              isResetAtLineEnd: characters.allSatisfy(paragraph.isResetAtLineEnd)))
        }
      }
      classes.removeAll(keepingCapacity: true)
      codePoints.removeAll(keepingCapacity: true)
      members.removeAll(keepingCapacity: true)
    }

    var offset = 0
    while offset < bytes.count {
      let end = next < clusters.count ? clusters[next].utf8Range.upperBound : bytes.count
      let isMember = next < clusters.count && clusters[next].utf8Offset == offset
      let first = classes.count
      var endsParagraph = false
      repeat {
        let codePoint = bytes.codePoint(at: &offset)
        let value = BidirectionalClass(of: codePoint)
        endsParagraph = value == .paragraphSeparator || endsParagraph
        codePoints.append(codePoint)
        classes.append(value)
      } while isMember && offset < end
      if isMember {
        members.append(first..<classes.count)
        next += 1
      }
      if endsParagraph {
        finishParagraph()
        paragraphStart = offset
      }
      if next == clusters.count, members.isEmpty { break }
    }
    finishParagraph()
    return entries
  }

  /// Returns the entry of a cluster; for a position past the text, the entry of an empty line.
  subscript(cluster: Int) -> Entry {
    cluster < entries.count
      ? entries[cluster]
      : Entry(level: emptyLevel, baseLevel: emptyLevel, isResetAtLineEnd: true)
  }

  /// Returns the start of the trailing clusters that get the paragraph's level (L1, item 4).
  func trailingStart(of range: Range<Int>) -> Int {
    var start = range.upperBound
    while start > range.lowerBound, self[start - 1].isResetAtLineEnd { start -= 1 }
    return start
  }
}

extension ParagraphStyles {
  /// Returns the source of the level of the paragraph that begins at an offset.
  fileprivate func base(at offset: Int, otherwise: UInt8) -> BidirectionalParagraph.Base {
    switch direction(at: offset) {
    case .rightToLeft: .level(1)
    case .leftToRight: .level(0)
    default: .firstStrong(otherwise: otherwise)
    }
  }
}
