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
  /// - Complexity: O(*n*) in the number of lines and the length of those that contain the range.
  public func rects(of utf8Range: Range<Int>) -> [CGRect] {
    rects(of: [utf8Range])[0]
  }

  /// Returns the rectangles of several ranges, each as ``rects(of:)`` returns them.
  ///
  /// Each line is divided into its pieces once, however many of the ranges it contains.
  ///
  /// - Parameter utf8Ranges: The ranges in ascending order, without overlaps.
  /// - Complexity: O(*n*) in the number of lines and the length of those that contain a range.
  package func rects(of utf8Ranges: [Range<Int>]) -> [[CGRect]] {
    var rects = utf8Ranges.map { _ in [CGRect]() }
    for line in lines {
      guard utf8Ranges.firstIndex(overlapping: line.utf8Range) != nil else { continue }
      // The ranges that have a rectangle on the line.
      var placed: Set<Int> = []
      for fragment in fragments(of: line) {
        guard var index = utf8Ranges.firstIndex(overlapping: fragment.utf8Range) else { continue }
        var rest = placedClusters(of: fragment, in: line)
          .filter { $0.inserted == nil && $0.width > 0 }[...]
        while index < utf8Ranges.count, !rest.isEmpty {
          let range = utf8Ranges[index]
          rest = rest.drop { $0.utf8Range.lowerBound < range.lowerBound }
          let extents = rest.prefix { $0.utf8Range.lowerBound < range.upperBound }
          rest = rest.dropFirst(extents.count)
          defer { index += 1 }
          guard let first = extents.first, let last = extents.last else { continue }
          let x = min(first.left, last.left)
          let rect = CGRect(
            x: x, y: line.top, width: max(first.right, last.right) - x,
            height: line.metrics.lineHeight.nonNegative)
          if !placed.insert(index).inserted, let last = rects[index].last,
            rect.minX - last.maxX < ShapedText.tolerance
          {
            rects[index][rects[index].count - 1] = last.union(rect)
          } else {
            rects[index].append(rect)
          }
        }
      }
    }
    return rects
  }
}

extension [Range<Int>] {
  /// Returns the index of the first of ascending ranges that overlaps a range, or is empty in it;
  /// `nil` if there is none, or if the range is empty.
  fileprivate func firstIndex(overlapping range: Range<Int>) -> Int? {
    var (lower, upper) = (0, count)
    while lower < upper {
      let middle = (lower + upper) / 2
      if self[middle].upperBound <= range.lowerBound {
        lower = middle + 1
      } else {
        upper = middle
      }
    }
    let isFound = lower < count && self[lower].lowerBound < range.upperBound && !range.isEmpty
    return isFound ? lower : nil
  }
}
