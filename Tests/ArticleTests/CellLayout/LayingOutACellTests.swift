import CellConfiguration
import CellDocuments
import CellLayout
import CellTestSupport
import CellText
import Foundation
import Testing

@Suite("Laying out one cell")
struct LayingOutACellTests {
  private func cell() -> ListCellConfiguration {
    let content = ListContentConfiguration(
      style: .subtitleCell, text: "Wi-Fi", secondaryText: "Home",
      image: CellImage(systemName: "wifi"))
    var cell = ListCellConfiguration(content: content, background: .listCell())
    cell.accessories = [.disclosureIndicator()]
    return cell
  }

  @Test("A layout says where everything is, in the cell")
  func frames() {
    let content = ListContentConfiguration(
      style: .subtitleCell, text: "Wi-Fi", secondaryText: "Home",
      image: CellImage(systemName: "wifi"))
    var cell = ListCellConfiguration(content: content, background: .listCell())
    cell.accessories = [.disclosureIndicator()]

    let context = LayoutContext(traits: .phone)
    let layout = ListCellLayout(cell, width: 358, context: context)
    let height = layout.size.height  // 68.333
    let image = layout.imageFrame  // 16, 23.333, 24, 22
    let text = layout.textFrame  // 56, 15, 40.667, 20.333
    let indicator = layout.accessories[0].frame
    #expect(documented(height) == "68.333")
    #expect(documented(image) == "16, 23.333, 24, 22")
    #expect(documented(text) == "56, 15, 40.667, 20.333")
    #expect(indicator.maxX == 350)
  }

  @Test("A cell is laid out in a state once it is updated for it")
  func state() {
    let cell = cell()
    let context = LayoutContext(traits: .phone)
    var state = CellConfigurationState(traitCollection: .phone)
    state.isEditing = true
    let edited = ListCellLayout(cell.updated(for: state), width: 358, context: context)
    #expect(edited.accessories.count == 1)
  }

  @Test("A measurement knows the height, and places nothing")
  func measurement() {
    let cell = cell()
    let context = LayoutContext(traits: .phone)
    let measurement = ListCellMeasurement(cell, width: 358, context: context)
    let height = measurement.height
    let layout = ListCellLayout(measurement)
    let taller = ListCellLayout(measurement, height: 100)
    #expect(layout.size.height == height)
    #expect(taller.size.height == 100)
  }

  @Test("Content alone has a layout of its own")
  func content() {
    let context = LayoutContext(traits: .phone)
    let content = ListContentConfiguration(
      style: .valueCell, text: "Wi-Fi", secondaryText: "Home")
    let wide = ListContentLayout(content, width: 358, context: context)
    let narrow = ListContentLayout(content, width: 100, context: context)
    #expect(wide.arrangement == .sideBySide)
    #expect(narrow.arrangement == .stacked)
  }

  @Test("The same texts are measured once where a cache is given")
  func cache() {
    let cell = cell()
    let cache = TextMeasurementCache()
    let context = LayoutContext(traits: .phone, cache: cache)
    let first = ListCellLayout(cell, width: 358, context: context)
    let again = ListCellLayout(cell, width: 358, context: context)
    #expect(first == again)
  }

  @Test("The element under the pointer is found")
  func elements() {
    let cell = cell()
    let layout = ListCellLayout(cell, width: 358, context: LayoutContext(traits: .phone))
    let element = layout.element(at: CGPoint(x: 60, y: 20))
    #expect(element == .content(.text))
  }

  @Test("The picture shows margins, slot and frames")
  func picture() throws {
    let document = ListDocument(cells: [cell()], list: nil, width: 358)
    try ArticlePicture(
      name: "laying-out-a-cell", module: "CellLayout", document: document, isInspected: true
    ).check()
  }
}
