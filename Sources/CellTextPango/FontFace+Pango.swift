#if Pango
  import CPango
  import CellText
  import Foundation

  extension FontFace {
    /// Creates the face of a font of Pango, or returns `nil` if the font is not from a file.
    init?(_ font: UnsafeMutablePointer<PangoFont>) {
      let own = UnsafeMutableRawPointer(font).assumingMemoryBound(to: PangoFcFont.self)
      let pattern = pango_fc_font_get_pattern(own)
      var path: UnsafeMutablePointer<FcChar8>?
      guard FcPatternGetString(pattern, FC_FILE, 0, &path) == FcResultMatch, let path else {
        return nil
      }
      var index: Int32 = 0
      FcPatternGetInteger(pattern, FC_INDEX, 0, &index)
      var isEmboldened: FcBool = 0
      FcPatternGetBool(pattern, FC_EMBOLDEN, 0, &isEmboldened)
      var matrix: UnsafeMutablePointer<FcMatrix>?
      FcPatternGetMatrix(pattern, FC_MATRIX, 0, &matrix)
      self.init(
        path: String(cString: path), index: Int(index), variations: Self.variations(pattern),
        isEmboldened: isEmboldened != 0, slant: matrix.map { CGFloat($0.pointee.xy) } ?? 0)
    }

    /// Returns the values of the axes, which Fontconfig lists as in `wght=700,slnt=-10`.
    private static func variations(_ pattern: OpaquePointer?) -> [String: CGFloat] {
      var list: UnsafeMutablePointer<FcChar8>?
      guard FcPatternGetString(pattern, FC_FONT_VARIATIONS, 0, &list) == FcResultMatch, let list
      else { return [:] }
      let axes = String(cString: list).split(separator: ",").compactMap {
        axis -> (String, CGFloat)? in
        let parts = axis.split(separator: "=")
        guard parts.count == 2, let value = Double(parts[1]) else { return nil }
        return (String(parts[0]), CGFloat(value))
      }
      return Dictionary(axes) { $1 }
    }
  }
#endif
