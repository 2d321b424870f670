import CellConfiguration
import CellLayout
import CellTestSupport
import Foundation
import Testing

@Suite("An edited list equals a new list with the same items")
struct EditedListTests {
  private static func context(_ sheet: StyleSheet, scale: CGFloat) -> LayoutContext {
    LayoutContext(
      traits: TraitCollection {
        $0.styleSheet = sheet
        $0.displayScale = scale
      })
  }

  @Test(
    "After any changes, an edited list equals a new one in every look", arguments: ListVariant.all)
  func changes(_ look: ListVariant) {
    var edits = ItemEdits(look, RandomSource(seed: 7))
    for _ in 0..<120 { edits.step() }
    #expect(edits.problems() == [])
  }

  @Test("A new header does not take the width of the one it replaces")
  func widthOfNewHeader() {
    var list = ListLayout(
      ListVariant(
        appearance: .grouped, container: .collectionView, mode: .supplementary, sheet: .iOS26
      ).configuration, sections: [ListSection(rowCount: 1, hasHeader: true)], width: 390,
      context: Self.context(.iOS26, scale: 3))
    let header = ListItem.header(section: 0)
    list.setWidth(50, of: header)
    list.setSupplementaries(inSection: 0, hasHeader: false, hasFooter: false)
    list.setSupplementaries(inSection: 0, hasHeader: true, hasFooter: false)
    #expect(list.frame(of: header).width == 390)
  }

  @Test("The width of a header is in whole pixels after a change of scale")
  func widthAtAnotherScale() {
    var list = ListLayout(
      ListVariant(
        appearance: .grouped, container: .collectionView, mode: .supplementary, sheet: .iOS26
      ).configuration, sections: [ListSection(rowCount: 1, hasHeader: true)], width: 390,
      context: Self.context(.iOS26, scale: 3))
    list.setWidth(100.0 / 3, of: .header(section: 0))
    list.update(traits: Self.context(.iOS26, scale: 2).traits)
    #expect(list.frame(of: .header(section: 0)).width == 33.5)
  }

  @Test("Margins of a list follow the screen when it is rotated")
  func screen() {
    var context = Self.context(.iOS26, scale: 3)
    context.screenWidth = 375
    var list = ListLayout(
      ListConfiguration(appearance: .plain), sections: [ListSection(rowCount: 1)], width: 375,
      context: context)
    #expect(list.context.cellLayoutMargins.leading == 16)
    list.update(width: 700, screenWidth: 812)
    #expect(list.context.cellLayoutMargins.leading == 20)
    list.update(width: 300)
    #expect(list.context.cellLayoutMargins.leading == 20)
  }
}
