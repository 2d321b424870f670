#if Pango
  import CPango
  import Foundation

  /// Pango's font map and context, used by one thread at a time.
  ///
  /// A shaper and its copies own it; the last copy frees it. It is `@unchecked` because Pango's
  /// objects are plain pointers. Every use of them is inside the lock.
  final class PangoFontContext: @unchecked Sendable {
    /// The size for measuring glyphs, in pixels.
    private static let size: CGFloat = 4096
    private static let unitsPerEm = size * CGFloat(PANGO_SCALE)

    private let lock = NSLock()
    private let fontMap: UnsafeMutablePointer<PangoFontMap>
    private let context: OpaquePointer
    private let attributes: OpaquePointer
    private let monospacedDigits: OpaquePointer
    private var descriptions: [PangoTypeface: OpaquePointer] = [:]

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

    /// Returns the ascent and descent of a typeface in ems.
    func verticalMetrics(of typeface: PangoTypeface) -> (ascent: CGFloat, descent: CGFloat) {
      lock.withLock {
        let metrics = pango_context_get_metrics(context, description(of: typeface), nil)
        defer { pango_font_metrics_unref(metrics) }
        return (
          CGFloat(pango_font_metrics_get_ascent(metrics)) / Self.unitsPerEm,
          CGFloat(pango_font_metrics_get_descent(metrics)) / Self.unitsPerEm
        )
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

    /// Calls a closure with each piece of a run that is shaped as a unit.
    private func forEachItem(
      of text: PangoText, _ typeface: PangoTypeface,
      _ body: (UnsafeMutablePointer<PangoItem>, UnsafeBufferPointer<CChar>) -> Void
    ) {
      pango_context_set_font_description(context, description(of: typeface))
      pango_context_set_language(context, Self.language(of: text))
      text.bytes.withUnsafeBytes { buffer in
        let bytes = buffer.bindMemory(to: CChar.self)
        guard let start = bytes.baseAddress else { return }
        let items = pango_itemize_with_base_dir(
          context, text.direction, start, Int32(clamping: text.range.lowerBound),
          Int32(clamping: text.range.count),
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

    /// Shapes one item and adds the advances of its characters.
    private func add(
      _ item: UnsafeMutablePointer<PangoItem>, of bytes: UnsafeBufferPointer<CChar>,
      to advances: inout [(offset: Int, ems: CGFloat)]
    ) {
      guard let text = bytes.baseAddress else { return }
      let start = Int(item.pointee.offset)
      let length = Int(item.pointee.length)
      let glyphs = pango_glyph_string_new()
      defer { pango_glyph_string_free(glyphs) }
      pango_shape_full(
        text + start, Int32(length), text, Int32(clamping: bytes.count), &item.pointee.analysis,
        glyphs)
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
