package import Foundation

extension ListCellLayout {
  /// The default position of the separator guide.
  package var automaticSeparatorGuide: CGRect { unmovedSeparatorGuide ?? separatorGuide }

  /// Moves the separator guide, and the sides of separators that are at its sides.
  ///
  /// Sides with an inset of the configuration stay, because they are elsewhere.
  package mutating func moveSeparatorGuide(to guide: CGRect) {
    let (left, right) = (separatorGuide.minX, separatorGuide.maxX)
    func move(_ frame: inout CGRect) {
      let start = frame.minX == left ? guide.minX : frame.minX
      let end = frame.maxX == right ? guide.maxX : frame.maxX
      frame.origin.x = start
      frame.size.width = max(0, end - start)
    }
    unmovedSeparatorGuide = automaticSeparatorGuide
    separatorGuide = guide
    if var separator = topSeparator {
      move(&separator.frame)
      topSeparator = separator
    }
    if var separator = bottomSeparator {
      move(&separator.frame)
      bottomSeparator = separator
    }
  }
}
