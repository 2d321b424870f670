import CellConfiguration
import Foundation

/// Making one line: as many clusters as fit, ending where a line may end.
extension ShapedText {
  /// Widths may exceed the space by so many points, which is more than rounding a width up to pixels
  /// and adding advances in another order can amount to.
  static let tolerance: CGFloat = 1e-5

  /// Makes the line that begins with a cluster.
  ///
  /// Spaces at a soft break hang over the end; those at the end of a paragraph count if there is
  /// space for them. A word that is wider than the line is broken between clusters, and a line has at least
  /// one cluster, so that every text comes to an end.
  func line(from start: Int, available: CGFloat, _ mode: LineBreakMode) -> TypesetLine {
    let limit = available + Self.tolerance
    let wraps = mode != .byClipping
    let breaksAnywhere = mode == .byCharWrapping
    // The widths up to the position, and up to the end of the last cluster that is no white space.
    var width: CGFloat = 0
    var shownWidth: CGFloat = 0
    var shownEnd = start
    var opportunity: (end: Int, shownEnd: Int, width: CGFloat)?
    var index = start
    while index < clusters.count {
      let cluster = clusters[index]
      if cluster.isNewline { break }
      let widthAtLineEnd = width + cluster.advanceAtLineEnd
      width += cluster.advance
      if !cluster.isWhiteSpace {
        if widthAtLineEnd > limit, wraps, index > start {
          if let opportunity, !breaksAnywhere {
            return TypesetLine(
              clusters: start..<opportunity.end, shown: start..<opportunity.shownEnd,
              width: opportunity.width, endsParagraph: false)
          }
          var line = TypesetLine(
            clusters: start..<index, shown: start..<shownEnd, width: shownWidth,
            endsParagraph: false)
          line.breaksWord = !breaksAnywhere
          return line
        }
        shownWidth = widthAtLineEnd
        shownEnd = index + 1
      }
      index += 1
      if cluster.breakAfter == .allowed { opportunity = (index, shownEnd, shownWidth) }
    }
    let end = index < clusters.count ? index + 1 : index
    if !wraps, width > limit { return clipped(start..<end, shownEnd: index, limit) }
    let countsAll = width <= limit
    return TypesetLine(
      clusters: start..<end, shown: start..<(countsAll ? index : shownEnd),
      width: countsAll ? width : shownWidth, endsParagraph: true)
  }

  /// A line of which only the clusters that fit wholly are shown.
  private func clipped(_ range: Range<Int>, shownEnd: Int, _ limit: CGFloat) -> TypesetLine {
    let fitting = prefix(of: range.lowerBound..<shownEnd, in: limit)
    return TypesetLine(
      clusters: range, shown: range.lowerBound..<fitting.end, width: fitting.width,
      endsParagraph: true)
  }

  /// How many clusters from the start of a range fit a width, and their width.
  func prefix(of range: Range<Int>, in limit: CGFloat) -> (end: Int, width: CGFloat) {
    var width: CGFloat = 0
    var widthAtLineEnd: CGFloat = 0
    for index in range {
      let next = width + clusters[index].advanceAtLineEnd
      if next > limit { return (index, widthAtLineEnd) }
      widthAtLineEnd = next
      width += clusters[index].advance
    }
    return (range.upperBound, widthAtLineEnd)
  }
}
