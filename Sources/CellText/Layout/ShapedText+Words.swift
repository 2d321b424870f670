import CellConfiguration
import Foundation

/// The words of lines, separated by white space.
extension ShapedText {
  /// Returns whether a line shows a single word and nothing else.
  func isSingleWord(_ line: TypesetLine) -> Bool {
    let shown = clusters[line.shown]
    guard let end = shown.lastIndex(where: { !$0.isWhiteSpace }) else { return false }
    return !shown[..<end].contains(where: \.isWhiteSpace)
  }

  /// Returns a line, broken after white space, without its last word, and where that word begins.
  ///
  /// The result is `nil` if no word would remain.
  func withoutLastWord(_ line: TypesetLine) -> (start: Int, line: TypesetLine)? {
    let before = clusters[line.shown]
    guard clusters[line.clusters].last?.isWhiteSpace == true,
      let space = before.lastIndex(where: { $0.isWhiteSpace && $0.breakAfter == .allowed }),
      let last = before[..<space].lastIndex(where: { !$0.isWhiteSpace })
    else { return nil }
    let start = line.clusters.lowerBound
    let shown = start..<last + 1
    let shorter = TypesetLine(
      clusters: start..<space + 1, shown: shown, width: width(of: shown), endsParagraph: false)
    return (space + 1, shorter)
  }
}
