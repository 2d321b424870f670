import CellLayout
import Foundation

/// A layout with what it was made for.
///
/// An object, because a layout is large and is asked for more often than made. Owned by the view
/// that was laid out, until something changes that it depends on.
final class CachedCellLayout {
  let width: CGFloat
  let height: CGFloat?
  let layout: ListCellLayout

  init(width: CGFloat, height: CGFloat?, layout: ListCellLayout) {
    self.width = width
    self.height = height
    self.layout = layout
  }
}
