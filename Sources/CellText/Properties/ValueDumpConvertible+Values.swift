import CellConfiguration
import Foundation

// Values that list their stored properties.

extension LineMetrics: ValueDumpConvertible {}
extension TextBounds: ValueDumpConvertible {}
extension TextExclusion: ValueDumpConvertible {}
extension TextLayoutOptions: ValueDumpConvertible {}
extension TextParagraph: ValueDumpConvertible {}
extension TextFragment: ValueDumpConvertible {}
extension TextFragment.Part: ValueDumpConvertible {}
extension TextPosition: ValueDumpConvertible {}
extension DecorationMetrics: ValueDumpConvertible {}
extension GlyphRun: ValueDumpConvertible {}
extension GlyphRun.Glyph: ValueDumpConvertible {}
extension FontFace: ValueDumpConvertible {}
extension ShapingRun: ValueDumpConvertible {}
extension TextMeasurementCache.Statistics: ValueDumpConvertible {}

extension TextBounds.Length: CustomStringConvertible {
  /// The case, with its length in points.
  public var description: String {
    switch self {
    case .unbounded: "unbounded"
    case .atMost(let points): "at most \(points.shortDescription)"
    case .exactly(let points): "exactly \(points.shortDescription)"
    }
  }
}

extension TextCluster: ValueDumpConvertible {
  /// The range of the cluster, its advance, and whether a line may end after it.
  package var listedProperties: Any {
    (
      utf8Range: utf8Range, advance: advance, kerning: kerning.unless(0), breakAfter: breakAfter
    )
  }
}
