public import CellConfiguration

/// A stretch of text in one font, as a shaper is given it.
///
/// The direction of the layout is not part of it, so that the mirrored layout has the same lines.
public struct ShapingRun: Sendable {
  /// The whole text; shapers may look beyond the run for context.
  public let text: String

  /// The run, in UTF-8 code units of ``text``.
  ///
  /// It begins and ends with a cluster.
  public let utf8Range: Range<Int>

  /// The indices of the run's clusters in the buffer that the shaper is given.
  public let clusters: Range<Int>

  /// The font.
  public let font: ResolvedFont

  /// The text of the run.
  public var substring: Substring {
    let utf8 = text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: utf8Range.lowerBound)
    return text[start..<utf8.index(start, offsetBy: utf8Range.count)]
  }
}
