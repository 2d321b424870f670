import CCairo
import CellText

/// The font faces of Cairo for the files of glyphs, each opened once.
@MainActor
final class FontFaces {
  private var faces: [FontFace: OpaquePointer] = [:]

  isolated deinit {
    for face in faces.values { cairo_font_face_destroy(face) }
  }

  /// Returns the face of a file.
  func face(_ face: FontFace) -> OpaquePointer? {
    if let known = faces[face] { return known }
    let pattern = FcPatternCreate()
    defer { FcPatternDestroy(pattern) }
    FcPatternAddString(pattern, FC_FILE, face.path)
    FcPatternAddInteger(pattern, FC_INDEX, Int32(face.index))
    FcPatternAddBool(pattern, FC_EMBOLDEN, face.isEmboldened ? 1 : 0)
    if face.slant != 0 {
      var matrix = FcMatrix(xx: 1, xy: face.slant, yx: 0, yy: 1)
      FcPatternAddMatrix(pattern, FC_MATRIX, &matrix)
    }
    if !face.variations.isEmpty {
      let axes = face.variations.map { "\($0)=\($1)" }.joined(separator: ",")
      FcPatternAddString(pattern, FC_FONT_VARIATIONS, axes)
    }
    let opened = cairo_ft_font_face_create_for_pattern(pattern)
    faces[face] = opened
    return opened
  }
}
