import Foundation

/// Finding runs, paragraphs and visible text among clusters.
extension ShapedText {
  /// The run that a cluster belongs to; the last one for positions behind the text.
  func run(at cluster: Int) -> Run { runs[runIndex(at: cluster)] }

  func runIndex(at cluster: Int) -> Int { Self.index(of: cluster, in: runs) }

  /// The index of the run that a cluster belongs to.
  static func index(of cluster: Int, in runs: [Run]) -> Int {
    var low = 0
    var high = runs.count - 1
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].clusters.upperBound > cluster { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Whether anything but white space and newlines is at or after a cluster.
  func hasVisibleText(from cluster: Int) -> Bool {
    if clusters[min(cluster, clusters.count)...].contains(where: \.isVisible) { return true }
    return !isComplete && TextScan(text.string).hasVisibleText(from: readEnd)
  }

  /// The first newline at or after a cluster among those that have been measured, or their end.
  func paragraphEnd(from cluster: Int) -> Int {
    clusters[cluster...].firstIndex { $0.isNewline } ?? clusters.count
  }

  /// The part of some clusters that is the last paragraph with anything on it, without its newline
  /// and white space before that.
  func lastParagraph(of range: Range<Int>) -> Range<Int> {
    guard let last = clusters[range].lastIndex(where: \.isVisible) else {
      return range.lowerBound..<range.lowerBound
    }
    let start = clusters[range.lowerBound...last].lastIndex { $0.isNewline }
    return (start.map { $0 + 1 } ?? range.lowerBound)..<last + 1
  }

  /// Where a cluster begins, or what has been read ends.
  func utf8Offset(of cluster: Int) -> Int {
    cluster < clusters.count ? clusters[cluster].utf8Offset : readEnd
  }

  /// The UTF-8 code units of some clusters.
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
