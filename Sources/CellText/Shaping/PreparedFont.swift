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

  private let advances: ASCIIAdvances?

  /// Prepares a font for a shaper.
  package init(_ font: ResolvedFont, _ shaper: any TextShaper) {
    self.font = font
    metrics = shaper.metrics(of: font)
    advances = type(of: shaper) == EmbeddedShaper.self ? ASCIIAdvances(font) : nil
  }

  /// The width of a text that needs no more than one line in an available width, or `nil` if it may
  /// need more or the shaper does not know at once.
  ///
  /// Most texts of cells are like this, and take a fraction of the time.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - available: the available width in points.
  ///   - shaper: the shaper that the font was prepared for.
  package func widthOfLine(
    _ text: String, atMost available: CGFloat, _ shaper: any TextShaper
  ) -> CGFloat? {
    if let advances { return text.widthOfLine(atMost: available) { advances.width(of: $0) } }
    return text.widthOfLine(atMost: available) { shaper.width(ofASCII: $0, font: font) }
  }
}

extension String {
  /// The width of the text if it has one line in an available width.
  @inline(__always)
  func widthOfLine(
    atMost available: CGFloat, _ measure: (UnsafeBufferPointer<UInt8>) -> CGFloat?
  ) -> CGFloat? {
    let width = utf8.withContiguousStorageIfAvailable { $0.isEmpty ? nil : measure($0) }
    guard case let width?? = width, width >= 0, width < .largestLength,
      width <= available + ShapedText.tolerance
    else { return nil }
    return width
  }
}

/// The advances of printable ASCII in a font of the embedded shaper, ready to be added up.
struct ASCIIAdvances: @unchecked Sendable {
  /// The advances of 256 bytes in the two columns of the table that the weight lies between.
  ///
  /// The lower column's in the lowest 24 bits, the other one's in the next 24. Higher bits are set
  /// for bytes that are not printable. The memory never changes and is never freed, so that threads
  /// may share it.
  private let pairs: UnsafePointer<UInt64>
  private let fraction: CGFloat
  private let pointsPerUnit: CGFloat
  private let tracking: CGFloat

  /// As many sums fit into 24 bits.
  private static let chunk = 255
  private static let unprintable: UInt64 = 1 << 48

  /// Finds the advances of a font; `nil` for the monospaced design, which has none in the
  /// table, and for fonts without a size.
  init?(_ font: ResolvedFont) {
    // Characters without a width have no tracking either.
    guard font.design != .monospaced, font.pointSize > 0 else { return nil }
    let weight = InterWeight(font.weight)
    pairs = Self.pairs.advanced(by: weight.column * 256)
    fraction = weight.fraction
    pointsPerUnit = font.pointSize / InterAdvances.unitsPerEm
    tracking = EmbeddedShaper.tracking(of: font)
  }

  /// The width of a text in points; `nil` if anything in it is not printable ASCII.
  @inline(__always)
  func width(of text: UnsafeBufferPointer<UInt8>) -> CGFloat? {
    var lower = 0
    var upper = 0
    var start = 0
    while start < text.count {
      let end = min(start &+ Self.chunk, text.count)
      var sum: UInt64 = 0
      for index in start..<end { sum &+= pairs[Int(text[index])] }
      if sum >= Self.unprintable { return nil }
      lower &+= Int(sum & 0xFF_FFFF)
      upper &+= Int(sum &>> 24)
      start = end
    }
    let units = CGFloat(lower) + CGFloat(upper &- lower) * fraction
    return units * pointsPerUnit + CGFloat(text.count) * tracking
  }

  /// The pairs of all columns, 256 each.
  private nonisolated(unsafe) static let pairs: UnsafePointer<UInt64> = {
    let inter = EmbeddedTables.shared.inter
    let columns = InterAdvances.weights.count
    let pairs = UnsafeMutablePointer<UInt64>.allocate(capacity: columns * 256)
    pairs.initialize(repeating: unprintable, count: columns * 256)
    for column in 0..<columns {
      for byte: UInt8 in 0x20...0x7E {
        func advance(_ column: Int) -> UInt64 {
          UInt64(inter.advance(ofASCII: byte, column: min(column, columns - 1)))
        }
        pairs[column * 256 + Int(byte)] = advance(column) | advance(column + 1) << 24
      }
    }
    return UnsafePointer(pairs)
  }()
}
