import CellConfiguration
import Foundation

/// Finds runs, paragraphs and visible text among clusters.
extension ShapedText {
  /// Returns the run that contains a cluster; for positions past the text, the last run.
  func run(at cluster: Int) -> Run { runs[runIndex(at: cluster)] }

  func runIndex(at cluster: Int) -> Int { Self.index(of: cluster, in: runs) }

  /// Returns the index of the run that contains a cluster.
  static func index(of cluster: Int, in runs: [Run]) -> Int {
    var low = 0
    var high = runs.count - 1
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].clusters.upperBound > cluster { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Returns whether there is anything but white space and newlines at or after a cluster.
  func hasVisibleText(from cluster: Int) -> Bool {
    if clusters[min(cluster, clusters.count)...].contains(where: \.isVisible) { return true }
    return !isComplete && TextScan(text.string).hasVisibleText(from: readEnd)
  }

  /// Returns whether there is a tab in a range of clusters.
  func hasTab(in range: Range<Int>) -> Bool { hasTabs && clusters[range].contains(where: \.isTab) }

  /// Returns the first newline at or after a cluster, or the end of the measured clusters.
  func paragraphEnd(from cluster: Int) -> Int {
    clusters[cluster...].firstIndex { $0.isNewline } ?? clusters.count
  }

  /// Returns the last paragraph in a range that is not blank.
  ///
  /// Its trailing white space and newline are left out.
  func lastParagraph(of range: Range<Int>) -> Range<Int> {
    guard let last = clusters[range].lastIndex(where: \.isVisible) else {
      return range.lowerBound..<range.lowerBound
    }
    let start = clusters[range.lowerBound...last].lastIndex { $0.isNewline }
    return (start.map { $0 + 1 } ?? range.lowerBound)..<last + 1
  }

  /// Returns the offset where a cluster begins, or where the text read so far ends.
  func utf8Offset(of cluster: Int) -> Int {
    cluster < clusters.count ? clusters[cluster].utf8Offset : readEnd
  }

  /// Returns the UTF-8 code units of a range of clusters.
  func utf8Range(of range: Range<Int>) -> Range<Int> {
    let lower = utf8Offset(of: range.lowerBound)
    if range.isEmpty { return lower..<lower }
    return lower..<clusters[range.upperBound - 1].utf8Range.upperBound
  }
}

extension TextCluster {
  /// Whether the cluster is neither white space nor a newline.
  var isVisible: Bool { !isWhiteSpace && !isNewline }
}

/// The words of lines, separated by white space.
extension ShapedText {
  /// Returns whether a line shows exactly one word.
  func isSingleWord(_ line: TypesetLine) -> Bool {
    let shown = clusters[line.shown]
    guard let end = shown.lastIndex(where: { !$0.isWhiteSpace }) else { return false }
    return !shown[..<end].contains(where: \.isWhiteSpace)
  }

  /// Returns a line, broken after white space, without its last word, and where that word begins.
  ///
  /// The result is `nil` if no word would remain, or if the word is wider than a space.
  func withoutLastWord(
    _ line: TypesetLine, in space: CGFloat
  ) -> (start: Int, line: TypesetLine)? {
    guard clusters[line.clusters].last?.isWhiteSpace == true else { return nil }
    var width: CGFloat = 0
    var index = line.shown.upperBound
    while true {
      index -= 1
      guard index > line.shown.lowerBound, width <= space else { return nil }
      let cluster = clusters[index]
      if cluster.isWhiteSpace, cluster.breakAfter == .allowed { break }
      width += cluster.advance
    }
    guard let last = clusters[line.shown.lowerBound..<index].lastIndex(where: { !$0.isWhiteSpace })
    else { return nil }
    let start = line.clusters.lowerBound
    let shown = start..<last + 1
    let shorter = TypesetLine(
      clusters: start..<index + 1, shown: shown, width: self.width(of: shown), endsParagraph: false,
      at: line.place)
    return (index + 1, shorter)
  }
}
