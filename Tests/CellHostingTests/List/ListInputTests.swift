import CellConfiguration
import CellHosting
import CellLayout
import CellTestSupport
import Foundation
import Testing

/// A hosted list responds to taps, keys, swipes and drags.
@MainActor
struct ListInputTests {
  @Test("A tap selects a row, and another one replaces it")
  func tapSelects() {
    let stage = ListStage()
    stage.show(["A", "B"])
    stage.update()
    stage.list.tap(at: stage.middle(of: "A"))
    #expect(stage.list.cell(for: "A")?.isSelected == true)
    stage.list.tap(at: stage.middle(of: "B"))
    #expect(stage.list.cell(for: "A")?.isSelected == false)
    #expect(stage.list.selection.selectedIDs == ["B"])
    #expect(stage.takeEvents() == [.selectionChanged, .selectionChanged])
    #expect(!stage.list.tap(at: CGPoint(x: 195, y: 480)))
  }

  @Test("A row keeps its selection out of view and when it comes back")
  func selectionOutOfView() {
    let stage = ListStage()
    stage.show(ListStage.items(100))
    stage.update()
    stage.list.handle(.select("Row 1"))
    stage.list.scroll(by: 2_000)
    stage.update()
    #expect(stage.list.cell(for: "Row 1") == nil)
    stage.list.contentOffset = 0
    stage.update()
    #expect(stage.list.cell(for: "Row 1")?.isSelected == true)
  }

  @Test("A press highlights a row until it ends")
  func press() {
    let stage = ListStage()
    stage.list.primaryActionProvider = { $0 == "B" ? .none : .open }
    stage.show(["A", "B"])
    stage.update()
    stage.list.beginPress(at: stage.middle(of: "A"))
    #expect(stage.list.cell(for: "A")?.isHighlighted == true)
    stage.list.cancelPress()
    #expect(stage.list.cell(for: "A")?.isHighlighted == false)
    stage.list.beginPress(at: stage.middle(of: "A"))
    stage.list.endPress(at: stage.middle(of: "A"))
    #expect(stage.list.cell(for: "A")?.isHighlighted == false)
    #expect(stage.takeEvents().contains(.performPrimaryAction("A")))
    stage.list.beginPress(at: stage.middle(of: "B"))
    #expect(stage.list.cell(for: "B")?.isHighlighted == false)
  }

  @Test("Arrow keys move the focus and keep its row in view")
  func arrowKeys() throws {
    let stage = ListStage()
    stage.show(ListStage.items(100))
    stage.update()
    for _ in 0..<31 {
      stage.list.moveFocus(.down)
      stage.update()
      let frame = try #require(stage.list.selection.focusedID.flatMap(stage.frame))
      #expect(frame.minY >= 0 && frame.maxY <= 500)
    }
    #expect(stage.list.cell(for: "Row 30")?.isFocused == true)
    #expect(stage.list.focusedTarget == ListTarget(item: .row(section: 0, row: 30)))
    stage.list.moveFocus(.up)
    stage.update()
    #expect(stage.list.cell(for: "Row 29")?.isFocused == true)
    stage.list.moveFocus(.last)
    stage.update()
    #expect(stage.list.cell(for: "Row 99")?.isFocused == true)
    stage.list.moveFocus(.first)
    stage.update()
    #expect(stage.list.cell(for: "Row 0")?.isFocused == true)
    #expect(stage.list.contentOffset == 0)
  }

  @Test("The keyboard reaches the accessories of a row, and taps them")
  func focusedAccessory() {
    let stage = ListStage()
    var count = 0
    stage.accessories = [.detail { count += 1 }]
    stage.show(["A", "B"])
    stage.update()
    stage.list.moveFocus(.down)
    stage.list.moveFocus(.right)
    #expect(stage.list.focusedTarget?.target == .accessory(index: 0))
    stage.list.activateFocusedTarget()
    #expect(count == 1)
    stage.list.moveFocus(.down)
    #expect(stage.list.focusedTarget?.target == .cell)
    stage.list.activateFocusedTarget()
    #expect(stage.list.selection.selectedIDs == ["B"])
  }

  @Test("An accessory without a closure is an event, with one it is not")
  func accessoryEvents() throws {
    let stage = ListStage()
    stage.accessories = [.detail(action: .init(named: "info"))]
    stage.show(["A"])
    stage.update()
    let frame = try #require((stage.list.cell(for: "A") as? ListCell)?.accessoryLayouts.first).frame
    let origin = try #require(stage.frame(of: "A")).origin
    stage.list.tap(at: CGPoint(x: origin.x + frame.midX, y: origin.y + frame.midY))
    #expect(stage.takeEvents() == [.performAction(stage.accessories[0], of: "A")])
  }

  /// A cell that runs code when it is laid out.
  private final class LaidOutCell: ListCell {
    var code: (() -> Void)?

    override func layoutSubviews() {
      super.layoutSubviews()
      code?()
    }
  }

  @Test("An event of code that runs in a layout is delivered by an update, which it requests")
  func eventInLayout() throws {
    let registration = CellRegistration<LaidOutCell, String> { cell, _, id in
      var content = cell.defaultContentConfiguration()
      content.text = id
      cell.contentConfiguration = content
      cell.accessories = [.detail(action: .init(named: "info"))]
    }
    let list = HostedList<Int, String>(ListConfiguration(appearance: .plain)) { list, path, id in
      list.pool.dequeueConfiguredReusableCell(using: registration, for: path, item: id)
    }
    list.size = CGSize(width: 390, height: 500)
    var events: [HostedListEvent<String>] = []
    list.eventHandler = { events.append($0) }
    var snapshot = ListSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["A", "B"], toSection: 0)
    list.apply(snapshot)
    list.update()
    let cell = try #require(list.cell(for: "A") as? LaidOutCell)
    let detail = try #require(cell.accessoryLayouts.first).frame
    let other = try #require(list.displayedItems.first { $0.view !== cell }).frame
    let point = CGPoint(x: other.minX + detail.midX, y: other.minY + detail.midY)
    cell.code = { [weak cell] in
      cell?.code = nil
      list.tap(at: point)
    }
    // The list is told of layouts by its own scheduler only.
    cell.updateScheduler = MainActorUpdateScheduler()
    list.update()
    cell.setNeedsLayout()
    #expect(!list.needsUpdate)
    #expect(list.target(at: CGPoint(x: 100, y: cell.bounds.midY)) != nil)
    #expect(events == [] && list.needsUpdate)
    list.update()
    #expect(events == [.performAction(cell.accessories[0], of: "B")])
  }

  // MARK: Swipes

  private func swipeStage(_ performed: @escaping @MainActor @Sendable (String) -> Void) -> ListStage
  {
    let stage = ListStage()
    stage.swipeActions = SwipeActionsConfiguration(actions: [
      SwipeAction(style: .destructive, title: "Delete") { _, _, done in
        performed("Delete")
        done(true)
      },
      SwipeAction(title: "Flag", action: .init(named: "flag")),
    ])
    stage.show(["A", "B"])
    stage.update()
    return stage
  }

  @Test("A swipe reveals actions, and a tap elsewhere hides them")
  func swipeReveals() throws {
    let stage = swipeStage { _ in }
    #expect(stage.list.beginSwipe(at: stage.middle(of: "A")))
    stage.list.moveSwipe(by: -100)
    stage.list.endSwipe()
    stage.update()
    let cell = try #require(stage.list.cell(for: "A") as? ListCell)
    #expect(cell.isSwiped)
    #expect(cell.swipeOffset < -100)
    stage.list.tap(at: stage.middle(of: "B"))
    stage.update()
    #expect(!cell.isSwiped)
    #expect(stage.list.selection.selectedCount == 0)
  }

  @Test("A short swipe springs back, and a fast one reveals the actions")
  func swipeVelocity() {
    let stage = swipeStage { _ in }
    stage.list.beginSwipe(at: stage.middle(of: "A"))
    stage.list.moveSwipe(by: -20)
    stage.list.endSwipe()
    #expect(stage.list.swipedID == nil)
    stage.list.beginSwipe(at: stage.middle(of: "A"))
    stage.list.moveSwipe(by: -20)
    stage.list.endSwipe(velocity: -900)
    #expect(stage.list.swipedID == "A")
    stage.list.beginSwipe(at: stage.middle(of: "B"))
    #expect(stage.list.swipedID == "B")
  }

  @Test("A swipe across the whole row performs the first action")
  func fullSwipe() {
    var performed: [String] = []
    let stage = swipeStage { performed.append($0) }
    stage.list.beginSwipe(at: stage.middle(of: "A"))
    stage.list.moveSwipe(by: -340)
    stage.update()
    stage.list.endSwipe()
    #expect(performed == ["Delete"])
    #expect(stage.list.swipedID == nil)
  }

  @Test("A tap on a revealed action performs it, and one without a closure is an event")
  func tappedSwipeAction() throws {
    var performed: [String] = []
    let stage = swipeStage { performed.append($0) }
    for title in ["Delete", "Flag"] {
      stage.list.revealSwipeActions(of: "B", at: .trailing)
      stage.update()
      let cell = try #require(stage.list.cell(for: "B") as? ListCell)
      let layout = try #require(cell.swipeActionLayouts.first { $0.action.title == title })
      let origin = try #require(stage.frame(of: "B")).origin
      stage.list.tap(
        at: CGPoint(x: origin.x + layout.frame.midX, y: origin.y + layout.frame.midY))
      #expect(stage.list.swipedID == nil)
    }
    #expect(performed == ["Delete"])
    let events = stage.takeEvents()
    guard case .performSwipeAction(let action, of: "B")? = events.first, events.count == 1 else {
      Issue.record("found \(events), expected the action without a closure")
      return
    }
    #expect(action.title == "Flag")
  }

  @Test("Scrolling hides revealed actions, and rows without actions cannot be swiped")
  func swipeEnds() {
    let stage = swipeStage { _ in }
    stage.swipeActions = nil
    stage.show(ListStage.items(50))
    stage.update()
    #expect(!stage.list.beginSwipe(at: stage.middle(of: "Row 1")))
    stage.swipeActions = SwipeActionsConfiguration(actions: [SwipeAction(title: "Flag")])
    stage.show(ListStage.items(50, "Swiped"))
    stage.update()
    stage.list.revealSwipeActions(of: "Swiped 1", at: .trailing)
    #expect(stage.list.swipedID == "Swiped 1")
    stage.list.scroll(by: 10)
    #expect(stage.list.swipedID == nil)
  }

  @Test("From right to left a swipe to the right reveals the trailing actions")
  func swipeFromRightToLeft() {
    let stage = swipeStage { _ in }
    stage.list.traits.layoutDirection = .rightToLeft
    stage.update()
    stage.list.beginSwipe(at: stage.middle(of: "A"))
    stage.list.moveSwipe(by: 100)
    stage.list.endSwipe()
    #expect((stage.list.cell(for: "A") as? ListCell)?.swipeOffset ?? 0 < -100)
  }

  // MARK: Editing and reordering

  @Test("A delete control reveals the row's swipe actions")
  func deleteControl() throws {
    let stage = swipeStage { _ in }
    stage.accessories = [.delete()]
    stage.show(["C", "D"])
    stage.list.isEditing = true
    stage.update()
    let cell = try #require(stage.list.cell(for: "C") as? ListCell)
    #expect(cell.isEditing)
    let control = try #require(cell.accessoryLayouts.first { $0.kind == .delete }).frame
    let origin = try #require(stage.frame(of: "C")).origin
    stage.list.tap(at: CGPoint(x: origin.x + control.midX, y: origin.y + control.midY))
    #expect(stage.list.swipedID == "C")
    stage.list.isEditing = false
    #expect(stage.list.swipedID == nil)
  }

  @Test("A dragged row follows the finger and is dropped where its gap is")
  func reordering() throws {
    let stage = ListStage()
    stage.show(["A", "B", "C", "D"])
    stage.update()
    let frames = ["A", "B", "C", "D"].compactMap(stage.frame)
    #expect(stage.list.beginReordering(at: stage.middle(of: "A")))
    stage.list.moveReordering(to: CGPoint(x: 195, y: frames[2].midY))
    stage.update()
    #expect(stage.list.snapshot.itemIdentifiers == ["B", "C", "A", "D"])
    #expect(stage.frame(of: "B") == frames[0])
    #expect(stage.frame(of: "A")?.midY == frames[2].midY)
    #expect(stage.list.displayedItems.last?.view === stage.list.cell(for: "A"))
    #expect((stage.list.cell(for: "A") as? ListCell)?.isReordering == true)
    stage.list.endReordering()
    stage.update()
    #expect(stage.frame(of: "A") == frames[2])
    let events = stage.takeEvents()
    guard case .moved("A", let source, let destination, let sections)? = events.first else {
      Issue.record("found \(events), expected the move")
      return
    }
    #expect(source == ListPosition(section: 0, row: 0))
    #expect(destination == ListPosition(section: 0, row: 2))
    #expect(sections.map(\.section) == [0] && events.count == 1)
    #expect(sections.first?.initialSnapshot.items == ["A", "B", "C", "D"])
    #expect(sections.first?.finalSnapshot.items == ["B", "C", "A", "D"])
  }

  @Test("A canceled drag leaves the rows as they were")
  func canceledReordering() {
    let stage = ListStage()
    stage.show(["A", "B", "C"], ["D"])
    stage.update()
    let frames = stage.rows.map(\.frame)
    stage.list.beginReordering(at: stage.middle(of: "C"))
    stage.list.moveReordering(to: CGPoint(x: 195, y: 400))
    stage.update()
    #expect(stage.list.snapshot.itemIdentifiers(inSection: 1).contains("C"))
    stage.list.cancelReordering()
    stage.update()
    #expect(stage.rows.map(\.frame) == frames)
    #expect(stage.takeEvents().isEmpty)
  }

  @Test("A drag to the lower edge scrolls the list")
  func autoscroll() {
    let stage = ListStage()
    stage.show(ListStage.items(100))
    stage.update()
    stage.list.canMoveItem = { $0 != "Row 0" }
    #expect(!stage.list.beginReordering(at: stage.middle(of: "Row 0")))
    #expect(stage.list.beginReordering(at: stage.middle(of: "Row 1")))
    for _ in 0..<60 {
      stage.list.moveReordering(to: CGPoint(x: 195, y: 490), elapsed: 1 / 60)
      stage.update()
    }
    #expect(stage.list.contentOffset > 100)
    #expect(stage.list.position(of: "Row 1")?.row ?? 0 > 10)
    #expect(stage.list.cell(for: "Row 1") != nil)
  }

  // MARK: Outlines

  @Test("An outline expands and collapses, by its disclosure and by the keyboard")
  func outline() throws {
    let stage = ListStage()
    stage.accessories = [.outlineDisclosure()]
    var outline = ListSectionSnapshot<String>()
    outline.append(["Fruit", "Nuts"])
    outline.append(["Apple", "Pear"], to: "Fruit")
    stage.list.apply(outline, to: 0)
    stage.update()
    #expect(stage.shownTexts == ["Fruit", "Nuts"])
    let layout = try #require(
      (stage.list.cell(for: "Fruit") as? ListCell)?.accessoryLayouts.first)
    let origin = try #require(stage.frame(of: "Fruit")).origin
    stage.list.tap(at: CGPoint(x: origin.x + layout.frame.midX, y: origin.y + layout.frame.midY))
    stage.update()
    #expect(stage.shownTexts == ["Fruit", "Apple", "Pear", "Nuts"])
    #expect((stage.list.cell(for: "Fruit") as? ListCell)?.isExpanded == true)
    #expect((stage.list.cell(for: "Apple") as? ListCell)?.indentationLevel == 1)
    #expect(stage.takeEvents() == [.expansionChanged("Fruit", isExpanded: true)])
    stage.list.handle(.focus("Fruit"))
    stage.list.moveFocus(.left)
    stage.update()
    #expect(stage.shownTexts == ["Fruit", "Nuts"])
    stage.list.setExpanded(true, for: "Nuts")
    #expect(!stage.list.isExpanded("Nuts"))
  }
}
