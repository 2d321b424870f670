import CellConfiguration
import CellLayout
import Foundation

/// A cell at a moment between two states of it, as it is seen in each appearance of a picture.
struct CellMoment {
  /// What is seen, in each appearance; frames are the same in all of them.
  let appearances: [CellAppearance]

  /// The cell at the nearer end.
  let cell: PreviewCell

  /// A moment between two cells that are drawn in the same appearances.
  init(from start: PreviewCell, to end: PreviewCell, fraction: CGFloat) {
    appearances = zip(start.seen, end.seen).map { $0.interpolated(to: $1, fraction: fraction) }
    cell = fraction < 0.5 ? start : end
  }

  /// What is seen, but for colors.
  var seen: CellAppearance { appearances[0] }

  /// A color as it is seen in each appearance.
  func paint(_ color: (CellAppearance) -> CellColor.Components?) -> Paint {
    let clear = CellColor.Components(red: 0, green: 0, blue: 0, alpha: 0)
    return Paint(appearances.map { color($0) ?? clear })
  }
}

extension PreviewCell {
  /// What is seen of the cell, in each appearance that it is drawn in.
  fileprivate var seen: [CellAppearance] {
    (appearances ?? [traits]).map { traits in
      var context = context
      context.traits = traits
      // Its own traits are in these already, and would come before the appearance.
      var cell = cell
      cell.traitOverrides = nil
      return CellAppearance(layout, of: cell, context: context, tintColor: tint)
    }
  }
}
