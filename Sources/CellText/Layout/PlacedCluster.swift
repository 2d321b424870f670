import CellConfiguration
import Foundation

/// A cluster at its place on a line, or an ellipsis or hyphen, which stands for hidden text.
struct PlacedCluster {
  /// The text of the cluster, or the text that the ellipsis or hyphen replaces.
  var utf8Range: Range<Int>
  /// The left edge, in points from the left edge of the layout.
  var left: CGFloat
  var width: CGFloat
  var isRightToLeft: Bool
  var isWhiteSpace: Bool
  /// The character that is shown but is not in the text.
  var inserted: TypesetLine.Inserted.Character?

  var right: CGFloat { left + width }

  /// The edge where the cluster begins.
  var leadingEdge: CGFloat { isRightToLeft ? right : left }

  /// The edge where the cluster ends.
  var trailingEdge: CGFloat { isRightToLeft ? left : right }
}

extension TextLayout {
  /// Returns the clusters of a fragment in logical order, with its ellipsis or hyphen.
  func placedClusters(of fragment: TextFragment, in line: TextLine) -> [PlacedCluster] {
    let clusters = shaped.clusters(in: fragment.utf8Range)
    let isRightToLeft = fragment.layoutDirection == .rightToLeft
    var placed: [PlacedCluster] = []
    placed.reserveCapacity(clusters.count + 1)
    var position = isRightToLeft ? fragment.x + fragment.width : fragment.x
    func add(
      _ range: Range<Int>, _ width: CGFloat, isWhiteSpace: Bool = false,
      inserted: TypesetLine.Inserted.Character? = nil
    ) {
      if isRightToLeft { position -= width }
      placed.append(
        PlacedCluster(
          utf8Range: range, left: position, width: width, isRightToLeft: isRightToLeft,
          isWhiteSpace: isWhiteSpace, inserted: inserted))
      if !isRightToLeft { position += width }
    }
    func addInserted() {
      guard let inserted = line.inserted else { return }
      add(line.hiddenRange, inserted.width, inserted: inserted.character)
    }
    let hasInserted = fragment.string.utf8.count > fragment.utf8Range.count
    let isFirst = fragment.utf8Range.lowerBound == line.hiddenRange.upperBound
    if hasInserted, isFirst { addInserted() }
    // A loop without iterators: lines of a million letters are drawn in debug builds, too.
    var index = clusters.startIndex
    while index < clusters.endIndex {
      let cluster = clusters[index]
      add(
        cluster.utf8Range, line.width(of: cluster, at: index), isWhiteSpace: cluster.isWhiteSpace)
      index += 1
    }
    if hasInserted, !isFirst { addInserted() }
    return placed
  }
}

extension TextLine {
  /// The text that is not shown because an ellipsis or a hyphen is shown instead.
  var hiddenRange: Range<Int> {
    let start = shown.isEmpty ? utf8Range.lowerBound : shownRange.upperBound
    let end = tail.isEmpty ? utf8Range.upperBound : tailRange.lowerBound
    return start..<max(start, end)
  }

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
