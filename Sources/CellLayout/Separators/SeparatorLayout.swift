public import CellConfiguration
public import Foundation

/// A line at the top or bottom of a cell.
public struct SeparatorLayout: Equatable, Sendable {
  /// The frame of the line in its cell.
  public internal(set) var frame: CGRect

  /// The color of the line.
  public let color: CellColor

  /// The effect applied to the line, or `nil` if there is none.
  public let visualEffect: CellVisualEffect?
}
