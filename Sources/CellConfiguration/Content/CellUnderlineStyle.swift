/// A line under or through a run of text.
///
/// Raw values match `NSUnderlineStyle`. Its patterns and its option to underline words only are not
/// available.
public enum CellUnderlineStyle: Int, NamedCase, SchemaRepresentable {
  /// One line.
  case single = 1

  /// One line, twice as thick.
  case thick = 2

  /// Two lines.
  case double = 9
}
