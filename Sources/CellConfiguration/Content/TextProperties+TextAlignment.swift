extension ListContentConfiguration.TextProperties {
  /// How lines of text are placed between the edges of their label.
  ///
  /// The raw values are those of `UIListContentConfiguration.TextProperties.TextAlignment`.
  public enum TextAlignment: Int, NamedCase, WrittenForm {
    /// At the leading edge: left in left-to-right layouts, right in right-to-left ones.
    case natural = 0

    /// Each line centered.
    case center = 1

    /// Every line but the last of a paragraph fills the width; the last one is natural.
    case justified = 2
  }
}
