import CellConfiguration
import CellLayout
import CellText
import Foundation
import Testing

struct AccessibilityElementTests {
  private func cell(
    _ style: ListContentConfiguration.Style = .valueCell, _ accessories: [CellAccessory] = [],
    _ change: (inout ListCellConfiguration) -> Void = { _ in }
  ) -> ListCellConfiguration {
    var cell = ListCellConfiguration(
      content: ListContentConfiguration(style: style, text: "Text", secondaryText: "More"))
    cell.accessories = accessories
    change(&cell)
    return cell
  }

  private func elements(
    _ cell: ListCellConfiguration, _ direction: LayoutDirection = .leftToRight
  ) -> [AccessibilityElement] {
    let traits = TraitCollection.phone.modifyingTraits { $0.layoutDirection = direction }
    return ListCellLayout(cell, width: 358, context: LayoutContext(traits: traits))
      .accessibilityElements(of: cell)
  }

  @Test(
    "Each displayed accessory says what it is to a reader",
    arguments: [
      (CellAccessory.disclosureIndicator(), nil, .button, []),
      (.reorder(displayed: .always), nil, [], []),
      (.multiselect(displayed: .always), nil, [], []),
      (.checkmark(), nil, .selected, []),
      (.label(text: "3"), "3", [], []),
      (.detail(), nil, [], ["More Info"]),
      (.delete(displayed: .always), nil, [], ["Delete"]),
      (.insert(displayed: .always), nil, [], ["Insert"]),
      (.popUpMenu(), nil, .button, ["Show Menu"]),
      (.outlineDisclosure(), "Collapsed", [], ["Expand"]),
    ] as [(CellAccessory, String?, AccessibilityTraits, [String])])
  func accessories(
    _ accessory: CellAccessory, _ value: String?, _ traits: AccessibilityTraits,
    _ actions: [String]
  ) {
    let element = elements(cell(.valueCell, [accessory])).first
    #expect(element?.label == "Text, More" && element?.value == value)
    #expect(element?.traits == traits && element?.customActions.map(\.name) == actions)
    // Hidden, or not displayed, it says nothing.
    var hidden = accessory
    hidden.isHidden = true
    var other = accessory
    other.displayed = .whenEditing
    for silent in [hidden, other] {
      #expect(elements(cell(.valueCell, [silent])) == elements(cell()))
    }
  }

  @Test("An accessory says what the caller sets in place of what it is")
  func ownAccessories() {
    var accessory = CellAccessory.label(text: "3")
    accessory.accessibility = AccessibilityAttributes(
      label: "3 unread", value: "new", hint: "Hint", traits: .updatesFrequently)
    var element = elements(cell(.valueCell, [accessory])).first
    #expect(element?.value == "3 unread, new" && element?.hint == "Hint")
    var button = CellAccessory.detail()
    button.accessibility.identifier = "details"
    let parts = elements(
      cell(.valueCell, [button]) { $0.accessibility.isElement = false })
    #expect(parts.map(\.identifier).contains("details"))
    #expect(element?.traits == .updatesFrequently)
    accessory.accessibility = AccessibilityAttributes(isElement: false)
    #expect(elements(cell(.valueCell, [accessory])) == elements(cell()))
    var checkmark = CellAccessory.checkmark()
    checkmark.accessibility.traits = []
    element = elements(cell(.valueCell, [checkmark])).first
    #expect(element?.traits == [])
    var detail = CellAccessory.detail()
    detail.accessibility.label = "Details of Text"
    element = elements(cell(.valueCell, [detail])).first
    #expect(element?.customActions == [.init(name: "Details of Text", accessoryIndex: 0)])
    #expect(element?.value == nil)
    var tapped = CellAccessory.label(text: "Edit")
    tapped.action = CellAccessory.Action(named: "edit")
    element = elements(cell(.valueCell, [.checkmark(), tapped])).first
    #expect(element?.customActions == [.init(name: "Edit", accessoryIndex: 1)])
    #expect(element?.value == "Edit")
  }

  @Test(
    "Content with the style of a header is a header",
    arguments: ListContentConfiguration.Style.allCases)
  func headers(_ style: ListContentConfiguration.Style) {
    let isHeader = elements(cell(style)).first?.traits.contains(.header)
    #expect(isHeader == style.name.lowercased().contains("header"))
  }

  @Test("A cell says its state whatever role the caller gives it")
  func state() {
    let change: (inout ListCellConfiguration) -> Void = {
      $0.state.isSelected = true
      $0.state.isDisabled = true
      $0.state.isExpanded = true
    }
    let selected = elements(cell(.header, [.outlineDisclosure()], change)).first
    #expect(selected?.traits == [.header, .selected, .notEnabled])
    #expect(selected?.value == "Expanded" && selected?.customActions.first?.name == "Collapse")
    let button = elements(
      cell(.header) {
        change(&$0)
        $0.accessibility.traits = .button
      }
    ).first
    #expect(button?.traits == [.button, .selected, .notEnabled])
  }

  @Test("What the caller sets of a cell wins")
  func own() {
    let element = elements(
      cell(.cell, [.label(text: "3")]) {
        $0.accessibility = AccessibilityAttributes(
          label: "A", value: "B", hint: "C", traits: .link, identifier: "D")
      }
    ).first
    #expect(element?.label == "A" && element?.value == "B" && element?.hint == "C")
    #expect(element?.traits == .link && element?.identifier == "D")
    #expect(element?.frame.size.width == 358)
  }

  @Test("A cell that says nothing is an element only if the caller says so")
  func silence() {
    let empty = cell(.cell) { $0.content = .cell() }
    let invisible = cell(.cell) { $0.content?.alpha = 0 }
    for cell in [ListCellConfiguration(), empty, invisible] {
      let elements = elements(cell)
      #expect(elements.isEmpty)
    }
    var silent = ListCellConfiguration()
    silent.accessibility.isElement = true
    #expect(elements(silent).count == 1)
    var named = ListCellConfiguration()
    named.accessibility.label = "A picture"
    #expect(elements(named).first?.label == "A picture")
  }

  @Test(
    "The parts of a cell that is no element are read from the leading to the trailing side",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func parts(_ direction: LayoutDirection) {
    let accessories: [CellAccessory] = [
      .detail(), .label(text: "3"), .checkmark(), .delete(displayed: .always),
    ]
    let cell = cell(.valueCell, accessories) {
      $0.state.isDisabled = true
      $0.content?.image = CellImage(systemName: "star")?.withAccessibilityLabel("Star")
      $0.accessibility.isElement = false
    }
    let parts = elements(cell, direction)
    #expect(parts.map(\.label) == ["Delete", "Star", "Text", "More", "3", "More Info"])
    let roles: [AccessibilityTraits] = [.button, .image, .staticText, .staticText, .staticText]
    #expect(parts.map(\.traits) == (roles + [.button]).map { $0.union(.notEnabled) })
    let middles = parts.map { direction == .leftToRight ? $0.frame.midX : -$0.frame.midX }
    #expect(middles == middles.sorted())
  }

  @Test("Texts are said whole and as they were given")
  func texts() {
    let long = String(repeating: "long ", count: 100)
    let element = elements(
      cell(.header) {
        $0.content?.text = long
        $0.content?.textProperties.numberOfLines = 1
        $0.content?.textProperties.transform = .uppercase
      }
    ).first
    #expect(element?.label == "\(long), More")
  }

  @Test("An element prints what is said, in the order in which it is said")
  func printing() {
    let cell = cell(.valueCell, [.label(text: "3"), .detail()]) {
      $0.accessibility.hint = "Opens it"
      $0.accessibility.identifier = "row"
    }
    let text = elements(cell).first?.description ?? ""
    let expected =
      #""Text, More" value "3" hint "Opens it" actions "More Info" identifier "row" 0, 0, 358, "#
    #expect(text.hasPrefix(expected), "\(text)")
  }
}
