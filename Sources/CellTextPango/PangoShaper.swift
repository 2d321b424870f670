#if Pango
  public import CellConfiguration
  public import CellText
  import Foundation

  /// A shaper that measures with the system's Pango library and the fonts that are installed.
  ///
  /// Letters are shaped in the context of their paragraph: they join, combine, are kerned, and come
  /// from another typeface where the one asked for lacks them. The advance of a ligature is divided
  /// evenly among its characters. Advances scale with the size: glyphs are measured at 4096 pixels,
  /// so that hinting does not matter. Thai breaks between the words of Pango's dictionary, where it
  /// was built with one.
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

    /// Whether a line is higher where typefaces that stand in for the one asked for need it.
    ///
    /// Typefaces for Thai, Devanagari or ideographs are. Off unless asked for: the system's labels
    /// mostly keep their height.
    public let growsWithFallbackFonts: Bool

    private let context: PangoFontContext

    /// Creates a shaper.
    public init(
      systemFamily: String = "Inter", addsTracking: Bool = true,
      growsWithFallbackFonts: Bool = false
    ) {
      self.systemFamily = systemFamily
      self.addsTracking = addsTracking
      self.growsWithFallbackFonts = growsWithFallbackFonts
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

    /// Whether ``growsWithFallbackFonts`` is on.
    public var metricsDependOnText: Bool { growsWithFallbackFonts }

    /// The metrics of the font, made higher by the typefaces that stand in for it.
    public func metrics(of run: ShapingRun) -> LineMetrics {
      var metrics = metrics(of: run.font)
      guard growsWithFallbackFonts else { return metrics }
      let (ascent, descent) = context.fallbackMetrics(
        of: PangoText(run), PangoTypeface(run.font, systemFamily: systemFamily))
      metrics.ascender = max(metrics.ascender, ascent * run.font.pointSize)
      metrics.descender = min(metrics.descender, -descent * run.font.pointSize)
      return metrics
    }

    /// Sets the advance of every cluster but newlines.
    public func shape(_ run: ShapingRun, into clusters: inout TextClusters) {
      guard !run.clusters.isEmpty else { return }
      let font = run.font
      let tracking = addsTracking ? EmbeddedShaper.tracking(of: font) : 0
      let text = PangoText(run)
      // From positions in the text to those in what Pango is given.
      let shift = text.range.lowerBound - run.utf8Range.lowerBound
      let advances = context.advances(
        of: text, PangoTypeface(font, systemFamily: systemFamily))
      var next = 0
      for index in run.clusters {
        let end = clusters[index].utf8Range.upperBound + shift
        var ems: CGFloat = 0
        while next < advances.count, advances[next].offset < end {
          ems += advances[next].ems
          next += 1
        }
        let byte = text.bytes[clusters[index].utf8Offset + shift]
        if clusters[index].isNewline || ems <= 0 || byte < 0x20 { continue }
        let isTracked =
          tracking != 0
          && text.bytes[clusters[index].utf8Offset + shift..<end].withUnsafeBufferPointer {
            EmbeddedShaper.isTracked($0)
          }
        clusters[index].advance = max(ems * font.pointSize + (isTracked ? tracking : 0), 0)
      }
    }

    /// The ends of words that Pango finds.
    public func wordBreaks(in run: ShapingRun) -> [Int]? {
      let text = PangoText(run)
      let shift = text.range.lowerBound - run.utf8Range.lowerBound
      return context.lineBreaks(in: text).map { $0 - shift }
    }
  }
#endif
