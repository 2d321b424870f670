import CellConfiguration
import CellDocuments
import CellPictures
import CellLayout
import Foundation

/// The pictures of a gallery, each drawn once: many states of a style look the same.
///
/// It exists while several threads draw a page. `@unchecked` because a lock guards the mutable
/// properties.
final class PictureLibrary: @unchecked Sendable {
  /// The inputs of a picture.
  private struct Key: Hashable {
    let traits: TraitCollection
    let width: CGFloat
    let screenWidth: CGFloat?
    let margins: DirectionalEdgeInsets?
    let list: ListConfiguration?
    let shaper: ListDocument.TextSystem
    let symbols: [String: CustomSymbol]
    let unavailable: ContentUnavailableConfiguration?
    let items: [ListItem]
    let cells: [ListCellConfiguration]
    let separators: [ListSeparatorConfiguration?]

    init(_ layout: DocumentLayout) {
      let document = layout.document
      traits = layout.traits
      width = document.width
      screenWidth = document.screenWidth
      margins = document.inheritedMargins
      list = document.list
      shaper = document.shaper
      symbols = document.symbols
      unavailable = document.unavailable
      items = layout.cells.map(\.item)
      cells = layout.cells.map(\.cell)
      separators = document.sections.flatMap { $0.rows.map(\.separatorConfiguration) }
    }
  }

  private let lock = NSLock()
  private var pictures: [Key: DrawnPicture] = [:]

  /// Returns the picture of a list, and draws it if needed.
  func picture(of layout: DocumentLayout) -> DrawnPicture {
    let key = Key(layout)
    if let picture = lock.withLock({ pictures[key] }) { return picture }
    let picture = DrawnPicture(layout)
    lock.withLock { pictures[key] = picture }
    return picture
  }
}
