/// A part of a list that has a frame: a row, or the header or footer of a section.
public enum ListItem: Hashable, Sendable {
  /// The header of a section.
  case header(section: Int)

  /// A row.
  case row(ListPosition)

  /// The footer of a section.
  case footer(section: Int)

  /// Creates a row item from a section and a row in that section.
  public static func row(section: Int, row: Int) -> ListItem {
    .row(ListPosition(section: section, row: row))
  }

  /// The section that contains the item.
  public var section: Int {
    switch self {
    case .header(let section), .footer(let section): section
    case .row(let position): position.section
    }
  }
}

extension ListItem {
  /// The front-to-back order of the item.
  ///
  /// Headers and footers, which may be pinned, are in front of all rows. Recorded for collection
  /// lists.
  public var zIndex: Int {
    switch self {
    case .header, .footer: 200
    case .row: 0
    }
  }
}

extension ListItem: CustomStringConvertible {
  /// The kind and indices of the item, such as `row 2.0` or `header 2`.
  public var description: String {
    switch self {
    case .header(let section): "header \(section)"
    case .row(let position): "row \(position)"
    case .footer(let section): "footer \(section)"
    }
  }
}

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
