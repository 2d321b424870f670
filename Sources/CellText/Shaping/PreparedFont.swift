package import CellConfiguration
package import Foundation

/// A font prepared for measuring many texts with one shaper.
///
/// The advances of the embedded shaper are looked up once; other shapers are called for each text.
/// This is a class, so measuring copies nothing. Its owner is the code that measures with it, and
/// it never changes.
package final class PreparedFont: Sendable {
  /// The font.
  package let font: ResolvedFont

  /// The vertical metrics of its lines.
  package let metrics: LineMetrics

  private let shaper: any TextShaper

  /// The advances of the embedded shaper; `nil` for other shapers and for fonts without them.
  private let advances: FontAdvances?

  /// Creates a font prepared for a shaper.
  package init(_ font: ResolvedFont, _ shaper: any TextShaper) {
    self.font = font
    self.shaper = shaper
    metrics = shaper.metrics(of: font)
    advances =
      type(of: shaper) == EmbeddedShaper.self ? EmbeddedTables.shared.advances(of: font) : nil
  }

  /// Returns the width of a text that needs at most one line in an available width.
  ///
  /// The result is `nil` if the text may need more lines, or if the shaper has no shortcut for its
  /// width. Most texts of cells need one line, and measuring them this way takes a fraction of the
  /// time.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - available: The available width in points.
  package func widthOfLine(_ text: String, atMost available: CGFloat) -> CGFloat? {
    if let advances {
      return text.widthOfLine(atMost: available) {
        EmbeddedShaper().width(of: $0, font, advances, atMost: $1)
          ?? EmbeddedShaper().width(ofClustersIn: $0, font, advances, atMost: $1)
      }
    }
    return text.widthOfLine(atMost: available) {
      shaper.width(ofSimpleText: $0, font: font, atMost: $1)
    }
  }

  /// Returns the width and metrics of an attributed text that needs at most one line.
  ///
  /// Runs without a font have this one. A ``StyledText`` with the same runs would give the same
  /// width and metrics, but making it takes most of the time. The result is `nil` if the text may
  /// need more lines, if more than the fonts of runs changes its size, or for another shaper than
  /// the embedded one.
  ///
  /// - Parameters:
  ///   - text: The runs of the text.
  ///   - available: The available width in points.
  ///   - traits: The traits for resolving the fonts of runs.
  ///   - adjustingSize: Whether these fonts follow the traits' text size.
  package func line(
    of text: AttributedText.Contents, atMost available: CGFloat, traits: TraitCollection,
    adjustingSize: Bool
  ) -> (width: CGFloat, metrics: LineMetrics)? {
    guard advances != nil, text.changesOnlyFonts, !text.runs.isEmpty,
      text.string.utf8.count <= ShapedText.longestWhole
    else { return nil }
    func resolvedFont(of run: Int) -> ResolvedFont {
      text.resolvedFont(of: run, font, with: traits, adjustingSize: adjustingSize)
    }
    var next = resolvedFont(of: 0)
    var metrics = LineMetrics(next)
    let width = text.string.widthOfLine(atMost: available) { bytes, limit in
      var (width, start) = (CGFloat(0), 0)
      for index in text.runs.indices {
        let own = next
        if index + 1 < text.runs.count {
          next = resolvedFont(of: index + 1)
          // Letters are kerned across a change of color.
          if next == own, text.runs[index + 1].language == text.runs[index].language { continue }
        }
        let end = text.runs[index].utf8Range.upperBound
        let part = EmbeddedShaper().width(
          ofSimpleText: .init(rebasing: bytes[start..<end]), font: own, atMost: limit)
        guard let part, part >= 0 else { return nil }
        width += part
        metrics.include(LineMetrics(own))
        start = end
      }
      return width
    }
    return width.map { ($0, metrics) }
  }
}

extension String {
  /// Returns the width of the text if it fits on one line in an available width.
  ///
  /// - Parameter measure: Measures the text if it is not wider than the second argument.
  @inline(__always)
  func widthOfLine(
    atMost available: CGFloat,
    _ measure: (UnsafeBufferPointer<UInt8>, _ limit: CGFloat) -> CGFloat?
  ) -> CGFloat? {
    let limit = available + ShapedText.tolerance
    // A longer text rarely fits on one line, and measuring it would read all of it.
    let width = utf8.withContiguousStorageIfAvailable {
      1...4096 ~= $0.count ? measure($0, limit) : nil
    }
    guard case let width?? = width, width >= 0, width < .largestLength, width <= limit else {
      return nil
    }
    return width
  }
}
