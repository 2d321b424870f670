import CellConfiguration

/// A set of corners of a rectangle.
///
/// Raw values match `UIRectCorner`.
public struct RectCorners: OptionSet, Hashable, Sendable {
  /// The bits of the corners.
  public let rawValue: UInt

  /// Creates a set from the bits of its corners.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top left corner.
  public static let topLeft = RectCorners(rawValue: 1)

  /// The top right corner.
  public static let topRight = RectCorners(rawValue: 2)

  /// The bottom left corner.
  public static let bottomLeft = RectCorners(rawValue: 4)

  /// The bottom right corner.
  public static let bottomRight = RectCorners(rawValue: 8)

  /// Both corners at the top.
  public static let top: RectCorners = [.topLeft, .topRight]

  /// Both corners at the bottom.
  public static let bottom: RectCorners = [.bottomLeft, .bottomRight]

  /// All four corners.
  public static let all: RectCorners = [.top, .bottom]
}

extension RectCorners: NamedOptions {
  package static let elementSchemaName = "RectCorner"

  package static let names: [(name: String, option: RectCorners)] = [
    ("topLeft", .topLeft), ("topRight", .topRight), ("bottomLeft", .bottomLeft),
    ("bottomRight", .bottomRight),
  ]
}
