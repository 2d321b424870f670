public import CellConfiguration

/// A stretch of a paragraph in one font, passed to a shaper.
///
/// The direction of the layout is not part of it, so a mirrored layout has the same lines.
public struct ShapingRun: Sendable {
  /// The whole text; shapers may use the text around the run as context.
  public let text: String

  /// The range of the run, in UTF-8 code units of ``text``.
  ///
  /// It begins and ends at cluster boundaries. A long text is passed in pieces, which end between
  /// words if there are spaces.
  public let utf8Range: Range<Int>

  /// The indices of the run's clusters in the buffer passed to the shaper.
  public let clusters: Range<Int>

  /// The font.
  public let font: ResolvedFont

  /// The language of the text as a BCP 47 tag, such as `"sr-Latn"`, or `nil` if it is unknown.
  public let language: String?

  /// The search for the direction of the run's paragraph, in the text that has been read.
  let direction: DirectionSearch

  /// The text of the run.
  public var substring: Substring {
    let utf8 = text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: utf8Range.lowerBound)
    return text[start..<utf8.index(start, offsetBy: utf8Range.count)]
  }

  /// The direction of the paragraph that contains the run.
  ///
  /// It is the direction that the paragraph's style sets, or else the direction of the paragraph's
  /// first strong letter outside isolates. It is unspecified if there is neither.
  ///
  /// - Complexity: O(1) if the letter or the end of the paragraph has been read. Otherwise, O(*n*)
  ///   in the number of characters up to there that have not been read.
  public var paragraphDirection: LayoutDirection { direction.direction(in: text) }
}
