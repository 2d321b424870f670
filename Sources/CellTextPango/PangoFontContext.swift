#if Pango
  import CPango
  import Foundation

  /// Pango's font map and context, asked by one thread at a time.
  ///
  /// Owned by one shaper and its copies, and freed with the last of them. `@unchecked` because Pango's
  /// objects are plain pointers; every use of them is within the lock.
  final class PangoFontContext: @unchecked Sendable {
    /// The size that glyphs are measured at, in pixels.
    private static let size: CGFloat = 4096
    private static let unitsPerEm = size * CGFloat(PANGO_SCALE)

    private let lock = NSLock()
    private let fontMap: UnsafeMutablePointer<PangoFontMap>
    private let context: OpaquePointer
    private let attributes: OpaquePointer
    private var descriptions: [PangoTypeface: OpaquePointer] = [:]

    init() {
      fontMap = pango_ft2_font_map_new()
      context = pango_font_map_create_context(fontMap)
      attributes = pango_attr_list_new()
      pango_context_set_round_glyph_positions(context, 0)
    }

    deinit {
      for description in descriptions.values { pango_font_description_free(description) }
      pango_attr_list_unref(attributes)
      g_object_unref(UnsafeMutableRawPointer(context))
      g_object_unref(fontMap)
    }

    /// Ascent and descent of a typeface in ems.
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

    /// The advances of a text's characters in ems, in logical order, each with where it begins.
    func advances(
      of bytes: [UInt8], _ typeface: PangoTypeface
    ) -> [(offset: Int, ems: CGFloat)] {
      lock.withLock {
        pango_context_set_font_description(context, description(of: typeface))
        return bytes.withUnsafeBytes { buffer in
          guard let text = buffer.bindMemory(to: CChar.self).baseAddress else { return [] }
          let items = pango_itemize_with_base_dir(
            context, PANGO_DIRECTION_WEAK_LTR, text, 0, Int32(clamping: bytes.count), attributes,
            nil)
          defer { g_list_free(items) }
          var advances: [(offset: Int, ems: CGFloat)] = []
          advances.reserveCapacity(bytes.count)
          var node = items
          while let current = node {
            let item = current.pointee.data.assumingMemoryBound(to: PangoItem.self)
            defer { pango_item_free(item) }
            add(item, of: bytes, text, to: &advances)
            node = current.pointee.next
          }
          return advances
        }
      }
    }

    /// Shapes one item and adds the advances of its characters.
    private func add(
      _ item: UnsafeMutablePointer<PangoItem>, of bytes: [UInt8], _ text: UnsafePointer<CChar>,
      to advances: inout [(offset: Int, ems: CGFloat)]
    ) {
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
      for offset in start..<start + length where bytes[offset] & 0xC0 != 0x80 {
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
      pango_font_description_set_absolute_size(description, Double(Self.unitsPerEm))
      descriptions[typeface] = description
      return description
    }
  }
#endif
