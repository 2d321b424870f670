public import CellConfiguration
public import Foundation

/// A drawing of your own for a symbol, in a square box.
///
/// ```swift
/// var document = PreviewDocument()
/// document.symbols["my.logo"] = PreviewSymbol(
///   lines: [try CellPath(pathData: "M4 20V4l16 16V4")],
///   areas: [try CellPath(pathData: "M14 2h8v8z")])
/// ```
///
/// Lines are as wide as the weight of the symbol asks for: 1.8 in a box of 24, with round ends. The
/// modifiers of names work as they do for our own drawings: `my.logo.circle.fill`.
public struct PreviewSymbol: Hashable, Sendable {
  /// Outlines that are stroked.
  public var lines: [CellPath]

  /// Outlines that are filled.
  public var areas: [CellPath]

  /// The side of the box; the drawing is inside of it, from 0 on.
  public var box: CGFloat

  /// Whether the drawing is mirrored where text runs from right to left.
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

  /// The drawing in the box that ours have.
  var drawing: SymbolDrawing {
    let scale = SymbolDrawing.boxSide / box
    return SymbolDrawing(
      lines.map { .line($0.scaled(by: scale)) } + areas.map { .area($0.scaled(by: scale)) },
      facesTextDirection: facesTextDirection)
  }
}
