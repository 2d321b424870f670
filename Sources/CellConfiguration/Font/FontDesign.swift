extension CellFont {
  /// A family of shapes of the system font.
  ///
  /// As documented for `UIFontDescriptor.SystemDesign`.
  ///
  /// Vertical metrics are known for ``default`` only and assumed to be the same for the others.
  public enum Design: Int, NamedCase, WrittenForm {
    /// The interface font.
    case `default`

    /// Letters with serifs.
    case serif

    /// Letters with rounded ends.
    case rounded

    /// Characters of equal width.
    case monospaced
  }
}
