import CellConfiguration
import CellLayout
import CellUIKit
import Testing

@MainActor
struct AccessoryKindTests {
  @Test("Every table of accessories has one row for each kind, in the order of the kinds")
  func rows() {
    let kinds = CellAccessory.Kind.allCases
    #expect(kinds.map(\.rawValue) == Array(kinds.indices))
    #expect(CellAccessory.kindForms.map(\.kind) == kinds)
    #expect(AccessoryStyle.all.map(\.kind) == kinds)
    #expect(AccessoryConversion.all.map(\.kind) == kinds)
  }
}
