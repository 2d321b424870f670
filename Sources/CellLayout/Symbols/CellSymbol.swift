public import CellConfiguration
public import Foundation

/// A program's drawing of a symbol, in a square box.
///
/// ```swift
/// let logo = CustomSymbol(
///   lines: [try CellPath(pathData: "M4 20V4l16 16V4")],
///   areas: [try CellPath(pathData: "M14 2h8v8z")])
/// let outlines = SymbolOutlines(symbols: ["my.logo": logo])
/// ```
///
/// The weight of the symbol sets the width of lines: 1.8 in a box of 24, with round ends. The
/// modifiers of names work as for built-in drawings: `my.logo.circle.fill`.
public struct CustomSymbol: Hashable, Sendable {
  /// Outlines that are stroked.
  public var lines: [CellPath]

  /// Outlines that are filled.
  public var areas: [CellPath]

  /// The side length of the box, which contains the drawing and begins at 0.
  ///
  /// A length that is not positive counts as 24.
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

  /// The drawing scaled to the box of built-in drawings.
  var drawing: SymbolDrawing {
    let scale = box > 0 && box.isFinite ? SymbolDrawing.boxSide / box : 1
    return SymbolDrawing(
      lines.map { .line($0.scaled(by: scale).limited) }
        + areas.map { .area($0.scaled(by: scale).limited) },
      facesTextDirection: facesTextDirection)
  }
}

extension CellPath {
  /// The path with coordinates of at most 240, ten times the box.
  ///
  /// Products of such coordinates on a fine grid do not overflow. A coordinate that is no number
  /// counts as 0.
  fileprivate var limited: CellPath {
    func limited(_ value: CGFloat) -> CGFloat { value.isNaN ? 0 : min(max(value, -240), 240) }
    return mapped { CGPoint(x: limited($0.x), y: limited($0.y)) }
  }
}
