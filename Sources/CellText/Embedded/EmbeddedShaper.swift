public import CellConfiguration
public import Foundation

/// The shaper that needs nothing: the same measures on every platform, from tables in the package.
///
/// It adds up the advances of characters, without ligatures or joining:
///
/// | characters | advance |
/// |---|---|
/// | ASCII, dashes, quotation marks | the system font's, ASCII with kerning (measured) |
/// | letters of these with marks | that of their base letter, without kerning (inferred) |
/// | other Latin, Greek, Cyrillic, signs | that of the Inter typeface (assumed) |
/// | ideographs, kana, full-width forms | one em a cluster (measured) |
/// | Hangul | 0.92 em a syllable (assumed: open Korean fonts) |
/// | emoji, flags, keycaps | 1.25 em a cluster (assumed: open emoji fonts) |
/// | half-width forms | half an em |
/// | combining marks, joiners, controls | none |
/// | letters of 26 scripts | their share in words in the Noto typeface, joined or not |
/// | all others | the mean advance of their script's letters in the Noto typeface |
///
/// Marks of these scripts have an advance where they change that of their letter.
/// <doc:WidthsOfScripts> says how near the widths of words come to real ones.
///
/// The system font was measured in nine weights from 8 to 40 points; weights between them are
/// linear. It is set in the text cut up to 17 points, in the display cut from 28 points on, and in
/// a mixture of both between. Its tracking, which depends on the size, is added to every cluster of
/// the first three rows; the others come from other fonts, which have none. "Hello" at 17 points is
/// 38.814 points wide, as in UIKit.
///
/// Kerning is that of neighbours in one run, also where they run in different directions (decided:
/// a shaper does not know directions). Where a line ends between two, they are not kerned.
///
/// Other designs of the system font are measured with Inter's advances and the system font's
/// tracking (assumed), but characters of the monospaced design are 0.6 em wide (assumed) and have
/// no tracking. Named typefaces are measured as if they were Inter, without tracking. A tab is as
/// wide as a space. Digits of equal width are as wide as a zero, without kerning (assumed).
public struct EmbeddedShaper: TextShaper {
  /// The advance of the monospaced design, in ems.
  private static let monospacedAdvance: CGFloat = 0.6
  private static let emojiSelector: UInt32 = 0xFE0F
  private static let keycap: UInt32 = 0x20E3
  /// Read when the first letter comes that Inter does not have.
  private static let scripts = ScriptAdvances()

  private var tables: EmbeddedTables { EmbeddedTables.shared }

  /// Creates the shaper.
  public init() {}

  /// The metrics that the font states.
  public func metrics(of font: ResolvedFont) -> LineMetrics {
    LineMetrics(font)
  }

  /// Adds up table advances without making clusters.
  public func width(ofASCII text: UnsafeBufferPointer<UInt8>, font: ResolvedFont) -> CGFloat? {
    tables.advances(of: font)?.width(of: text)
  }

  /// Sets the advance of every cluster but newlines, and of ASCII its kerning.
  public func shape(_ run: ShapingRun, into clusters: inout TextClusters) {
    var text = run.text
    text.withUTF8 { bytes in
      clusters.withMutableClusters { shape(run, bytes, $0) }
    }
  }

  private func shape(
    _ run: ShapingRun, _ bytes: UnsafeBufferPointer<UInt8>,
    _ clusters: UnsafeMutableBufferPointer<TextCluster>
  ) {
    let font = run.font
    let advances = tables.advances(of: font)
    let tracking = advances?.tracking ?? 0
    // From the last to the first, because what follows is part of an advance.
    var next = 0
    for index in run.clusters.reversed() {
      let cluster = clusters[index]
      let glyph = cluster.isNewline ? 0 : cluster.printableASCII(in: bytes)
      defer { next = glyph }
      if cluster.isNewline { continue }
      if glyph != 0, let advances {
        let kerning = advances.kerning(of: glyph, before: next)
        let advance = advances.points(of: glyph) + kerning
        clusters[index].set(advance: advance + tracking, kerning: kerning)
      } else {
        let code = UnsafeBufferPointer(rebasing: bytes[cluster.utf8Range])
        let (advance, isTracked) = points(of: code, font, advances)
        if advance > 0 {
          clusters[index].set(advance: isTracked ? advance + tracking : advance, kerning: 0)
        }
      }
    }
  }

  /// The space that the system adds after every character of a font, in points.
  ///
  /// Depends on the size: measured from 8 to 40 points, elsewhere as published. None for named
  /// typefaces and the monospaced design.
  public static func tracking(of font: ResolvedFont) -> CGFloat {
    EmbeddedTables.shared.tracking(of: font)
  }

  /// Whether the system font has glyphs of its own for a cluster, to which tracking is added.
  package static func isTracked(_ cluster: UnsafeBufferPointer<UInt8>) -> Bool {
    EmbeddedShaper().points(of: cluster, ResolvedFont(pointSize: 1), nil).isTracked
  }

  /// The advance of a cluster in points without tracking, and whether that is to be added.
  private func points(
    of cluster: UnsafeBufferPointer<UInt8>, _ font: ResolvedFont, _ advances: FontAdvances?
  ) -> (points: CGFloat, isTracked: Bool) {
    var offset = 0
    var sum: CGFloat = 0
    var isTracked = false
    var base: AdvanceKind?
    /// What a cluster of one wide glyph has in ems.
    var whole: CGFloat?
    while offset < cluster.count {
      let codePoint = cluster.codePoint(at: &offset)
      var kind = AdvanceKind(rawValue: tables.kinds[codePoint]) ?? .text
      if base == nil || base == .zero { base = kind }
      if codePoint == Self.keycap
        || codePoint == Self.emojiSelector && (base == .sign || base == .wide)
      {
        kind = .emoji
      }
      switch kind {
      case .wide, .hangul, .emoji, .flag: whole = max(whole ?? 0, kind.emsOfCluster ?? 0)
      case .zero: if sum > 0 { sum += Self.scripts.mark(codePoint) * font.pointSize }
      case .half: sum += font.pointSize / 2
      case .text, .sign:
        let letter = codePoint == 0x09 ? 0x20 : codePoint
        if let own = points(of: letter, font, advances) {
          sum += own
          isTracked = true
        } else {
          sum += Self.scripts.letter(letter) * font.pointSize
        }
      }
    }
    return whole.map { ($0 * font.pointSize, false) } ?? (sum, isTracked)
  }

  /// The advance of a letter or sign in points, without tracking; `nil` if another font has it.
  private func points(
    of codePoint: UInt32, _ font: ResolvedFont, _ advances: FontAdvances?
  ) -> CGFloat? {
    if font.design == .monospaced { return Self.monospacedAdvance * font.pointSize }
    if font.isSystemFont, let advances, let glyph = tables.system.glyphs[codePoint] {
      return advances.points(of: glyph)
    }
    // A digit with a mark, such as in a keycap, is one that the tables have.
    if font.hasMonospacedDigits, let advances, (0x30...0x39).contains(codePoint) {
      return advances.points(of: Int(codePoint))
    }
    return tables.inter.advance(of: codePoint, InterWeight(font.weight)).map {
      $0 / InterAdvances.unitsPerEm * font.pointSize
    }
  }
}

extension TextCluster {
  /// The code of the character that the cluster consists of, or 0 if that is not printable ASCII.
  @inline(__always)
  fileprivate func printableASCII(in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let byte = bytes[utf8Offset]
    return utf8Count == 1 && byte >= 0x20 && byte < 0x7F ? Int(byte) : 0
  }

  @inline(__always)
  fileprivate mutating func set(advance: CGFloat, kerning: CGFloat) {
    self.advance = advance.nonNegative
    self.kerning = kerning
  }
}

extension TextShaper where Self == EmbeddedShaper {
  /// The shaper that needs nothing: the same measures on every platform.
  public static var embedded: EmbeddedShaper { EmbeddedShaper() }
}
