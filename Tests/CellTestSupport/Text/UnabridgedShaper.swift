package import CellConfiguration
package import CellText
import Foundation

/// The embedded shaper without its shortcut for single lines, so that a cache receives every
/// request.
package struct UnabridgedShaper: TextShaper {
  private let shaper = EmbeddedShaper()

  package init() {}

  package func metrics(of font: ResolvedFont) -> LineMetrics { shaper.metrics(of: font) }

  package func shape(_ run: ShapingRun, into clusters: inout TextClusters) {
    shaper.shape(run, into: &clusters)
  }
}

/// A shaper whose advances and kerning look random, but depend only on the characters.
///
/// Every cluster is 0.4 to 1.4 em wide, and every pair of clusters is kerned by up to 0.375 em in
/// either direction. Newlines and soft hyphens have neither.
package struct RandomKerningShaper: TextShaper {
  package init() {}

  package func metrics(of font: ResolvedFont) -> LineMetrics { LineMetrics(font) }

  package func shape(_ run: ShapingRun, into clusters: inout TextClusters) {
    let bytes = Array(run.text.utf8)
    for index in run.clusters where clusters[index].isKerned {
      var number = Self.number(of: bytes[clusters[index].utf8Range], seed: 0)
      // Sixty-fourths of the size, which are exact as `Float` too.
      clusters[index].advance = CGFloat(26 + number % 64) / 64 * run.font.pointSize
      guard index + 1 < run.clusters.upperBound, clusters[index + 1].isKerned else { continue }
      number = Self.number(of: bytes[clusters[index + 1].utf8Range], seed: number)
      let kerning = (CGFloat(number % 49) - 24) / 64 * run.font.pointSize
      clusters[index].advance += kerning
      clusters[index].kerning = kerning
    }
  }

  /// Returns a number that depends on bytes and another number.
  private static func number(of bytes: ArraySlice<UInt8>, seed: UInt64) -> UInt64 {
    var random = SplitMix64(seed: bytes.reduce(seed) { $0 &* 257 &+ UInt64($1) &+ 1 })
    return random.next()
  }
}

extension TextCluster {
  fileprivate var isKerned: Bool { !isNewline && !isSoftHyphen }
}
