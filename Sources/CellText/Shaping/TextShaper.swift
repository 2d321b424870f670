public import CellConfiguration
public import Foundation

/// A text system: it knows how wide the clusters of a text are and how high the lines of a font.
///
/// Conform to it to measure with your toolkit's own fonts. Two functions suffice: one that states
/// the vertical metrics of a font, and one that writes an advance into every cluster of a run.
/// Clusters and break opportunities are found by the engine, the same ones whichever shaper is
/// used, and the engine breaks, truncates and aligns the lines.
///
/// ```swift
/// struct TerminalShaper: TextShaper {
///   func metrics(of font: ResolvedFont) -> LineMetrics {
///     LineMetrics(ascender: 1, descender: 0, capHeight: 1)
///   }
///
///   func shape(_ run: ShapingRun, into clusters: inout TextClusters) {
///     for index in run.clusters where !clusters[index].isNewline {
///       clusters[index].advance = 1
///     }
///   }
/// }
/// ```
///
/// A shaper is a value that answers the same question the same way each time: measurements are
/// cached. Where one glyph stands for several clusters (a ligature), divide its advance among them.
/// There is one call for each stretch of one font in a paragraph, none a cluster. A long text of
/// which not all is shown is handed over in pieces.
///
/// Three more functions have default implementations: a short cut for plain labels, metrics that
/// depend on the text, and words of scripts that have no spaces.
public protocol TextShaper: Sendable {
  /// The vertical metrics of a font, in points.
  func metrics(of font: ResolvedFont) -> LineMetrics

  /// Whether the metrics of lines depend on their text, and not on its font alone.
  ///
  /// The default implementation says no.
  var metricsDependOnText: Bool { get }

  /// The vertical metrics of what a line shows of a run, in points.
  ///
  /// For typefaces that stand in for characters that the font lacks, and for scripts that need
  /// higher lines. A line has the highest ascender, the lowest descender and the largest leading of
  /// its runs and of ``metrics(of:)-(ResolvedFont)`` of its first font. Asked for only if
  /// ``metricsDependOnText`` says so; the default implementation states the metrics of the font.
  func metrics(of run: ShapingRun) -> LineMetrics

  /// Sets the advances, in points, of the run's clusters.
  ///
  /// Advances are 0 when this is called. Newlines should keep it; negative advances and such that
  /// are not finite count as 0. The part of an advance that is kerning with the next cluster is
  /// also its ``TextCluster/kerning``.
  ///
  /// - Parameters:
  ///   - run: What to shape.
  ///   - clusters: The clusters of the text, of which those at `run.clusters` are to be set.
  func shape(_ run: ShapingRun, into clusters: inout TextClusters)

  /// The width in points of a simple text on one line, or `nil` if shaping is needed.
  ///
  /// A short cut for the most frequent measurement. Up to rounding it must equal the sum of the
  /// advances that ``shape(_:into:)`` sets, and the line has the metrics of the font. The default
  /// implementation returns `nil`.
  ///
  /// A text is simple if every code point in it is a cluster and is written from left to right:
  /// printable ASCII, letters of Latin, Greek and Cyrillic without combining marks, dashes and
  /// quotation marks. A shaper need not know all of these.
  ///
  /// - Parameters:
  ///   - text: UTF-8 code units; if the text is not simple, the result must be `nil`.
  ///   - font: The font.
  ///   - limit: The width in points above which the result does not matter, and may be `nil`.
  func width(
    ofSimpleText text: UnsafeBufferPointer<UInt8>, font: ResolvedFont, atMost limit: CGFloat
  ) -> CGFloat?

  /// Where lines may end in a stretch of letters among which only a dictionary tells words apart,
  /// or `nil` if the shaper has none for them.
  ///
  /// Asked for stretches of the line breaking class SA: Thai, Lao, Khmer, Burmese and the like.
  /// Where there is no dictionary, a stretch is one word; if it has to be broken, syllables stay
  /// whole as far as their letters say. The default implementation returns `nil`.
  ///
  /// - Parameter run: The stretch; its font is that of the first letter.
  /// - Returns: Ends of words within the stretch, in UTF-8 code units from the start of the text.
  ///   Those inside a cluster are without effect.
  func wordBreaks(in run: ShapingRun) -> [Int]?
}

extension TextShaper {
  /// The same metrics for all texts.
  public var metricsDependOnText: Bool { false }

  /// The metrics of the run's font.
  public func metrics(of run: ShapingRun) -> LineMetrics { metrics(of: run.font) }

  /// No dictionary.
  public func wordBreaks(in run: ShapingRun) -> [Int]? { nil }

  /// No short cut: the engine shapes clusters.
  public func width(
    ofSimpleText text: UnsafeBufferPointer<UInt8>, font: ResolvedFont, atMost limit: CGFloat
  ) -> CGFloat? {
    nil
  }
}
