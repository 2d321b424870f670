#if Pango
  import CPango
  import CellConfiguration
  import CellTestSupport
  import CellText
  import CellTextPango
  import Foundation
  import Testing

  @Suite("Fragments drawn by Pango")
  struct PangoMarkupTests {
    /// A layout of Pango, as a program draws with it.
    private final class Canvas {
      private let fontMap: UnsafeMutablePointer<PangoFontMap>
      private let context: OpaquePointer
      private let layout: OpaquePointer

      init() {
        fontMap = pango_ft2_font_map_new()
        context = pango_font_map_create_context(fontMap)
        layout = pango_layout_new(context)
      }

      deinit {
        g_object_unref(UnsafeMutableRawPointer(layout))
        g_object_unref(UnsafeMutableRawPointer(context))
        g_object_unref(fontMap)
      }

      /// Returns the width of a fragment without the space after its last character.
      func width(_ shaper: PangoShaper, _ text: DisplayedText) -> CGFloat {
        pango_context_set_round_glyph_positions(context, 0)
        pango_layout_set_markup(layout, shaper.markup(of: text.fragment), -1)
        return extent
      }

      /// Returns the width of a string in a font alone.
      func width(_ string: String, _ font: String) -> CGFloat {
        pango_context_set_round_glyph_positions(context, 0)
        pango_layout_set_text(layout, string, -1)
        let description = pango_font_description_from_string(font)
        defer { pango_font_description_free(description) }
        pango_layout_set_font_description(layout, description)
        return extent
      }

      private var extent: CGFloat {
        var rect = PangoRectangle()
        pango_layout_get_extents(layout, nil, &rect)
        return CGFloat(rect.width) / CGFloat(PANGO_SCALE)
      }

      /// The text of the layout.
      var text: String { String(cString: pango_layout_get_text(layout)) }
    }

    /// A step that draws a fragment.
    private struct DisplayedText {
      var fragment: TextFragment
    }

    private static let strings = [
      "Wi-Fi", "Known networks", "Software Update", "Fish & <Chips> \"to go\"", "1 234,50 €", "é",
      "Tabs\tand spaces", "Привет", "Ελληνικά", "世界 and Hello", "W", "שלום", "مرحبا بالعالم",
      "אב 12",
    ]

    private static func fragments(
      _ string: String, _ font: ResolvedFont, kern: CGFloat = 0, _ shaper: PangoShaper
    ) -> [TextFragment] {
      var text = StyledText(string, font: font)
      if kern != 0 {
        text = StyledText(string, attributes: TextAttributes(font: font, kern: kern))
      }
      let layout = TextLayout(of: text, shaper: shaper)
      // The width of a tab depends on its place in the line.
      return layout.lines.flatMap { layout.fragments(of: $0) }.filter { $0.string != "\t" }
    }

    @Test("A fragment is as wide as it was measured, in every size, weight and kerning")
    func widths() {
      let (canvas, shaper) = (Canvas(), PangoShaper())
      for string in Self.strings {
        for (size, weight) in [
          (11, CellFont.Weight.regular), (17, .regular), (17, .semibold), (34, .bold),
        ] as [(CGFloat, CellFont.Weight)] {
          for kern: CGFloat in [0, 1.5] {
            let font = ResolvedFont(pointSize: size, weight: weight)
            for fragment in Self.fragments(string, font, kern: kern, shaper) {
              let drawn = canvas.width(shaper, DisplayedText(fragment: fragment))
              // Pango leaves out the space at the end of a line, except before a control.
              let tracking = Self.isTracked(fragment, shaper) ? Self.tracking(size, shaper) : 0
              let space = fragment.level > 0 ? 0 : kern + tracking
              let difference = drawn + space - fragment.width
              #expect(
                difference.magnitude < 0.02 * CGFloat(fragment.string.count) + 0.05,
                "\(fragment.string) of \(size), \(weight), \(kern): \(difference)")
            }
          }
        }
      }
    }

    /// Returns the space after a Latin letter of the system font.
    private static func tracking(_ size: CGFloat, _ shaper: PangoShaper) -> CGFloat {
      func width(_ font: ResolvedFont) -> CGFloat {
        TextMeasurement(of: StyledText("n", font: font), shaper: shaper).naturalWidth
      }
      return width(ResolvedFont(pointSize: size))
        - width(ResolvedFont(familyName: "Inter", pointSize: size))
    }

    /// Whether the last character of a fragment is in the system font.
    private static func isTracked(_ fragment: TextFragment, _ shaper: PangoShaper) -> Bool {
      fragment.string.unicodeScalars.last.map {
        $0.value < 0x590 || (0x2000..<0x2E80).contains($0.value)
      } ?? false
    }

    @Test("A label drawn in its font alone is about 5 % too wide")
    func fontAlone() throws {
      let shaper = PangoShaper()
      let fragment = try #require(
        Self.fragments("Known networks", ResolvedFont(pointSize: 17), shaper).first)
      let share = Canvas().width("Known networks", "Inter 17px") / fragment.width
      #expect(share > 1.03 && share < 1.08)
    }

    @Test("Pango reads the whole text, whatever its characters")
    func characters() {
      let (canvas, shaper) = (Canvas(), PangoShaper())
      for string in Self.strings + ["שלום", "مرحبا", "a\u{1}b\u{7F}c", "👩‍👩‍👧 ok", "\u{202E}abc"] {
        for fragment in Self.fragments(string, ResolvedFont(pointSize: 17), shaper) {
          _ = canvas.width(shaper, DisplayedText(fragment: fragment))
          for scalar in fragment.string.unicodeScalars
          where scalar.value >= 0x20 && scalar.value != 0x7F {
            #expect(canvas.text.unicodeScalars.contains(scalar))
          }
        }
      }
    }
  }
#endif
