#if Pango
  public import CellConfiguration
  public import CellText
  import Foundation

  /// A shaper that measures with the system's Pango library and the fonts that are installed.
  ///
  /// Letters are shaped in the context of their run: they join, combine, are kerned, and come from another
  /// typeface where the one asked for lacks them. The advance of a ligature is divided evenly among its
  /// characters. Advances scale with the size: glyphs are measured at 4096 pixels, so that hinting does not
  /// matter.
  ///
  /// Pango may be asked by one thread at a time; a shaper waits for its turn.
  public struct PangoShaper: TextShaper {
    /// The typeface that stands for the system font.
    public let systemFamily: String

    /// Whether the system font's tracking is added to the advances of characters that it has.
    ///
    /// It was made for the system's own typeface, and suits those that are alike, like Inter.
    /// Characters that come from other fonts have none.
    public let addsTracking: Bool

    private let context: PangoFontContext

    /// Creates a shaper.
    public init(systemFamily: String = "Inter", addsTracking: Bool = true) {
      self.systemFamily = systemFamily
      self.addsTracking = addsTracking
      context = PangoFontContext()
    }

    /// The documented metrics for the system font, Pango's for named typefaces.
    ///
    /// Pango does not know the height of capitals; that of the system font is taken.
    public func metrics(of font: ResolvedFont) -> LineMetrics {
      guard font.familyName != nil else { return LineMetrics(font) }
      let ems = context.verticalMetrics(of: PangoTypeface(font, systemFamily: systemFamily))
      return LineMetrics(
        ascender: ems.ascent * font.pointSize, descender: -ems.descent * font.pointSize,
        leading: font.leading, capHeight: font.capHeight)
    }

    /// Sets the advance of every cluster but newlines.
    public func shape(_ run: ShapingRun, into clusters: inout TextClusters) {
      guard !run.clusters.isEmpty else { return }
      let font = run.font
      let tracking = addsTracking ? EmbeddedShaper.tracking(of: font) : 0
      let start = run.utf8Range.lowerBound
      let bytes = run.substring.utf8.map(Self.shapeable)
      let advances = context.advances(
        of: bytes, PangoTypeface(font, systemFamily: systemFamily))
      var next = 0
      for index in run.clusters {
        let end = clusters[index].utf8Range.upperBound - start
        var ems: CGFloat = 0
        while next < advances.count, advances[next].offset < end {
          ems += advances[next].ems
          next += 1
        }
        let byte = bytes[clusters[index].utf8Offset - start]
        if clusters[index].isNewline || ems <= 0 || byte < 0x20 { continue }
        let isTracked =
          tracking != 0
          && bytes[clusters[index].utf8Offset - start..<end].withUnsafeBufferPointer {
            EmbeddedShaper.isTracked($0)
          }
        clusters[index].advance = max(ems * font.pointSize + (isTracked ? tracking : 0), 0)
      }
    }

    /// A byte as Pango gets to see it: tabs as spaces, since it measures these only in paragraphs, and no
    /// zero, which would end the text.
    private static func shapeable(_ byte: UInt8) -> UInt8 {
      switch byte {
      case 0x09: 0x20
      case 0x00: 0x01
      default: byte
      }
    }
  }
#endif
