import CellConfiguration
import CellLayout
package import Foundation

/// A cell of a picture, in each appearance of the picture.
package struct DrawnCell {
  /// The cell in each appearance; the frames are the same in all of them.
  let presentations: [CellPresentation]

  /// The traits of each appearance.
  let traits: [TraitCollection]

  /// The top left corner of the cell in the picture.
  let origin: CGPoint

  init(presentations: [CellPresentation], traits: [TraitCollection], origin: CGPoint) {
    (self.presentations, self.traits, self.origin) = (presentations, traits, origin)
  }

  /// Creates the picture of a cell in its place.
  init(_ cell: DocumentCell) {
    traits = cell.appearances ?? [cell.traits]
    origin = cell.frame.origin
    presentations = traits.map(cell.presentation)
  }

  /// Creates the picture of a moment between two cells with the same appearances.
  package init(
    from start: DocumentCell, to end: DocumentCell, fraction: CGFloat, at origin: CGPoint
  ) {
    let (first, last) = (DrawnCell(start), DrawnCell(end))
    traits = fraction < 0.5 ? first.traits : last.traits
    self.origin = origin
    presentations = zip(first.presentations, last.presentations).map {
      $0.interpolated(to: $1, fraction: fraction)
    }
  }
}
