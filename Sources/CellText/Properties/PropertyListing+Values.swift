public import CellConfiguration
import Foundation

// Values that list their stored properties.

extension LineMetrics: PropertyListing {}
extension TextBounds: PropertyListing {}
extension TextObstacle: PropertyListing {}
extension TextLayoutOptions: PropertyListing {}
extension TextParagraph: PropertyListing {}
extension TextFragment: PropertyListing {}
extension TextFragment.Part: PropertyListing {}
extension ShapingRun: PropertyListing {}
extension TextMeasurementCache.Statistics: PropertyListing {}

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

extension TextCluster: PropertyListing {
  /// The range of the cluster, its advance, and whether a line may end after it.
  public var propertyList: PropertyList {
    var list = PropertyList("TextCluster")
    list.add("utf8Range", utf8Range)
    list.add("advance", advance)
    if kerning != 0 { list.add("kerning", kerning) }
    list.add("breakAfter", breakAfter)
    return list
  }
}
