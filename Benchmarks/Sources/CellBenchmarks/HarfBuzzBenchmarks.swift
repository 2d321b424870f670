#if Pango
  import CPango
  import CellText

  /// The time that HarfBuzz takes to shape texts in one font, the larger part of Pango's time.
  ///
  /// Each text counts as one script that the typeface covers: no itemizing, no fallback, no lines.
  @MainActor
  func harfBuzzBenchmarks(_ texts: [(name: String, text: StyledText)]) -> [Benchmark] {
    let shaper = HarfBuzzShaper(family: "Inter", pointSize: 17)
    return texts.map { name, text in
      let bytes = text.string.utf8CString
      return Benchmark("shape \(name) with HarfBuzz alone") { blackHole(shaper.width(of: bytes)) }
    }
  }

  /// A font of HarfBuzz with a buffer, owned by the benchmarks that shape with it.
  private final class HarfBuzzShaper {
    private let map: UnsafeMutablePointer<PangoFontMap>
    private let context: OpaquePointer
    private let font: UnsafeMutablePointer<PangoFont>
    private let shapedFont: OpaquePointer
    private let buffer: OpaquePointer

    init(family: String, pointSize: Double) {
      map = pango_ft2_font_map_new()
      context = pango_font_map_create_context(map)
      let description = pango_font_description_new()
      pango_font_description_set_family(description, family)
      pango_font_description_set_absolute_size(description, pointSize * Double(PANGO_SCALE))
      font = pango_font_map_load_font(map, context, description)
      pango_font_description_free(description)
      shapedFont = pango_font_get_hb_font(font)
      buffer = hb_buffer_create()
    }

    deinit {
      hb_buffer_destroy(buffer)
      g_object_unref(font)
      g_object_unref(UnsafeMutableRawPointer(context))
      g_object_unref(map)
    }

    /// Returns the width of a text, in the units of the font.
    func width(of bytes: ContiguousArray<CChar>) -> Int {
      hb_buffer_clear_contents(buffer)
      bytes.withUnsafeBufferPointer { text in
        let count = Int32(text.count - 1)
        hb_buffer_add_utf8(buffer, text.baseAddress, count, 0, count)
      }
      hb_buffer_guess_segment_properties(buffer)
      hb_shape(shapedFont, buffer, nil, 0)
      var count: UInt32 = 0
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
      return UnsafeBufferPointer(start: positions, count: Int(count)).reduce(0) {
        $0 + Int($1.x_advance)
      }
    }
  }
#endif
