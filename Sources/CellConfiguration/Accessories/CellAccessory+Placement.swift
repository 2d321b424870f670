extension CellAccessory {
  /// The side of a custom view, its position there, and when it is displayed.
  public struct Placement: Hashable, Sendable {
    /// A side of the cell.
    public enum Edge: Int, NamedCase, SchemaRepresentable {
      /// The side before the content.
      case leading

      /// The side after the content.
      case trailing
    }

    /// The side of the cell.
    public var edge: Edge

    /// When the view is displayed.
    public var displayed: DisplayedState

    /// The position among the accessories of the side.
    public var position: Position

    /// Returns a placement before the content.
    public static func leading(
      displayed: DisplayedState = .always, at position: Position = .nearestContent
    ) -> Placement {
      Placement(edge: .leading, displayed: displayed, position: position)
    }

    /// Returns a placement after the content.
    public static func trailing(
      displayed: DisplayedState = .always, at position: Position = .nearestContent
    ) -> Placement {
      Placement(edge: .trailing, displayed: displayed, position: position)
    }

    /// Returns a placement before the content at an index that a closure chooses.
    public static func leading(
      displayed: DisplayedState = .always, at index: @escaping @Sendable ([CellAccessory]) -> Int
    ) -> Placement {
      .leading(displayed: displayed, at: Position(index))
    }

    /// Returns a placement after the content at an index that a closure chooses.
    public static func trailing(
      displayed: DisplayedState = .always, at index: @escaping @Sendable ([CellAccessory]) -> Int
    ) -> Placement {
      .trailing(displayed: displayed, at: Position(index))
    }

    /// Returns the position before the first accessory of the same kind as another.
    ///
    /// If there is none, the position is before all accessories.
    public static func position(before accessory: CellAccessory) -> Position {
      .before(accessory.kind)
    }

    /// Returns the position after the last accessory of the same kind as another.
    ///
    /// If there is none, the position is after all accessories.
    public static func position(after accessory: CellAccessory) -> Position {
      .after(accessory.kind)
    }
  }

  /// A position among the accessories of a side.
  ///
  /// Positions count in the order of layout: inwards from the edge on the leading side, outwards
  /// from the content on the trailing side.
  public struct Position: Hashable, Sendable {
    package enum Rule: Hashable, Sendable {
      case nearestContent
      case before(Kind)
      case after(Kind)
      case index(Int)
      case chosen(SharedClosure<@Sendable ([CellAccessory]) -> Int>)
    }

    package let rule: Rule

    /// The position next to the content.
    public static let nearestContent = Position(rule: .nearestContent)

    /// Returns the position before the first accessory of a kind, or before all if there is none.
    public static func before(_ kind: Kind) -> Position { Position(rule: .before(kind)) }

    /// Returns the position after the last accessory of a kind, or after all if there is none.
    public static func after(_ kind: Kind) -> Position { Position(rule: .after(kind)) }

    /// Returns the position at an index, or at the nearest valid one.
    public static func index(_ index: Int) -> Position { Position(rule: .index(index)) }

    private init(rule: Rule) { self.rule = rule }

    /// Creates a position at an index that a closure chooses, or at the nearest valid one.
    ///
    /// The position is equal only to its copies. It cannot be encoded.
    public init(_ index: @escaping @Sendable ([CellAccessory]) -> Int) {
      rule = .chosen(SharedClosure(index))
    }
  }
}
