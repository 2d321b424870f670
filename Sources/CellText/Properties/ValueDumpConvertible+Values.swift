package import CellConfiguration
import Foundation

// Values that list their stored properties.

extension LineMetrics: ValueDumpConvertible {}
extension TextBounds: ValueDumpConvertible {}
extension TextObstacle: ValueDumpConvertible {}
extension TextLayoutOptions: ValueDumpConvertible {}
extension TextParagraph: ValueDumpConvertible {}
extension TextFragment: ValueDumpConvertible {}
extension TextFragment.Part: ValueDumpConvertible {}
extension ShapingRun: ValueDumpConvertible {}
extension TextMeasurementCache.Statistics: ValueDumpConvertible {}

extension TextExtent: CustomStringConvertible {
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
  package var valueDump: ValueDump {
    var dump = ValueDump("TextCluster")
    dump.add("utf8Range", utf8Range)
    dump.add("advance", advance)
    if kerning != 0 { dump.add("kerning", kerning) }
    dump.add("breakAfter", breakAfter)
    return dump
  }
}
