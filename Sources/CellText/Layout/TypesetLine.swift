import CellConfiguration
import Foundation

/// A line of clusters, made by the typesetter.
struct TypesetLine: Sendable {
  /// A character that is shown but is not in the text.
  struct Inserted: Hashable, Sendable {
    enum Character: Hashable, Sendable {
      /// The character that replaces omitted text.
      case ellipsis
      /// The character shown for a soft hyphen at the end of a line.
      case hyphen

      var string: String { self == .ellipsis ? TextLine.ellipsis : TextLine.hyphen }
    }

    var character: Character
    /// The cluster whose attributes the character has.
    var cluster: Int
    var width: CGFloat
  }

  /// The clusters of the line, including hanging spaces and newline.
  var clusters: Range<Int>
  /// The end of the line's text if it is after the last cluster because the rest was not measured.
  var utf8End: Int?
  /// The visible clusters, up to the inserted character if there is one.
  var shown: Range<Int>
  /// The visible clusters after an ellipsis.
  var tail: Range<Int>
  /// The character inserted between both.
  var inserted: Inserted?
  /// The width from the first to the last visible cluster, including the inserted character.
  var width: CGFloat
  /// Whether a newline or the end of the text ends the line.
  var endsParagraph: Bool
  /// Whether the line ends with a newline.
  var endsWithNewline = false
  /// Whether clipping hides a part of the line.
  var isClipped = false
  /// Whether the line ends inside a word because the word alone is longer than the line may be.
  var breaksWord = false
  /// Whether a visible cluster is a tab.
  var hasTab = false

  /// The place of a line in its text, independent of the clusters that it shows.
  struct Place: Sendable {
    /// The indent of the line.
    var indent: CGFloat = 0
    /// The distance from the edge where the line begins to its space: the indent and an exclusion.
    var head: CGFloat = 0
    /// The space behind the line, to an edge of the layout that moves with the text; it includes an
    /// exclusion.
    var tail: CGFloat = 0
    /// The maximum width of the line.
    var available: CGFloat
    var top: CGFloat = 0
    /// The offset where the line's paragraph begins, in UTF-8 code units.
    var paragraphStart = 0
    var alignment: CellTextAlignment
    /// The direction that the style of the paragraph sets; `nil` for the direction of the layout.
    var direction: LayoutDirection?
    /// Whether an exclusion makes the line shorter than other lines.
    var isBesideExclusion = false
    /// The space to the next paragraph, if the line is the last of its paragraph and another
    /// follows.
    var paragraphSpacing: CGFloat = 0
  }

  var place: Place
  var metrics = LineMetrics(ascender: 0, descender: 0, capHeight: 0)

  init(
    clusters: Range<Int>, shown: Range<Int>, width: CGFloat, endsParagraph: Bool, at place: Place
  ) {
    self.clusters = clusters
    self.shown = shown
    tail = shown.upperBound..<shown.upperBound
    self.width = width
    self.endsParagraph = endsParagraph
    self.place = place
  }

  var hasEllipsis: Bool { inserted?.character == .ellipsis }

  /// Whether the line is stretched to the width; a line with tabs is not (decided).
  var isJustified: Bool {
    place.alignment == .justified && !endsParagraph && !hasEllipsis && !hasTab
  }

  /// The bottom edge, below the top of the text.
  var bottom: CGFloat { place.top + metrics.lineHeight }

  /// The top of the next line, which is never above this one.
  var nextTop: CGFloat {
    place.top + (metrics.lineHeight + metrics.leading).nonNegative + place.paragraphSpacing
  }
}

extension TypesetLine.Place {
  /// Creates the place of a line at the top of a layout.
  ///
  /// - Parameters:
  ///   - isFirst: Whether the line is the first one of its paragraph.
  ///   - style: The style of the paragraph.
  ///   - width: The width of the layout.
  ///   - exclusion: The exclusion beside the line, if any.
  ///   - layoutDirection: The direction of the layout, which determines the exclusion's edge.
  init(
    ofFirstLine isFirst: Bool, in style: CellParagraphStyle, width: CGFloat,
    _ exclusion: TextExclusion?, _ layoutDirection: LayoutDirection
  ) {
    direction = style.baseWritingDirection.explicit
    alignment = style.alignment ?? .natural
    isBesideExclusion = exclusion != nil
    indent = style.indent(ofFirstLine: isFirst)
    head = indent
    tail = style.tailSpace
    var end = width
    if let exclusion {
      let isReversed =
        ((direction ?? layoutDirection) == .rightToLeft) != (layoutDirection == .rightToLeft)
      if (exclusion.corner == .topLeading) != isReversed {
        head += exclusion.width
      } else {
        tail += exclusion.width
        end -= exclusion.width
      }
    }
    let tailIndent = style.tailIndent.finite
    end = tailIndent > 0 ? min(end, tailIndent) : end - style.tailSpace
    available = (end - head).nonNegative
  }
}
