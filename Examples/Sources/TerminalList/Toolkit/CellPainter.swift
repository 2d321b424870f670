import CellConfiguration
import CellLayout
import CellText
import Foundation

/// Draws what is seen of a cell into a canvas, from the back to the front.
///
/// Swipe actions, backgrounds, texts, and the accessories that are a character here; there are no
/// images.
struct CellPainter {
  /// The part of the cell that has keyboard focus; `nil` for none.
  ///
  /// A focused swipe action is in bold type.
  var focus: CellTarget?

  /// The control that has keyboard focus, which stands on its color; `nil` for none.
  var focusedAccessory: CellAccessory?

  /// Draws a cell whose top left corner is at a column and a line.
  func draw(_ cell: CellPresentation, into canvas: inout Canvas, column: Int, line: Int) {
    for action in cell.swipeActions {
      let frame = action.frame.offsetBy(dx: CGFloat(column), dy: CGFloat(line))
      canvas.fill(columns: frame.columns, lines: frame.lines, with: action.color)
      let target = CellTarget.swipeAction(edge: action.edge, index: action.index)
      if let title = action.title {
        draw(
          title, from: CGPoint(x: column, y: line), isBold: target == focus, &canvas)
      }
    }
    if let background = cell.background {
      let frame = background.frame.offsetBy(dx: CGFloat(column), dy: CGFloat(line))
      canvas.fill(columns: frame.columns, lines: frame.lines, with: background.color)
    }
    let origin = CGPoint(x: column, y: line)
    for label in [cell.text, cell.secondaryText].compactMap(\.self) {
      draw(label, from: origin, &canvas)
    }
    for accessory in cell.accessories {
      if let label = accessory.label {
        draw(label, from: origin, &canvas)
      } else if let symbol = Self.symbol(of: accessory, isSelected: cell.isSelected) {
        var color = accessory.color.faded(accessory.alpha)
        if accessory.accessory == focusedAccessory {
          let frame = accessory.frame.offsetBy(dx: origin.x, dy: origin.y)
          canvas.fill(columns: frame.columns, lines: frame.lines, with: color)
          color = CellColor.white.resolved(with: TraitCollection())
        }
        draw(
          symbol, at: CGPoint(x: accessory.frame.minX, y: accessory.frame.midY), from: origin,
          color, &canvas)
      }
    }
  }

  private func draw(
    _ label: CellPresentation.Label, from origin: CGPoint, isBold: Bool = false,
    _ canvas: inout Canvas
  ) {
    for line in label.layout.lines {
      for fragment in label.layout.fragments(of: line) {
        let color = label.color.faded(label.alpha)
        draw(
          fragment.string,
          at: CGPoint(x: label.origin.x + fragment.x, y: label.origin.y + line.top), from: origin,
          color, isBold: isBold || fragment.attributes.font.weight >= .semibold, &canvas)
      }
    }
  }

  private func draw(
    _ text: String, at point: CGPoint, from origin: CGPoint, _ color: CellColor.Components,
    isBold: Bool = false, _ canvas: inout Canvas
  ) {
    canvas.write(
      text, column: Int((origin.x + point.x).rounded()),
      line: Int((origin.y + point.y).rounded(.down)), color: color, isBold: isBold)
  }

  /// The character that stands for an accessory; `nil` if there is none.
  private static func symbol(of accessory: CellPresentation.Accessory, isSelected: Bool) -> String?
  {
    switch accessory.accessory.kind {
    case .multiselect: isSelected ? "●" : "○"
    case .delete: "✗"
    default: nil
    }
  }
}

extension CellColor.Components {
  /// The color with less opacity.
  fileprivate func faded(_ factor: CGFloat) -> CellColor.Components {
    var color = self
    color.alpha *= factor
    return color
  }
}

extension CGRect {
  /// The columns that the rectangle covers.
  fileprivate var columns: Range<Int> { Int(minX.rounded())..<Int(maxX.rounded()) }

  /// The lines that the rectangle covers.
  fileprivate var lines: Range<Int> { Int(minY.rounded())..<Int(maxY.rounded()) }
}
