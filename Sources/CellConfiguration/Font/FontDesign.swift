extension CellFont {
  /// A design of the system font.
  ///
  /// As documented for `UIFontDescriptor.SystemDesign`. Vertical metrics are known only for
  /// ``default``; the metrics of other designs are assumed to be the same.
  public enum Design: Int, NamedCase, SchemaRepresentable {
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
