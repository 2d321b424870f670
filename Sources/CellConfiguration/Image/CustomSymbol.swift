public import Foundation

/// A program's drawing of a symbol, in a square box.
///
/// ```swift
/// let logo = CustomSymbol(
///   lines: [try CellPath(pathData: "M4 20V4l16 16V4")],
///   areas: [try CellPath(pathData: "M14 2h8v8z")])
/// ```
///
/// The weight of the symbol sets the width of lines: 1.8 in a box of 24, with round ends. The
/// modifiers of names work as for built-in drawings: `my.logo.circle.fill`. Documents contain such
/// drawings by their names, and `CellLayout` turns them into paths to fill.
public struct CustomSymbol: Hashable, Sendable {
  /// Outlines that are stroked.
  public var lines: [CellPath]

  /// Outlines that are filled.
  public var areas: [CellPath]

  /// The side length of the box, which contains the drawing and begins at 0.
  ///
  /// A length that is not positive counts as 24, and cannot be encoded.
  public var box: CGFloat

  /// Whether the drawing is mirrored in right-to-left layout.
  public var facesTextDirection: Bool

  /// Creates a drawing.
  public init(
    lines: [CellPath] = [], areas: [CellPath] = [], box: CGFloat = 24,
    facesTextDirection: Bool = false
  ) {
    self.lines = lines
    self.areas = areas
    self.box = box
    self.facesTextDirection = facesTextDirection
  }
}
