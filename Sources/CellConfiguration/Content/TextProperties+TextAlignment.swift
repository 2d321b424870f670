extension ListContentConfiguration.TextProperties {
  /// The placement of lines of text between the edges of their label.
  ///
  /// Raw values match `UIListContentConfiguration.TextProperties.TextAlignment`.
  public enum TextAlignment: Int, NamedCase, SchemaRepresentable {
    /// Aligns lines with the leading edge.
    ///
    /// This is the left edge in left-to-right layouts and the right edge in right-to-left ones.
    case natural = 0

    /// Centers each line.
    case center = 1

    /// Stretches each line to the full width.
    ///
    /// The last line of a paragraph is aligned naturally.
    case justified = 2
  }
}
