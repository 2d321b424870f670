extension CellAccessory {
  /// The side of a custom view, and its place among the accessories there.
  public struct Placement: Hashable, Sendable {
    /// A side of the cell.
    public enum Edge: Int, NamedCase, WrittenForm {
      /// Before the content.
      case leading

      /// After the content.
      case trailing
    }

    /// The side.
    public var edge: Edge

    /// When the view takes part in layout.
    public var displayed: DisplayedState

    /// The place on the side.
    public var position: Position

    /// Before the content.
    public static func leading(
      displayed: DisplayedState = .always, at position: Position = .nearestContent
    ) -> Placement {
      Placement(edge: .leading, displayed: displayed, position: position)
    }

    /// After the content.
    public static func trailing(
      displayed: DisplayedState = .always, at position: Position = .nearestContent
    ) -> Placement {
      Placement(edge: .trailing, displayed: displayed, position: position)
    }

    /// Before the content, at the index that a closure chooses among the accessories there.
    public static func leading(
      displayed: DisplayedState = .always, at index: @escaping @Sendable ([CellAccessory]) -> Int
    ) -> Placement {
      .leading(displayed: displayed, at: Position(index))
    }

    /// After the content, at the index that a closure chooses among the accessories there.
    public static func trailing(
      displayed: DisplayedState = .always, at index: @escaping @Sendable ([CellAccessory]) -> Int
    ) -> Placement {
      .trailing(displayed: displayed, at: Position(index))
    }

    /// The place before the first accessory of the same kind as another one; before all if there is
    /// none.
    public static func position(before accessory: CellAccessory) -> Position {
      .before(accessory.kind)
    }

    /// The place after the last accessory of the same kind as another one; after all if there is
    /// none.
    public static func position(after accessory: CellAccessory) -> Position {
      .after(accessory.kind)
    }
  }

  /// A place among the accessories of a side, counted as layout counts them: from
  /// the edge inwards on the leading side, from the content outwards on the trailing side.
  public struct Position: Hashable, Sendable {
    package enum Rule: Hashable, Sendable {
      case nearestContent
      case before(Kind)
      case after(Kind)
      case index(Int)
      case chosen(SharedClosure<@Sendable ([CellAccessory]) -> Int>)
    }

    package let rule: Rule

    /// Next to the content.
    public static let nearestContent = Position(rule: .nearestContent)

    /// Before the first accessory of a kind; before all if there is none.
    public static func before(_ kind: Kind) -> Position { Position(rule: .before(kind)) }

    /// After the last accessory of a kind; after all if there is none.
    public static func after(_ kind: Kind) -> Position { Position(rule: .after(kind)) }

    /// At an index, or the nearest valid one.
    public static func index(_ index: Int) -> Position { Position(rule: .index(index)) }

    private init(rule: Rule) { self.rule = rule }

    /// At the index that a closure chooses, or the nearest valid one.
    ///
    /// Equal to its copies only. It cannot be encoded.
    public init(_ index: @escaping @Sendable ([CellAccessory]) -> Int) {
      rule = .chosen(SharedClosure(index))
    }
  }
}
