public import CellConfiguration
public import Foundation

/// A shaper without dependencies, which gives the same results on every platform.
///
/// It adds up the advances of characters from tables in the package, without ligatures or joining:
///
/// | characters | advance |
/// |---|---|
/// | ASCII, dashes, quotation marks | the system font's, ASCII with kerning (measured) |
/// | letters of these with marks | the advance of their base letter, without kerning (inferred) |
/// | other Latin, Greek, Cyrillic, signs | the advance in the Inter typeface (assumed) |
/// | ideographs, kana, full-width forms | one em a cluster (measured) |
/// | Hangul | 0.92 em a syllable (assumed: open Korean fonts) |
/// | emoji, flags, keycaps | 1.25 em a cluster (assumed: open emoji fonts) |
/// | half-width forms | half an em |
/// | combining marks, joiners, controls | none |
/// | letters of 26 scripts | their share in words in the Noto typeface, joined or not |
/// | all others | the mean advance of their script's letters in the Noto typeface |
///
/// Marks of these scripts have an advance if they change the advance of their letter.
/// <doc:WidthsOfScripts> compares the resulting widths of words with real ones.
///
/// The system font was measured in nine weights from 8 to 40 points; weights between them are
/// interpolated linearly. It uses the text cut up to 17 points, the display cut from 28 points on,
/// and a mixture of both in between. Its tracking, which depends on the size, is added to every
/// cluster of the first three rows. All other clusters come from other fonts, which have no
/// tracking. "Hello" at 17 points is 38.814 points wide, as in UIKit.
///
/// Neighbors in one run are kerned, even if they run in different directions (decided: a shaper
/// receives no directions). They are not kerned if a line ends between them.
///
/// Other designs of the system font are measured with Inter's advances and the system font's
/// tracking (assumed), but characters of the monospaced design are 0.6 em wide (assumed) and have
/// no tracking. Named typefaces are measured as if they were Inter, without tracking. Digits of
/// equal width are as wide as a zero, without kerning (assumed).
public struct EmbeddedShaper: TextShaper {

  private var tables: EmbeddedTables { EmbeddedTables.shared }

  private let wordBreaker: WordBreaker?

  /// Creates the shaper.
  ///
  /// - Parameter wordBreaker: The dictionary for scripts without spaces. Without one, texts have
  ///   the same lines on every platform.
  public init(wordBreaker: WordBreaker? = nil) {
    self.wordBreaker = wordBreaker
  }

  /// Returns the ends of words that the dictionary finds, or `nil` without one.
  public func wordBreaks(in run: ShapingRun) -> [Int]? { wordBreaker?.ends(in: run) }

  /// Returns the metrics given by the font itself.
  public func metrics(of font: ResolvedFont) -> LineMetrics {
    LineMetrics(font)
  }

  /// Returns the width of a simple text by adding up table advances, without making clusters.
  public func width(
    ofSimpleText text: UnsafeBufferPointer<UInt8>, font: ResolvedFont, atMost limit: CGFloat
  ) -> CGFloat? {
    tables.advances(of: font).flatMap { width(of: text, font, $0, atMost: limit) }
  }

  /// Returns the width of a simple text from the advances of its font.
  @inline(__always)
  func width(
    of text: UnsafeBufferPointer<UInt8>, _ font: ResolvedFont, _ advances: FontAdvances,
    atMost limit: CGFloat
  ) -> CGFloat? {
    if let width = advances.width(of: text) { return width }
    return widthOfLetters(in: text, font, advances, atMost: limit)
  }

  /// Returns the width of a simple text that is not pure ASCII.
  @inline(never)
  private func widthOfLetters(
    in text: UnsafeBufferPointer<UInt8>, _ font: ResolvedFont, _ advances: FontAdvances,
    atMost limit: CGFloat
  ) -> CGFloat? {
    let letters = ClusterAdvances(font, advances)
    var width: CGFloat = 0
    var offset = 0
    while offset < text.count, width <= limit {
      let glyph = text.printableASCII(at: offset)
      var advance: CGFloat
      if glyph != 0 {
        offset += 1
        let next = offset < text.count ? text.printableASCII(at: offset) : 0
        advance = advances.points(of: glyph, before: next).advance
      } else if text.hasSimpleLetter(at: offset) {
        guard let own = letters.points(ofLetter: text.codePoint(at: &offset)) else { return nil }
        advance = own
      } else {
        guard let ems = AdvanceKind(ofSimple: text.codePoint(at: &offset))?.emsOfCluster
        else { return nil }
        width += ems * font.pointSize
        continue
      }
      // Characters without an advance have no tracking either.
      if glyph != 0 || advance > 0 { advance += advances.tracking }
      width += advance.nonNegative
    }
    return width
  }

  /// Returns the sum of the advances of a text's clusters, or `nil` if the sum is above a limit or
  /// the text is long or not printable ASCII.
  ///
  /// Each character is added as `shape(_:into:)` sets it, so the sum is the same to the last bit.
  func width(ofClustersIn text: String, _ font: ResolvedFont, atMost limit: CGFloat) -> CGFloat? {
    guard let advances = tables.advances(of: font) else { return nil }
    let width = text.utf8.withContiguousStorageIfAvailable { bytes -> CGFloat? in
      guard !bytes.isEmpty, bytes.count <= ShapedText.longestWhole, bytes.isPrintableASCII
      else { return nil }
      var width: CGFloat = 0
      for index in bytes.indices where width <= limit {
        let next = index + 1 < bytes.count ? Int(bytes[index + 1]) : 0
        let advance = advances.points(of: Int(bytes[index]), before: next).advance
        width += (advance + advances.tracking).nonNegative
      }
      return width
    }
    guard case let width?? = width, width <= limit, width < .largestLength else { return nil }
    return width
  }

  /// Sets the advance of every cluster except newlines, and the kerning of ASCII clusters.
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
    var letters = ClusterAdvances(font, advances)
    // From the last cluster to the first, because an advance depends on the following character.
    var next = 0
    var index = run.clusters.upperBound
    while index > run.clusters.lowerBound {
      index -= 1
      let glyph =
        clusters[index].utf8Count == 1 ? bytes.printableASCII(at: clusters[index].utf8Offset) : 0
      if glyph != 0, let advances {
        let (advance, kerning) = advances.points(of: glyph, before: next)
        clusters[index].set(advance: advance + tracking, kerning: kerning)
      } else if !clusters[index].isNewline {
        let code = UnsafeBufferPointer(rebasing: bytes[clusters[index].utf8Range])
        let (advance, isTracked) = letters.points(of: code)
        if advance > 0 {
          clusters[index].set(advance: isTracked ? advance + tracking : advance, kerning: 0)
        }
      }
      next = glyph
    }
  }

  /// Returns the space that the system adds after every character of a font, in points.
  ///
  /// The space depends on the size: it was measured from 8 to 40 points, and is as published
  /// elsewhere. Named typefaces and the monospaced design have none.
  package static func tracking(of font: ResolvedFont) -> CGFloat {
    EmbeddedTables.shared.tracking(of: font)
  }

  /// Returns whether a cluster has tracking, because the system font has its own glyphs for it.
  package static func isTracked(_ cluster: UnsafeBufferPointer<UInt8>) -> Bool {
    var letters = ClusterAdvances(ResolvedFont(pointSize: 1), nil)
    return letters.points(of: cluster).isTracked
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns the character at an offset, or 0 if it is not printable ASCII.
  func printableASCII(at offset: Int) -> Int {
    let byte = self[offset]
    return byte >= 0x20 && byte < 0x7F ? Int(byte) : 0
  }

  /// Returns whether a simple letter, dash or quotation mark begins at an offset.
  ///
  /// Dashes and quotation marks range from U+2010 to U+2026. Each is a separate cluster if another
  /// simple character follows.
  fileprivate func hasSimpleLetter(at offset: Int) -> Bool {
    if self[offset].wordCharacterCount > 0 { return true }
    guard self[offset] == 0xE2, offset + 2 < count, self[offset + 1] == 0x80 else { return false }
    return self[offset + 2] >= 0x90 && self[offset + 2] <= 0xA6
  }
}

extension TextCluster {
  fileprivate mutating func set(advance: CGFloat, kerning: CGFloat) {
    self.advance = advance.nonNegative
    if kerning != 0 { self.kerning = kerning }
  }
}

extension TextShaper where Self == EmbeddedShaper {
  /// A shaper without dependencies, which gives the same results on every platform.
  public static var embedded: EmbeddedShaper { EmbeddedShaper() }
}
