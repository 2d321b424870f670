import CellConfiguration
import Foundation

/// Makes one line: as many clusters as fit, up to a position where a line may end.
extension ShapedText {
  /// The tolerance in points by which widths may exceed the space.
  ///
  /// It is larger than the error of rounding a width up to pixels and adding advances in another
  /// order.
  static let tolerance: CGFloat = 1e-5

  /// Makes the line that begins with a cluster.
  ///
  /// Spaces at a soft break hang over the end of the line; spaces at the end of a paragraph count
  /// if they fit. A word wider than the line is broken between clusters, but not within a syllable
  /// that is written as one. Every line has at least one cluster, so every text ends. A line may
  /// end at a soft hyphen if the hyphen that it then shows fits. Tabs get their advances here.
  mutating func line(
    from start: Int, at place: TypesetLine.Place, _ mode: LineBreakMode
  ) -> TypesetLine {
    let limit = place.available + Self.tolerance
    let wraps = mode != .byClipping
    let breaksAnywhere = mode == .byCharWrapping
    // The widths up to the position, and up to the end of the last cluster that is not white space.
    var width: CGFloat = 0
    var shownWidth: CGFloat = 0
    var shownEnd = start
    var opportunity: Opportunity?
    var index = start
    while index < buffer.count || extend() {
      let cluster = buffer.storage[index]
      if cluster.isNewline { break }
      let widthBefore = width
      let widthAtLineEnd = width + cluster.advanceAtLineEnd
      width += cluster.advance
      if !cluster.isWhiteSpace {
        if widthAtLineEnd > limit, !wraps { return clipped(start..<index, limit, at: place) }
        if widthAtLineEnd > limit, index > start {
          if let opportunity, !breaksAnywhere {
            return line(from: start, upTo: opportunity, at: place)
          }
          if !breaksAnywhere { return brokenWord(start..<index, at: place) }
          return TypesetLine(
            clusters: start..<index, shown: start..<shownEnd, width: shownWidth,
            endsParagraph: false, at: place)
        }
        shownWidth = widthAtLineEnd
        shownEnd = index + 1
      } else if cluster.isTab {
        width = widthBefore + setTab(index, behind: widthBefore, at: place)
      }
      index += 1
      if cluster.breakAfter == .allowed {
        if !cluster.isSoftHyphen {
          opportunity = Opportunity(end: index, shownEnd: shownEnd, width: shownWidth)
        } else if wraps, !breaksAnywhere, let hyphenated = hyphenated(start..<index, shownWidth),
          hyphenated.width <= limit
        {
          opportunity = hyphenated
        }
      }
    }
    let hasNewline = index < buffer.count
    let countsAll = width <= limit
    var line = TypesetLine(
      clusters: start..<(hasNewline ? index + 1 : index),
      shown: start..<(countsAll ? index : shownEnd), width: countsAll ? width : shownWidth,
      endsParagraph: true, at: place)
    line.endsWithNewline = hasNewline
    return line
  }

  /// A position where a line may end.
  private struct Opportunity {
    var end: Int
    var shownEnd: Int
    /// The width of the visible clusters, including a hyphen.
    var width: CGFloat
    var hyphen: TypesetLine.Inserted?
  }

  /// Returns the end of a line after a soft hyphen, or `nil` if nothing comes before it.
  private func hyphenated(_ range: Range<Int>, _ width: CGFloat) -> Opportunity? {
    let shownEnd = range.upperBound - 1
    guard shownEnd > range.lowerBound else { return nil }
    let hyphen = TypesetLine.Inserted(
      character: .hyphen, cluster: shownEnd - 1, width: self.width(of: .hyphen, at: shownEnd - 1))
    return Opportunity(
      end: range.upperBound, shownEnd: shownEnd, width: width + hyphen.width, hyphen: hyphen)
  }

  private func line(
    from start: Int, upTo end: Opportunity, at place: TypesetLine.Place
  ) -> TypesetLine {
    var line = TypesetLine(
      clusters: start..<end.end, shown: start..<end.shownEnd, width: end.width,
      endsParagraph: false, at: place)
    line.inserted = end.hyphen
    return line
  }

  /// Returns a line that ends within a word because the word is wider than the line.
  ///
  /// - Parameter fitting: The clusters that fit, all of them in the same word.
  private func brokenWord(_ fitting: Range<Int>, at place: TypesetLine.Place) -> TypesetLine {
    let start = fitting.lowerBound
    var end = fitting.upperBound
    while end > start, clusters[end - 1].kind.contains(.joinsNext) { end -= 1 }
    let range = start..<(end > start ? end : fitting.upperBound)
    var shownEnd = range.upperBound
    while shownEnd > start, clusters[shownEnd - 1].isWhiteSpace { shownEnd -= 1 }
    let shown = start..<shownEnd
    var line = TypesetLine(
      clusters: range, shown: shown, width: width(of: shown), endsParagraph: false, at: place)
    line.breaksWord = true
    return line
  }

  /// Returns a line that shows only the clusters that fit entirely, and uses up its paragraph.
  private mutating func clipped(
    _ fitting: Range<Int>, _ limit: CGFloat, at place: TypesetLine.Place
  ) -> TypesetLine {
    let shown = prefix(of: fitting, in: limit)
    let newline = clusters[fitting.upperBound...].firstIndex { $0.isNewline }
    var line = TypesetLine(
      clusters: fitting.lowerBound..<(newline.map { $0 + 1 } ?? clusters.count),
      shown: fitting.lowerBound..<shown.end, width: shown.width, endsParagraph: true, at: place)
    line.isClipped = true
    line.endsWithNewline = newline != nil
    if newline == nil, !isComplete {
      let rest = skipParagraph()
      line.utf8End = rest.utf8End
      line.endsWithNewline = rest.hasNewline
    }
    return line
  }

  /// Returns the width of a range of clusters at the end of a line.
  func width(of range: Range<Int>) -> CGFloat {
    var width = -kerning(behind: range)
    for index in range { width += clusters[index].advance }
    return width
  }

  /// Returns the kerning after a range of clusters, which does not count if a line ends there.
  func kerning(behind range: Range<Int>) -> CGFloat {
    if range.isEmpty { return 0 }
    let last = clusters[range.upperBound - 1]
    return last.advance - last.advanceAtLineEnd
  }

  /// Returns how many clusters from the start of a range fit in a width, and their width.
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
