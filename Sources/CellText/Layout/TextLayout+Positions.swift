import CellConfiguration
public import Foundation

/// Hit testing and carets.
extension TextLayout {
  /// Returns the position of the text that is nearest to a point.
  ///
  /// ```swift
  /// let position = layout.position(at: CGPoint(x: 40, y: 12))
  /// draw(layout.caret(at: position))
  /// ```
  ///
  /// The line is the one at the height of the point, or else the first or the last one. On that
  /// line, the position is at the nearest edge of a cluster. Beyond the ends of the line, it is the
  /// start or the end of the line if that is there; text of another direction can separate them. A
  /// line that ends with a newline ends before it, so positions are never behind the newline on its
  /// own line. An ellipsis stands for the text that it replaces.
  ///
  /// - Parameter point: A point in the coordinates of the layout; a coordinate that is not a number
  ///   counts as 0.
  /// - Returns: A position between two clusters. ``caret(at:)`` returns its place, which is on the
  ///   same line.
  /// - Complexity: O(*n*) in the number of lines and the length of the line.
  public func position(at point: CGPoint) -> TextPosition {
    var (x, y) = (point.x.isNaN ? 0 : point.x, point.y.isNaN ? 0 : point.y)
    guard let last = lines.indices.last else { return TextPosition(utf8Offset: 0) }
    // The next line may overlap this one, or be apart from it.
    let index = lines.indices.first { $0 == last || y < lines[$0 + 1].top } ?? last
    let line = lines[index]
    if x < line.x || x > line.x + line.width {
      let isEnd = (x > line.x) == (baseDirection(of: line) != .rightToLeft)
      let end = isEnd ? endPosition(of: line) : startPosition(of: line)
      x = min(max(x, line.x), line.x + line.width)
      if abs(self.x(of: end, in: line) - x) <= ShapedText.tolerance { return end }
    }
    let nearest = placedClusters(of: line).min { $0.distance(to: x) < $1.distance(to: x) }
    guard let nearest else { return startPosition(of: line) }
    let isLeading = abs(x - nearest.leadingEdge) <= abs(x - nearest.trailingEdge)
    return isLeading
      ? TextPosition(utf8Offset: nearest.utf8Range.lowerBound)
      : TextPosition(utf8Offset: nearest.utf8Range.upperBound, affinity: .upstream)
  }

  /// Returns the place of a position: a rectangle without width that is as high as its line.
  ///
  /// With the affinity `upstream`, it is where the character before the position ends; with
  /// `downstream`, where the character after it begins. If there is no such character on the line,
  /// it is the end or the start of the line. A position in white space that hangs over the end of a
  /// line is at the end of the line. A position inside a cluster counts as the start of the
  /// cluster, and one in text that an ellipsis replaces as the start of the ellipsis.
  ///
  /// - Parameter position: A position; offsets outside of the text count as its start or end.
  /// - Returns: The rectangle in the coordinates of the layout. A text without characters has a
  ///   caret as high as its font.
  /// - Complexity: O(*n*) in the number of lines and the length of the line.
  public func caret(at position: TextPosition) -> CGRect {
    var position = position
    position.utf8Offset = min(max(position.utf8Offset, 0), text.string.utf8.count)
    guard let line = line(at: position) else {
      let share = options.alignment.leadingShare(in: options.layoutDirection)
      let leading = size.width * share
      let x = options.layoutDirection == .rightToLeft ? size.width - leading : leading
      let metrics = shaped.shaper.metrics(of: text.attributes.font)
      return CGRect(x: x, y: 0, width: 0, height: metrics.lineHeight.nonNegative)
    }
    return CGRect(
      x: x(of: position, in: line), y: line.top, width: 0,
      height: line.metrics.lineHeight.nonNegative)
  }

  /// Returns the line on which a position is; `nil` if there are no lines.
  private func line(at position: TextPosition) -> TextLine? {
    guard let last = lines.indices.last else { return nil }
    let offset = position.utf8Offset
    let index = lines.firstIndex { $0.utf8Range.upperBound > offset } ?? last
    let isAtSoftBreak =
      index > 0 && lines[index].utf8Range.lowerBound == offset
      && text.string.newline(before: offset) == 0
    return lines[isAtSoftBreak && position.affinity == .upstream ? index - 1 : index]
  }

  private func x(of position: TextPosition, in line: TextLine) -> CGFloat {
    let isRightToLeft = baseDirection(of: line) == .rightToLeft
    let (left, right) = (line.x, line.x + line.width)
    let (start, end) = isRightToLeft ? (right, left) : (left, right)
    let clusters = placedClusters(of: line)
    var offset = position.utf8Offset
    var affinity = position.affinity
    let around = clusters.first {
      $0.utf8Range.lowerBound < offset && offset < $0.utf8Range.upperBound
    }
    if let around { (offset, affinity) = (around.utf8Range.lowerBound, .downstream) }
    switch affinity {
    case .downstream:
      return clusters.first { $0.utf8Range.lowerBound == offset }?.leadingEdge ?? end
    case .upstream:
      if let before = clusters.first(where: { $0.utf8Range.upperBound == offset }) {
        return before.trailingEdge
      }
      return offset <= line.utf8Range.lowerBound ? start : end
    }
  }

  /// Returns the first position of a line, to which the Home key moves a caret.
  ///
  /// Where a paragraph begins, the position belongs to no character, so its caret is at the edge of
  /// the line even if the first letter runs in the other direction.
  ///
  /// - Precondition: The line belongs to this layout.
  public func startPosition(of line: TextLine) -> TextPosition {
    requireOwn(line)
    let offset = line.utf8Range.lowerBound
    let startsParagraph = offset == 0 || text.string.newline(before: offset) > 0
    return TextPosition(utf8Offset: offset, affinity: startsParagraph ? .upstream : .downstream)
  }

  /// Returns the last position of a line, to which the End key moves a caret.
  ///
  /// It is before a newline, and after spaces that hang over the end of the line. In a line with an
  /// ellipsis, it is the end of the text that the line stands for.
  ///
  /// - Precondition: The line belongs to this layout.
  public func endPosition(of line: TextLine) -> TextPosition {
    requireOwn(line)
    let end = line.utf8Range.upperBound
    // An ellipsis replaces all text to the end, also newlines.
    let newline = line.hasEllipsis || line.utf8Range.isEmpty ? 0 : text.string.newline(before: end)
    if newline > 0 { return TextPosition(utf8Offset: end - newline) }
    return TextPosition(
      utf8Offset: end, affinity: end == text.string.utf8.count ? .downstream : .upstream)
  }

  /// Returns the clusters of a line in visual order of its fragments.
  private func placedClusters(of line: TextLine) -> [PlacedCluster] {
    fragments(of: line).flatMap { placedClusters(of: $0, in: line) }
  }
}

extension PlacedCluster {
  fileprivate func distance(to x: CGFloat) -> CGFloat {
    max(left - x, x - right, 0)
  }
}

extension String {
  /// Returns the length of the newline before an offset in UTF-8 code units; 0 without a newline.
  fileprivate func newline(before offset: Int) -> Int {
    guard let last = self[..<utf8.index(utf8.startIndex, offsetBy: offset)].last, last.isNewline
    else { return 0 }
    return last.utf8.count
  }
}
