/// The importance of a constraint or of a view's own size, from 1 to 1000.
///
/// Constraints of 1000 are required. All others hold as far as constraints of higher priorities
/// allow. As documented for `UILayoutPriority`.
public struct LayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The number.
  public var rawValue: Float

  /// Creates a priority from a number.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Creates a priority from a number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// Holds exactly, or breaks: 1000.
  public static let required = LayoutPriority(1000)

  /// The priority with which views resist being smaller than their content: 750.
  public static let defaultHigh = LayoutPriority(750)

  /// The priority with which views resist being larger than their content: 250.
  public static let defaultLow = LayoutPriority(250)

  /// The priority of the smallest size in `systemLayoutSizeFitting(_:)`: 50.
  public static let fittingSizeLevel = LayoutPriority(50)

  /// Returns a higher priority.
  @_disfavoredOverload
  public static func + (priority: LayoutPriority, difference: Float) -> LayoutPriority {
    LayoutPriority(priority.rawValue + difference)
  }

  /// Returns a lower priority.
  @_disfavoredOverload
  public static func - (priority: LayoutPriority, difference: Float) -> LayoutPriority {
    LayoutPriority(priority.rawValue - difference)
  }

  /// Compares by number.
  public static func < (a: LayoutPriority, b: LayoutPriority) -> Bool { a.rawValue < b.rawValue }

  /// The number for the solver: at least 1, and 1 for a number that is none.
  var level: Double { rawValue >= 1 ? Double(min(rawValue, 1000)) : 1 }
}

extension LayoutPriority: CustomStringConvertible {
  /// The number.
  public var description: String { "\(rawValue)" }
}
