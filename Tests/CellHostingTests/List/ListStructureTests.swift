import CellConfiguration
import CellHosting
import CellLayout
import CellTestSupport
import Foundation
import Testing

/// Headers and outlines stay right while a list changes.
@MainActor
struct ListStructureTests {
  // MARK: Headers

  @Test("Headers are configured again alone, or with their reloaded section")
  func reconfiguredHeader() {
    let stage = ListStage(header: .supplementary, rows: 3)
    func header() -> ConfigurableView? {
      stage.list.displayedItems.first { $0.item == .header(section: 0) }?.view
    }
    let view = header()
    var snapshot = stage.list.snapshot
    snapshot.reconfigureSections([0])
    stage.list.apply(snapshot)
    stage.update()
    #expect(header() === view)
    #expect(stage.headerConfigurations == [0: 2])
    snapshot = stage.list.snapshot
    snapshot.reloadSections([0])
    stage.list.apply(snapshot)
    stage.update()
    #expect(stage.headerConfigurations == [0: 3])
    #expect(stage.configurations["Row 0"] == 2)
  }

  @Test("A first-item header is one while it is first, and cannot be dragged")
  func firstItemHeader() {
    let stage = ListStage(.insetGrouped, header: .firstItemInSection, rows: 4)
    func isHeader(_ id: String) -> Bool {
      (stage.list.cell(for: id) as? ListCell)?.isFirstItemHeader == true
    }
    #expect(isHeader("Row 0") && !isHeader("Row 1"))
    #expect(!stage.list.beginReordering(at: stage.middle(of: "Row 0")))
    var snapshot = stage.list.snapshot
    snapshot.insertItems(["New"], beforeItem: "Row 0")
    stage.list.apply(snapshot)
    stage.update()
    #expect(isHeader("New") && !isHeader("Row 0"))
    let background = stage.list.cell(for: "New")?.displayedBackgroundConfiguration
    #expect(background?.style == .listHeader)
  }

  @Test("A first-item header that becomes a row is as high as a row, in view or not")
  func formerFirstItemHeader() {
    let stage = ListStage(.insetGrouped, header: .firstItemInSection, rows: 40)
    func heights(_ ids: [String]) -> [Double] {
      ids.map { ((stage.frame(of: $0)?.height ?? -1) * 3).rounded() }
    }
    let (header, row) = (heights(["Row 0"])[0], heights(["Row 1"])[0])
    #expect(header != row)
    var snapshot = stage.list.snapshot
    snapshot.insertItems(["New"], beforeItem: "Row 0")
    stage.list.apply(snapshot)
    stage.update()
    #expect(heights(["New", "Row 0", "Row 1"]) == [header, row, row])
    snapshot.deleteItems(["New", "Row 0"])
    stage.list.apply(snapshot)
    stage.update()
    #expect(heights(["Row 1", "Row 2"]) == [header, row])
    stage.list.scroll(to: "Row 30", at: .top)
    stage.update()
    snapshot.moveItem("Row 1", afterItem: "Row 5")
    stage.list.apply(snapshot)
    stage.update()
    stage.list.scroll(by: -5000)
    stage.update()
    #expect(heights(["Row 2", "Row 3", "Row 5", "Row 1"]) == [header, row, row, row])
  }

  @Test("The tab key stops at the buttons of headers and leads on to the rows")
  func tabThroughHeader() {
    let stage = ListStage(header: .supplementary, rows: 3)
    var count = 0
    stage.headerAccessories = [.detail { count += 1 }]
    var snapshot = stage.list.snapshot
    snapshot.reloadSections([0])
    stage.list.apply(snapshot)
    stage.update()
    stage.list.moveFocus(.next)
    #expect(
      stage.list.focusedTarget
        == ListTarget(item: .header(section: 0), target: .accessory(index: 0)))
    stage.list.activateFocusedTarget()
    #expect(count == 1)
    stage.list.moveFocus(.next)
    stage.update()
    #expect(stage.list.selection.focusedID == "Row 0")
  }

  // MARK: Outlines

  @Test("A child that moves into another section stays there when its old parent expands again")
  func childMovedOut() throws {
    let stage = ListStage(rows: 0)
    stage.list.apply(ListStage.outline, to: 0)
    var other = ListSectionSnapshot<String>()
    other.append(["Leaf", "Root"])
    stage.list.apply(other, to: 1)
    stage.update()
    #expect(stage.list.beginReordering(at: stage.middle(of: "Apple")))
    stage.list.moveReordering(to: CGPoint(x: 10, y: 490))
    stage.list.endReordering()
    stage.update()
    #expect(stage.list.snapshot.itemIdentifiers(inSection: 1).contains("Apple"))
    guard case .moved("Apple", _, _, let sections)? = stage.takeEvents().last else {
      Issue.record("found no event, expected the move")
      return
    }
    #expect(sections.map(\.initialSnapshot.items.count) == [4, 2])
    #expect(sections.map(\.finalSnapshot.items.count) == [3, 3])
    let moved = stage.list.snapshot.itemIdentifiers
    for isExpanded in [false, true] {
      stage.list.setExpanded(isExpanded, for: "Fruit")
      stage.update()
    }
    #expect(stage.list.snapshot.itemIdentifiers == moved)
  }

  @Test("A moved parent takes its children along, and is not dropped among them")
  func movedParent() {
    let stage = ListStage(rows: 0)
    stage.list.apply(ListStage.outline, to: 0)
    stage.update()
    #expect(stage.list.beginReordering(at: stage.middle(of: "Fruit")))
    stage.list.moveReordering(to: stage.middle(of: "Apple"))
    stage.update()
    #expect(stage.list.snapshot.itemIdentifiers == ["Fruit", "Apple", "Pear", "Nuts"])
    stage.list.moveReordering(to: stage.middle(of: "Nuts"))
    stage.list.endReordering()
    stage.update()
    #expect(stage.list.snapshot.itemIdentifiers == ["Nuts", "Fruit", "Apple", "Pear"])
  }

  @Test("Rows in a collapsed item stay selected, and focus moves to the item")
  func collapsedSelection() {
    let stage = ListStage(rows: 0)
    stage.list.apply(ListStage.outline, to: 0)
    stage.update()
    stage.list.handle(.select("Apple"))
    stage.list.handle(.focus("Pear"))
    stage.list.setExpanded(false, for: "Fruit")
    stage.update()
    #expect(stage.list.selection.focusedID == "Fruit")
    stage.list.setExpanded(true, for: "Fruit")
    stage.update()
    #expect(stage.list.selection.selectedIDs == ["Apple"])
    stage.list.handle(.focus("Pear"))
    stage.list.moveFocus(.left)
    stage.update()
    #expect(stage.list.selection.focusedID == "Fruit")
  }
}
