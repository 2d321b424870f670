public import CellConfiguration

extension CellAccessory {
  /// The side of a custom view, and its place among the accessories there.
  public struct Placement: Hashable, Sendable {
    /// A side of the cell.
    public enum Edge: Int, NamedCase {
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

  /// A place among the accessories of a side, counted in the direction of ``ListCellLayout``: from
  /// the edge inwards on the leading side, from the content outwards on the trailing side.
  public struct Position: Hashable, Sendable {
    enum Rule: Hashable, Sendable {
      case nearestContent
      case before(Kind)
      case after(Kind)
      case index(Int)
      case chosen(Choice)
    }

    /// A closure with an identity.
    final class Choice: Hashable, Sendable {
      let index: @Sendable ([CellAccessory]) -> Int

      init(_ index: @escaping @Sendable ([CellAccessory]) -> Int) { self.index = index }

      static func == (a: Choice, b: Choice) -> Bool { a === b }

      func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }

    let rule: Rule

    /// Next to the content.
    public static let nearestContent = Position(rule: .nearestContent)

    /// Before the first accessory of a kind; before all if there is none.
    public static func before(_ kind: Kind) -> Position { Position(rule: .before(kind)) }

    /// After the last accessory of a kind; after all if there is none.
    public static func after(_ kind: Kind) -> Position { Position(rule: .after(kind)) }

    /// At an index, or the nearest valid one.
    public static func index(_ index: Int) -> Position { Position(rule: .index(index)) }

    init(rule: Rule) { self.rule = rule }

    /// At the index that a closure chooses, or the nearest valid one.
    ///
    /// Equal to its copies only. It cannot be encoded.
    public init(_ index: @escaping @Sendable ([CellAccessory]) -> Int) {
      rule = .chosen(Choice(index))
    }

    /// The valid index at which to insert among the accessories of a side.
    func index(
      among accessories: some RandomAccessCollection<AccessoryLayout>, on edge: Placement.Edge
    ) -> Int {
      let start = accessories.startIndex
      let index =
        switch rule {
        case .nearestContent: edge == .leading ? accessories.count : 0
        case .before(let kind):
          accessories.distance(
            from: start, to: accessories.firstIndex { $0.kind == kind } ?? start)
        case .after(let kind):
          accessories.lastIndex { $0.kind == kind }
            .map { accessories.distance(from: start, to: $0) + 1 } ?? accessories.count
        case .index(let index): index
        case .chosen(let choice): choice.index(accessories.map(\.accessory))
        }
      return min(max(index, 0), accessories.count)
    }
  }
}
