import CellLayout
import Foundation

/// A layout, with the width and height that it was made for.
///
/// A class, because a layout is large and is read more often than it is made. The view that was
/// laid out owns it until an input of the layout changes.
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
