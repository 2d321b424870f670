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

  /// A content of two links: one with an action, one with a URL.
  private static var linked: ListContentConfiguration {
    var (terms, reset) = (AttributedString("terms"), AttributedString("reset"))
    terms.link = URL(string: "https://example.com/terms")
    reset.cell.action = CellAccessory.Action(named: "reset")
    var content = ListContentConfiguration.cell()
    content.attributedText = terms + AttributedString(" or ") + reset
    return content
  }

  @Test("A link with an action is a custom action of the cell")
  func links() throws {
    var performed: [String] = []
    var refusals: [UnsupportedValue] = []
    var context = UIKitContext()
    context.action = { action in { performed.append(action.name ?? "") } }
    context.unsupportedValueHandler = { refusals.append($0) }
    let cell = UICollectionViewListCell()
    cell.show(ListCellConfiguration(content: Self.linked), context: context)
    let actions = try #require(cell.accessibilityCustomActions)
    #expect(actions.map(\.name) == ["reset"])
    #expect(actions[0].actionHandler?(actions[0]) == true)
    #expect(performed == ["reset"])
    #expect(refusals.map(\.subject) == ["link terms"])
    #expect(refusals.map(\.reason).joined().contains("give the link an action"))
    refusals = []
    context.action = { _ in nil }
    cell.show(ListCellConfiguration(content: Self.linked), context: context)
    #expect(cell.accessibilityCustomActions == nil)
    #expect(refusals.map(\.subject) == ["link terms", "action reset"])
    cell.show(ListCellConfiguration(content: Self.linked))
    cell.show(ListCellConfiguration(content: .cell()))
    #expect(cell.accessibilityCustomActions == nil)
  }

  @Test("A link has the tint color, and UIKit's attribute of links nowhere")
  func linkColors() throws {
    var content = Self.linked
    var red = AttributedString("red")
    red.link = URL(string: "https://example.com")
    red.cell.foregroundColor = .systemRed
    content.attributedText?.append(red)
    let text = try #require(UIListContentConfiguration(content).attributedText)
    let colors = [0, 6, 9, 14].map {
      (text.attributes(at: $0, effectiveRange: nil)[.foregroundColor] as? UIColor)?.description
    }
    #expect(colors == ["tintColor", nil, "tintColor", "systemRed"])
    let keys = (0..<text.length).flatMap { text.attributes(at: $0, effectiveRange: nil).keys }
    #expect(Set(keys.map(\.rawValue)) == ["NSColor"])
  }
}
