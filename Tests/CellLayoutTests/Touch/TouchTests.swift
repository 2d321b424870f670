import CellConfiguration
import CellLayout
import Foundation
import Testing

/// Hit testing in a cell, by kinds of accessories and states.
struct TouchTests {
  private static func cell(
    _ accessories: [CellAccessory], _ style: ListContentConfiguration.Style = .cell,
    _ change: (inout CellConfigurationState) -> Void = { _ in }
  ) -> ListCellConfiguration {
    var cell = ListCellConfiguration(content: ListContentConfiguration(style: style, text: "Text"))
    cell.accessories = accessories
    var state = CellConfigurationState(traitCollection: .phone)
    change(&state)
    return cell.updated(for: state)
  }

  private static func layout(
    _ cell: ListCellConfiguration, _ traits: TraitCollection = .phone
  ) -> ListCellLayout {
    ListCellLayout(
      cell, size: CGSize(width: 350, height: 60), context: LayoutContext(traits: traits))
  }

  private static let view = CellAccessory.customView(
    .init("view", size: CGSize(width: 20, height: 20)), placement: .trailing())

  @Test("Targets are equal if item and part are, whatever else they have")
  func equality() {
    let (first, second) = (ListItem.row(section: 0, row: 0), ListItem.row(section: 0, row: 1))
    let targets = [first, second].flatMap { item in
      [CellTarget.cell, .accessory(index: 0), .accessory(index: 1)].map {
        ListTarget(item: item, target: $0)
      }
    }
    #expect(Set(targets).count == 6)
    for (index, target) in targets.enumerated() {
      #expect(targets.indices.filter { targets[$0] == target } == [index])
    }
  }

  @Test(
    "A button takes touches, also without an action",
    arguments: [
      CellAccessory.detail(), .popUpMenu(), .outlineDisclosure(), .delete(displayed: .always),
      .insert(displayed: .always), .reorder(displayed: .always),
    ])
  func buttons(_ accessory: CellAccessory) {
    let cell = Self.cell([accessory])
    let layout = Self.layout(cell)
    let middle = CGPoint(x: layout.accessories[0].frame.midX, y: 30)
    #expect(layout.hitTest(middle, of: cell) == .accessory(index: 0))
  }

  @Test(
    "What only shows something is a part of the cell, until it has an action",
    arguments: [
      CellAccessory.disclosureIndicator(), .checkmark(), .multiselect(displayed: .always),
      .label(text: "12"), view,
    ])
  func passive(_ accessory: CellAccessory) {
    var accessory = accessory
    for expected in [CellTarget.cell, .accessory(index: 0)] {
      let cell = Self.cell([accessory])
      let layout = Self.layout(cell)
      let middle = CGPoint(x: layout.accessories[0].frame.midX, y: 30)
      #expect(layout.hitTest(middle, of: cell) == expected)
      #expect((layout.touchFrame(ofAccessory: 0) == nil) == (expected == .cell))
      accessory.action = CellAccessory.Action(named: "show")
    }
  }

  @Test("A custom view takes touches if it is operated, by what assistive technology is told")
  func operated() {
    for traits: AccessibilityTraits in [.button, .adjustable, .link, .searchField, .image, []] {
      var view = Self.view
      view.accessibility.traits = traits
      let cell = Self.cell([view])
      let layout = Self.layout(cell)
      let middle = CGPoint(x: layout.accessories[0].frame.midX, y: 30)
      let isOperated = traits != .image && traits != []
      #expect(layout.hitTest(middle, of: cell) == (isOperated ? .accessory(index: 0) : .cell))
    }
  }

  @Test("An outline disclosure takes touches in 44 by 44 points around its middle")
  func area() throws {
    let cell = Self.cell([.outlineDisclosure()])
    let layout = ListCellLayout(
      cell, size: CGSize(width: 350, height: 60),
      context: LayoutContext(
        traits: .phone, cellLayoutMargins: DirectionalEdgeInsets(leading: 40, trailing: 40)))
    #expect(layout.accessories[0].region == CGRect(x: 296, y: 0, width: 14, height: 60))
    let area = try #require(layout.touchFrame(ofAccessory: 0))
    #expect(area == CGRect(x: 281, y: 0, width: 44, height: 60))
    #expect(layout.hitTest(CGPoint(x: 282, y: 1), of: cell) == .accessory(index: 0))
    #expect(layout.hitTest(CGPoint(x: 280, y: 1), of: cell) == .cell)
    #expect(layout.touchFrame(ofAccessory: 3) == nil)
  }

  @Test("Two buttons share what is between their views at the middle")
  func sharing() throws {
    let cell = Self.cell([.detail(), .popUpMenu()])
    let layout = Self.layout(cell)
    let detail = try #require(layout.frame(of: .accessory(index: 0)))
    let menu = try #require(layout.frame(of: .accessory(index: 1)))
    #expect(menu.maxX < detail.minX)
    let middle = (menu.maxX + detail.minX) / 2
    #expect(layout.hitTest(CGPoint(x: middle + 0.5, y: 30), of: cell) == .accessory(index: 0))
    #expect(layout.hitTest(CGPoint(x: middle - 0.5, y: 30), of: cell) == .accessory(index: 1))
  }

  @Test("The area of a button does not grow over a label beside it")
  func besideLabel() throws {
    let cell = Self.cell([.detail(), .label(text: "1")])
    let layout = Self.layout(cell)
    let label = try #require(layout.frame(of: .accessory(index: 1)))
    let area = try #require(layout.touchFrame(ofAccessory: 0))
    #expect(area.minX < label.maxX - 0.5)
    #expect(layout.hitTest(CGPoint(x: label.maxX - 0.5, y: 30), of: cell) == .cell)
  }

  @Test("An outline disclosure of a header takes the touches of the whole cell")
  func headers() {
    let header = Self.cell([.outlineDisclosure(options: .init(style: .header))])
    let automatic = Self.cell([.outlineDisclosure()], .sidebarHeader)
    let row = Self.cell([.outlineDisclosure()], .sidebarCell)
    let own = Self.cell([.outlineDisclosure(options: .init(style: .cell))], .sidebarHeader)
    let point = CGPoint(x: 40, y: 30)
    #expect(Self.layout(header).hitTest(point, of: header) == .accessory(index: 0))
    #expect(Self.layout(automatic).hitTest(point, of: automatic) == .accessory(index: 0))
    #expect(Self.layout(row).hitTest(point, of: row) == .cell)
    #expect(Self.layout(own).hitTest(point, of: own) == .cell)
  }

  @Test("Hidden accessories, disabled cells and points outside are not met")
  func nothing() {
    let hidden = Self.cell([.detail(options: .init(isHidden: true))])
    let layout = Self.layout(hidden)
    let middle = CGPoint(x: layout.accessories[0].frame.midX, y: 30)
    #expect(layout.hitTest(middle, of: hidden) == .cell)
    #expect(layout.touchFrame(ofAccessory: 0) == nil)
    let disabled = Self.cell([.detail()]) { $0.isDisabled = true }
    #expect(Self.layout(disabled).hitTest(middle, of: disabled) == nil)
    for x: CGFloat in [-1, 350, .nan, .infinity] {
      #expect(layout.hitTest(CGPoint(x: x, y: 30), of: hidden) == nil)
    }
  }

  @Test("The style sheet says how large touch areas are at least")
  func metrics() {
    let sheet = StyleSheet.iOS26.renamed(to: "Small").changing {
      $0.metrics.accessories.touchTargetSize = CGSize(width: 1, height: 1)
    }
    let cell = Self.cell([.outlineDisclosure()])
    let layout = Self.layout(cell, TraitCollection.phone.modifyingTraits { $0.styleSheet = sheet })
    #expect(layout.touchFrame(ofAccessory: 0) == layout.accessories[0].region)
  }

  @Test("A revealed swipe action takes touches and the keyboard, in the space of the moved cell")
  func swipeActions() throws {
    var cell = Self.cell([.detail()])
    let actions = SwipeActionsConfiguration(actions: [.init(title: "A"), .init(title: "B")])
    (cell.leadingSwipeActions, cell.trailingSwipeActions) = (actions, actions)
    let rest = Self.layout(cell)
    #expect(rest.focusTargets(of: cell) == [.cell, .accessory(index: 0)])
    for (offset, edge, order) in [
      (CGFloat(200), SwipeEdge.leading, [0, 1]), (-200, .trailing, [1, 0]),
    ] {
      cell.swipeOffset = offset
      for direction in LayoutDirection.allCases {
        let traits = TraitCollection.phone.modifyingTraits { $0.layoutDirection = direction }
        let layout = Self.layout(cell, traits)
        for action in layout.swipeActions {
          let middle = CGPoint(x: action.frame.midX, y: 30)
          #expect(
            layout.hitTest(middle, of: cell) == .swipeAction(edge: edge, index: action.index))
        }
        #expect(
          layout.focusTargets(of: cell) == [.cell, .accessory(index: 0)]
            + order.map { .swipeAction(edge: edge, index: $0) })
        var disabled = cell
        disabled.state.isDisabled = true
        #expect(layout.hitTest(CGPoint(x: 1, y: 30), of: disabled) == nil)
      }
    }
    cell.swipeOffset = -300
    let full = Self.layout(cell)
    #expect(
      full.hitTest(CGPoint(x: 100, y: 30), of: cell) == .swipeAction(edge: .trailing, index: 0))
    #expect(full.focusTargets(of: cell).last == .swipeAction(edge: .trailing, index: 0))
    #expect(cell.swipeActions(at: .trailing).count == 2 && rest.swipeActions.isEmpty)
  }

  @Test("Targets print what they are")
  func descriptions() {
    #expect("\(CellTarget.cell)" == "cell")
    let target = ListTarget(item: .row(section: 0, row: 1), target: .accessory(index: 2))
    #expect("\(target)" == "accessory 2 of row 0.1")
    let action = CellTarget.swipeAction(edge: .trailing, index: 0)
    #expect("\(action)" == "trailing swipe action 0")
  }
}
