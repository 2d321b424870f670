#if Pango
  import CPango
  import CellConfiguration
  import CellTestSupport
  import CellText
  import CellTextPango
  import Foundation
  import Testing

  @Suite("Glyphs of Pango")
  struct PangoGlyphTests {
    private static let shaper = PangoShaper(addsTracking: false)

    /// Returns the glyphs that PangoLayout shows for a text on one line, with their origins.
    private static func expected(_ string: String, _ pointSize: CGFloat) -> [(UInt32, CGFloat)] {
      let fontMap = pango_ft2_font_map_new()
      let context = pango_font_map_create_context(fontMap)
      let layout = pango_layout_new(context)
      defer {
        g_object_unref(UnsafeMutableRawPointer(layout))
        g_object_unref(UnsafeMutableRawPointer(context))
        g_object_unref(fontMap)
      }
      pango_context_set_round_glyph_positions(context, 0)
      pango_layout_set_text(layout, string, -1)
      let description = pango_font_description_from_string("Inter")
      // As large as the shaper measures, so that hinting does not matter.
      pango_font_description_set_absolute_size(description, 4096 * Double(PANGO_SCALE))
      pango_layout_set_font_description(layout, description)
      pango_font_description_free(description)
      var glyphs: [(UInt32, CGFloat)] = []
      var pen: CGFloat = 0
      let scale = pointSize / 4096 / CGFloat(PANGO_SCALE)
      var node = pango_layout_get_line_readonly(layout, 0)?.pointee.runs
      while let current = node {
        let run = current.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self).pointee
        for index in 0..<Int(run.glyphs.pointee.num_glyphs) {
          let info = run.glyphs.pointee.glyphs[index]
          if info.glyph != 0x0FFF_FFFF {
            glyphs.append((info.glyph, pen + CGFloat(info.geometry.x_offset) * scale))
          }
          pen += CGFloat(info.geometry.width) * scale
        }
        node = current.pointee.next
      }
      return glyphs
    }

    @Test(
      "Glyphs and their origins are those of PangoLayout",
      arguments: [
        "Wi-Fi", "AVATAR To", "office affluent", "مرحبا بالعالم", "السَّلَامُ عليكم", "שָׁלוֹם עולם",
        "नमस्ते दुनिया",
        "ความเป็นส่วนตัว", "ഉപയോക്താക്കൾ", "iPhone 15 من Apple", "世界 and Hello", "e\u{301}\u{323}",
        "خدمات VPN والشبكات",
      ])
    func places(_ string: String) {
      let layout = TextLayout(
        of: StyledText(string, font: ResolvedFont(pointSize: 17)), shaper: Self.shaper)
      let line = layout.lines[0]
      let runs = layout.fragments(of: line).flatMap { layout.glyphRuns(of: $0, in: line) }
      let glyphs = runs.flatMap { run in zip(run.glyphs.map(\.id), run.positions.map(\.x)) }
      let expected = Self.expected(string, 17)
      #expect(glyphs.map(\.0) == expected.map(\.0))
      for (glyph, other) in zip(glyphs, expected) { #expect(abs(glyph.1 - other.1) < 0.02) }
      #expect(runs.allSatisfy { FileManager.default.fileExists(atPath: $0.face?.path ?? "") })
    }

    @Test("Faces have a weight and a slant of their own or a synthetic one")
    func faces() {
      func face(_ string: String, _ font: ResolvedFont) -> FontFace? {
        let layout = TextLayout(of: StyledText(string, font: font), shaper: Self.shaper)
        let line = layout.lines[0]
        return layout.glyphRuns(of: layout.fragments(of: line)[0], in: line).first?.face
      }
      let regular = face("Wi-Fi", ResolvedFont(pointSize: 17))
      let bold = face("Wi-Fi", ResolvedFont(pointSize: 17, weight: .bold))
      #expect(regular != bold && regular?.isEmboldened == false && regular?.slant == 0)
      var italic = ResolvedFont(pointSize: 17)
      italic.isItalic = true
      // Noto has no italic Devanagari.
      #expect((face("नमस्ते", italic)?.slant ?? 0) > 0.1)
    }

    @Test("Glyphs of random texts are at their clusters, in order and inside their fragment")
    func laws() {
      var generator = TextGenerator(seed: 615)
      for _ in 0..<400 {
        let subject = generator.textCase()
        let layout = TextLayout(
          of: subject.text, options: subject.options,
          in: TextBounds(width: .atMost(subject.width), exclusion: subject.exclusion),
          shaper: PangoShaper())
        let starts = Set(TextSegmenter.clusters(of: subject.text.string).map(\.utf8Offset))
        for line in layout.lines {
          for fragment in layout.fragments(of: line) {
            let attributes = fragment.attributes
            // A glyph is wider than its cluster if the space after it is negative.
            let excess =
              abs(EmbeddedShaper.tracking(of: attributes.font)) + abs(attributes.kern) + 0.01
            for run in layout.glyphRuns(of: fragment, in: line) {
              var pen = run.x
              for glyph in run.glyphs {
                #expect(
                  pen > fragment.x - excess && pen < fragment.x + fragment.width + excess,
                  "\(fragment), \(run)")
                #expect(
                  starts.contains(glyph.utf8Offset)
                    || glyph.utf8Offset == line.utf8Range.lowerBound)
                pen += glyph.advance
              }
            }
          }
        }
      }
    }
  }
#endif
