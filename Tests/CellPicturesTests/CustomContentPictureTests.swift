import CellConfiguration
import CellDocuments
import CellLayout
import CellPictures
import Foundation
import Testing

/// Custom content in layouts and pictures.
struct CustomContentPictureTests {
  private func layout(
    _ size: CGSize?, direction: LayoutDirection = .leftToRight, accessories: [CellAccessory] = []
  ) throws -> DocumentLayout {
    var document = ListDocument()
    document.traits.layoutDirection = direction
    document.sections = [.init(rows: [.init(content: .cell(), accessories: accessories)])]
    document.sections[0].rows[0].customContent = CustomContent(named: "rating", size: size)
    return try DocumentLayout(document)
  }

  private func box(_ layout: DocumentLayout) -> CGRect? {
    let cell = layout.cells[0]
    let presentation = CellPresentation(cell.layout, of: cell.cell, context: cell.context)
    guard case .view(let view)? = presentation.contentViews.first?.content else { return nil }
    #expect(view.customView.identifier == "rating")
    return view.frame
  }

  @Test("A row has the height of its custom content, which begins at the leading margin")
  func frames() throws {
    let size = CGSize(width: 200, height: 30)
    let left = try layout(size)
    #expect(left.cells[0].frame.height == 30)
    #expect(box(left) == CGRect(x: 16, y: 0, width: 200, height: 30))
    let right = try layout(size, direction: .rightToLeft)
    #expect(box(right) == CGRect(x: 358 - 16 - 200, y: 0, width: 200, height: 30))
    let wide = try #require(
      box(try layout(CGSize(width: 900, height: 80), accessories: [.disclosureIndicator()])))
    #expect(wide.minX == 16 && wide.maxX < 340 && wide.height == 80)
    let whole = try #require(box(try layout(nil)))
    #expect(whole.width == 326 && whole.height == 52)
  }

  @Test("A picture shows a box with the name")
  func picture() throws {
    let picture = try layout(CGSize(width: 200, height: 30)).picture(showsLayoutGuides: false)
    let letters = picture.matches(of: />([a-z])</).map { String($0.1) }.joined()
    #expect(letters == "rating" || picture.contains(">rating<"))
    #expect(try layout(nil).describe().contains("customContent = rating"))
  }
}
