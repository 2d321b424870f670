import CellConfiguration
import Foundation

/// The width of a line in any script, without storing its clusters.
extension EmbeddedShaper {
  /// Returns the width of a text on one line, or `nil` if it has a newline, a tab or a soft hyphen.
  ///
  /// Clusters are found by the same rules as for a layout, and each has the advance that
  /// ``shape(_:into:)`` sets, so the sum is the same.
  ///
  /// - Parameters:
  ///   - text: The UTF-8 code units of the text.
  ///   - font: The font.
  ///   - advances: The advances of the font.
  ///   - limit: The width in points above which the result does not matter.
  @inline(never)
  func width(
    ofClustersIn text: UnsafeBufferPointer<UInt8>, _ font: ResolvedFont, _ advances: FontAdvances,
    atMost limit: CGFloat
  ) -> CGFloat? {
    var line = LineWidth(text, font, advances)
    let classes = GraphemeBreakClass.map
    var graphemes = GraphemeBreaker()
    var (start, offset) = (0, 0)
    // The first code point of the current cluster, and whether others follow it.
    var (first, isLong) = (UInt32(0), false)
    while offset < text.count {
      let position = offset
      let codePoint = text.codePoint(at: &offset)
      let isPrintable = codePoint &- 0x20 < 0x5F
      if !isPrintable, Self.dependsOnLine(codePoint) { return nil }
      let own = isPrintable ? .other : GraphemeBreakClass(rawValue: classes[codePoint]) ?? .other
      let begins =
        own == .other && graphemes.followsOther || graphemes.beginsCluster(own, codePoint)
      if begins {
        if position > start { line.add(start..<position, first, isLong) }
        if line.width > limit { return line.width }
        (start, first, isLong) = (position, codePoint, false)
      } else {
        isLong = true
      }
    }
    line.add(start..<offset, first, isLong)
    return line.total
  }

  /// Returns whether the width of a character depends on its line: of newlines, tabs and soft
  /// hyphens.
  private static func dependsOnLine(_ codePoint: UInt32) -> Bool {
    codePoint == 0x09 || codePoint == 0xAD || TextSegmenter.isNewline(codePoint)
  }
}

extension TextShaper {
  /// Returns the width of a text on one line if this is the embedded shaper.
  func embeddedWidth(
    ofClustersIn text: UnsafeBufferPointer<UInt8>, _ font: ResolvedFont, atMost limit: CGFloat
  ) -> CGFloat? {
    guard Self.self == EmbeddedShaper.self,
      let advances = EmbeddedTables.shared.advances(of: font)
    else { return nil }
    return EmbeddedShaper().width(ofClustersIn: text, font, advances, atMost: limit)
  }
}

/// The sum of the advances of clusters, each of which depends on the next one.
private struct LineWidth {
  private let text: UnsafeBufferPointer<UInt8>
  private let advances: FontAdvances
  private var letters: ClusterAdvances
  /// The last cluster if it is a character of printable ASCII, whose width is not yet added.
  private var glyph = 0
  private(set) var width: CGFloat = 0

  init(_ text: UnsafeBufferPointer<UInt8>, _ font: ResolvedFont, _ advances: FontAdvances) {
    self.text = text
    self.advances = advances
    letters = ClusterAdvances(font, advances)
  }

  /// The width of all clusters.
  var total: CGFloat { width + advanceOfGlyph(before: 0) }

  /// Adds a cluster.
  ///
  /// - Parameters:
  ///   - cluster: Its UTF-8 code units.
  ///   - first: Its first code point.
  ///   - isLong: Whether it has others.
  mutating func add(_ cluster: Range<Int>, _ first: UInt32, _ isLong: Bool) {
    let next = !isLong && first &- 0x20 < 0x5F ? Int(first) : 0
    if glyph != 0 { width += advanceOfGlyph(before: next) }
    glyph = next
    if next != 0 { return }
    let (advance, isTracked) =
      isLong
      ? letters.points(of: UnsafeBufferPointer(rebasing: text[cluster]))
      : letters.points(ofCluster: first)
    if advance > 0 { width += (isTracked ? advance + advances.tracking : advance).nonNegative }
  }

  private func advanceOfGlyph(before next: Int) -> CGFloat {
    glyph == 0
      ? 0 : (advances.points(of: glyph, before: next).advance + advances.tracking).nonNegative
  }
}
