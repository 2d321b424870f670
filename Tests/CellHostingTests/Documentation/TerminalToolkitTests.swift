import CellConfiguration
import CellHosting
import CellLayout
import Foundation
import Testing

/// The toolkit of the article for authors of toolkits does what the article says.
@MainActor
struct TerminalToolkitTests {
  func cell(for item: ListItem) -> ListCellConfiguration {
    guard case .row(let position) = item else { return ListCellConfiguration() }
    var content = ListContentConfiguration.valueCell()
    content.image = CellImage(systemName: "wifi")
    content.text = "Network \(position.row + 1)"
    content.secondaryText = position.row == 0 ? "Connected" : nil
    var cell = ListCellConfiguration(content: content, background: .listCell())
    cell.accessories = [.disclosureIndicator()]
    return cell
  }

  @Test("A cell of the first step has the frames that the article prints")
  func cellFirstStep() {
    let context = LayoutContext(traits: .phone)
    let first = cell(for: .row(section: 0, row: 0))
    let layout = ListCellLayout(first, width: 390, context: context)
    #expect(layout.size == CGSize(width: 390, height: 52))
    #expect(layout.imageFrame == CGRect(x: 16, y: 15, width: 24, height: 22))
    #expect(layout.textFrame?.origin == CGPoint(x: 56, y: 16))
    #expect(layout.secondaryTextFrame?.origin == CGPoint(x: 276, y: 16))
  }

  /// Measures and draws the visible rows.
  func draw(_ visible: CGRect, of list: inout ListLayout) -> Screen {
    let visible = list.measureItems(adjustingVisibleRect: visible) { cell(for: $0) }
    var screen = Screen(visible.size)
    for item in list.layoutItems(in: visible, cell: { cell(for: $0) }) {
      let origin = CGPoint(x: item.frame.minX, y: item.frame.minY - visible.minY)
      if let content = cell(for: item.item).content {
        screen.draw(content, item.layout, at: origin)
      }
    }
    return screen
  }

  @Test("A list is drawn where it is scrolled to")
  func listDrawnScrolled() {
    let context = LayoutContext(traits: .phone)
    var list = ListLayout(
      ListConfiguration(appearance: .plain), sections: [ListSection(rowCount: 1_000)],
      width: 390, context: context)
    let top = draw(CGRect(x: 0, y: 0, width: 390, height: 156), of: &list)
    let scrolled = draw(CGRect(x: 0, y: 26_000, width: 390, height: 156), of: &list)
    #expect(
      Self.rows(top) == [
        "  *    Network 1                 Connected  >",
        "  *    Network 2                            >",
        "  *    Network 3                            >",
      ])
    #expect(Self.rows(scrolled).first == "  *    Network 501                          >")
  }

  @Test("A selected cell is drawn again by itself")
  func selectedCellDrawn() {
    let networks = CellList(["Home", "Office", "Café"])
    networks.cells[1].isSelected = true
    networks.scheduler.flush()
    #expect(
      Self.rows(networks.screen) == [
        "  Home", "  Office                           Connected", "  Café",
      ])
    networks.cells[1].isSelected = false
    networks.scheduler.flush()
    #expect(Self.rows(networks.screen) == ["  Home", "  Office", "  Café"])
  }

  /// The lines of a screen that are not blank, without the spaces at their ends.
  private static func rows(_ screen: Screen) -> [String] {
    screen.text.split(separator: "\n")
      .map { String($0.reversed().drop { $0 == " " }.reversed()) }.filter { !$0.isEmpty }
  }
}
