import CellConfiguration
import CellLayout
import CellTestSupport
import CellText
import Foundation
import Testing

/// Accessories that are placed without being copied.
struct PlacedAccessoryTests {
  private let context = LayoutContext(traits: .phone)

  @Test("An accessory that is not displayed does not distinguish layouts")
  func equality() {
    var cell = ListCellConfiguration(content: .cell())
    cell.accessories = [.disclosureIndicator()]
    var other = cell
    other.accessories = [.disclosureIndicator(), .delete(displayed: .whenEditing)]
    let layout = ListCellLayout(cell, width: 320, context: context)
    #expect(layout == ListCellLayout(other, width: 320, context: context))
    other.accessories[0].tintColor = .systemRed
    #expect(layout != ListCellLayout(other, width: 320, context: context))
    other.accessories = [.delete(displayed: .whenEditing), .disclosureIndicator()]
    #expect(layout != ListCellLayout(other, width: 320, context: context))
  }

  @Test(
    "A table view and a cell outside it share a context, in any order", arguments: [false, true])
  func containers(isTableFirst: Bool) {
    var cell = ListCellConfiguration(content: .cell())
    cell.accessories = [.disclosureIndicator()]
    var configuration = ListConfiguration(appearance: .plain)
    configuration.container = .tableView
    let list = ListLayout(
      configuration, sections: [ListSection(rowCount: 1)], width: 320, context: context)
    func inTable() -> CGRect? {
      list.cellLayout(of: cell, at: .row(section: 0, row: 0)).accessories.first?.frame
    }
    func outside(_ context: LayoutContext) -> CGSize? {
      ListCellLayout(cell, width: 320, context: context).accessories.first?.frame.size
    }
    let size = outside(LayoutContext(traits: list.context.traits))
    let frame = isTableFirst ? inTable() : nil
    #expect(outside(list.context) == size)
    #expect(inTable()?.size != size)
    #expect(frame == nil || inTable() == frame)
  }

  @Test(
    "A label has the size of its text in its font",
    arguments: [
      "1", "Détails", "مرحبا", "two\nlines", "tab\t", "", String(repeating: "x", count: 5000),
    ])
  func labels(_ text: String) {
    for category in [CellContentSizeCategory.large, .accessibilityLarge] {
      let traits = TraitCollection.phone.modifyingTraits {
        $0.preferredContentSizeCategory = category
      }
      let context = LayoutContext(traits: traits)
      let cached = LayoutContext(traits: traits, cache: TextMeasurementCache())
      let font = CellFont.preferredFont(forTextStyle: .body).resolved(with: traits)
      let options = TextLayoutOptions(numberOfLines: 1, displayScale: traits.displayScale)
      let measured = TextMeasurement(
        of: StyledText(text, font: font), options: options, shaper: .embedded)
      for context in [context, cached] {
        var cell = ListCellConfiguration(content: .cell())
        cell.accessories = [.label(text: text)]
        let layout = ListCellLayout(cell, width: 1e6, context: context)
        let size = text.isEmpty ? .zero : measured.size
        #expect(layout.accessories.map(\.frame.size) == [size])
        #expect(layout.measurementCount == (text.isEmpty ? 0 : 1))
      }
    }
  }

  @Test("Threads that measure the first accessories of a context at once get equal layouts")
  func threads() async {
    var cell = ListCellConfiguration(content: .cell())
    cell.accessories = [.disclosureIndicator(), .label(text: "3"), .checkmark()]
    let expected = ListCellLayout(cell, width: 320, context: context)
    for _ in 0..<20 {
      let context = LayoutContext(traits: .phone)
      let layouts = await withTaskGroup(of: ListCellLayout.self) { [cell] group in
        for _ in 0..<4 { group.addTask { ListCellLayout(cell, width: 320, context: context) } }
        return await group.reduce(into: []) { $0.append($1) }
      }
      #expect(layouts.allSatisfy { $0 == expected })
    }
  }
}
