public import CellConfiguration

/// Something in a list that has a frame: a row, or the header or footer of a section.
public enum ListItem: Hashable, Sendable {
  /// The header of a section.
  case header(section: Int)

  /// A row.
  case row(ListPosition)

  /// The footer of a section.
  case footer(section: Int)

  /// A row by its section and its place in it.
  public static func row(section: Int, row: Int) -> ListItem {
    .row(ListPosition(section: section, row: row))
  }

  /// The section that the item is in.
  public var section: Int {
    switch self {
    case .header(let section), .footer(let section): section
    case .row(let position): position.section
    }
  }
}

extension ListItem {
  /// How far in front the item lies: headers and footers, which may be pinned, above all rows.
  ///
  /// Recorded for collection lists.
  public var zIndex: Int {
    switch self {
    case .header, .footer: 200
    case .row: 0
    }
  }
}

extension ListItem: CustomStringConvertible {
  /// What the item is, and where: `row 2.0`, `header 2`.
  public var description: String {
    switch self {
    case .header(let section): "header \(section)"
    case .row(let position): "row \(position)"
    case .footer(let section): "footer \(section)"
    }
  }
}
