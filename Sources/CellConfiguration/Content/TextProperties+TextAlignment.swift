extension ListContentConfiguration.TextProperties {
  /// The placement of lines of text between the edges of their label.
  ///
  /// The raw values are those of `UIListContentConfiguration.TextProperties.TextAlignment`.
  public enum TextAlignment: Int, NamedCase, WrittenForm {
    /// Aligns lines with the leading edge: left in left-to-right layouts, right in right-to-left
    /// ones.
    case natural = 0

    /// Centers each line.
    case center = 1

    /// Stretches each line to the full width, except the last line of a paragraph, which is
    /// natural.
    case justified = 2
  }
}
