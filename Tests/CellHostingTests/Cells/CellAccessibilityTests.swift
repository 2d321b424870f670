import CellConfiguration
import CellHosting
import Testing

/// A cell that overrides what it says, as cells written for UIKit do.
private final class SpeakingCell: ListCell {
  override var accessibilityLabel: String? {
    get { "Overridden" }
    set {}
  }

  override var isAccessibilityElement: Bool {
    get { false }
    set {}
  }
}

@MainActor
struct CellAccessibilityTests {
  @Test("A cell is an accessibility element by default, and a plain view is none")
  func elements() {
    #expect(ListCell().isAccessibilityElement && !CellView().isAccessibilityElement)
    let cell = ListCell()
    cell.isAccessibilityElement = false
    #expect(!cell.isAccessibilityElement && cell.accessibility.isElement == false)
  }

  @Test("The displayed configuration of a cell has the accessibility attributes set on the cell")
  func displayed() {
    let cell = ListCell()
    #expect(cell.displayedConfiguration.accessibility.isEmpty)
    cell.accessibilityLabel = "Wi-Fi"
    cell.accessibilityTraits.insert(.button)
    cell.accessibilityIdentifier = "wifi"
    let expected = AccessibilityAttributes(label: "Wi-Fi", traits: .button, identifier: "wifi")
    #expect(cell.displayedConfiguration.accessibility == expected)
    #expect(cell.accessibility == expected)
  }

  @Test("The displayed configuration of a cell has the accessibility attributes that it overrides")
  func overridden() {
    let expected = AccessibilityAttributes(isElement: false, label: "Overridden")
    #expect(SpeakingCell().displayedConfiguration.accessibility == expected)
  }
}
