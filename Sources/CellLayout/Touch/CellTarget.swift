public import CellConfiguration

/// The part of a cell that a touch hits, or that has keyboard focus.
public enum CellTarget: Hashable, Sendable {
  /// The cell itself, with all parts that do not take touches.
  case cell

  /// An accessory that takes touches, by its index among the accessories as the cell lists them.
  case accessory(index: Int)

  /// An action that a swipe reveals, by its edge and its index among the actions of that edge.
  case swipeAction(edge: SwipeEdge, index: Int)

  /// A link of the text or secondary text, by its index among the cell's links in reading order.
  ///
  /// Keyboard focus does not reach links.
  case link(index: Int)
}

extension CellTarget: CustomStringConvertible {
  /// The part, such as `cell`, `accessory 2` or `trailing swipe action 0`.
  public var description: String {
    switch self {
    case .cell: "cell"
    case .accessory(let index): "accessory \(index)"
    case .swipeAction(let edge, let index): "\(edge) swipe action \(index)"
    case .link(let index): "link \(index)"
    }
  }
}

/// The part of a list that a touch hits, or that has keyboard focus.
public struct ListTarget: Hashable, Sendable {
  /// The item.
  public var item: ListItem

  /// The part of the item's cell.
  public var target: CellTarget

  /// The accessory, if the part is an accessory and a list found the target; `nil` otherwise.
  ///
  /// Two targets with the same item and part are equal, even if their accessories, links or actions
  /// differ.
  public let accessory: CellAccessory?

  /// The link, if the part is a link and a list found the target; `nil` otherwise.
  public let link: CellLink?

  /// The action of the part, if it has one and a list found the target; `nil` otherwise.
  public let action: CellAccessory.Action?

  /// Creates a target.
  public init(item: ListItem, target: CellTarget = .cell) {
    self.item = item
    self.target = target
    accessory = nil
    link = nil
    action = nil
  }

  /// Creates the target in a cell.
  package init(item: ListItem, target: CellTarget, in cell: ListCellConfiguration?) {
    self.item = item
    self.target = target
    if case .accessory(let index) = target {
      accessory = cell?.accessories[index]
    } else {
      accessory = nil
    }
    if case .link(let index) = target { link = cell?.links[index] } else { link = nil }
    action = cell?.action(of: target)
  }

  /// Returns whether two targets have the same item and part.
  public static func == (first: Self, second: Self) -> Bool {
    first.item == second.item && first.target == second.target
  }

  /// Hashes the item and the part.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(item)
    hasher.combine(target)
  }
}

extension ListCellConfiguration {
  /// Returns the action of a part of the cell; `nil` for none.
  ///
  /// - Precondition: The cell has the accessory, swipe action or link.
  public func action(of target: CellTarget) -> CellAccessory.Action? {
    switch target {
    case .cell: action
    case .accessory(let index): accessories[index].action
    case .swipeAction(let edge, let index): swipeActions(at: edge)[index].action
    case .link(let index): links[index].action
    }
  }
}

extension ListTarget: CustomStringConvertible {
  /// The part and the item, such as `accessory 2 of row 0.1`.
  public var description: String { "\(target) of \(item)" }
}
