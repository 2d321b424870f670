import CellConfiguration
public import Foundation

extension TextLayout {
  /// Returns the rectangles of the visible characters in a range of the text, from the first line
  /// to the last one, and from left to right in each line.
  ///
  /// ```swift
  /// for rect in layout.rects(of: link.utf8Range) { highlight(rect) }
  /// ```
  ///
  /// A line has several rectangles if characters between them are not in the range, as between two
  /// directions. Each is as high as its line. An ellipsis, a hyphen, and white space that hangs
  /// over the end of a line are in no rectangle.
  ///
  /// - Parameter utf8Range: The range, in UTF-8 code units of the text. A cluster counts if it
  ///   begins there.
  /// - Returns: The rectangles, in points from the top left corner of the layout.
  /// - Complexity: O(*n*) in the length of the lines that contain the range.
  public func rects(of utf8Range: Range<Int>) -> [CGRect] {
    lines.flatMap { line -> [CGRect] in
      guard line.utf8Range.overlaps(utf8Range) else { return [] }
      var rects: [CGRect] = []
      for fragment in fragments(of: line) {
        guard let extent = extent(of: utf8Range, in: fragment, of: line) else { continue }
        let rect = CGRect(
          x: extent.x, y: line.top, width: extent.width, height: line.metrics.lineHeight.nonNegative
        )
        if let last = rects.last, rect.minX - last.maxX < ShapedText.tolerance {
          rects[rects.count - 1] = last.union(rect)
        } else {
          rects.append(rect)
        }
      }
      return rects
    }
  }

  /// Returns the extent of the characters of a range in a fragment; `nil` if none has a width.
  private func extent(
    of utf8Range: Range<Int>, in fragment: TextFragment, of line: TextLine
  ) -> (x: CGFloat, width: CGFloat)? {
    guard fragment.utf8Range.overlaps(utf8Range) else { return nil }
    let clusters = shaped.clusters(in: fragment.utf8Range)
    let inserted = insertedText(in: fragment, of: line, clusters)
    var before = inserted.isBefore ? inserted.width : 0
    var width: CGFloat = 0
    for index in clusters.indices {
      let offset = clusters[index].utf8Offset
      if offset >= utf8Range.upperBound { break }
      let advance = line.width(of: clusters[index], at: index)
      if offset < utf8Range.lowerBound { before += advance } else { width += advance }
    }
    guard width > 0 else { return nil }
    let isRightToLeft = fragment.layoutDirection == .rightToLeft
    let x = isRightToLeft ? fragment.x + fragment.width - before - width : fragment.x + before
    return (x, width)
  }

  /// Returns the length and the width of the ellipsis or hyphen in a fragment.
  ///
  /// It belongs to no cluster: it comes before all of them or after them.
  func insertedText(
    in fragment: TextFragment, of line: TextLine, _ clusters: ArraySlice<TextCluster>
  ) -> (isBefore: Bool, count: Int, width: CGFloat) {
    let own = text.string.utf8Slice(fragment.utf8Range)
    let count = fragment.string.utf8.count - own.utf8.count
    guard count > 0 else { return (false, 0, 0) }
    var width = fragment.width
    for index in clusters.indices { width -= line.width(of: clusters[index], at: index) }
    return (!fragment.string.utf8.starts(with: own.utf8), count, width)
  }
}
