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
      for fragment in fragments(of: line) where fragment.utf8Range.overlaps(utf8Range) {
        let extents = placedClusters(of: fragment, in: line).filter {
          $0.inserted == nil && $0.width > 0 && utf8Range.contains($0.utf8Range.lowerBound)
        }
        guard let first = extents.first, let last = extents.last else { continue }
        let x = min(first.left, last.left)
        let rect = CGRect(
          x: x, y: line.top, width: max(first.right, last.right) - x,
          height: line.metrics.lineHeight.nonNegative)
        if let last = rects.last, rect.minX - last.maxX < ShapedText.tolerance {
          rects[rects.count - 1] = last.union(rect)
        } else {
          rects.append(rect)
        }
      }
      return rects
    }
  }
}
