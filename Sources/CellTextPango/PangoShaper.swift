#if Pango
  public import CellConfiguration
  public import CellText
  import Foundation

  /// A shaper that measures with the system's Pango library and the installed fonts.
  ///
  /// Letters are shaped in the context of their paragraph: they join, combine and are kerned.
  /// Letters that the typeface lacks come from another typeface. The advance of a ligature is
  /// divided evenly among its characters. Advances scale with the size: glyphs are measured at 4096
  /// pixels, which makes hinting irrelevant. Thai breaks between the words of Pango's dictionary,
  /// if Pango was built with one.
  ///
  /// Only one thread at a time may use Pango; a shaper waits for its turn.
  public struct PangoShaper: TextShaper {
    /// The typeface used as the system font.
    public let systemFamily: String

    /// Whether the system font's tracking is added to the advances of the characters that it has.
    ///
    /// The tracking is designed for the system's typeface, and suits similar ones, such as Inter.
    /// Characters from other fonts have no tracking.
    public let addsTracking: Bool

    /// Whether fallback typefaces can make a line taller.
    ///
    /// Typefaces for Thai, Devanagari or ideographs are taller. The default is `false`, because the
    /// system's labels mostly keep their height.
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

    /// Returns the documented metrics for the system font, and Pango's metrics for named typefaces.
    ///
    /// Pango does not provide the height of capital letters, so this uses the system font's.
    public func metrics(of font: ResolvedFont) -> LineMetrics {
      guard font.familyName != nil else { return LineMetrics(font) }
      let ems = context.metrics(of: PangoTypeface(font, systemFamily: systemFamily))
      return LineMetrics(
        ascender: ems.ascent * font.pointSize, descender: -ems.descent * font.pointSize,
        leading: font.leading, capHeight: font.capHeight)
    }

    /// Whether the metrics of lines depend on their text, as ``growsWithFallbackFonts`` specifies.
    public var metricsDependOnText: Bool { growsWithFallbackFonts }

    /// Returns the metrics of the font, made taller if its fallback typefaces need it.
    public func metrics(of run: ShapingRun) -> LineMetrics {
      var metrics = metrics(of: run.font)
      guard growsWithFallbackFonts else { return metrics }
      let (ascent, descent) = context.fallbackMetrics(
        of: PangoText(run), PangoTypeface(run.font, systemFamily: systemFamily))
      metrics.ascender = max(metrics.ascender, ascent * run.font.pointSize)
      metrics.descender = min(metrics.descender, -descent * run.font.pointSize)
      return metrics
    }

    /// Whether advances depend on the text around: `true`, because letters join.
    public var advancesDependOnContext: Bool { true }

    /// Sets the advance of every cluster except newlines.
    public func shape(_ run: ShapingRun, into clusters: inout TextClusters) {
      guard !run.clusters.isEmpty else { return }
      let font = run.font
      let tracking = addsTracking ? EmbeddedShaper.tracking(of: font) : 0
      let text = PangoText(run)
      // The difference between offsets in Pango's text and in the whole text.
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

    /// Returns the places of lines that the typeface specifies.
    public func decorationMetrics(of font: ResolvedFont) -> DecorationMetrics {
      let ems = context.metrics(of: PangoTypeface(font, systemFamily: systemFamily)).decoration
      return DecorationMetrics(
        underlineOffset: ems.underlineOffset * font.pointSize,
        underlineThickness: ems.underlineThickness * font.pointSize,
        strikethroughOffset: ems.strikethroughOffset * font.pointSize,
        strikethroughThickness: ems.strikethroughThickness * font.pointSize)
    }

    /// Returns Pango's glyphs of a run, without those of invisible characters.
    public func glyphRuns(of run: ShapingRun) -> [GlyphRun] {
      let text = PangoText(run)
      let shift = text.range.lowerBound - run.utf8Range.lowerBound
      return context.glyphRuns(
        of: text, PangoTypeface(run.font, systemFamily: systemFamily), pointSize: run.font.pointSize
      ).map { glyphs in
        var glyphs = glyphs
        for index in glyphs.glyphs.indices { glyphs.glyphs[index].utf8Offset -= shift }
        // Control characters are not measured.
        glyphs.glyphs.removeAll {
          $0.id == PangoFontContext.emptyGlyph || text.bytes[$0.utf8Offset + shift] < 0x20
        }
        return glyphs
      }
    }

    /// Returns the ends of words found by Pango.
    public func wordBreaks(in run: ShapingRun) -> [Int]? {
      let text = PangoText(run)
      let shift = text.range.lowerBound - run.utf8Range.lowerBound
      return context.lineBreaks(in: text).map { $0 - shift }
    }
  }
#endif
