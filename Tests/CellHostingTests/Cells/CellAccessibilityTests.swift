import CellConfiguration
import CellHosting
import CellLayout
import Foundation
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
  func defaults() {
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

  @Test("A laid-out cell says what it displays, in its state")
  func elements() {
    let cell = ListCell(frame: CGRect(x: 0, y: 0, width: 358, height: 52))
    #expect(cell.accessibilityElements() == nil)
    cell.contentConfiguration = ListContentConfiguration(
      style: .valueCell, text: "Wi-Fi", secondaryText: "Home")
    cell.accessories = [.checkmark()]
    cell.isUserInteractionEnabled = false
    cell.layoutIfNeeded()
    let element = cell.accessibilityElements()?.first
    #expect(element?.label == "Wi-Fi, Home" && element?.traits == [.selected, .notEnabled])
    #expect(element?.frame == cell.bounds)
    cell.accessibilityLabel = "Network"
    #expect(cell.accessibilityElements()?.first?.label == "Network")
  }

  @Test("The displayed configuration of a cell has the accessibility attributes that it overrides")
  func overridden() {
    let expected = AccessibilityAttributes(isElement: false, label: "Overridden")
    #expect(SpeakingCell().displayedConfiguration.accessibility == expected)
  }
}
