import CellConfiguration
import CellHosting
import CellLayout
import CellTestSupport
import Foundation
import Testing

/// A toolkit's list as far as touches and keys go, as the article on them has it.
private final class TouchedList {
  var ids = ["Home", "Cafe", "Station"]
  var selection = ListSelection<String>()
  var layout = ListLayout(
    ListConfiguration(appearance: .insetGrouped), sections: [ListSection(rowCount: 3)], width: 390,
    context: LayoutContext(traits: .phone))
  let visible = CGRect(x: 0, y: 0, width: 390, height: 800)
  var focus: ListTarget?
  private(set) var log: [String] = []

  init() {
    selection = ListSelection(rows: ids.map { .init($0, .open) })
    layout.measureAll { cell(for: $0) }
  }

  func cell(for item: ListItem) -> ListCellConfiguration {
    var content = ListContentConfiguration.cell()
    content.text = "Network"
    var cell = ListCellConfiguration(content: content)
    cell.accessories = [.detail(action: .init(named: "showNetwork")), .disclosureIndicator()]
    return cell
  }

  private func redraw(_ id: String) { log.append("redraw \(id)") }
  private func reveal(_ id: String) { log.append("reveal \(id)") }
  private func run(_ action: SwipeAction, of id: String) { perform(action.action, of: id) }
  private func open(_ id: String) { log.append("open \(id)") }
  private func open(_ link: CellLink) { log.append("link \(link.title)") }
  private func perform(_ action: CellAccessory.Action?, of id: String) {
    log.append("\(action?.name ?? "nothing") \(id)")
  }

  func tap(at point: CGPoint, _ modifiers: TapModifiers = []) {
    let hit = layout.hitTest(point, visible: visible) { item in cell(for: item) }
    guard let hit, case .row(let position) = hit.item else { return }
    let id = ids[position.row]
    switch hit.target {
    case .cell: handle(.tap(id, modifiers))
    case .accessory(let index):
      handle(.tapAccessory(cell(for: hit.item).accessories[index], of: id))
    case .swipeAction(let edge, let index):
      handle(.tapSwipeAction(cell(for: hit.item).swipeActions(at: edge)[index], of: id))
    case .link(let index): open(cell(for: hit.item).links[index])
    }
  }

  func handle(_ input: ListSelection<String>.Input) {
    for change in selection.handle(input) {
      switch change {
      case .selected(let id), .deselected(let id): redraw(id)
      case .focused(let id): if let id { reveal(id) }
      case .performPrimaryAction(let id): open(id)
      case .performAction(let accessory, let id): perform(accessory.action, of: id)
      case .performSwipeAction(let action, let id): run(action, of: id)
      }
    }
  }

  func removeCafe() {
    ids.removeAll { $0 == "Cafe" }
    handle(.setRows(ids.map { .init($0, .open) }))
  }

  func moveRight() {
    focus = layout.focusTarget(.right, from: focus) { item in cell(for: item) } ?? focus
  }
}

@Suite("Hit testing")
struct HitTestingTests {
  @Test("A touch hits a button or the cell")
  func cells() throws {
    var content = ListContentConfiguration.valueCell()
    content.text = "Wi-Fi"
    var cell = ListCellConfiguration(content: content)
    cell.accessories = [.detail(action: .init(named: "showNetwork")), .disclosureIndicator()]
    let layout = ListCellLayout(cell, width: 358, context: LayoutContext(traits: .phone))

    let onButton = layout.hitTest(CGPoint(x: 310, y: 22), of: cell)  // accessory 0
    let onChevron = layout.hitTest(CGPoint(x: 345, y: 22), of: cell)  // cell
    #expect(documented(onButton) == "accessory 0")
    #expect(documented(onChevron) == "cell")

    let area = layout.touchFrame(ofAccessory: 0)  // 294, 0, 44, 52
    #expect(documented(area) == "294, 0, 44, 52")
    #expect(layout.accessories[0].region.width == 24)

    var terms = AttributedString("terms")
    terms.link = URL(string: "https://example.com/terms")
    cell.content?.attributedText = "Read the " + terms
    let linked = ListCellLayout(cell, width: 358, context: LayoutContext(traits: .phone))
    let place = linked.links[0].rects[0]
    let onLink = linked.hitTest(CGPoint(x: place.midX, y: place.midY), of: cell)  // link 0
    #expect(documented(onLink) == "link 0")
  }

  @Test("A tap on a row opens it, and one on its button runs the action")
  func taps() {
    let list = TouchedList()
    let frames = (0..<3).map { list.layout.frame(of: .row(section: 0, row: $0)) }
    list.tap(at: CGPoint(x: frames[1].midX, y: frames[1].midY))
    #expect(list.log == ["redraw Cafe", "reveal Cafe", "open Cafe"])
    list.tap(at: CGPoint(x: frames[2].maxX - 50, y: frames[2].midY))
    #expect(list.log.last == "showNetwork Station")
    list.tap(at: CGPoint(x: frames[0].midX, y: 1))
    #expect(list.log.count == 4)
    list.removeCafe()
    #expect(list.log.suffix(2) == ["redraw Cafe", "reveal Station"])
    list.focus = ListTarget(item: .row(section: 0, row: 0))
    list.moveRight()
    #expect(list.focus?.target == .accessory(index: 0))
  }

  @Test("The examples in the comments on touches, keys and selection run")
  func comments() {
    var rules = ListSelectionRules()
    rules.allowsMultipleSelectionDuringEditing = true
    #expect(rules.limit(isEditing: false) == .one && rules.limit(isEditing: true) == .any)

    var selection = ListSelection(rows: ["wifi", "bluetooth"].map { .init($0, .open) })
    let changes = selection.handle(.tap("wifi"))
    let opens = changes.contains(.performPrimaryAction("wifi"))  // true
    #expect(documented(opens) == "true")
    #expect(changes == [.selected("wifi"), .focused("wifi"), .performPrimaryAction("wifi")])

    let owner = TouchedList()
    let (list, visible) = (owner.layout, owner.visible)
    func cell(for item: ListItem) -> ListCellConfiguration { owner.cell(for: item) }
    var log: [String] = []
    func perform(_ accessory: CellAccessory) { log.append(accessory.action?.name ?? "") }
    func perform(_ action: SwipeAction) { log.append(action.title ?? "") }
    func open(_ link: CellLink) { log.append(link.title) }
    func select(_ item: ListItem) { log.append("\(item)") }
    let frame = list.frame(of: .row(section: 0, row: 1))
    for point in [frame.midX, frame.maxX - 50].map({ CGPoint(x: $0, y: frame.midY) }) {
      if let hit = list.hitTest(point, visible: visible, cell: { cell(for: $0) }) {
        switch hit.target {
        case .cell: select(hit.item)
        case .accessory(let index): perform(cell(for: hit.item).accessories[index])
        case .swipeAction(let edge, let index):
          perform(cell(for: hit.item).swipeActions(at: edge)[index])
        case .link(let index): open(cell(for: hit.item).links[index])
        }
      }
    }
    #expect(log == ["row 0.1", "showNetwork"])

    var focus: ListTarget?
    let next = list.focusTarget(.down, from: focus) { item in cell(for: item) }
    focus = next ?? focus
    #expect(focus == ListTarget(item: .row(section: 0, row: 0)))
  }

  @Test("The example in the comment on hit testing a cell runs")
  func cellComment() {
    var cell = ListCellConfiguration(content: ListContentConfiguration.cell())
    cell.accessories = [.detail(action: .init(named: "show"))]
    let layout = ListCellLayout(cell, width: 358, context: LayoutContext(traits: .phone))
    var log: [String] = []
    func perform(_ accessory: CellAccessory) { log.append(accessory.action?.name ?? "") }
    func perform(_ action: SwipeAction) { log.append(action.title ?? "") }
    func open(_ link: CellLink) { log.append(link.title) }
    func select() { log.append("select") }
    for x: CGFloat in [20, 340, 400] {
      let point = CGPoint(x: x, y: 20)
      switch layout.hitTest(point, of: cell) {
      case .accessory(let index): perform(cell.accessories[index])
      case .swipeAction(let edge, let index): perform(cell.swipeActions(at: edge)[index])
      case .link(let index): open(cell.links[index])
      case .cell: select()
      case nil: break  // outside of the cell, or the cell is disabled
      }
    }
    #expect(log == ["select", "show"])
  }

  @Test("The example in the comment on targets of hosted cells runs")
  @MainActor
  func hostedComment() {
    var log: [String] = []
    func select(_ cell: ListCell) { log.append("select") }
    func perform(_ edge: SwipeEdge, _ index: Int) { log.append("\(edge) \(index)") }
    func open(_ link: CellLink) { log.append(link.title) }
    let cell = ListCell()
    cell.contentConfiguration = cell.defaultContentConfiguration()
    cell.accessories = [.detail { log.append("detail") }]
    cell.frame = CGRect(x: 0, y: 0, width: 358, height: 52)
    cell.layoutIfNeeded()
    for x: CGFloat in [20, 340, 400] {
      let point = CGPoint(x: x, y: 20)
      switch cell.target(at: point) {
      case .accessory(let index): cell.accessories[index].action?()
      case .swipeAction(let edge, let index): perform(edge, index)
      case .link(let index): open(cell.displayedConfiguration.links[index])
      case .cell: select(cell)
      case nil: break
      }
    }
    #expect(log == ["select", "detail"])
  }
}
