/// The position of a row in a list: its section, and its index in that section.
public struct ListPosition: Hashable, Comparable, Sendable {
  /// The index of the section, from 0.
  public var section: Int

  /// The index of the row in its section, from 0; a first-item header is row 0.
  public var row: Int

  /// Creates a position.
  public init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }

  /// Orders positions by their order in the list.
  public static func < (a: ListPosition, b: ListPosition) -> Bool {
    (a.section, a.row) < (b.section, b.row)
  }
}

extension ListPosition: CustomStringConvertible {
  /// The section and the row, such as `2.0`.
  public var description: String { "\(section).\(row)" }
}
