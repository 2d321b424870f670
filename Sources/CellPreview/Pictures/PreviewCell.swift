package import CellConfiguration
package import CellLayout
package import Foundation

/// A header, row or footer of a document in its place, in the state that it is shown in.
package struct PreviewCell {
  /// What a cell is in its section.
  package enum Kind: String, Sendable {
    case header
    case row
    case footer
  }

  /// Which item of the list the cell is.
  package let item: ListItem

  /// What it shows, updated for its state.
  package let cell: ListCellConfiguration

  /// Whether the cell is an outline item that shows its children.
  package let isExpanded: Bool

  /// The frames in the cell.
  package let layout: ListCellLayout

  /// Where the cell is in the list.
  package let frame: CGRect

  /// What it was laid out with.
  package let context: LayoutContext

  /// The traits that its colors are resolved with: those of each appearance that it is drawn in.
  private(set) var appearances: [TraitCollection]?

  /// What the cell is.
  package var kind: Kind {
    switch item {
    case .header: .header
    case .row: .row
    case .footer: .footer
    }
  }

  /// Where it stands in the document: `sections[0].rows[1]`.
  package var path: String {
    switch item {
    case .header(let section): "sections[\(section)].header"
    case .row(let position): "sections[\(position.section)].rows[\(position.row)]"
    case .footer(let section): "sections[\(section)].footer"
    }
  }

  /// The traits of the cell.
  var traits: TraitCollection { context.traits }

  /// The cell as it is drawn in several appearances at once, each as traits.
  ///
  /// What it says about its appearance itself, it keeps in all of them.
  func drawn(in appearances: [TraitCollection]) -> PreviewCell {
    drawn(
      with: appearances.map {
        TraitCollection(traitsFrom: [traits, $0, cell.traitOverrides].compactMap(\.self))
      })
  }

  /// The cell as it is drawn with all traits of several appearances.
  func drawn(with appearances: [TraitCollection]) -> PreviewCell {
    var cell = self
    cell.appearances = appearances
    return cell
  }

  /// A color as the cell is drawn with it.
  func paint(_ color: CellColor) -> Paint {
    Paint(color, with: appearances ?? [traits], tint: tint)
  }

  /// The color of an image as a stencil; the tint for one in its own colors.
  func paint(_ image: CellImage, in tint: CellColor) -> Paint {
    paint(image.stencilColor(for: tint) ?? tint)
  }

  /// The tint of everything that has none: `systemBlue`, as views have it at first.
  var tint: CellColor { .systemBlue }

  /// The opacity that the content is shown with: from 0 to 1.
  var contentAlpha: CGFloat { cell.content?.visibleAlpha ?? 1 }

  /// The context of the content view.
  var contentContext: LayoutContext {
    var context = self.context
    context.superviewLayoutMargins = layout.contentMargins
    return context
  }

  /// The top left corner of the content view in the list.
  var contentOrigin: CGPoint {
    CGPoint(x: frame.minX + layout.contentFrame.minX, y: frame.minY + layout.contentFrame.minY)
  }

  /// A rectangle of the cell in coordinates of the list.
  func inList(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: frame.minX, dy: frame.minY) }

  /// A rectangle of the content view in coordinates of the list.
  func contentInList(_ rect: CGRect) -> CGRect {
    rect.offsetBy(dx: contentOrigin.x, dy: contentOrigin.y)
  }
}
