import CellConfiguration
import CellDocuments
import CellLayout
import CellPictures
import CellTestSupport
import CellText
import Foundation
import Testing

@Suite("Steps on screens of any scale")
struct PixelSeamTests {
  private static let scales: [CGFloat] = [1, 1.25, 1.5, 1.75, 2, 2.25, 2.5, 2.625, 2.75, 3]

  private static func cells(
    _ appearance: ListConfiguration.Appearance, scale: CGFloat
  ) -> [DocumentCell] {
    var document = ListDocument()
    document.width = 390
    document.list = ListConfiguration(appearance: appearance)
    document.traits.displayScale = scale
    document.sections = (0..<3).map { section in
      ListDocument.Section(
        rows: (0..<5).map { row in
          let text = String(repeating: "Known networks ", count: row % 3 * section + 1)
          return ListDocument.Row(
            content: ListContentConfiguration(
              style: .subtitleCell, text: text, secondaryText: row % 2 == 0 ? "Home" : nil))
        })
    }
    return DocumentLayout(document, shaper: .embedded).cells
  }

  /// The rectangles that a cell fills, in the coordinates of the list.
  private static func fills(_ cell: DocumentCell) -> [CGRect] {
    func fills(_ items: [DisplayItem]) -> [CGRect] {
      items.flatMap { item -> [CGRect] in
        switch item.content {
        case .fill: [item].bounds.map { [$0] } ?? []
        case .group(let members, let clip?):
          fills(members) + (clip.controlBounds.map { [$0] } ?? [])
        case .group(let members, nil): fills(members)
        default: []
        }
      }
    }
    let presentation = CellPresentation(cell.layout, of: cell.cell, context: cell.context)
    let parts: Set<DisplayItem.Identity.Element> = [.background, .topSeparator, .bottomSeparator]
    return fills(presentation.displayList.filter { parts.contains($0.identity.element) })
      .map { $0.offsetBy(dx: cell.frame.minX, dy: cell.frame.minY) }
  }

  @Test(
    "Backgrounds and separators end on pixels, and rows have no seam between them",
    arguments: ListConfiguration.Appearance.allCases, scales)
  func seams(appearance: ListConfiguration.Appearance, scale: CGFloat) {
    let cells = Self.cells(appearance, scale: scale)
    var joined = 0
    for (cell, next) in zip(cells, cells.dropFirst()) {
      let fills = Self.fills(cell)
      #expect(!fills.isEmpty)
      for rect in fills {
        for edge in [rect.minX, rect.maxX, rect.minY, rect.maxY] {
          let pixels = edge * scale
          #expect(abs(pixels - pixels.rounded()) < 1e-6, "\(rect) of \(cell.path)")
        }
      }
      guard cell.path.prefix(11) == next.path.prefix(11) else { continue }
      let (bottom, top) = (fills.map(\.maxY).max() ?? 0, Self.fills(next).map(\.minY).min() ?? 0)
      joined += 1
      #expect(bottom >= top - 1e-9, "\(cell.path)")
    }
    #expect(joined >= 12)
  }
}
