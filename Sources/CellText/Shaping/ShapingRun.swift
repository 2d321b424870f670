public import CellConfiguration

/// A stretch of a paragraph in one font, as a shaper is given it.
///
/// The direction of the layout is not part of it, so that the mirrored layout has the same lines.
public struct ShapingRun: Sendable {
  /// The whole text; shapers may look beyond the run for context.
  public let text: String

  /// The run, in UTF-8 code units of ``text``.
  ///
  /// It begins and ends with a cluster. A long text is handed over in pieces, which end between
  /// words where there are spaces.
  public let utf8Range: Range<Int>

  /// The indices of the run's clusters in the buffer that the shaper is given.
  public let clusters: Range<Int>

  /// The font.
  public let font: ResolvedFont

  /// The language of the text as a BCP 47 tag, such as `"sr-Latn"`; `nil` if it is not known.
  public let language: String?

  /// Where the paragraph of the run begins.
  let paragraphStart: Int

  /// The text of the run.
  public var substring: Substring {
    let utf8 = text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: utf8Range.lowerBound)
    return text[start..<utf8.index(start, offsetBy: utf8Range.count)]
  }

  /// The direction of the paragraph that the run is part of: that of its first strong letter
  /// outside isolates, unspecified where there is none.
  ///
  /// - Complexity: O(*n*) in the number of characters before that letter.
  public var paragraphDirection: TraitEnvironmentLayoutDirection {
    var text = text
    return text.withUTF8 { DirectionScan.paragraphDirection($0, from: paragraphStart) }
  }
}
