package import CellConfiguration
package import Foundation

/// A font prepared for measuring many texts with one shaper.
///
/// The embedded shaper's advances are found once; any other shaper is asked for each text. A class,
/// so that measuring copies nothing; owned by whoever measures with it, it never changes.
package final class PreparedFont: Sendable {
  /// The font.
  package let font: ResolvedFont

  /// The vertical metrics of its lines.
  package let metrics: LineMetrics

  private let advances: FontAdvances?

  /// Prepares a font for a shaper.
  package init(_ font: ResolvedFont, _ shaper: any TextShaper) {
    self.font = font
    metrics = shaper.metrics(of: font)
    advances =
      type(of: shaper) == EmbeddedShaper.self ? EmbeddedTables.shared.advances(of: font) : nil
  }

  /// The width of a text that needs no more than one line in an available width, or `nil` if it may
  /// need more or the shaper does not know at once.
  ///
  /// Most texts of cells are like this, and take a fraction of the time.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - available: The available width in points.
  ///   - shaper: The shaper that the font was prepared for.
  package func widthOfLine(
    _ text: String, atMost available: CGFloat, _ shaper: any TextShaper
  ) -> CGFloat? {
    if let advances {
      return text.widthOfLine(atMost: available) {
        EmbeddedShaper().width(of: $0, font, advances, atMost: $1)
      }
    }
    return text.widthOfLine(atMost: available) {
      shaper.width(ofSimpleText: $0, font: font, atMost: $1)
    }
  }
}

extension String {
  /// The width of the text if it has one line in an available width.
  ///
  /// - Parameter measure: Measures the text, if it is no wider than its second argument.
  @inline(__always)
  func widthOfLine(
    atMost available: CGFloat,
    _ measure: (UnsafeBufferPointer<UInt8>, _ limit: CGFloat) -> CGFloat?
  ) -> CGFloat? {
    let limit = available + ShapedText.tolerance
    let width = utf8.withContiguousStorageIfAvailable { $0.isEmpty ? nil : measure($0, limit) }
    guard case let width?? = width, width >= 0, width < .largestLength, width <= limit else {
      return nil
    }
    return width
  }
}
