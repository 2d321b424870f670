/// A line under or through a run of text.
///
/// Raw values as in `NSUnderlineStyle`, of which patterns and lines under words only are left out.
public enum CellUnderlineStyle: Int, NamedCase, WrittenForm {
  /// One line.
  case single = 1

  /// One line, twice as thick.
  case thick = 2

  /// Two lines.
  case double = 9
}
