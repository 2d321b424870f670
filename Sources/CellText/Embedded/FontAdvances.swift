import CellConfiguration
import Foundation

/// The advances of the characters of a font of the embedded shaper.
///
/// They are mixed from the advances of the adjacent weights and optical cuts.
struct FontAdvances: Sendable {
  /// The space added after every character that has an advance, in points.
  let tracking: CGFloat

  /// The text cut, or the only cut that is used.
  fileprivate let table: AdvanceTable
  /// The display cut, used if its share is above 0.
  fileprivate let displayTable: AdvanceTable
  fileprivate let displayShare: CGFloat
  /// The position of the font's weight between the first weight of the tables and the second.
  fileprivate let weight: CGFloat
  fileprivate let pointsPerUnit: CGFloat
  /// Whether digits have the advance of zero, and no kerning.
  fileprivate let hasMonospacedDigits: Bool

  /// Returns the width of a text in points, or `nil` if it is not all printable ASCII.
  @inline(__always)
  func width(of text: UnsafeBufferPointer<UInt8>) -> CGFloat? {
    if hasMonospacedDigits, text.contains(where: { Self.digits.contains(Int($0)) }) { return nil }
    guard text.isPrintableASCII, let sum = table.sum(of: text) else { return nil }
    let width = points(sum) { $0.sum(of: text) ?? 0 }
    return width + CGFloat(text.count) * tracking
  }

  /// Returns the advance of a character in points, without kerning and tracking.
  ///
  /// Characters have the numbers of ``AdvanceTable``.
  func points(of glyph: Int) -> CGFloat {
    let glyph = hasMonospacedDigits && Self.digits.contains(glyph) ? Self.digits.lowerBound : glyph
    return points(table.advance(of: glyph)) { $0.advance(of: glyph) }
  }

  private static let digits = 0x30...0x39

  /// Returns the advance of a character before another, and the kerning in that advance.
  ///
  /// Both are in points, without tracking.
  @inline(__always)
  func points(of glyph: Int, before next: Int) -> (advance: CGFloat, kerning: CGFloat) {
    if hasMonospacedDigits, Self.digits.contains(glyph) || Self.digits.contains(next) {
      return (points(of: glyph), 0)
    }
    let units = table.advance(of: glyph, before: next)
    // Most pairs have no kerning.
    if displayShare == 0, units == table.advance(of: glyph) { return (points(units) { _ in 0 }, 0) }
    let pair = points(units) { $0.advance(of: glyph, before: next) }
    return (pair, pair - points(of: glyph))
  }

  /// Mixes the units of both cuts.
  private func points(_ units: UInt64, _ displayUnits: (AdvanceTable) -> UInt64) -> CGFloat {
    var mixed = mix(units)
    if displayShare != 0 { mixed += (mix(displayUnits(displayTable)) - mixed) * displayShare }
    return mixed * pointsPerUnit
  }

  /// Mixes the units of both weights.
  private func mix(_ units: UInt64) -> CGFloat {
    let first = CGFloat(UInt32(truncatingIfNeeded: units))
    return weight == 0 ? first : first + (CGFloat(units &>> 32) - first) * weight
  }
}

extension EmbeddedTables {
  /// Returns the advances of a font.
  ///
  /// The result is `nil` for fonts without a size, and for the monospaced design, which is not in
  /// the tables.
  ///
  /// This is a function because functions, unlike initializers, do not copy their parameters.
  @inline(__always)
  func advances(of font: ResolvedFont) -> FontAdvances? {
    // Characters without a width have no tracking either.
    guard font.design != .monospaced, font.pointSize > 0 else { return nil }
    return font.isSystemFont ? systemAdvances(of: font) : interAdvances(of: font)
  }

  private func systemAdvances(of font: ResolvedFont) -> FontAdvances {
    let (cuts, share) = system.tables(of: font.weight)
    let displayShare = system.displayShare(at: font.pointSize)
    return FontAdvances(
      tracking: tracking(of: font), table: displayShare == 1 ? cuts.display : cuts.text,
      displayTable: cuts.display, displayShare: displayShare == 1 ? 0 : displayShare, weight: share,
      pointsPerUnit: font.pointSize / SystemFont.unitsPerEm,
      hasMonospacedDigits: font.hasMonospacedDigits)
  }

  private func interAdvances(of font: ResolvedFont) -> FontAdvances {
    let weight = InterWeight(font.weight)
    let table = InterAdvances.shared.tables[weight.column]
    return FontAdvances(
      tracking: tracking(of: font), table: table, displayTable: table, displayShare: 0,
      weight: weight.fraction,
      pointsPerUnit: font.pointSize / InterAdvances.unitsPerEm,
      hasMonospacedDigits: font.hasMonospacedDigits)
  }
}

extension ResolvedFont {
  /// Whether this is the system font in the design that was measured.
  var isSystemFont: Bool { familyName == nil && design == .default }
}
