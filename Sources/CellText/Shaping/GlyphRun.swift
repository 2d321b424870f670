public import Foundation

/// Glyphs of one font face to draw in one step, from left to right.
///
/// ``TextLayout/glyphRuns(of:in:)`` returns the glyphs of a fragment, and
/// ``TextShaper/glyphRuns(of:)`` those of a run. <doc:CaretsAndGlyphs> shows how to draw them.
public struct GlyphRun: Hashable, Sendable {
  /// A glyph.
  public struct Glyph: Hashable, Sendable {
    /// The number of the glyph in its font face; 0 if the run has no face.
    public var id: UInt32

    /// The offset of the first character that the glyph shows, in UTF-8 code units of the text.
    ///
    /// Several glyphs can show one character, and a ligature shows several. An ellipsis or hyphen
    /// of a layout has the offset of the text that it replaces.
    public var utf8Offset: Int

    /// The distance from the pen's position to its position for the next glyph, in points.
    public var advance: CGFloat

    /// The distance from the pen's position to the origin of the glyph, in points; downward `y`.
    public var offset: CGPoint

    /// Creates a glyph.
    public init(id: UInt32, utf8Offset: Int, advance: CGFloat, offset: CGPoint = .zero) {
      self.id = id
      self.utf8Offset = utf8Offset
      self.advance = advance
      self.offset = offset
    }
  }

  /// The font face, or `nil` if the shaper has advances only, as the embedded one.
  ///
  /// Without a face, draw the string of the whole fragment with your own fonts; the glyphs are the
  /// places of its clusters.
  public var face: FontFace?

  /// The size of the font in points.
  public var pointSize: CGFloat

  /// Whether the text of the run is read from right to left.
  public var isRightToLeft: Bool

  /// The position of the pen for the first glyph, in points.
  ///
  /// In the runs of shapers it is 0. In those of a layout, it is the distance from the left edge of
  /// the layout.
  public var x: CGFloat

  /// The glyphs from left to right.
  public var glyphs: [Glyph]

  /// Creates a run.
  public init(
    face: FontFace?, pointSize: CGFloat, isRightToLeft: Bool, x: CGFloat = 0, glyphs: [Glyph]
  ) {
    self.face = face
    self.pointSize = pointSize
    self.isRightToLeft = isRightToLeft
    self.x = x
    self.glyphs = glyphs
  }

  /// The origins of the glyphs: `x` like ``x``, and `y` below the baseline.
  public var positions: [CGPoint] {
    var pen = x
    return glyphs.map { glyph in
      defer { pen += glyph.advance }
      return CGPoint(x: pen + glyph.offset.x, y: glyph.offset.y)
    }
  }
}

/// A font face in a file.
///
/// The file, the index and the variations are the arguments with which FreeType, HarfBuzz, Skia and
/// Core Text open the face.
public struct FontFace: Hashable, Sendable {
  /// The path of the file.
  public var path: String

  /// The index of the face in the file; the upper 16 bits are the number of a named instance of a
  /// variable font.
  public var index: Int

  /// The values of the axes of a variable font, by their tags, such as `"wght"`.
  public var variations: [String: CGFloat]

  /// Whether the strokes have to be drawn thicker, because the family has no bold face.
  public var isEmboldened: Bool

  /// The horizontal shear, because the family has no italic face: the distance to the right for
  /// each point above the baseline.
  public var slant: CGFloat

  /// Creates a face.
  public init(
    path: String, index: Int = 0, variations: [String: CGFloat] = [:], isEmboldened: Bool = false,
    slant: CGFloat = 0
  ) {
    self.path = path
    self.index = index
    self.variations = variations
    self.isEmboldened = isEmboldened
    self.slant = slant
  }
}
