import CellConfiguration
import CellLayout
package import Foundation

/// A cell at a moment between two of its states, in each appearance of a picture.
package struct CellMoment {
  /// The visible values in each appearance; frames are the same in all of them.
  let appearances: [CellAppearance]

  /// The cell at the closer end of the transition.
  let cell: PreviewCell

  /// Creates a moment between two cells with the same appearances.
  package init(from start: PreviewCell, to end: PreviewCell, fraction: CGFloat) {
    appearances = zip(start.seen, end.seen).map { $0.interpolated(to: $1, fraction: fraction) }
    cell = fraction < 0.5 ? start : end
  }

  /// The visible values apart from colors, which differ between appearances.
  var seen: CellAppearance { appearances[0] }

  /// Returns the paint of a color in each appearance.
  func paint(_ color: (CellAppearance) -> CellColor.Components?) -> Paint {
    let clear = CellColor.Components(red: 0, green: 0, blue: 0, alpha: 0)
    return Paint(appearances.map { color($0) ?? clear })
  }
}

extension PreviewCell {
  /// The visible values of the cell, in each of its appearances.
  fileprivate var seen: [CellAppearance] {
    (appearances ?? [traits]).map { traits in
      var context = context
      context.traits = traits
      // These traits already include the cell's own, which would otherwise override the appearance.
      var cell = cell
      cell.traitOverrides = nil
      return CellAppearance(layout, of: cell, context: context, tintColor: tint)
    }
  }
}
