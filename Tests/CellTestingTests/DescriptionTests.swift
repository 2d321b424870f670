import CellConfiguration
import CellDocuments
import CellHosting
import CellLayout
import CellPictures
import CellTesting
import Foundation
import Testing

@Suite("Cells, contents and lists describe themselves as text")
struct CellDescriptionTests {
  private static func cell() -> ListCellConfiguration {
    var cell = ListCellConfiguration(content: .cell(), background: .listCell())
    cell.content?.text = "Wi-Fi"
    return cell
  }

  @Test("A cell, its content and a list describe their frames")
  func values() {
    #expect(Self.cell().describe().contains("string \"Wi-Fi\"; position 16, "))
    #expect(ListContentConfiguration.cell().describe(width: 200).hasPrefix("list 200 x "))
    let list = ListLayout(
      ListConfiguration(appearance: .plain), sections: [ListSection(rowCount: 2)], width: 320,
      context: LayoutContext(traits: .phone))
    var asked: [ListItem] = []
    let text = list.describe { item in
      asked.append(item)
      return Self.cell()
    }
    #expect(asked == [.row(section: 0, row: 0), .row(section: 0, row: 1)])
    #expect(text.hasPrefix("list 320 x ") && text.contains("sections[0].rows[1] row"))
  }

  @MainActor
  @Test("A hosted cell describes its displayed parts in its state and traits")
  func hosted() {
    let cell = ListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 52))
    var content = ListContentConfiguration.cell()
    content.text = "Wi-Fi"
    content.when(.selected) { $0.textProperties.color = .systemRed }
    cell.contentConfiguration = content
    cell.accessories = [.checkmark()]
    let normal = cell.describe()
    #expect(normal.hasPrefix("list 320 x ") && normal.contains("checkmark"))
    #expect(!normal.contains("#FF383CFF"))
    cell.isSelected = true
    #expect(cell.describe().contains("#FF383CFF"))
    let start = "<ListCell: <ListCellConfiguration: state.isSelected = true; content = "
    #expect("\(cell)".hasPrefix(start))
    let names = cell.displayedConfiguration.difference(from: Self.cell()).map(\.name)
    #expect(names.contains("state.isSelected") && names.contains("content.textProperties.color"))
  }

  @Test("The difference of documents names sections and rows")
  func documents() {
    let old = ListDocument(cells: [Self.cell(), Self.cell()])
    var new = old
    new.sections[0].rows[1].content.text = "Bluetooth"
    new.sections[0].rows[1].state.isSelected = true
    #expect(
      new.difference(from: old).map(\.description) == [
        "sections[0].rows[1].state.isSelected: none → true",
        "sections[0].rows[1].content.text: \"Wi-Fi\" → \"Bluetooth\"",
      ])
  }
}
