import CellConfiguration
import CellLayout
import CellText
import Foundation
import Testing

/// Laws of what cells and lists say, over styles, states, sizes, directions and accessories.
struct AccessibilityLawTests {
  private static let accessories: [[CellAccessory]] = [
    [], [.disclosureIndicator()], [.label(text: "Label"), .checkmark()],
    [.delete(), .reorder(), .multiselect(), .detail()],
    [.outlineDisclosure(), .popUpMenu(), .label(text: "Label", displayed: .whenEditing)],
    [
      .customView(.init("a", size: CGSize(width: 20, height: 20)), placement: .leading()),
      .label(text: "Label"),
    ],
  ]

  private static let traits: [TraitCollection] = [
    .phone, .phone.modifyingTraits { $0.layoutDirection = .rightToLeft },
    .phone.modifyingTraits { $0.preferredContentSizeCategory = .accessibilityLarge },
    .phone.modifyingTraits {
      $0.layoutDirection = .rightToLeft
      $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    },
    .phone.modifyingTraits { $0.userInterfaceIdiom = .mac },
  ]

  /// A cell with everything, in a state.
  private static func cell(
    _ style: ListContentConfiguration.Style, _ accessories: [CellAccessory], _ number: Int
  ) -> ListCellConfiguration {
    var cell = ListCellConfiguration(
      content: ListContentConfiguration(
        style: style, text: "Primary", secondaryText: number % 3 == 0 ? nil : "Secondary",
        image: CellImage(systemName: "star")))
    cell.accessories = accessories
    var state = CellConfigurationState(traitCollection: .phone)
    state.isEditing = number % 2 == 1
    state.isSelected = number % 5 == 1
    state.isDisabled = number % 7 == 1
    state.isExpanded = number % 4 == 1
    return cell.updated(for: state)
  }

  /// Every combination, with its layout.
  private static func sweep(
    _ style: ListContentConfiguration.Style,
    _ check: (ListCellConfiguration, ListCellLayout, _ isRightToLeft: Bool) -> Void
  ) {
    var number = 0
    for traits in traits {
      for accessories in accessories {
        for width in [120, 358, 900] as [CGFloat] {
          number += 1
          let cell = cell(style, accessories, number)
          let layout = ListCellLayout(cell, width: width, context: LayoutContext(traits: traits))
          check(cell, layout, traits.layoutDirection == .rightToLeft)
        }
      }
    }
    #expect(number == 90)
  }

  /// The texts that are seen in a cell.
  private static func texts(
    _ cell: ListCellConfiguration, _ layout: ListCellLayout
  ) -> [String] {
    let labels = layout.accessories.filter { !$0.isHidden }.map(\.accessory.text)
    return ([cell.content?.text, cell.content?.secondaryText] + labels).compactMap(\.self)
  }

  @Test(
    "Every visible text is in exactly one accessibility element",
    arguments: ListContentConfiguration.Style.allCases)
  func texts(_ style: ListContentConfiguration.Style) {
    Self.sweep(style) { cell, layout, _ in
      for isElement in [nil, false] {
        var cell = cell
        cell.accessibility.isElement = isElement
        let elements = layout.accessibilityElements(of: cell)
        for text in Self.texts(cell, layout) {
          let said = elements.flatMap { [$0.label, $0.value] }.compactMap(\.self)
            .filter { $0.split(separator: ", ").contains(Substring(text)) }
          #expect(said.count == 1, "\(text) in \(elements)")
        }
      }
    }
  }

  @Test(
    "Elements of a cell follow the direction or the one before them from above",
    arguments: ListContentConfiguration.Style.allCases)
  func direction(_ style: ListContentConfiguration.Style) {
    Self.sweep(style) { cell, layout, isRightToLeft in
      var cell = cell
      cell.accessibility.isElement = false
      let frames = layout.accessibilityElements(of: cell).map(\.frame)
      for (first, next) in zip(frames, frames.dropFirst()) {
        let follows = isRightToLeft ? next.midX <= first.midX : next.midX >= first.midX
        #expect(follows || next.midY >= first.midY, "\(next) after \(first)")
      }
    }
  }

  @Test("A cell is at most one element, and its frame is that of the cell")
  func frames() {
    for style in ListContentConfiguration.Style.allCases {
      Self.sweep(style) { cell, layout, _ in
        let elements = layout.accessibilityElements(of: cell)
        #expect(elements.map(\.frame) == [CGRect(origin: .zero, size: layout.size)])
        let state = elements.map { $0.traits.contains(.notEnabled) }
        #expect(state == [cell.state.isDisabled])
      }
    }
  }

  @Test(
    "A list is read from top to bottom, wherever it is scrolled to",
    arguments: [ListConfiguration.Appearance.plain, .grouped, .insetGrouped, .sidebar])
  func lists(_ appearance: ListConfiguration.Appearance) {
    var configuration = ListConfiguration(appearance: appearance)
    configuration.headerMode = .supplementary
    configuration.footerMode = .supplementary
    for traits in Self.traits {
      let list = ListLayout(
        configuration,
        sections: (0..<3).map { _ in
          ListSection(rowCount: 8, hasHeader: true, hasFooter: true)
        }, width: 390, context: LayoutContext(traits: traits))
      for top in stride(from: 0, to: list.contentSize.height, by: 97) {
        let visible = CGRect(x: 0, y: top, width: 390, height: 500)
        let elements = list.accessibilityElements(in: visible) { item in
          var content = ListContentConfiguration.cell()
          content.text = "\(item)"
          return ListCellConfiguration(content: content)
        }
        #expect(Set(elements.map(\.item)) == Set(list.items(in: visible)))
        #expect(elements.allSatisfy { $0.element.label == "\($0.item)" })
        let rows = elements.filter { if case .row = $0.item { true } else { false } }
        let tops = rows.map(\.element.frame.minY)
        #expect(tops == tops.sorted())
        let places = elements.map { list.frame(of: $0.item).minY }
        #expect(places == places.sorted())
      }
    }
  }
}
