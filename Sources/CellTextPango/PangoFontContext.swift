#if Pango
  import CPango
  import CellText
  import Foundation

  /// Pango's font map and context, used by one thread at a time.
  ///
  /// A shaper and its copies own it; the last copy frees it. It is `@unchecked` because Pango's
  /// objects are plain pointers. Every use of them is inside the lock.
  final class PangoFontContext: @unchecked Sendable {
    /// The number that Pango gives to the glyph of an invisible character.
    static let emptyGlyph: UInt32 = 0x0FFF_FFFF

    /// The size for measuring glyphs, in pixels.
    private static let size: CGFloat = 4096
    private static let unitsPerEm = size * CGFloat(PANGO_SCALE)

    private let lock = NSLock()
    private let fontMap: UnsafeMutablePointer<PangoFontMap>
    private let context: OpaquePointer
    private let attributes: OpaquePointer
    private let monospacedDigits: OpaquePointer
    private var descriptions: [PangoTypeface: OpaquePointer] = [:]
    private var typefaceMetrics: [PangoTypeface: TypefaceMetrics] = [:]

    init() {
      fontMap = pango_ft2_font_map_new()
      context = pango_font_map_create_context(fontMap)
      attributes = pango_attr_list_new()
      monospacedDigits = pango_attr_list_new()
      pango_attr_list_insert(monospacedDigits, pango_attr_font_features_new("tnum=1"))
      pango_context_set_round_glyph_positions(context, 0)
    }

    deinit {
      for description in descriptions.values { pango_font_description_free(description) }
      pango_attr_list_unref(attributes)
      pango_attr_list_unref(monospacedDigits)
      g_object_unref(UnsafeMutableRawPointer(context))
      g_object_unref(fontMap)
    }

    /// The metrics of a typeface in ems.
    struct TypefaceMetrics {
      var ascent: CGFloat
      var descent: CGFloat
      var decoration: DecorationMetrics
    }

    /// Returns the metrics of a typeface, which Pango computes once.
    func metrics(of typeface: PangoTypeface) -> TypefaceMetrics {
      lock.withLock {
        if let known = typefaceMetrics[typeface] { return known }
        let metrics = pango_context_get_metrics(context, description(of: typeface), nil)
        defer { pango_font_metrics_unref(metrics) }
        func ems(_ units: Int32) -> CGFloat { CGFloat(units) / Self.unitsPerEm }
        let thickness = ems(pango_font_metrics_get_strikethrough_thickness(metrics))
        // Pango measures upward from the baseline to the upper edges of lines.
        let own = TypefaceMetrics(
          ascent: ems(pango_font_metrics_get_ascent(metrics)),
          descent: ems(pango_font_metrics_get_descent(metrics)),
          decoration: DecorationMetrics(
            underlineOffset: -ems(pango_font_metrics_get_underline_position(metrics)),
            underlineThickness: ems(pango_font_metrics_get_underline_thickness(metrics)),
            strikethroughOffset: ems(pango_font_metrics_get_strikethrough_position(metrics))
              - thickness / 2,
            strikethroughThickness: thickness))
        typefaceMetrics[typeface] = own
        return own
      }
    }

    /// Returns the advances of a run's characters in ems, in logical order, with their offsets.
    func advances(
      of text: PangoText, _ typeface: PangoTypeface
    ) -> [(offset: Int, ems: CGFloat)] {
      var advances: [(offset: Int, ems: CGFloat)] = []
      advances.reserveCapacity(text.range.count)
      lock.withLock {
        forEachItem(of: text, typeface) { item, bytes in
          add(item, of: bytes, to: &advances)
        }
      }
      return advances
    }

    /// Returns the glyphs of a run, with offsets in the text passed to Pango.
    ///
    /// The text around the run is divided and shaped with it, because a space has the typeface of
    /// its neighbors, and a ligature can begin before the run.
    func glyphRuns(
      of text: PangoText, _ typeface: PangoTypeface, pointSize: CGFloat
    ) -> [GlyphRun] {
      var runs: [GlyphRun] = []
      lock.withLock {
        forEachItem(of: text, in: 0..<text.bytes.count, typeface) { item, bytes in
          let start = Int(item.pointee.offset)
          guard (start..<start + Int(item.pointee.length)).overlaps(text.range) else { return }
          guard let font = item.pointee.analysis.font, let shaped = shape(item, of: bytes) else {
            return
          }
          defer { pango_glyph_string_free(shaped) }
          runs.append(
            GlyphRun(
              face: FontFace(font), pointSize: pointSize,
              isRightToLeft: item.pointee.analysis.level & 1 == 1,
              glyphs: Self.glyphs(of: shaped, from: start, scale: pointSize / Self.unitsPerEm)
                .filter { text.range.contains($0.utf8Offset) }))
        }
      }
      return runs
    }

    /// Returns the visible glyphs of a shaped item that begins at an offset.
    private static func glyphs(
      of shaped: UnsafeMutablePointer<PangoGlyphString>, from start: Int, scale: CGFloat
    ) -> [GlyphRun.Glyph] {
      (0..<Int(shaped.pointee.num_glyphs)).map { index in
        let info = shaped.pointee.glyphs[index]
        // Pango numbers characters without a glyph by themselves, and flags them.
        let isMissing = info.glyph & 0x1000_0000 != 0
        return GlyphRun.Glyph(
          id: isMissing ? 0 : info.glyph,
          utf8Offset: start + Int(shaped.pointee.log_clusters[index]),
          advance: CGFloat(info.geometry.width) * scale,
          offset: CGPoint(
            x: CGFloat(info.geometry.x_offset) * scale, y: CGFloat(info.geometry.y_offset) * scale))
      }
    }

    /// Returns the largest ascent and descent, in ems, of the fallback typefaces of a run.
    ///
    /// Both are 0 if the run needs no other typeface.
    func fallbackMetrics(
      of text: PangoText, _ typeface: PangoTypeface
    ) -> (ascent: CGFloat, descent: CGFloat) {
      var highest: (ascent: CGFloat, descent: CGFloat) = (0, 0)
      lock.withLock {
        let own = pango_context_load_font(context, description(of: typeface)).map {
          Self.takeFamily(of: $0)
        }
        forEachItem(of: text, typeface) { item, _ in
          guard let font = item.pointee.analysis.font, Self.family(of: font) != own else { return }
          let metrics = pango_font_get_metrics(font, item.pointee.analysis.language)
          defer { pango_font_metrics_unref(metrics) }
          highest.ascent = max(
            highest.ascent, CGFloat(pango_font_metrics_get_ascent(metrics)) / Self.unitsPerEm)
          highest.descent = max(
            highest.descent, CGFloat(pango_font_metrics_get_descent(metrics)) / Self.unitsPerEm)
        }
      }
      return highest
    }

    /// Returns the positions in a run where lines may end.
    func lineBreaks(in text: PangoText) -> [Int] {
      lock.withLock {
        text.bytes.withUnsafeBytes { buffer in
          guard let bytes = buffer.bindMemory(to: CChar.self).baseAddress else { return [] }
          let starts = text.bytes.indices.filter { text.bytes[$0] & 0xC0 != 0x80 }
          var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: starts.count + 1)
          pango_get_log_attrs(
            bytes, Int32(clamping: text.bytes.count), -1, Self.language(of: text), &attributes,
            Int32(clamping: attributes.count))
          return zip(starts, attributes).compactMap { start, attribute in
            text.range.contains(start) && attribute.is_line_break != 0 ? start : nil
          }
        }
      }
    }

    /// Returns the language of a text, or else the user's language.
    private static func language(of text: PangoText) -> OpaquePointer? {
      text.language.map { pango_language_from_string($0) } ?? pango_language_get_default()
    }

    /// Returns the name of a font's typeface, and releases the font.
    private static func takeFamily(of font: UnsafeMutablePointer<PangoFont>) -> String? {
      defer { g_object_unref(font) }
      return family(of: font)
    }

    private static func family(of font: UnsafeMutablePointer<PangoFont>) -> String? {
      let description = pango_font_describe(font)
      defer { pango_font_description_free(description) }
      return pango_font_description_get_family(description).map { String(cString: $0) }
    }

    /// Calls a closure with each piece of a run, or of a range of its text, that is shaped as a
    /// unit.
    private func forEachItem(
      of text: PangoText, in range: Range<Int>? = nil, _ typeface: PangoTypeface,
      _ body: (UnsafeMutablePointer<PangoItem>, UnsafeBufferPointer<CChar>) -> Void
    ) {
      let range = range ?? text.range
      pango_context_set_font_description(context, description(of: typeface))
      pango_context_set_language(context, Self.language(of: text))
      text.bytes.withUnsafeBytes { buffer in
        let bytes = buffer.bindMemory(to: CChar.self)
        guard let start = bytes.baseAddress else { return }
        let items = pango_itemize_with_base_dir(
          context, text.direction, start, Int32(clamping: range.lowerBound),
          Int32(clamping: range.count),
          typeface.hasMonospacedDigits ? monospacedDigits : attributes, nil)
        defer { g_list_free(items) }
        var node = items
        while let current = node {
          let item = current.pointee.data.assumingMemoryBound(to: PangoItem.self)
          defer { pango_item_free(item) }
          body(item, bytes)
          node = current.pointee.next
        }
      }
    }

    /// Shapes one item, and returns its glyphs, which the caller frees.
    private func shape(
      _ item: UnsafeMutablePointer<PangoItem>, of bytes: UnsafeBufferPointer<CChar>
    ) -> UnsafeMutablePointer<PangoGlyphString>? {
      guard let text = bytes.baseAddress else { return nil }
      let glyphs = pango_glyph_string_new()
      pango_shape_full(
        text + Int(item.pointee.offset), item.pointee.length, text, Int32(clamping: bytes.count),
        &item.pointee.analysis, glyphs)
      return glyphs
    }

    /// Shapes one item and adds the advances of its characters.
    private func add(
      _ item: UnsafeMutablePointer<PangoItem>, of bytes: UnsafeBufferPointer<CChar>,
      to advances: inout [(offset: Int, ems: CGFloat)]
    ) {
      guard let text = bytes.baseAddress, let glyphs = shape(item, of: bytes) else { return }
      defer { pango_glyph_string_free(glyphs) }
      let start = Int(item.pointee.offset)
      let length = Int(item.pointee.length)
      var widths = [Int32](repeating: 0, count: Int(item.pointee.num_chars))
      pango_glyph_string_get_logical_widths(
        glyphs, text + start, Int32(length), Int32(item.pointee.analysis.level), &widths)
      var index = 0
      for offset in start..<start + length where UInt8(bitPattern: bytes[offset]) & 0xC0 != 0x80 {
        guard index < widths.count else { return }
        advances.append((offset, CGFloat(widths[index]) / Self.unitsPerEm))
        index += 1
      }
    }

    private func description(of typeface: PangoTypeface) -> OpaquePointer? {
      if let known = descriptions[typeface] { return known }
      let description = pango_font_description_new()
      pango_font_description_set_family(description, typeface.family)
      pango_font_description_set_weight(
        description, PangoWeight(rawValue: PangoWeight.RawValue(typeface.weight)))
      if typeface.isItalic { pango_font_description_set_style(description, PANGO_STYLE_ITALIC) }
      pango_font_description_set_absolute_size(description, Double(Self.unitsPerEm))
      descriptions[typeface] = description
      return description
    }
  }
#endif
