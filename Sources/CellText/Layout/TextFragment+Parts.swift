import CellConfiguration
public import Foundation

extension TextFragment {
  /// A part of a fragment, drawn at its own position.
  public struct Part: Hashable, Sendable {
    /// The text to draw in logical order, including the white space that follows it.
    public var string: String

    /// The left edge, in points from the left edge of the layout.
    public var x: CGFloat

    /// The width in points, including white space.
    public var width: CGFloat

    /// Whether the part is a word whose letters join or reorder, measured as a whole.
    public var isWord: Bool
  }
}

extension TextLayout {
  /// Returns the parts of a fragment in logical order, each at its position in the layout.
  ///
  /// Use parts to draw with glyphs whose widths differ from the measured ones. Each letter that
  /// neither joins nor reorders is a separate part, drawn where it was measured: Latin, Greek,
  /// Cyrillic, ideographs, kana, Hangul, digits and signs, from left to right. In all other
  /// scripts, and from right to left, each word is a part.
  ///
  /// - Precondition: The fragment belongs to this line, and the line belongs to this layout.
  /// - Complexity: O(*n*) in the length of the fragment, after a binary search in the text.
  package func parts(of fragment: TextFragment, in line: TextLine) -> [TextFragment.Part] {
    requireOwn(line)
    let (range, whole) = (fragment.utf8Range, line.utf8Range)
    if range.lowerBound < whole.lowerBound || range.upperBound > whole.upperBound {
      trap("Pass a fragment of this line: this one is of another line.")
    }
    var parts = PartBuilder(fragment)
    let clusters = shaped.clusters(in: fragment.utf8Range)
    let added = insertedText(in: fragment, of: line, clusters)
    if added.isBefore {
      parts.add(fragment.string.utf8Slice(0..<added.count), width: added.width)
    }
    // A loop without iterators: lines of a million letters are drawn in debug builds, too.
    var index = clusters.startIndex
    while index < clusters.endIndex {
      let cluster = clusters[index]
      parts.add(
        text.string.utf8Slice(cluster.utf8Range), width: line.width(of: cluster, at: index),
        isWhiteSpace: cluster.isWhiteSpace)
      index += 1
    }
    if !added.isBefore, added.count > 0 {
      let count = fragment.string.utf8.count
      parts.add(fragment.string.utf8Slice(count - added.count..<count), width: added.width)
    }
    return parts.parts
  }
}

/// Combines the clusters of a fragment into parts.
private struct PartBuilder {
  /// The scripts whose letters neither join nor reorder, and the signs and digits of no script.
  private static let independent = CodePointMap(
    rows: ScriptTable.rows,
    names: ["", "Zyyy", "Latn", "Grek", "Cyrl", "Hani", "Hira", "Kana", "Hang", "Bopo"])

  private(set) var parts: [TextFragment.Part] = []

  private let isRightToLeft: Bool
  /// The edge where the next cluster begins: its left edge, or its right edge from right to left.
  private var position: CGFloat
  /// Whether the next cluster begins a part even if its letters join.
  private var isAtStart = true

  init(_ fragment: TextFragment) {
    isRightToLeft = fragment.layoutDirection == .rightToLeft
    position = isRightToLeft ? fragment.x + fragment.width : fragment.x
  }

  mutating func add(_ string: String, width: CGFloat, isWhiteSpace: Bool = false) {
    let isAlone = !isRightToLeft && Self.isIndependent(string)
    let continues = isWhiteSpace ? !parts.isEmpty : !isAtStart && !isAlone
    if isRightToLeft { position -= width }
    if continues {
      parts[parts.count - 1].string += string
      parts[parts.count - 1].width += width
      if isRightToLeft { parts[parts.count - 1].x = position }
    } else {
      parts.append(
        TextFragment.Part(string: string, x: position, width: width, isWord: !isAlone))
    }
    if !isRightToLeft { position += width }
    isAtStart = isWhiteSpace || isAlone
  }

  private static func isIndependent(_ string: String) -> Bool {
    string.unicodeScalars.first.map { independent[$0.value] > 0 } ?? true
  }
}

extension TextLine {
  /// Returns the width of a cluster in this line.
  ///
  /// The width includes kerning with the next cluster unless the line ends or has an ellipsis
  /// there.
  func width(of cluster: TextCluster, at index: Int) -> CGFloat {
    let isLast = index == shown.upperBound - 1 || index == tail.upperBound - 1
    return (isLast ? cluster.advanceAtLineEnd : cluster.advance)
      + (cluster.isWhiteSpace ? wordSpacing : 0)
  }
}

extension ShapedText {
  /// Returns the clusters that begin in a range of UTF-8 code units, with their indices in the
  /// text.
  func clusters(in utf8Range: Range<Int>) -> ArraySlice<TextCluster> {
    clusters[index(at: utf8Range.lowerBound)..<index(at: utf8Range.upperBound)]
  }

  /// Returns the index of the first cluster that begins at or after a UTF-8 code unit.
  private func index(at utf8Offset: Int) -> Int {
    var lower = 0
    var upper = clusters.count
    while lower < upper {
      let middle = (lower + upper) / 2
      if clusters[middle].utf8Offset < utf8Offset { lower = middle + 1 } else { upper = middle }
    }
    return lower
  }
}
