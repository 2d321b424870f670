import CellConfiguration
import CellUIKit
import Foundation
import Testing
import UIKitStubs

@MainActor
struct AccessibilityTests {
  private static let all = AccessibilityAttributes(
    isElement: true, label: "Network", value: "Home", hint: "Opens it", traits: [.button, .header],
    identifier: "wifi")

  /// Returns what a cell tells assistive technology, in the order of the attributes.
  private func told(_ cell: UIView) -> [String?] {
    [
      cell.isAccessibilityElement.description, cell.accessibilityLabel, cell.accessibilityValue,
      cell.accessibilityHint, "\(cell.accessibilityTraits.rawValue)", cell.accessibilityIdentifier,
    ]
  }

  @Test("What a cell tells assistive technology is assigned to the cell")
  func cells() {
    let cell = UICollectionViewListCell()
    let untouched = told(cell)
    cell.show(ListCellConfiguration(content: .cell()))
    #expect(told(cell) == untouched)
    var configuration = ListCellConfiguration(content: .cell())
    configuration.accessibility = Self.all
    cell.show(configuration)
    let traits: UIAccessibilityTraits = [.button, .header]
    #expect(told(cell) == ["true", "Network", "Home", "Opens it", "\(traits.rawValue)", "wifi"])
  }

  @Test("A cell that is shown again without texts of its own has the system's")
  func reuse() {
    let cell = UICollectionViewListCell()
    var configuration = ListCellConfiguration(content: .cell())
    configuration.accessibility = Self.all
    cell.show(configuration)
    cell.show(ListCellConfiguration(content: .cell()))
    #expect(cell.accessibilityLabel == nil && cell.accessibilityValue == nil)
    #expect(cell.accessibilityHint == nil && cell.accessibilityIdentifier == nil)
  }

  @Test("Every trait is UIKit's of the same name")
  func traits() {
    let pairs: [(AccessibilityTraits, UIAccessibilityTraits)] = [
      (.none, .none), (.button, .button), (.link, .link), (.image, .image), (.selected, .selected),
      (.staticText, .staticText), (.header, .header), (.notEnabled, .notEnabled),
      (.adjustable, .adjustable), (.updatesFrequently, .updatesFrequently),
      (.searchField, .searchField), ([.link, .header], [.link, .header]),
    ]
    for (own, converted) in pairs { #expect(own.uiAccessibilityTraits == converted, "\(own)") }
    // Each of the ten has a bit of its own.
    let every = AccessibilityTraits(rawValue: .max).uiAccessibilityTraits
    #expect(every.rawValue.nonzeroBitCount == 10)
  }
}
