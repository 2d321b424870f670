import CellConfiguration
import CellLayout
import CellText
import Foundation
import Testing

@Suite("Cells have the frames of UIKit")
struct CellExampleTests {
  @Test("A cell while editing, 350 x 60, has UIKit's accessory frames (G21, G22, G26)")
  func accessories() {
    let traits = TraitCollection { $0.displayScale = 2 }
    let context = LayoutContext(
      traits: traits, shaper: FixedAdvanceShaper(advance: 10.0 / 17),
      cellLayoutMargins: DirectionalEdgeInsets(leading: 16, trailing: 16))
    var cell = ListCellConfiguration(content: .cell())
    cell.state.isEditing = true
    cell.accessories = [.disclosureIndicator(), .label(text: "four"), .delete()]
    let layout = ListCellLayout(cell, size: CGSize(width: 350, height: 60), context: context)
    #expect(layout.contentFrame == CGRect(x: 40, y: 0, width: 232, height: 60))
    #expect(layout.accessories.map(\.kind) == [.delete, .label, .disclosureIndicator])
    #expect(layout.accessories.map(\.region.minX) == [16, 272, 320])
    #expect(layout.accessories.map(\.region.maxX) == [40, 312, 334])
    #expect(layout.accessories[0].frame == CGRect(x: 15, y: 17, width: 26, height: 26))
    #expect(layout.contentMargins.leading == 8)
    #expect(layout.contentMargins.trailing == 8)
  }

  @Test("A background with insets and stroke outset, 200 x 50, has UIKit's frames (G16, G17)")
  func background() {
    var background = BackgroundConfiguration.clear()
    background.backgroundInsets = DirectionalEdgeInsets(top: 2, leading: 6, bottom: 2, trailing: 6)
    background.cornerRadius = 12
    background.strokeColor = .black
    background.strokeWidth = 1
    background.strokeOutset = 3
    let layout = BackgroundLayout(
      background, size: CGSize(width: 200, height: 50), context: LayoutContext())
    #expect(layout.fillFrame == CGRect(x: 6, y: 2, width: 188, height: 46))
    #expect(layout.strokeFrame == CGRect(x: 3, y: -1, width: 194, height: 52))
    #expect(layout.strokeRadii == CornerRadii(15))
  }
}
