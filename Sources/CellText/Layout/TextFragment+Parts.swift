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
    requireOwn(fragment, of: line)
    var parts = PartBuilder()
    for cluster in placedClusters(of: fragment, in: line) {
      parts.add(cluster.inserted?.string ?? text.string.utf8Slice(cluster.utf8Range), cluster)
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

  /// Whether the next cluster begins a part even if its letters join.
  private var isAtStart = true

  mutating func add(_ string: String, _ cluster: PlacedCluster) {
    let isAlone = !cluster.isRightToLeft && Self.isIndependent(string)
    let continues = cluster.isWhiteSpace ? !parts.isEmpty : !isAtStart && !isAlone
    if continues {
      parts[parts.count - 1].string += string
      parts[parts.count - 1].width += cluster.width
      if cluster.isRightToLeft { parts[parts.count - 1].x = cluster.left }
    } else {
      parts.append(
        TextFragment.Part(
          string: string, x: cluster.left, width: cluster.width, isWord: !isAlone))
    }
    isAtStart = cluster.isWhiteSpace || isAlone
  }

  private static func isIndependent(_ string: String) -> Bool {
    string.unicodeScalars.first.map { independent[$0.value] > 0 } ?? true
  }
}
