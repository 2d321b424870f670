/// A set of axes: horizontal, vertical, both or neither.
///
/// Raw values match `UIAxis`.
public struct Axes: OptionSet, Hashable, Sendable {
  /// The bits of the axes.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The axis from leading to trailing.
  public static let horizontal = Axes(rawValue: 1)

  /// The axis from top to bottom.
  public static let vertical = Axes(rawValue: 2)

  /// The horizontal and the vertical axis.
  public static let both: Axes = [.horizontal, .vertical]
}

/// A set of directional edges.
///
/// Raw values match `NSDirectionalRectEdge`.
public struct DirectionalRectEdges: OptionSet, Hashable, Sendable {
  /// The bits of the edges.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top edge.
  public static let top = DirectionalRectEdges(rawValue: 1)

  /// The leading edge.
  public static let leading = DirectionalRectEdges(rawValue: 2)

  /// The bottom edge.
  public static let bottom = DirectionalRectEdges(rawValue: 4)

  /// The trailing edge.
  public static let trailing = DirectionalRectEdges(rawValue: 8)

  /// All four edges.
  public static let all: DirectionalRectEdges = [.top, .leading, .bottom, .trailing]
}

extension Axes: NamedOptions {
  package static let elementSchemaName = "Axis"

  package static let names: [(name: String, option: Axes)] = [
    ("horizontal", .horizontal), ("vertical", .vertical),
  ]
}

extension DirectionalRectEdges: NamedOptions {
  package static let elementSchemaName = "DirectionalRectEdge"

  package static let names: [(name: String, option: DirectionalRectEdges)] = [
    ("top", .top), ("leading", .leading), ("bottom", .bottom), ("trailing", .trailing),
  ]
}
