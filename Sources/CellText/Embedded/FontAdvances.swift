import CellConfiguration
import Foundation

/// The advances of the characters of a font of the embedded shaper, mixed from those of the weights
/// and optical cuts that it lies between.
struct FontAdvances: Sendable {
  /// Added after every character that has an advance, in points.
  let tracking: CGFloat

  /// The only cut that counts, or the text cut of two.
  fileprivate let table: AdvanceTable
  /// The display cut, which counts if it has a share.
  fileprivate let displayTable: AdvanceTable
  fileprivate let displayShare: CGFloat
  /// How far the font's weight is on the way from the first weight of the tables to the second.
  fileprivate let weight: CGFloat
  fileprivate let pointsPerUnit: CGFloat
  /// Whether digits have the advance of zero, and no kerning.
  fileprivate let hasMonospacedDigits: Bool

  /// The width of a text in points; `nil` if anything in it is not printable ASCII.
  @inline(__always)
  func width(of text: UnsafeBufferPointer<UInt8>) -> CGFloat? {
    if hasMonospacedDigits, text.contains(where: { Self.digits.contains(Int($0)) }) { return nil }
    guard text.isPrintableASCII, let sum = table.sum(of: text) else { return nil }
    let width = points(sum) { $0.sum(of: text) ?? 0 }
    return width + CGFloat(text.count) * tracking
  }

  /// The advance of a character in points, without kerning and tracking.
  ///
  /// Characters are numbered as ``AdvanceTable`` does.
  func points(of glyph: Int) -> CGFloat {
    let glyph = hasMonospacedDigits && Self.digits.contains(glyph) ? Self.digits.lowerBound : glyph
    return points(table.advance(of: glyph)) { $0.advance(of: glyph) }
  }

  private static let digits = 0x30...0x39

  /// The kerning of two characters, in points.
  @inline(__always)
  func kerning(of glyph: Int, before next: Int) -> CGFloat {
    if hasMonospacedDigits, Self.digits.contains(glyph) || Self.digits.contains(next) { return 0 }
    // Most pairs have none.
    if displayShare == 0, table.advance(of: glyph, before: next) == table.advance(of: glyph) {
      return 0
    }
    let pair = points(table.advance(of: glyph, before: next)) {
      $0.advance(of: glyph, before: next)
    }
    return pair - points(of: glyph)
  }

  /// Mixes units of the first cut with those of the other one.
  @inline(__always)
  private func points(_ units: UInt64, _ displayUnits: (AdvanceTable) -> UInt64) -> CGFloat {
    var mixed = mix(units)
    if displayShare != 0 { mixed += (mix(displayUnits(displayTable)) - mixed) * displayShare }
    return mixed * pointsPerUnit
  }

  /// Mixes the units of both weights.
  @inline(__always)
  private func mix(_ units: UInt64) -> CGFloat {
    let first = CGFloat(UInt32(truncatingIfNeeded: units))
    return weight == 0 ? first : first + (CGFloat(units &>> 32) - first) * weight
  }
}

extension EmbeddedTables {
  /// The advances of a font; `nil` for the monospaced design, which has none in the tables, and for
  /// fonts without a size.
  ///
  /// A function, because its parameters are not copied as those of initialisers are.
  @inline(__always)
  func advances(of font: ResolvedFont) -> FontAdvances? {
    // Characters without a width have no tracking either.
    guard font.design != .monospaced, font.pointSize > 0 else { return nil }
    return font.isSystemFont ? systemAdvances(of: font) : interAdvances(of: font)
  }

  @inline(__always)
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
    let table = inter.tables[weight.column]
    return FontAdvances(
      tracking: tracking(of: font), table: table, displayTable: table, displayShare: 0,
      weight: weight.fraction,
      pointsPerUnit: font.pointSize / InterAdvances.unitsPerEm,
      hasMonospacedDigits: font.hasMonospacedDigits)
  }
}

extension ResolvedFont {
  /// Whether this is the system font in the design whose advances were measured.
  var isSystemFont: Bool { familyName == nil && design == .default }
}
