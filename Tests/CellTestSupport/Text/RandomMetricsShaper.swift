package import CellConfiguration
package import CellText
package import Foundation

/// A shaper with random metrics: no width, tiny, huge, fractional and invalid ones.
///
/// The advance of a cluster depends on its characters, in some shapers also on the letters that it
/// joins or on the next cluster (kerning). Newlines and soft hyphens have none.
package struct RandomMetricsShaper: TextShaper, CustomStringConvertible {
  private static let advances: [CGFloat] = [
    0, 0.5, 0.5, 1, 1.0 / 3, 0.1, 0.003, 7, 1e4, 1e7, -1, .nan, .infinity,
  ]

  private static let heights: [CGFloat] = [0, 0.75, 0.25, 1.0 / 3, 1, 0.001, 3, 1e3, -0.5, .nan]

  private static let kernings: [CGFloat] = [-0.1, -1.0 / 3, 0.25, -2, 1e3]

  /// The possible advances of clusters, in ems.
  private let advances: [CGFloat]

  /// The metrics of lines, in ems.
  private let (ascender, descender, leading): (CGFloat, CGFloat, CGFloat)

  /// The possible kerning of pairs, in ems; empty without kerning.
  private let kernings: [CGFloat]

  /// Whether letters join, so that the advance of each depends on those next to it.
  package let advancesDependOnContext: Bool

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
    let kind = Int.random(in: 0..<4, using: &random)
    kernings = kind == 2 ? [0, pick(Self.kernings), pick(Self.kernings)] : []
    advancesDependOnContext = kind == 3
  }

  package var description: String {
    "advances \(advances), ascender \(ascender), descender \(descender), leading \(leading)"
      + (hasShortcut ? ", with a shortcut" : "") + (kernings.isEmpty ? "" : ", kerning \(kernings)")
      + (advancesDependOnContext ? ", joining" : "")
  }

  package func metrics(of font: ResolvedFont) -> LineMetrics {
    LineMetrics(
      ascender: ascender * font.pointSize, descender: descender * font.pointSize,
      leading: leading * font.pointSize, capHeight: ascender * font.pointSize)
  }

  package func shape(_ run: ShapingRun, into clusters: inout TextClusters) {
    let bytes = Array(run.text.utf8)
    func isShaped(_ index: Int) -> Bool {
      run.clusters.contains(index) && !clusters[index].isNewline && !clusters[index].isSoftHyphen
    }
    /// The letters of a cluster; none where a word ends.
    func letters(_ index: Int) -> ArraySlice<UInt8> {
      isShaped(index) && !clusters[index].isBlank ? bytes[clusters[index].utf8Range] : []
    }
    for index in run.clusters where isShaped(index) {
      let text = bytes[clusters[index].utf8Range]
      let joins = advancesDependOnContext && !clusters[index].isBlank
      clusters[index].advance = advance(
        of: joins ? letters(index - 1) + text + letters(index + 1) : text, in: run.font)
      guard !kernings.isEmpty, isShaped(index + 1) else { continue }
      let pair = text + bytes[clusters[index + 1].utf8Range]
      let kerning = pick(kernings, for: pair) * run.font.pointSize
      clusters[index].advance += kerning
      clusters[index].kerning = kerning
    }
  }

  package func width(
    ofSimpleText text: UnsafeBufferPointer<UInt8>, font: ResolvedFont, atMost limit: CGFloat
  ) -> CGFloat? {
    guard hasShortcut, kernings.isEmpty, !advancesDependOnContext,
      text.allSatisfy({ (0x20..<0x7F).contains($0) })
    else { return nil }
    return text.reduce(0) { width, byte in
      let advance = advance(of: CollectionOfOne(byte), in: font)
      // As documented, other advances count as 0.
      return width + (advance.isFinite && advance > 0 ? advance : 0)
    }
  }

  /// Returns the advance of a cluster in points.
  private func advance(of bytes: some Sequence<UInt8>, in font: ResolvedFont) -> CGFloat {
    pick(advances, for: bytes) * font.pointSize
  }

  /// Returns one of some values, always the same for the same characters.
  private func pick(_ values: [CGFloat], for bytes: some Sequence<UInt8>) -> CGFloat {
    var random = SplitMix64(seed: bytes.reduce(0) { $0 &* 257 &+ UInt64($1) &+ 1 })
    return values[Int(random.next() % UInt64(values.count))]
  }
}
