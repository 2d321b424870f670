import CellConfiguration
import Foundation

/// The advances of the clusters of one font, by the embedded shaper.
///
/// This is prepared for a text, so that measuring a cluster copies neither the font nor its tables.
struct ClusterAdvances {
  /// The advance of the monospaced design, in ems.
  private static let monospacedAdvance: CGFloat = 0.6
  private static let emojiSelector: UInt32 = 0xFE0F
  private static let keycap: UInt32 = 0x20E3
  /// The advances by script, read when the first letter that Inter lacks occurs.
  private static let ofScripts = PermanentArray([ScriptAdvances()])

  // Copies of global tables: on Linux, each access to a global calls a function.
  private var kinds: CodePointMap?
  private var scripts: PermanentArray<ScriptAdvances>?
  private let glyphs = EmbeddedTables.shared.system.glyphs

  private let advances: FontAdvances?
  private let pointSize: CGFloat
  private let weight: CellFont.Weight
  private let isSystemFont: Bool
  private let isMonospaced: Bool
  private let hasMonospacedDigits: Bool

  /// Prepares a font.
  ///
  /// - Parameters:
  ///   - font: The font.
  ///   - advances: The advances of its characters; `nil` for fonts without them.
  init(_ font: borrowing ResolvedFont, _ advances: FontAdvances?) {
    self.advances = advances
    pointSize = font.pointSize
    weight = font.weight
    isSystemFont = font.isSystemFont
    isMonospaced = font.design == .monospaced
    hasMonospacedDigits = font.hasMonospacedDigits
  }

  private mutating func kind(of codePoint: UInt32) -> AdvanceKind {
    if kinds == nil { kinds = AdvanceKind.map }
    return kinds.flatMap { AdvanceKind(rawValue: $0[codePoint]) } ?? .text
  }

  /// Returns the advance of a letter that Inter lacks.
  private mutating func pointsOfScript(_ letter: UInt32) -> CGFloat {
    if scripts == nil { scripts = Self.ofScripts }
    return (scripts?.start.pointee.letter(letter) ?? 0) * points(perEmOf: letter)
  }

  /// Returns the width that a mark adds to its letter.
  private mutating func pointsOfMark(_ mark: UInt32) -> CGFloat {
    if scripts == nil { scripts = Self.ofScripts }
    return (scripts?.start.pointee.mark(mark) ?? 0) * points(perEmOf: mark)
  }

  /// Returns the size of the font, by which advances of regular letters are multiplied.
  private func points(perEmOf codePoint: UInt32) -> CGFloat {
    // Almost all text is regular.
    if weight.rawValue == 0 { return pointSize }
    return (scripts?.start.pointee.factor(of: codePoint, in: weight) ?? 1) * pointSize
  }

  /// Returns the advance of a cluster in points without tracking, and whether to add tracking.
  mutating func points(of cluster: UnsafeBufferPointer<UInt8>) -> (points: CGFloat, isTracked: Bool)
  {
    var offset = 0
    let first = cluster.codePoint(at: &offset)
    if offset == cluster.count { return points(ofCluster: first) }
    offset = 0
    var sum: CGFloat = 0
    var isTracked = false
    var base: AdvanceKind?
    /// The advance in ems of a cluster that is one wide glyph.
    var whole: CGFloat?
    while offset < cluster.count {
      let codePoint = cluster.codePoint(at: &offset)
      var kind = kind(of: codePoint)
      if base == nil || base == .zero { base = kind }
      if codePoint == Self.keycap
        || codePoint == Self.emojiSelector && (base == .sign || base == .wide)
      {
        kind = .emoji
      }
      switch kind {
      case .wide, .hangul, .emoji, .flag: whole = max(whole ?? 0, kind.emsOfCluster ?? 0)
      case .zero: if sum > 0 { sum += pointsOfMark(codePoint) }
      case .half: sum += pointSize / 2
      case .text, .sign:
        let letter = codePoint == 0x09 ? 0x20 : codePoint
        if let own = points(ofLetter: letter) {
          sum += own
          isTracked = true
        } else {
          sum += pointsOfScript(letter)
        }
      }
    }
    return whole.map { ($0 * pointSize, false) } ?? (sum, isTracked)
  }

  /// Returns the advance of a cluster of one code point, in the same way.
  mutating func points(ofCluster codePoint: UInt32) -> (points: CGFloat, isTracked: Bool) {
    if let ems = AdvanceKind(ofSimple: codePoint)?.emsOfCluster {
      return (ems * pointSize, false)
    }
    let kind = codePoint == Self.keycap ? .emoji : kind(of: codePoint)
    switch kind {
    case .wide, .hangul, .emoji, .flag: return ((kind.emsOfCluster ?? 0) * pointSize, false)
    case .zero: return (0, false)
    case .half: return (pointSize / 2, false)
    case .text, .sign:
      let letter = codePoint == 0x09 ? 0x20 : codePoint
      if let own = points(ofLetter: letter) { return (own, true) }
      return (pointsOfScript(letter), false)
    }
  }

  /// Returns the advance of a letter or sign in points without tracking.
  ///
  /// The result is `nil` if another font provides the character.
  func points(ofLetter codePoint: UInt32) -> CGFloat? {
    if isMonospaced { return Self.monospacedAdvance * pointSize }
    if isSystemFont, let glyph = glyphs[codePoint], let advances {
      return advances.points(of: glyph)
    }
    // A digit with a mark, such as in a keycap, is in the tables.
    if hasMonospacedDigits, (0x30...0x39).contains(codePoint), let advances {
      return advances.points(of: Int(codePoint))
    }
    return InterAdvances.advance(of: codePoint, InterWeight(weight)).map {
      $0 / InterAdvances.unitsPerEm * pointSize
    }
  }
}
