import CellConfiguration

/// The embedding level of every cluster of a text, whatever lines it has.
///
/// Texts that plainly run from left to right have none, and finding that out takes no memory.
struct ClusterLevels: Sendable {
  /// What a cluster contributes to the order of its line.
  struct Entry: Sendable {
    /// Even from left to right, odd from right to left.
    var level: UInt8
    /// The level of the cluster's paragraph.
    var baseLevel: UInt8
    /// Whether it is at its paragraph's level where only its like follows on the line (L1, item 4).
    var isResetAtLineEnd: Bool
  }

  private var entries: ContiguousArray<Entry>
  /// The level of a line without clusters.
  private let emptyLevel: UInt8

  /// Resolves the levels of a text, `nil` if all of it runs from left to right.
  ///
  /// Each paragraph runs as its first strong letter does (P2, P3), one without any as the layout
  /// does (assumed).
  init?(
    _ string: String, _ clusters: ContiguousArray<TextCluster>,
    _ direction: TraitEnvironmentLayoutDirection
  ) {
    let otherwise: UInt8 = direction == .rightToLeft ? 1 : 0
    var string = string
    let resolved = string.withUTF8 { bytes in
      DirectionScan.isLeftToRight(bytes, inRightToLeftLayout: otherwise == 1)
        ? nil : Self.entries(of: bytes, clusters, otherwise)
    }
    guard let resolved else { return nil }
    entries = resolved
    emptyLevel = otherwise
  }

  private static func entries(
    of bytes: UnsafeBufferPointer<UInt8>, _ clusters: ContiguousArray<TextCluster>,
    _ otherwise: UInt8
  ) -> ContiguousArray<Entry> {
    var entries = ContiguousArray<Entry>()
    entries.reserveCapacity(clusters.count)
    var classes = ContiguousArray<BidirectionalClass>()
    var codePoints = ContiguousArray<UInt32>()
    // The characters of each cluster of the paragraph; not all of its characters are in clusters.
    var members: [Range<Int>] = []
    var next = 0

    func finishParagraph() {
      if !members.isEmpty {
        let paragraph = BidirectionalParagraph(
          classes, codePoints, base: .firstStrong(otherwise: otherwise))
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
      if endsParagraph { finishParagraph() }
      if next == clusters.count, members.isEmpty { break }
    }
    finishParagraph()
    return entries
  }

  /// What a cluster contributes; for a position behind the text, what an empty line has.
  subscript(cluster: Int) -> Entry {
    cluster < entries.count
      ? entries[cluster]
      : Entry(level: emptyLevel, baseLevel: emptyLevel, isResetAtLineEnd: true)
  }

  /// Where what is at the paragraph's level at the end of a line begins (L1, item 4).
  func trailingStart(of range: Range<Int>) -> Int {
    var start = range.upperBound
    while start > range.lowerBound, self[start - 1].isResetAtLineEnd { start -= 1 }
    return start
  }
}
