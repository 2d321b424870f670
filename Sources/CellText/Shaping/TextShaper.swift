public import CellConfiguration
public import Foundation

/// A text system that provides the widths of clusters and the vertical metrics of fonts.
///
/// Conform to this protocol to measure with your toolkit's own fonts. Two functions suffice: one
/// returns the vertical metrics of a font, and one writes an advance into every cluster of a run.
/// The engine finds clusters and break opportunities, which are the same for every shaper, and it
/// breaks, truncates and aligns the lines.
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
/// A shaper must always return the same results for the same arguments, because measurements are
/// cached. If one glyph represents several clusters (a ligature), divide its advance among them.
/// The engine makes one call for each stretch of one font in a paragraph, not one for each cluster.
/// It passes long text that is not fully shown in pieces.
///
/// Everything else has default implementations: a shortcut for plain labels, metrics and advances
/// that depend on the text, and words of scripts without spaces.
public protocol TextShaper: Sendable {
  /// Returns the vertical metrics of a font, in points.
  func metrics(of font: ResolvedFont) -> LineMetrics

  /// Whether the metrics of lines depend on their text as well as on its font.
  ///
  /// The default implementation returns `false`.
  var metricsDependOnText: Bool { get }

  /// Returns the vertical metrics, in points, of the visible part of a run on a line.
  ///
  /// Implement this for typefaces that replace the font for missing characters, and for scripts
  /// that need higher lines. A line has the highest ascender, the lowest descender and the largest
  /// leading of its runs and of ``metrics(of:)-(ResolvedFont)`` of its first font. This is called
  /// only if ``metricsDependOnText`` is `true`; the default implementation returns the metrics of
  /// the font.
  func metrics(of run: ShapingRun) -> LineMetrics

  /// Whether the advance of a cluster depends on the text around it, in addition to its kerning.
  ///
  /// Return `true` if letters join or form ligatures. The visible text of a truncated line is then
  /// shaped again, because its letters change where it is cut: in Arabic, the letter before the
  /// ellipsis gets its final form, which is often wider. The default implementation returns
  /// `false`.
  var advancesDependOnContext: Bool { get }

  /// Sets the advances, in points, of the run's clusters.
  ///
  /// All advances and kerning are 0 before the call. Newlines should keep these values. The engine
  /// replaces the advances of tabs, which depend on their places. Advances that are negative or not
  /// finite count as 0. If an advance includes kerning with the next
  /// cluster, also assign that part to ``TextCluster/kerning``.
  ///
  /// - Parameters:
  ///   - run: The run to shape.
  ///   - clusters: The clusters of the text; set those at `run.clusters`.
  func shape(_ run: ShapingRun, into clusters: inout TextClusters)

  /// Returns the width in points of a simple text on one line, or `nil` if shaping is needed.
  ///
  /// This is a shortcut for the most frequent measurement. Except for rounding, the result must
  /// equal the sum of the advances that ``shape(_:into:)`` sets. The line has the metrics of the
  /// font. The default implementation returns `nil`.
  ///
  /// A text is simple if every code point in it is a cluster and is written from left to right.
  /// Such code points are printable ASCII, letters of Latin, Greek and Cyrillic without combining
  /// marks, dashes, quotation marks, ideographs, kana and Hangul syllables. A shaper need not
  /// support all of these.
  ///
  /// - Parameters:
  ///   - text: The UTF-8 code units of the text. If the text is not simple, the result must be
  ///     `nil`.
  ///   - font: The font.
  ///   - limit: The width in points above which the result does not matter and may be `nil`.
  func width(
    ofSimpleText text: UnsafeBufferPointer<UInt8>, font: ResolvedFont, atMost limit: CGFloat
  ) -> CGFloat?

  /// Returns the positions where lines may end in text whose words only a dictionary can separate.
  ///
  /// This is called for stretches of the line breaking class SA: Thai, Lao, Khmer, Burmese and
  /// similar scripts. Without a dictionary, a stretch is one word; if it must be broken, syllables
  /// stay whole as far as their letters determine them. The default implementation returns `nil`.
  ///
  /// - Parameter run: The stretch, with the font of its first letter.
  /// - Returns: The ends of words within the stretch, in UTF-8 code units from the start of the
  ///   text, or `nil` if the shaper has no dictionary for it. Ends inside a cluster have no effect.
  func wordBreaks(in run: ShapingRun) -> [Int]?

  /// Returns the places of lines under and through text in a font.
  ///
  /// The default implementation returns those of the system font in the size of the font.
  func decorationMetrics(of font: ResolvedFont) -> DecorationMetrics

  /// Returns the glyphs that show a run, for drawing.
  ///
  /// The sum of the advances of the glyphs that show a cluster should be the advance that
  /// ``shape(_:into:)`` sets, without tracking. ``TextLayout/glyphRuns(of:in:)`` places them at
  /// their clusters. The default implementation returns an empty array.
  ///
  /// - Parameter run: A run in one direction.
  /// - Returns: The glyphs of each font face, in logical order of the faces.
  func glyphRuns(of run: ShapingRun) -> [GlyphRun]
}

extension TextShaper {
  /// Whether the metrics of lines depend on their text: `false`.
  public var metricsDependOnText: Bool { false }

  /// Whether advances depend on the text around: `false`.
  public var advancesDependOnContext: Bool { false }

  /// Returns the metrics of the run's font.
  public func metrics(of run: ShapingRun) -> LineMetrics { metrics(of: run.font) }

  /// Returns the metrics of the system font in the size of the font.
  public func decorationMetrics(of font: ResolvedFont) -> DecorationMetrics {
    DecorationMetrics(font)
  }

  /// Returns no glyphs, which means that the shaper has advances only.
  public func glyphRuns(of run: ShapingRun) -> [GlyphRun] { [] }

  /// Returns `nil`, which means that the shaper has no dictionary.
  public func wordBreaks(in run: ShapingRun) -> [Int]? { nil }

  /// Returns `nil`, so that the engine shapes clusters.
  public func width(
    ofSimpleText text: UnsafeBufferPointer<UInt8>, font: ResolvedFont, atMost limit: CGFloat
  ) -> CGFloat? {
    nil
  }
}
