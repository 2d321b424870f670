public import CellConfiguration
import Foundation

extension TextLayout {
  /// Returns the visible text of a line in logical order, including an ellipsis or hyphen.
  ///
  /// - Precondition: The line belongs to this layout, or to a layout of a text with the same
  ///   cluster boundaries.
  public func string(of line: TextLine) -> String {
    requireOwn(line)
    let head = text.string.utf8Slice(line.shownRange)
    guard let inserted = line.inserted else { return head }
    return head + inserted.character.string + text.string.utf8Slice(line.tailRange)
  }

  /// Returns the direction of the paragraph that contains a line.
  ///
  /// It is the direction that the paragraph's style sets. If that is natural, it is the direction
  /// of the paragraph's first strong letter outside isolates, and without a strong letter the
  /// direction of the layout (assumed). It determines the order of the pieces in the line. Only a
  /// direction that is set also determines the edge at which the line begins.
  ///
  /// - Precondition: The line belongs to this layout, or to a layout of a text with the same
  ///   cluster boundaries.
  public func baseDirection(of line: TextLine) -> LayoutDirection {
    requireOwn(line)
    if line.clusters.isEmpty {
      let styles = ParagraphStyles(text, options)
      return styles.direction(at: line.utf8Range.lowerBound) ?? options.layoutDirection
    }
    let level = levels?[line.firstShown].baseLevel ?? 0
    return level & 1 == 0 ? .leftToRight : .rightToLeft
  }

  /// Returns the pieces of a line from left to right.
  ///
  /// Each piece has the same attributes and one direction. Tabs are separate pieces. The pieces
  /// follow each other without gaps from the line's left edge to its right edge. Their ranges cover
  /// the visible text of the line exactly once. They follow the order of the Unicode bidirectional
  /// algorithm (UAX #9), regardless of the shaper:
  ///
  /// ```diagram
  ///   logical    i P h o n e   1 5   م ن   A p p l e
  ///   pieces    │iPhone 15 │ نم │ Apple│   in a paragraph from left to right
  /// ```
  ///
  /// An ellipsis at the start or end of the line is at that edge of the paragraph. An ellipsis
  /// between two pieces of the same direction belongs to them (decided). A hyphen belongs to its
  /// word.
  ///
  /// - Precondition: The line belongs to this layout, or to a layout of a text with the same
  ///   cluster boundaries.
  /// - Complexity: O(*n*) in the length of the line and its number of pieces.
  public func fragments(of line: TextLine) -> [TextFragment] {
    requireOwn(line)
    if clusters == nil, line.shown.count == text.string.utf8.count, line.wordSpacing == 0 {
      return [
        TextFragment(
          string: text.string, utf8Range: line.shownRange, attributes: text.attributes, level: 0,
          x: line.x, width: lines[0].width)
      ]
    }
    let pieces = LinePieces(line, shaped, levels).pieces
    let order =
      levels == nil ? Array(pieces.indices) : VisualOrder.indices(of: pieces.map(\.level))
    var x = line.x
    return order.map { index in
      let piece = pieces[index]
      defer { x += piece.width }
      var attributes = piece.attributes
      attributes.fit(scale: measurement.fontScale, tightening: tightening)
      let own = text.string.utf8Slice(piece.utf8Range)
      return TextFragment(
        string: piece.prefix + own + piece.suffix, utf8Range: piece.utf8Range,
        attributes: attributes, level: piece.level,
        x: x, width: piece.width)
    }
  }

  /// Returns the places of lines under and through a fragment, by its font.
  public func decorationMetrics(of fragment: TextFragment) -> DecorationMetrics {
    (clusters?.text.shaper ?? .embedded).decorationMetrics(of: fragment.attributes.font)
  }

  /// Stops your app if a line has no text in this layout.
  func requireOwn(_ line: TextLine) {
    let isOwnLine =
      if let shaped = clusters?.text {
        line.clusters.upperBound <= shaped.clusters.count
          && shaped.utf8Offset(of: line.clusters.lowerBound) == line.utf8Range.lowerBound
          && shaped.has(line.shown, at: line.shownRange)
          && shaped.has(line.tail, at: line.tailRange)
      } else {
        // Clusters and code units have the same numbers.
        line.clusters.upperBound <= text.string.utf8.count
          && line.clusters.lowerBound == line.utf8Range.lowerBound
          && line.shown == line.shownRange && line.tail == line.tailRange
      }
    if !isOwnLine { trap("Pass a line of this layout: this one is of another layout.") }
  }
}

extension ShapedText {
  /// Returns whether clusters exist and have a range.
  fileprivate func has(_ range: Range<Int>, at utf8Range: Range<Int>) -> Bool {
    range.upperBound <= clusters.count && self.utf8Range(of: range) == utf8Range
  }
}

extension TextAttributes {
  /// Adjusts the attributes for a text that was made to fit.
  fileprivate mutating func fit(scale: CGFloat, tightening: CGFloat) {
    self = scaled(by: scale)
    if tightening != 0 {
      kern -= tightening * font.pointSize
    }
  }
}

extension String {
  /// Returns the text of a range of UTF-8 code units.
  func utf8Slice(_ range: Range<Int>) -> String {
    let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    return String(self[start..<utf8.index(start, offsetBy: range.count)])
  }
}
