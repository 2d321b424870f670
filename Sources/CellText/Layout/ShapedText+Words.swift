import CellConfiguration
import Foundation

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
