import CellConfiguration
import CellLayout
import CellText
import Foundation
import Testing

@Suite("A layout that is told no device")
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

  @Test("Is one for a phone, with or without a cache, whose pixels have a size")
  func phone() {
    let cached = LayoutContext(cache: TextMeasurementCache(capacity: 4))
    for traits in [LayoutContext().traits, cached.traits] {
      #expect(traits == .phone)
      #expect(1 / traits.displayScale == 1.0 / 3)
    }
  }

  @Test("Has the frames that it has where traits are unspecified")
  func unspecified() {
    let unspecified = LayoutContext(traits: TraitCollection())
    #expect(
      ListCellLayout(Self.cell, width: 390, context: LayoutContext())
        == ListCellLayout(Self.cell, width: 390, context: unspecified))
  }

  @Test(
    "What says no more than its kind is laid out as the device",
    arguments: UserInterfaceIdiom.allCases)
  func idioms(idiom: UserInterfaceIdiom) {
    let bare = LayoutContext(traits: TraitCollection { $0.userInterfaceIdiom = idiom })
    let device = LayoutContext(traits: .device(idiom))
    #expect(
      ListCellLayout(Self.cell, width: 390, context: device)
        == ListCellLayout(Self.cell, width: 390, context: bare))
  }
}
