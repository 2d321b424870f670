import CellConfiguration
import CellDocuments
import CellLayout
import Foundation

/// Rows whose backgrounds are clipped by one shape, or a single cell without clipping.
///
/// A card has one shape for all its rows. With a shape for each row, the straight sides of the rows
/// with round corners would not align with the rows between them.
struct DocumentCard {
  /// The cells from top to bottom; at least one.
  private(set) var cells: [DocumentCell]

  /// Groups the cells of a list, in order: neighboring cells of one card are together (G45).
  static func cards(of cells: [DocumentCell]) -> [DocumentCard] {
    cells.reduce(into: []) { cards, cell in
      if let last = cards.indices.last, cards[last].isContinued(by: cell) {
        cards[last].cells.append(cell)
      } else {
        cards.append(DocumentCard(cells: [cell]))
      }
    }
  }

  /// The clipping shape of the backgrounds; `nil` without clipping.
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

  /// Returns whether a cell is the next row of the card.
  private func isContinued(by cell: DocumentCell) -> Bool {
    let last = cells[cells.count - 1]
    // A swiped row leaves its card.
    return cell.layout.swipeDistance == 0
      && cells[0].clipRadii.roundedCorners.contains(.topLeft)
      && !last.clipRadii.roundedCorners.contains(.bottomLeft)
      && cell.item.section == last.item.section
  }
}
