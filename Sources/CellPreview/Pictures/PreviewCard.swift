import CellConfiguration
import CellLayout
import Foundation

/// Rows whose backgrounds one shape cuts off, or a single cell that nothing cuts off.
///
/// A card has one shape for all of its rows: with one for each, the rows with round corners would
/// end elsewhere at their straight sides than the rows between them.
struct PreviewCard {
  /// The cells from top to bottom; at least one.
  private(set) var cells: [PreviewCell]

  /// The cells of a list in order, those together that follow each other in a card (G45).
  static func cards(of cells: [PreviewCell]) -> [PreviewCard] {
    cells.reduce(into: []) { cards, cell in
      if let last = cards.indices.last, cards[last].isContinued(by: cell) {
        cards[last].cells.append(cell)
      } else {
        cards.append(PreviewCard(cells: [cell]))
      }
    }
  }

  /// The shape that cuts the backgrounds off; `nil` where nothing does.
  var path: CellPath? {
    let first = cells[0].clipRadii
    let last = cells[cells.count - 1].clipRadii
    var radii = CornerRadii.zero
    (radii.topLeft, radii.topRight) = (first.topLeft, first.topRight)
    (radii.bottomLeft, radii.bottomRight) = (last.bottomLeft, last.bottomRight)
    if radii == .zero { return nil }
    return CellPath(
      roundedRect: cells.reduce(cells[0].frame) { $0.union($1.frame) }, radii: radii)
  }

  /// Whether a cell is the next row of the card.
  private func isContinued(by cell: PreviewCell) -> Bool {
    let last = cells[cells.count - 1]
    return cells[0].clipRadii.roundedCorners.contains(.topLeft)
      && !last.clipRadii.roundedCorners.contains(.bottomLeft)
      && cell.item.section == last.item.section
  }
}

extension PreviewCell {
  /// The corners that the card cuts off this cell.
  fileprivate var clipRadii: CornerRadii { layout.background?.clipRadii ?? .zero }
}
