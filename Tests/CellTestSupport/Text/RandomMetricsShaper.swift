package import CellConfiguration
package import CellText
package import Foundation

/// A shaper with random metrics: no width, tiny, huge, fractional and invalid ones.
///
/// The advance of a cluster depends only on its characters. Newlines and soft hyphens have none.
package struct RandomMetricsShaper: TextShaper, CustomStringConvertible {
  private static let advances: [CGFloat] = [
    0, 0.5, 0.5, 1, 1.0 / 3, 0.1, 0.003, 7, 1e4, 1e7, -1, .nan, .infinity,
  ]

  private static let heights: [CGFloat] = [0, 0.75, 0.25, 1.0 / 3, 1, 0.001, 3, 1e3, -0.5, .nan]

  /// The possible advances of clusters, in ems.
  private let advances: [CGFloat]

  /// The metrics of lines, in ems.
  private let (ascender, descender, leading): (CGFloat, CGFloat, CGFloat)

  /// Whether simple texts are measured without clusters.
  private let hasShortcut: Bool

  /// Creates a shaper with metrics from a source of random numbers.
  package init(_ random: inout RandomSource) {
    func pick(_ values: [CGFloat]) -> CGFloat {
      values[Int.random(in: 0..<values.count, using: &random)]
    }
    advances = (0..<Int.random(in: 1...4, using: &random)).map { _ in pick(Self.advances) }
    (ascender, descender, leading) = (
      pick(Self.heights), -pick(Self.heights), pick([0, 0, 0.25, 1.0 / 3, 100, -0.5])
    )
    hasShortcut = Int.random(in: 0..<2, using: &random) == 1
  }

  package var description: String {
    "advances \(advances), ascender \(ascender), descender \(descender), leading \(leading)"
      + (hasShortcut ? ", with a shortcut" : "")
  }

  package func metrics(of font: ResolvedFont) -> LineMetrics {
    LineMetrics(
      ascender: ascender * font.pointSize, descender: descender * font.pointSize,
      leading: leading * font.pointSize, capHeight: ascender * font.pointSize)
  }

  package func shape(_ run: ShapingRun, into clusters: inout TextClusters) {
    let bytes = Array(run.text.utf8)
    for index in run.clusters where !clusters[index].isNewline && !clusters[index].isSoftHyphen {
      clusters[index].advance = advance(of: bytes[clusters[index].utf8Range], in: run.font)
    }
  }

  package func width(
    ofSimpleText text: UnsafeBufferPointer<UInt8>, font: ResolvedFont, atMost limit: CGFloat
  ) -> CGFloat? {
    guard hasShortcut, text.allSatisfy({ (0x20..<0x7F).contains($0) }) else { return nil }
    return text.reduce(0) { width, byte in
      let advance = advance(of: CollectionOfOne(byte), in: font)
      // As documented, other advances count as 0.
      return width + (advance.isFinite && advance > 0 ? advance : 0)
    }
  }

  /// Returns the advance of a cluster in points.
  private func advance(of bytes: some Sequence<UInt8>, in font: ResolvedFont) -> CGFloat {
    var random = SplitMix64(seed: bytes.reduce(0) { $0 &* 257 &+ UInt64($1) &+ 1 })
    return advances[Int(random.next() % UInt64(advances.count))] * font.pointSize
  }
}
