import CellConfiguration
import CellLayout
import Foundation

/// The pictures of a gallery, each of which is drawn once: many states of a style look the same.
///
/// Lives while a page is drawn, on several threads. `@unchecked` because a lock guards what
/// changes.
final class PictureLibrary: @unchecked Sendable {
  /// Everything that a picture depends on.
  private struct Key: Hashable {
    let traits: TraitCollection
    let width: CGFloat
    let screenWidth: CGFloat?
    let margins: DirectionalEdgeInsets?
    let list: ListConfiguration?
    let shaper: PreviewDocument.Shaper
    let symbols: [String: PreviewSymbol]
    let items: [ListItem]
    let cells: [ListCellConfiguration]
    let isExpanded: [Bool]
    let separators: [ListSeparatorConfiguration?]

    init(_ layout: PreviewLayout) {
      let document = layout.document
      traits = layout.traits
      width = document.width
      screenWidth = document.screenWidth
      margins = document.inheritedMargins
      list = document.list
      shaper = document.shaper
      symbols = document.symbols
      items = layout.cells.map(\.item)
      cells = layout.cells.map(\.cell)
      isExpanded = layout.cells.map(\.isExpanded)
      separators = document.sections.flatMap { $0.rows.map(\.separatorConfiguration) }
    }
  }

  private let lock = NSLock()
  private var pictures: [Key: DrawnPicture] = [:]

  /// The picture of a list, drawn if there is none yet.
  func picture(of layout: PreviewLayout) -> DrawnPicture {
    let key = Key(layout)
    if let picture = lock.withLock({ pictures[key] }) { return picture }
    let picture = DrawnPicture(layout)
    lock.withLock { pictures[key] = picture }
    return picture
  }
}
