import CellConfiguration
import Foundation

/// A line in clusters, as the typesetter makes it.
struct TypesetLine: Sendable {
  /// A character that the text does not have.
  struct Inserted: Hashable, Sendable {
    enum Character: Hashable, Sendable {
      /// What stands for the text that is left out.
      case ellipsis
      /// What a soft hyphen shows where a line ends after it.
      case hyphen

      var string: String { self == .ellipsis ? TextLine.ellipsis : TextLine.hyphen }
    }

    var character: Character
    /// The cluster that it looks like.
    var cluster: Int
    var width: CGFloat
  }

  /// The clusters that the line uses up, with hanging spaces and newline.
  var clusters: Range<Int>
  /// Where what the line uses up ends, if that is behind its last cluster, because the rest was not
  /// measured.
  var utf8End: Int?
  /// The clusters that are shown, up to the inserted character if there is one.
  var shown: Range<Int>
  /// The clusters that are shown after an ellipsis.
  var tail: Range<Int>
  /// What is shown between both.
  var inserted: Inserted?
  /// From the first to the last shown cluster, with the inserted character.
  var width: CGFloat
  /// Whether a newline or the end of the text ends the line.
  var endsParagraph: Bool
  /// Whether it is a newline.
  var endsWithNewline = false
  /// Whether clipping hides something of the line.
  var isClipped = false
  /// Whether the line ends inside a word, because that alone is longer than the line may be.
  var breaksWord = false

  /// From the leading edge of the area to where the line may begin.
  var indent: CGFloat = 0
  /// Where the line's paragraph begins, in UTF-8 code units.
  var paragraphStart = 0
  /// How long the line may be.
  var available: CGFloat = .infinity
  /// Whether an obstacle makes it shorter than other lines.
  var isBesideObstacle = false
  var alignment = ListContentConfiguration.TextProperties.TextAlignment.natural
  /// The space to the next paragraph, if the line ends one and another follows.
  var paragraphSpacing: CGFloat = 0
  var top: CGFloat = 0
  var metrics = LineMetrics(ascender: 0, descender: 0, capHeight: 0)

  init(clusters: Range<Int>, shown: Range<Int>, width: CGFloat, endsParagraph: Bool) {
    self.clusters = clusters
    self.shown = shown
    tail = shown.upperBound..<shown.upperBound
    self.width = width
    self.endsParagraph = endsParagraph
  }

  var hasEllipsis: Bool { inserted?.character == .ellipsis }

  /// Whether the line is stretched to the width.
  var isJustified: Bool { alignment == .justified && !endsParagraph && !hasEllipsis }

  /// The bottom edge, below the top of the text.
  var bottom: CGFloat { top + metrics.lineHeight }

  /// Where the next line begins, which is never above this one.
  var nextTop: CGFloat {
    top + (metrics.lineHeight + metrics.leading).nonNegative + paragraphSpacing
  }
}
