import CellConfiguration
import CellLayout
import CellTestSupport
import CellText
import Foundation
import Testing

@Suite("Accessibility")
struct AccessibilityTests {
  @Test("A cell reports its texts, its accessories and its state")
  func cell() {
    var content = ListContentConfiguration.valueCell()
    content.text = "Wi-Fi"
    content.secondaryText = "Home"
    var cell = ListCellConfiguration(content: content)
    cell.accessories = [.label(text: "3"), .detail(), .disclosureIndicator()]

    let layout = ListCellLayout(cell, width: 358, context: LayoutContext(traits: .phone))
    let element = layout.accessibilityElements(of: cell)[0]
    let label = element.label  // "Wi-Fi, Home"
    let value = element.value  // "3"
    let actions = element.customActions.map(\.name)  // ["More Info"]
    #expect(documented(label) == "\"Wi-Fi, Home\"")
    #expect(documented(value) == "\"3\"")
    #expect(documented(actions) == "[\"More Info\"]")

    var state = CellConfigurationState(traitCollection: .phone)
    state.isSelected = true
    state.isDisabled = true
    let updated = cell.updated(for: state)
    let traits = layout.accessibilityElements(of: updated)[0].traits
    let isButton = traits.contains(.button)  // true
    let isSelected = traits.contains(.selected)  // true
    let isEnabled = !traits.contains(.notEnabled)  // false
    #expect(documented(isButton) == "true")
    #expect(documented(isSelected) == "true")
    #expect(documented(isEnabled) == "false")
    #expect(traits == [.button, .selected, .notEnabled])
  }

  @Test("What the caller sets wins, and parts can be elements of their own")
  func own() {
    var cell = ListCellConfiguration(content: ListContentConfiguration.cell())
    cell.content?.text = "Volume"
    cell.content?.image = CellImage(systemName: "wifi")?.withAccessibilityLabel("Strong signal")
    cell.accessibility.hint = "Opens the networks"
    cell.accessibility.traits = .button

    let volume = CellAccessory.CustomView("volume", size: CGSize(width: 80, height: 30))
    var slider = CellAccessory.customView(
      volume, placement: .trailing(), options: .init(reservedLayoutWidth: .actual))
    slider.accessibility = AccessibilityAttributes(value: "50%", traits: .adjustable)
    cell.accessories = [slider]
    let layout = ListCellLayout(cell, width: 358, context: LayoutContext(traits: .phone))
    let element = layout.accessibilityElements(of: cell).first
    #expect(element?.label == "Strong signal, Volume" && element?.value == "50%")
    #expect(element?.hint == "Opens the networks" && element?.traits == .button)

    cell.accessibility.isElement = false
    let parts = layout.accessibilityElements(of: cell).map(\.label)
    #expect(parts == ["Strong signal", "Volume", nil])
  }

  @Test("A list says its items from top to bottom")
  func list() {
    var configuration = ListConfiguration(appearance: .plain)
    configuration.headerMode = .supplementary
    let list = ListLayout(
      configuration, sections: [ListSection(rowCount: 2, hasHeader: true)], width: 390,
      context: LayoutContext(traits: .phone))
    let visible = CGRect(x: 0, y: 0, width: 390, height: 800)
    func cell(for item: ListItem) -> ListCellConfiguration {
      var content = ListContentConfiguration.cell()
      content.text = "\(item)"
      return ListCellConfiguration(content: content)
    }
    let elements = list.accessibilityElements(in: visible) { item in cell(for: item) }
    let spoken = elements.map(\.element.label)
    #expect(spoken == ["header 0", "row 0.0", "row 0.1"])
  }

  @Test("The examples in the comments on accessibility run")
  func comments() {
    var cell = ListCellConfiguration(
      content: ListContentConfiguration(style: .valueCell, text: "Wi-Fi", secondaryText: "Home"))
    var accessory = CellAccessory.customView(
      .init("switch", size: CGSize(width: 51, height: 31)), placement: .trailing(),
      options: .init(reservedLayoutWidth: .actual))
    accessory.accessibility.value = "On"
    accessory.accessibility.traits = .button
    cell.accessories = [accessory]
    let layout = ListCellLayout(cell, width: 358, context: LayoutContext(traits: .phone))
    let element = layout.accessibilityElements(of: cell).first
    #expect(element?.label == "Wi-Fi, Home" && element?.value == "On")
    #expect(element?.traits == .button)
    let label = layout.accessibilityElements(of: cell).first?.label  // "Wi-Fi, Home"
    #expect(documented(label) == "\"Wi-Fi, Home\"")
    var presented: [CGRect] = []
    func present(_ label: String?, value: String?, at frame: CGRect) { presented.append(frame) }
    for element in layout.accessibilityElements(of: cell) {
      present(element.label, value: element.value, at: element.frame)
    }
    #expect(presented == [CGRect(origin: .zero, size: layout.size)])
    var german = AccessibilityVocabulary.english
    german.delete = "Löschen"
    cell.accessories = [.delete(displayed: .always)]
    let edited = ListCellLayout(cell, width: 358, context: LayoutContext(traits: .phone))
    let actions = edited.accessibilityElements(of: cell, words: german).first?.customActions
    #expect(actions == [.init(name: "Löschen", accessoryIndex: 0)])
  }
}
