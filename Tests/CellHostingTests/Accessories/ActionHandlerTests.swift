import CellConfiguration
import CellHosting
import Testing

/// Closures as what accessories do when they are tapped.
@MainActor
struct ActionHandlerTests {
  @Test("Every accessory that can be tapped takes a closure, which its action runs")
  func accessoryCanTapped() {
    var taps = 0
    let accessories: [CellAccessory] = [
      .detail { taps += 1 }, .delete { taps += 1 }, .insert { taps += 1 },
      .outlineDisclosure { taps += 1 }, .popUpMenu { taps += 1 },
    ]
    for accessory in accessories { #expect(accessory.action?() == true) }
    #expect(taps == 5)
    let plain: [CellAccessory] = [
      .detail(), .delete(), .insert(), .outlineDisclosure(), .popUpMenu(),
    ]
    let without: [CellAccessory] = [
      .detail(actionHandler: nil), .delete(actionHandler: nil), .insert(actionHandler: nil),
      .outlineDisclosure(actionHandler: nil), .popUpMenu(actionHandler: nil),
    ]
    #expect(without == plain)
    for (accessory, plain) in zip(accessories, plain) {
      var accessory = accessory
      #expect(accessory != plain)
      accessory.action = nil
      #expect(accessory == plain)
    }
  }

  @Test("Actions of closures are equal to their copies only")
  func actionsClosuresEqual() {
    let action = CellAccessory.Action {}
    let copy = action
    #expect(action == copy)
    #expect(action != CellAccessory.Action {})
  }

  @Test("An action with a name runs nothing and says so")
  func actionNameRuns() {
    let named = CellAccessory.detail(action: CellAccessory.Action(named: "show"))
    #expect(named.action?() == false)
    #expect(named.action?.name == "show")
  }
}
