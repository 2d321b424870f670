import CellConfiguration
import CellLayout
import CellText
import Foundation
import Testing

@Suite("Layout without a device uses the typical device")
struct DeviceTests {
  private static var cell: ListCellConfiguration {
    var cell = ListCellConfiguration(
      content: ListContentConfiguration(
        style: .subtitleCell, text: "Wi-Fi", secondaryText: "Home",
        image: CellImage(systemName: "wifi")),
      background: BackgroundConfiguration(style: .listGroupedCell))
    cell.accessories = [.disclosureIndicator(), .reorder(displayed: .always)]
    return cell
  }

  @Test("A layout context without a device is one for a phone, with or without a cache")
  func phone() {
    let cached = LayoutContext(cache: TextMeasurementCache(capacity: 4))
    for traits in [LayoutContext().traits, cached.traits] {
      #expect(traits == .phone)
      #expect(1 / traits.displayScale == 1.0 / 3)
    }
  }

  @Test("A layout with unspecified traits has the frames of the default context")
  func unspecified() {
    let unspecified = LayoutContext(traits: TraitCollection())
    #expect(
      ListCellLayout(Self.cell, width: 390, context: LayoutContext())
        == ListCellLayout(Self.cell, width: 390, context: unspecified))
  }

  @Test(
    "Traits that specify only an idiom lay out like the typical device of that idiom",
    arguments: UserInterfaceIdiom.allCases)
  func idioms(idiom: UserInterfaceIdiom) {
    let bare = LayoutContext(traits: TraitCollection { $0.userInterfaceIdiom = idiom })
    let device = LayoutContext(traits: .device(idiom))
    #expect(
      ListCellLayout(Self.cell, width: 390, context: device)
        == ListCellLayout(Self.cell, width: 390, context: bare))
  }
}
