import CellConfiguration
import CellLayout
import Foundation
import Testing

/// The examples in comments of lists, run.
@Suite("Comments of lists")
struct ListCommentTests {
  private func cell(for item: ListItem) -> ListCellConfiguration {
    let content = ListContentConfiguration(style: .cell, text: "\(item)")
    var cell = ListCellConfiguration(content: content, background: .listCell())
    if case .row = item { cell.accessories = [.detail()] }
    return cell
  }

  private func list() -> ListLayout {
    ListLayout(
      ListConfiguration(appearance: .insetGrouped), sections: [ListSection(rowCount: 40)],
      width: 390, context: LayoutContext(traits: .phone))
  }

  @Test("A list is measured and drawn where it is visible")
  func drawing() {
    var drawn: [CGPoint] = []
    func draw(_ layout: ListCellLayout, at origin: CGPoint) { drawn.append(origin) }
    let traits = TraitCollection.phone
    var visible = CGRect(x: 0, y: 0, width: 390, height: 400)
    var list = ListLayout(
      ListConfiguration(appearance: .insetGrouped),
      sections: [ListSection(rowCount: 3, hasHeader: true), ListSection(rowCount: 2)],
      width: 390, context: LayoutContext(traits: traits))
    visible = list.measureItems(adjustingVisibleRect: visible) { item in cell(for: item) }
    for row in list.layoutItems(in: visible, cell: { item in cell(for: item) }) {
      draw(row.layout, at: row.frame.origin)
    }
    #expect(drawn.count == 6)
    #expect(drawn.allSatisfy { $0.x == 16 })
  }

  @Test("Rows of one style are measured by their texts")
  func rowsAsTexts() {
    var list = list()
    let names = (0..<40).map { "File \($0)" }
    let sizes = (0..<40).map { "\($0) KB" }
    list.measureRows(like: ListCellConfiguration(content: .subtitleCell())) { position in
      ListRowContent(text: names[position.row], secondaryText: sizes[position.row])
    }
    #expect(list.isExact(.row(section: 0, row: 39)))
  }

  @Test("The accessory at a point is performed")
  func hit() {
    var performed: [CellAccessory] = []
    func perform(_ accessory: CellAccessory) { performed.append(accessory) }
    let (list, point) = (list(), CGPoint(x: 346, y: 100))
    let visible = CGRect(x: 0, y: 0, width: 390, height: 400)
    let hit = list.layoutItem(at: point, visible: visible) { item in cell(for: item) }
    if let hit, case .accessory(let index) = hit.element(at: point) {
      perform(cell(for: hit.item).accessories[index])
    }
    #expect(performed.map(\.kind) == [.detail])
  }

  @Test("A selected cell is laid out in its list")
  func selection() {
    let (list, item) = (list(), ListItem.row(section: 0, row: 0))
    let cell = cell(for: item)
    var state = CellConfigurationState(traitCollection: list.context.traits)
    state.isSelected = true
    let layout = list.cellLayout(of: cell.updated(for: state), at: item)
    #expect(layout.size.width == 358)
  }
}
