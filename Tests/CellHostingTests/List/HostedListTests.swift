import CellConfiguration
import CellHosting
import CellLayout
import CellTestSupport
import Foundation
import Testing

/// A hosted list shows snapshots, scrolls, and reports what to draw.
@MainActor
struct HostedListTests {
  @Test("A list has the frames of a layout in which everything is measured")
  func framesOfLayout() {
    var configuration = ListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    let stage = ListStage(configuration)
    stage.texts["Row 2"] = String(repeating: "A long text that wraps. ", count: 9)
    stage.show(ListStage.items(4), ListStage.items(3, "Other"))
    stage.update()
    var layout = ListLayout(
      configuration,
      sections: [
        ListSection(rowCount: 4, hasHeader: true), ListSection(rowCount: 3, hasHeader: true),
      ],
      width: 390, context: LayoutContext())
    let views = Dictionary(
      uniqueKeysWithValues: stage.list.displayedItems.map { ($0.item, $0.view) })
    let visible = layout.measureItems(
      adjustingVisibleRect: CGRect(x: 0, y: 0, width: 390, height: 500)
    ) { views[$0]?.displayedConfiguration ?? ListCellConfiguration() }
    #expect(stage.rows.map(\.item) == layout.items(in: visible))
    for row in stage.rows { #expect(row.frame == layout.frame(of: row.item)) }
    #expect(stage.rows.contains { $0.frame.height > 100 })
  }

  @Test("Cells exist for the visible rows only, and are reused when the list scrolls")
  func cellsReused() {
    let stage = ListStage()
    stage.show(ListStage.items(100_000))
    stage.update()
    let count = stage.rows.count
    #expect((8...12).contains(count))
    for _ in 0..<50 {
      stage.list.scroll(by: 130)
      stage.update()
    }
    #expect(abs(stage.list.contentOffset - 50 * 130) < 0.5)
    #expect(stage.list.pool.createdCellCount <= count + 4)
    #expect(stage.configurations.count < 200)
    #expect(stage.shownTexts.first == "Row 125" || stage.shownTexts.first == "Row 124")
  }

  @Test("A list scrolls no farther than its content goes")
  func scrollingEnds() {
    let stage = ListStage()
    stage.show(ListStage.items(30))
    stage.update()
    stage.list.scroll(by: -100)
    #expect(!stage.list.needsUpdate)
    stage.list.scroll(by: .infinity)
    stage.list.scroll(by: 1e9)
    stage.update()
    #expect(stage.shownTexts.last == "Row 29")
    #expect(
      stage.list.contentOffset == stage.list.layout.contentSize.height - stage.list.size.height)
    stage.show(ListStage.items(2))
    stage.update()
    #expect(stage.list.contentOffset == 0)
  }

  @Test("A change of a snapshot keeps the first visible row in place")
  func snapshotKeepsPosition() throws {
    let stage = ListStage()
    stage.texts["New"] = String(repeating: "A long text that wraps. ", count: 5)
    stage.show(ListStage.items(200))
    stage.update()
    stage.list.scroll(by: 3_000)
    stage.update()
    let first = try #require(stage.shownTexts.first)
    let top = try #require(stage.frame(of: first)).minY
    stage.show(["New"] + ListStage.items(200).filter { $0 != "Row 3" })
    stage.update()
    #expect(stage.frame(of: first)?.minY == top)
    #expect(stage.configurations[first] == 1)
  }

  @Test("An update reports the frames between which rows move")
  func transition() throws {
    let stage = ListStage()
    stage.show(["A", "B", "C"])
    stage.update()
    let frames = Dictionary(uniqueKeysWithValues: stage.rows.map { ($0.text, $0.frame) })
    stage.show(["A", "C", "D"])
    let update = stage.update()
    let transition = try #require(update.transition)
    let kinds = transition.items.map(\.kind)
    #expect(kinds.filter { $0 == .inserted }.count == 1)
    #expect(kinds.filter { $0 == .deleted }.count == 1)
    #expect(transition.items.first { $0.kind == .inserted }?.after == .row(section: 0, row: 2))
    let shifted = try #require(transition.items.first { $0.kind == .shifted })
    #expect(shifted.startFrame == frames["C"])
    #expect(shifted.endFrame == stage.frame(of: "C"))
    #expect(stage.update().transition == nil)
  }

  @Test("Items to configure again keep their cells; items to reload get others")
  func reconfiguredItems() throws {
    let stage = ListStage()
    stage.show(["A", "B"])
    stage.update()
    let cells = ["A", "B"].map { stage.list.cell(for: $0) }
    stage.texts["A"] = String(repeating: "Long ", count: 40)
    var snapshot = stage.list.snapshot
    snapshot.reconfigureItems(["A"])
    snapshot.reloadItems(["B"])
    stage.list.apply(snapshot)
    stage.update()
    #expect(stage.list.cell(for: "A") === cells[0])
    #expect(stage.configurations == ["A": 2, "B": 2])
    let frame = try #require(stage.rows.first?.frame)
    #expect(frame.height > 80)
    #expect(stage.frame(of: "B")?.minY == frame.maxY)
  }

  @Test("Headers stay at the top while their section is visible, and are pinned then")
  func pinnedHeaders() throws {
    var configuration = ListConfiguration(appearance: .plain)
    configuration.headerMode = .supplementary
    let stage = ListStage(configuration)
    stage.show(ListStage.items(40), ListStage.items(40, "Other"))
    stage.update()
    func header() throws -> VisibleItem {
      try #require(stage.list.displayedItems.first { $0.item == .header(section: 0) })
    }
    #expect(try !header().view.isPinned)
    stage.list.scroll(by: 400)
    stage.update()
    #expect(try header().view.isPinned)
    #expect(try header().frame.minY <= 0)
    #expect(stage.list.displayedItems.last?.item == .header(section: 0))
    // A touch on the header does not reach the row below it.
    let point = CGPoint(x: 100, y: try header().frame.maxY - 2)
    #expect(stage.list.target(at: point)?.item == .header(section: 0))
  }

  @Test("One request for an update covers all changes until it is done")
  func updateRequests() {
    let stage = ListStage()
    stage.show(["A", "B"])
    stage.list.scroll(by: 1)
    stage.list.isEditing = true
    #expect(stage.updateRequestCount == 1)
    stage.update()
    #expect(!stage.list.needsUpdate)
    #expect(stage.update().isEmpty)
    stage.list.cell(for: "A")?.isHighlighted = true
    #expect(stage.updateRequestCount == 2)
  }

  @Test("Only rows that look different are drawn again")
  func redrawRects() throws {
    let stage = ListStage()
    stage.show(ListStage.items(5))
    #expect(stage.update().redrawRects == [CGRect(x: 0, y: 0, width: 390, height: 500)])
    stage.list.tap(at: stage.middle(of: "Row 2"))
    let update = stage.update()
    let frame = try #require(stage.frame(of: "Row 2"))
    #expect(update.redrawRects.contains { $0.contains(frame) })
    // The separator above the selected row belongs to the row before.
    let before = try #require(stage.frame(of: "Row 1"))
    let allowed = before.union(frame).insetBy(dx: -1, dy: -1)
    #expect(update.redrawRects.allSatisfy(allowed.contains))
  }

  @Test("A view of the program is drawn again if its accessory changes in any way")
  func changedViews() throws {
    let stage = ListStage()
    let view = CellAccessory.CustomView("switch", size: CGSize(width: 51, height: 31))
    var accessory = CellAccessory.customView(view, placement: .trailing())
    accessory.accessibility.value = "Off"
    stage.accessories = [accessory]
    stage.show(ListStage.items(20))
    stage.update()
    let frame = try #require(stage.frame(of: "Row 3"))
    let cell = try #require(stage.list.cell(for: "Row 3") as? ListCell)
    cell.accessories = [accessory]
    #expect(stage.update().isEmpty)
    accessory.accessibility.value = "On"
    cell.accessories = [accessory]
    #expect(stage.update().redrawRects.contains { $0.contains(frame) })
  }

  @Test("A row is drawn again whenever its own background color changes")
  func changedBackgroundColor() throws {
    let stage = ListStage()
    stage.show(ListStage.items(20))
    stage.update()
    let frame = try #require(stage.frame(of: "Row 3"))
    let cell = try #require(stage.list.cell(for: "Row 3"))
    for color in [CellColor.systemRed, .systemBlue, nil] {
      let requests = stage.updateRequestCount
      cell.backgroundColor = color
      #expect(stage.updateRequestCount == requests + 1)
      #expect(
        stage.update().redrawRects.contains { $0.contains(frame) }, "\(String(describing: color))")
      cell.backgroundColor = color
      #expect(stage.update().isEmpty)
    }
  }

  @Test("A change of traits moves, measures and draws everything")
  func traits() throws {
    let stage = ListStage()
    stage.show(ListStage.items(100))
    stage.update()
    stage.list.scroll(by: 1_000)
    stage.update()
    let first = try #require(stage.rows.first { $0.frame.minY >= 0 }?.text)
    let frame = try #require(stage.frame(of: first))
    stage.list.traits.preferredContentSizeCategory = .accessibilityExtraLarge
    stage.list.traits.layoutDirection = .rightToLeft
    let update = stage.update()
    let large = try #require(stage.frame(of: first))
    #expect(large.height > frame.height)
    #expect(large.minY == frame.minY)
    #expect(update.redrawRects == [CGRect(x: 0, y: 0, width: 390, height: 500)])
    #expect(stage.list.cell(for: first)?.traitCollection.layoutDirection == .rightToLeft)
    #expect(stage.list.traits.listEnvironment == .insetGrouped)
  }

  @Test("Another width measures rows again and keeps the first one in place")
  func width() throws {
    let stage = ListStage()
    for row in ListStage.items(60) {
      stage.texts[row] = "\(row) " + String(repeating: "word ", count: 12)
    }
    stage.show(ListStage.items(60))
    stage.update()
    stage.list.scroll(by: 900)
    stage.update()
    let first = try #require(stage.rows.first { $0.frame.minY >= 0 })
    stage.list.size = CGSize(width: 250, height: 600)
    stage.update()
    let narrow = try #require(stage.rows.first { $0.item == first.item })
    #expect(narrow.frame.minY == first.frame.minY)
    #expect(narrow.frame.height > first.frame.height)
  }

  @Test("Scrolling to a row shows it where it is asked for", arguments: [3, 57, 99])
  func scrollToRow(_ row: Int) throws {
    let stage = ListStage()
    stage.show(ListStage.items(100))
    stage.update()
    let id = "Row \(row)"
    stage.list.scroll(to: id)
    stage.update()
    let frame = try #require(stage.frame(of: id))
    #expect(frame.minY >= 0 && frame.maxY <= 500)
    if row == 57 {
      stage.list.scroll(to: id, at: .top)
      stage.update()
      #expect(stage.frame(of: id)?.minY == 0)
      stage.list.scroll(to: id, at: .bottom)
      stage.update()
      #expect(stage.frame(of: id)?.maxY == 500)
      stage.list.scroll(to: id, at: .middle)
      stage.update()
      #expect(abs((stage.frame(of: id)?.midY ?? 0) - 250) < 1)
    }
  }

  @Test("Items near the visible rows are announced once each time they come near")
  func prefetching() {
    let stage = ListStage()
    var ids: [String] = []
    stage.list.prefetchHandler = { ids += $0 }
    stage.list.prefetchDistance = 104
    stage.show(ListStage.items(100))
    stage.update()
    let count = stage.shownTexts.count
    #expect(!ids.isEmpty && ids.count <= 3)
    #expect(ids.first == "Row \(count)")
    ids = []
    stage.update()
    #expect(ids.isEmpty)
    stage.list.scroll(by: 52)
    stage.update()
    #expect(ids.count <= 1)
  }

  @Test("The display list has all backgrounds below all contents, and headers above rows")
  func displayList() {
    var configuration = ListConfiguration(appearance: .plain)
    configuration.headerMode = .supplementary
    let stage = ListStage(configuration)
    stage.show(ListStage.items(20))
    stage.update()
    let list = stage.list.displayList()
    #expect(list.map(\.layer.rawValue) == list.map(\.layer.rawValue).sorted())
    #expect(Set(list.map(\.layer)) == [.backgrounds, .contents, .supplementaries])
    #expect(list.count == stage.rows.count * 2 - 1)
    let one = stage.list.displayList(in: stage.frame(of: "Row 3"))
    let ofRow = one.filter { $0.item == .row(section: 0, row: 3) }
    #expect(ofRow.map(\.layer) == [.backgrounds, .contents])
    #expect(ofRow.first?.origin == stage.frame(of: "Row 3")?.origin)
    #expect(!one.contains { $0.item == .row(section: 0, row: 5) })
  }

  @Test("Assistive technology learns what appeared, changed and disappeared")
  func accessibilityChanges() {
    let stage = ListStage()
    stage.list.reportsAccessibilityChanges = true
    stage.show(["A", "B"])
    let row = { ListItem.row(section: 0, row: $0) }
    #expect(stage.update().accessibilityChanges == [.appeared(row(0)), .appeared(row(1))])
    stage.list.tap(at: stage.middle(of: "B"))
    #expect(stage.update().accessibilityChanges == [.changed(row(1)), .focused(row(1))])
    stage.show(["B"])
    #expect(stage.update().accessibilityChanges == [.disappeared(row(0))])
    stage.list.handle(.focus(nil))
    #expect(stage.update().accessibilityChanges.last == .focused(nil))
    #expect(stage.list.accessibilityElements.map(\.element.label) == ["B"])
  }

  @Test("A list that nobody keeps is released, with its cells")
  func released() {
    weak var list: ListStage.List?
    weak var cell: ConfigurableView?
    do {
      let stage = ListStage()
      stage.show(["A"])
      stage.update()
      list = stage.list
      cell = stage.list.cell(for: "A")
      #expect(cell != nil)
    }
    #expect(list == nil)
    #expect(cell == nil)
  }
}
