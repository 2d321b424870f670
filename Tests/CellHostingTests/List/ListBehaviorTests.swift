import CellConfiguration
import CellHosting
import CellLayout
import CellTestSupport
import Foundation
import Testing

/// What a program can choose: the end in view, places to drop, titles of headers.
@MainActor
struct ListBehaviorTests {
  @Test("A list that keeps its end in view follows new rows and rows that grow")
  func keepsEnd() {
    let stage = ListStage(rows: 40)
    stage.list.keepsEndInView = true
    stage.list.scroll(by: 10_000)
    stage.update()
    func end() -> CGFloat { stage.list.layout.contentSize.height - stage.list.visibleRect.maxY }
    stage.show(ListStage.items(42))
    stage.update()
    #expect(abs(end()) < 1e-6)
    #expect(stage.list.cell(for: "Row 41") != nil)
    stage.texts["Row 41"] = String(repeating: "A long answer. ", count: 30)
    var snapshot = stage.list.snapshot
    snapshot.reconfigureItems(["Row 41"])
    stage.list.apply(snapshot)
    stage.update()
    #expect(abs(end()) < 1e-6)
    stage.list.size.height = 300
    stage.update()
    #expect(abs(end()) < 1e-6)
  }

  @Test("A user who has scrolled away from the end stays where they are")
  func awayFromEnd() {
    let stage = ListStage(rows: 40)
    stage.list.keepsEndInView = true
    stage.list.scroll(by: 10_000)
    stage.update()
    stage.list.scroll(by: -200)
    stage.update()
    let offset = stage.list.contentOffset
    stage.show(ListStage.items(60))
    stage.update()
    #expect(stage.list.contentOffset == offset)
    stage.list.scroll(by: 10_000)
    stage.update()
    stage.show(ListStage.items(80))
    stage.update()
    #expect(stage.list.cell(for: "Row 79") != nil)
  }

  @Test("A list that keeps its end in view shows it first")
  func endFirst() {
    let stage = ListStage()
    stage.list.keepsEndInView = true
    stage.show(ListStage.items(40))
    stage.update()
    #expect(stage.list.cell(for: "Row 39") != nil && stage.list.cell(for: "Row 0") == nil)
  }

  @Test("A row is dropped only where the program allows it")
  func restrictedDrop() {
    let stage = ListStage(rows: 6)
    stage.list.canDropItem = { _, position in position.row < 3 }
    stage.list.beginReordering(at: stage.middle(of: "Row 0"))
    stage.list.moveReordering(to: stage.middle(of: "Row 2"))
    stage.update()
    let end = stage.middle(of: "Row 5")
    stage.list.moveReordering(to: end)
    stage.update()
    stage.list.endReordering()
    stage.update()
    #expect(stage.list.position(of: "Row 0") == ListPosition(section: 0, row: 2))
  }

  @Test("A title that reads a model follows it, and a longer one makes its header higher")
  func observedTitles() throws {
    let model = Model()
    let stage = ListStage(.insetGrouped, header: .supplementary, rows: 2)
    stage.list.supplementaryProvider = nil
    stage.list.headerTitleProvider = { _ in model.title }
    var snapshot = stage.list.snapshot
    snapshot.reloadSections([0])
    stage.list.apply(snapshot)
    stage.update()
    #expect(stage.shownTexts.first == model.title)
    let height = try #require(stage.rows.first).frame.height
    for title in ["Other", "A title\non three\nlines"] {
      model.title = title
      #expect(stage.list.needsUpdate)
      stage.update()
      #expect(stage.shownTexts.first == title)
    }
    #expect(try #require(stage.rows.first).frame.height > height)
  }

  @Test("Headers and footers have titles without a provider of views")
  func titles() {
    var configuration = ListConfiguration(appearance: .insetGrouped)
    (configuration.headerMode, configuration.footerMode) = (.supplementary, .supplementary)
    let stage = ListStage(configuration)
    stage.list.supplementaryProvider = nil
    stage.list.headerTitleProvider = { "Section \($0)" }
    stage.list.footerTitleProvider = { _ in "Footer" }
    stage.show(["A"], ["B"])
    stage.update()
    func text(_ item: ListItem) -> String? { (stage.list.cell(at: item) as? ListCell)?.shownText }
    #expect(text(.header(section: 1)) == "Section 1")
    #expect(text(.footer(section: 0)) == "Footer")
    #expect(text(.row(section: 1, row: 0)) == "B")
  }

  @Test("Targets have the accessory that they are")
  func targetsHaveAccessories() {
    let stage = ListStage()
    stage.accessories = [.checkmark(), .detail()]
    stage.show(["A"])
    stage.update()
    #expect(stage.list.focusFrame == nil)
    stage.list.key(.tab)
    #expect(stage.list.focusedTarget?.accessory == nil)
    let row = stage.list.displayedItems.first { $0.item == .row(section: 0, row: 0) }
    #expect(stage.list.focusFrame == row?.frame)
    stage.list.key(.tab)
    let detail = (row?.view as? ListCell)?.accessoryLayouts.first { $0.index == 1 }?.frame
    #expect(stage.list.focusFrame?.size == detail?.size)
    #expect(stage.list.focusFrame?.minX == detail.map { $0.minX + (row?.frame.minX ?? 0) })
    #expect(stage.list.focusedTarget?.accessory?.kind == .detail)
    #expect(
      stage.list.focusedTarget
        == ListTarget(item: .row(section: 0, row: 0), target: .accessory(index: 1)))
  }

  @Test("An accessory that its cell has lost leaves focus and hover to the row before the update")
  func lostAccessory() throws {
    let stage = ListStage()
    stage.accessories = [.checkmark(), .detail()]
    stage.show(["A"])
    stage.update()
    let row = try #require(stage.list.displayedItems.first { $0.item == .row(section: 0, row: 0) })
    stage.list.key(.tab)
    stage.list.key(.tab)
    let frame = try #require(stage.list.focusFrame)
    stage.list.pointer(.moved, at: CGPoint(x: frame.midX, y: frame.midY), time: 0)
    #expect(stage.list.hoveredTarget?.target == .accessory(index: 1))
    (row.view as? ListCell)?.accessories = []
    let cell = ListTarget(item: row.item)
    #expect(stage.list.hoveredTarget == cell && stage.list.focusedTarget == cell)
    #expect(stage.list.displayedItems.map(\.item) == [row.item])
    stage.update()
    #expect(stage.list.focusFrame == row.frame)
    #expect(stage.list.hoveredTarget == cell && stage.list.focusedTarget == cell)
  }

  @Test("Items on display have the states and accessories of their cells")
  func statesOfItems() {
    let stage = ListStage()
    stage.accessories = [.checkmark()]
    stage.show(["A", "B"])
    stage.update()
    stage.list.select("B")
    #expect(stage.list.displayedItems.map(\.state.isSelected) == [false, true])
    #expect(
      stage.list.displayedItems.map { $0.accessories.map(\.kind) } == [[.checkmark], [.checkmark]])
    stage.list.deselect("B")
    #expect(stage.list.selection.selectedIDs == [])
  }

  @Test("Focus that an app sets is visible until a tap")
  func focusByCode() {
    let stage = ListStage(rows: 3)
    stage.list.handle(.focus("Row 1"))
    stage.update()
    #expect(stage.list.focusFrame == stage.frame(of: "Row 1"))
    stage.list.handle(.tap("Row 2"))
    stage.update()
    #expect(stage.list.focusFrame == nil)
  }

  @Test("If all rows that are fully in view leave, the row that is cut off at the top stays")
  func cutRowsStay() {
    let stage = ListStage(rows: 40)
    stage.list.scroll(by: 110)
    stage.update()
    let bounds = CGRect(origin: .zero, size: stage.list.size)
    let cut = stage.rows.filter { $0.frame.intersects(bounds) && !bounds.contains($0.frame) }
      .compactMap(\.text)
    let full = stage.rows.filter { bounds.contains($0.frame) }.compactMap(\.text)
    #expect(cut.count == 2 && full.count > 4)
    stage.show(ListStage.items(40).filter { !full.contains($0) })
    stage.update()
    #expect(stage.list.contentOffset == 110 && stage.shownTexts.starts(with: cut))
  }

  @Test("Items on display have the custom states of their cells")
  func customStatesOfItems() {
    final class RatedCell: ListCell {
      static let rating = ConfigurationStateCustomKey("rating")

      override var configurationState: CellConfigurationState {
        var state = super.configurationState
        state[Self.rating] = 5
        return state
      }
    }
    let registration = CellRegistration<RatedCell, String> { _, _, _ in }
    let list = ListStage.List(ListConfiguration(appearance: .plain)) { list, indexPath, id in
      list.pool.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
    }
    list.size = CGSize(width: 390, height: 500)
    var snapshot = ListSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["A"], toSection: 0)
    list.apply(snapshot)
    list.update()
    #expect(list.displayedItems.map { $0.state[RatedCell.rating] as? Int } == [5])
  }

  @Test("A provider of primary actions has an effect whenever it is set")
  func lateProvider() {
    let stage = ListStage(rows: 2)
    stage.list.primaryActionProvider = { $0 == "Row 0" ? .none : .open }
    stage.list.tap(at: stage.middle(of: "Row 0"))
    stage.list.tap(at: stage.middle(of: "Row 1"))
    #expect(stage.takeEvents() == [.selectionChanged, .performPrimaryAction("Row 1")])
    stage.list.primaryActionProvider = nil
    stage.list.tap(at: stage.middle(of: "Row 0"))
    #expect(stage.list.selection.selectedIDs == ["Row 0"])
  }
}
