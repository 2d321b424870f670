/// The place of a row in a list: its section, and its place in that section.
public struct ListPosition: Hashable, Comparable, Sendable {
  /// The section, from 0.
  public var section: Int

  /// The row within its section, from 0; a first-item header is row 0.
  public var row: Int

  /// Creates a position.
  public init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }

  /// Orders positions as they follow each other in the list.
  public static func < (a: ListPosition, b: ListPosition) -> Bool {
    (a.section, a.row) < (b.section, b.row)
  }
}

extension ListPosition: CustomStringConvertible {
  /// Section and row: `2.0`.
  public var description: String { "\(section).\(row)" }
}
