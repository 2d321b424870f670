public import CellConfiguration
public import Foundation

/// A text system: it knows how wide the clusters of a text are and how high the lines of a font.
///
/// Conform to it to measure with your toolkit's own fonts. Two functions suffice: one that states the
/// vertical metrics of a font, and one that writes an advance into every cluster of a run. Clusters
/// and break opportunities are found by the engine, the same ones whichever shaper is used, and the
/// engine breaks, truncates and aligns the lines.
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
/// A shaper is a value that answers the same question the same way each time: measurements are cached.
/// Where one glyph stands for several clusters (a ligature), divide its advance among them. There is
/// one call a run, none a cluster.
public protocol TextShaper: Sendable {
  /// The vertical metrics of a font, in points.
  func metrics(of font: ResolvedFont) -> LineMetrics

  /// Sets the advances, in points, of the run's clusters.
  ///
  /// Advances are 0 when this is called. Newlines should keep it; negative advances and such that are
  /// not finite count as 0. The part of an advance that is kerning with the next cluster is also its
  /// ``TextCluster/kerning``.
  ///
  /// - Parameters:
  ///   - run: what to shape.
  ///   - clusters: the clusters of the whole text, of which those at `run.clusters` are to be set.
  func shape(_ run: ShapingRun, into clusters: inout TextClusters)

  /// The width in points of a text of printable ASCII on one line, or `nil` if shaping is needed.
  ///
  /// A short cut for the most frequent measurement. Up to rounding it must equal the sum of the advances
  /// that ``shape(_:into:)`` sets. The default implementation returns `nil`.
  ///
  /// - Parameters:
  ///   - text: UTF-8 code units; if any is not from 0x20 to 0x7E, the result must be `nil`.
  ///   - font: the font.
  func width(ofASCII text: UnsafeBufferPointer<UInt8>, font: ResolvedFont) -> CGFloat?
}

extension TextShaper {
  /// No short cut: the engine shapes clusters.
  public func width(ofASCII text: UnsafeBufferPointer<UInt8>, font: ResolvedFont) -> CGFloat? {
    nil
  }
}
