import CellConfiguration
package import CellHosting
import CellLayout
import CellTesting
import Foundation

/// A hosted list that random input drives, with closures that call back, and the laws that must
/// hold after each update.
///
/// The model is naive: trees of nodes in order, a layout that is made again each time, and pictures
/// that are painted from scratch.
@MainActor
package final class ListWorld {
  package typealias List = HostedList<Int, Int>

  let list: List
  var random: RandomSource
  private(set) var violations: [String] = []
  let stage: Stage
  var depth = 0

  /// The time of the pointer's events.
  var time = 0.0
  private var isUpdating = false

  /// Whether the last update requested the next frame.
  private var expectsFrame = true
  private var displayed = ListSnapshot<Int, Int>()
  var step = ""

  /// The trees of items that were applied last.
  var model = OutlineModel()

  /// Whether the user has moved rows, so that the order is not the model's.
  var hasMoved = false

  /// Whether something may have scrolled, or closures have changed the list.
  var isStill = true

  /// The pictures on an app's screen, drawn with and without shifting.
  private var pictures: (kept: ListPicture, shifted: ListPicture)?
  private var stepsBefore: (list: [ListDrawing], size: CGSize)?

  /// The last description at rest, with what was on the screen.
  private var described: (text: String, picture: ListPicture, marks: [ListTarget?])?
  private let stepNumbers = ListPicture.StepNumbers()
  private let lie: (ListUpdate) -> ListUpdate
  private let shorten: (String) -> String

  /// Texts of items by their identifiers, and the titles of headers.
  @MainActor
  final class Stage {
    weak var world: ListWorld?
    var lengths: [Int: Int] = [:]
    let actions = SwipeActionsConfiguration(actions: [
      SwipeAction(style: .destructive, title: "Remove"), SwipeAction(title: "Flag"),
    ])
    func text(_ id: Int) -> String {
      "Row \(id)" + String(repeating: " and so on", count: lengths[id, default: 0])
    }
  }

  private init(
    _ random: RandomSource, lie: @escaping (ListUpdate) -> ListUpdate,
    shorten: @escaping (String) -> String
  ) {
    var random = random
    var configuration = ListConfiguration(
      appearance: ListConfiguration.Appearance.allCases.randomElement(using: &random) ?? .plain)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: configuration.headerMode = .supplementary
    case 1: configuration.headerMode = .firstItemInSection
    case 2: (configuration.headerMode, configuration.footerMode) = (.supplementary, .supplementary)
    default: break
    }
    let stage = Stage()
    if Bool.random(using: &random) {
      configuration.trailingSwipeActionsConfigurationProvider = { [weak stage] _ in
        MainActor.assumeIsolated {
          stage?.world?.react()
          return stage?.actions
        }
      }
    }
    var rules = ListSelectionRules()
    rules.allowsMultipleSelection = Bool.random(using: &random)
    rules.allowsSelectionDuringEditing = Bool.random(using: &random)
    self.stage = stage
    self.lie = lie
    self.shorten = shorten
    self.random = random
    let row = CellRegistration<ListCell, Int> { [weak stage] cell, _, id in
      guard let stage else { return }
      var content = cell.defaultContentConfiguration()
      content.text = stage.text(id)
      cell.contentConfiguration = content
      cell.accessories = [.delete(), .reorder(displayed: .always), .outlineDisclosure()]
      if id % 3 == 0 { cell.leadingSwipeActions = stage.actions }
      if id % 5 == 0 { cell.accessories.append(.detail(action: .init(named: "info"))) }
      if id % 7 == 0 {
        cell.configurationUpdateHandler = { [weak stage] _, _ in stage?.world?.react() }
      }
      stage.world?.react()
    }
    list = List(configuration, rules: rules) { list, path, id in
      list.pool.dequeueConfiguredReusableCell(using: row, for: path, item: id)
    }
    // Histories that empty the list draw it.
    var empty = ContentUnavailableConfiguration.empty()
    empty.text = "No rows"
    empty.button.title = "Add"
    list.contentUnavailableConfiguration = empty
    let kinds = [CellReusePool.elementKindSectionHeader, CellReusePool.elementKindSectionFooter]
    let supplementaries = kinds.map { kind in
      SupplementaryRegistration<ListCell>(elementKind: kind) { [weak stage] cell, _, path in
        var content = cell.defaultContentConfiguration()
        content.text = "Section \(path[0])"
        cell.contentConfiguration = content
        if path[0] % 2 == 0 { cell.accessories = [.detail(action: .init(named: "info"))] }
        stage?.world?.react()
      }
    }
    list.supplementaryProvider = { list, item, _ in
      let isFooter = if case .footer = item { true } else { false }
      return list.pool.dequeueConfiguredReusableSupplementary(
        using: supplementaries[isFooter ? 1 : 0], for: IndexPath(indexes: [item.section, 0]))
    }
    list.updateScheduler.checkedIssues = []  // What happens at random is full of mistakes.
    list.eventHandler = { [weak stage] event in stage?.world?.receive(event) }
    list.prefetchHandler = { [weak stage] _ in stage?.world?.react() }
    list.canMoveItem = { [weak stage] id in
      stage?.world?.react()
      return id % 11 != 0
    }
    list.primaryActionProvider = { [weak stage] id in
      stage?.world?.react()
      return id % 4 == 0 ? .none : id % 4 == 1 ? .open : .select
    }
    list.reordersByLongPress = Bool.random(using: &random)
    list.keepsEndInView = Int.random(in: 0..<4, using: &random) == 0
    if Bool.random(using: &random) { list.canDropItem = { _, position in position.row % 3 != 2 } }
    list.size = CGSize(width: 200, height: 300)
    stage.world = self
  }

  /// Drives a list until the random source has no more numbers, or for some steps.
  ///
  /// - Parameters:
  ///   - random: The source.
  ///   - steps: The most steps.
  ///   - lie: Changes what an update returns, to show that the laws detect it.
  ///   - shorten: Changes a description of the list, for the same reason.
  /// - Returns: The broken laws; empty if all laws hold.
  package static func violations(
    _ random: RandomSource, steps: Int = 200,
    lie: @escaping (ListUpdate) -> ListUpdate = { $0 },
    shorten: @escaping (String) -> String = { $0 }
  ) -> [String] {
    weak var list: HostedList<Int, Int>?
    weak var cell: ConfigurableView?
    var violations: [String] = []
    do {
      let world = ListWorld(random, lie: lie, shorten: shorten)
      world.update()  // Draws the empty state.
      world.apply(world.model.grown(by: 12, &world.random))
      world.updateAndCheck()
      cell = world.list.displayedItems.first?.view
      for _ in 0..<steps where !world.random.isExhausted && world.violations.isEmpty {
        for _ in 0..<world.number(1..<4) { world.act() }
        world.updateAndCheck()
      }
      list = world.list
      violations = world.violations
    }
    if list != nil { violations.append("a released list is gone") }
    if cell != nil { violations.append("the cells of a released list are gone") }
    return violations
  }

  // MARK: What holds

  func check(_ holds: Bool, _ law: @autoclosure () -> String) {
    if !holds { violations.append("\(law()), after\(step.suffix(60))") }
  }

  private func updateAndCheck() {
    list.advance(to: time)
    let before = ListPlaces(list, displayed)
    let wasStill = isStill && list.reorderedID == nil
    isStill = wasStill
    update()
    // If closures kept changing the list for eight rounds, the rest waits for further frames.
    var frames = 0
    while list.needsUpdate, frames < 50 {
      update()
      frames += 1
    }
    check(frames < 50, "the list comes to rest")
    if isStill { before.violations(in: list).forEach { check(false, $0) } }
    checkAtRest()
    if !expectsFrame { checkDescription() }
    displayed = list.snapshot
    step = ""
    isStill = true
  }

  /// Updates the list, and draws what the update returns; a call during another one has no effect.
  func update() {
    if isUpdating { return check(list.update().isEmpty, "an update does nothing during another") }
    isUpdating = true
    let wasRequested = list.needsUpdate || expectsFrame
    let update = list.update(at: time)
    isUpdating = false
    check(wasRequested || update.redrawRects.isEmpty, "every change requests an update")
    expectsFrame = update.needsNextFrame
    checkPictures(lie(update))
    checkTransition(update)
  }

  private func checkPictures(_ update: ListUpdate) {
    let fraction = update.fraction
    let whole = ListPicture(of: list, at: fraction, stepNumbers)
    if var (kept, shifted) = pictures, kept.hasSize(of: whole) {
      for rect in update.redrawRects { kept.paint(rect, of: list, at: fraction) }
      shifted.shift(by: update.scrollDistance)
      for rect in update.redrawRectsAfterScrolling {
        shifted.paint(rect, of: list, at: fraction)
      }
      for (name, picture) in [("kept", kept), ("shifted", shifted)] {
        if let y = whole.difference(from: picture) {
          let rects = name == "kept" ? update.redrawRects : update.redrawRectsAfterScrolling
          let items = list.displayedItems.filter { $0.frame.minY <= y && $0.frame.maxY >= y }
          check(
            false,
            """
            the \(name) picture is the whole one, but not at \(y), with \(items.map(\.item)), \
            rectangles \(rects.map { "\($0.minY)...\($0.maxY)" }), distance \(update.scrollDistance), \
            focus \(list.focusedTarget as Any), hover \(list.hoveredTarget as Any)
            """)
        }
      }
    } else {
      let bounds = CGRect(origin: .zero, size: list.size)
      check(list.size.width == 0 || update.redrawRects == [bounds], "another size draws everything")
    }
    pictures = (whole, whole)
  }

  /// A transition begins with the previous picture and ends with the current one.
  private func checkTransition(_ update: ListUpdate) {
    let now = list.displayList()
    check(list.displayList(at: 1) == now, "a transition ends with the list as it is")
    check(update.fraction == 1 || update.needsNextFrame, "a transition goes on to its end")
    check((0...1).contains(update.fraction), "a transition stays on its way")
    if update.transition != nil, let (before, size) = stepsBefore, size == list.size {
      // Not in the same layers: a row that the user begins to drag comes to the front at once.
      let visible = list.displayList(at: 0).filter { $0.items.contains { $0.alpha > 0 } }
      let missing = Set(before.map { "\($0.origin)" }).subtracting(visible.map { "\($0.origin)" })
      check(missing.isEmpty, "a transition begins with what was drawn, also at \(missing)")
    }
    _ = list.displayList(at: 0.4)
    stepsBefore = (now, list.size)
  }

  /// Each change on the screen changes the description, and describing a list changes nothing.
  private func checkDescription() {
    let text = shorten(list.describe())
    check(!list.needsUpdate, "a described list is at rest")
    for problem in DisplayLaws.problems(of: text) { check(false, problem) }
    guard let picture = pictures?.kept else { return }
    let marks = [list.isFocusVisible ? list.focusedTarget : nil, list.hoveredTarget]
    if let described, described.text == text, described.marks == marks,
      described.picture.hasSize(of: picture)
    {
      let y = picture.difference(from: described.picture)
      check(y == nil, "pictures at \(y ?? 0) differ, but not the descriptions")
    }
    described = (text, picture, marks)
  }

  private func checkAtRest() {
    let visible = list.uncoveredRect
    let items = list.displayedItems
    let snapshot = list.snapshot
    if hasMoved {
      check(
        Set(OutlineModel(snapshot).allIDs) == Set(model.allIDs), "a drag loses and adds no item")
      resynchronize()
      hasMoved = list.reorderedID != nil
    }
    check(OutlineModel(snapshot) == model, "the order is that of the model")
    check(snapshot.itemIdentifiers == model.visibleIDs, "the rows are the visible items")
    check(visible.minY >= 0, "the offset is not negative")
    let end = list.layout.contentSize.height
    check(visible.maxY <= max(end, visible.height) + 0.01, "the offset is within the content")
    check(list.overscroll <= 0 || visible.minY <= 0, "a list is pulled down at its top only")
    check(list.overscroll >= 0 || visible.maxY >= end - 0.01, "a list is pulled up at its end only")
    let expected = Set(list.layout.items(in: list.visibleRect, pinnedTo: visible))
    let dragged = list.reorderedID.flatMap(list.position).map { ListItem.row($0) }
    check(
      Set(items.map(\.item)).subtracting(dragged.map { [$0] } ?? [])
        == expected.subtracting(dragged.map { [$0] } ?? []), "cells show the visible items")
    check(
      list.container.subviews.count == items.count, "the views of the list are those on display")
    let fresh = freshLayout()
    check(fresh.contentSize == list.layout.contentSize, "the content has the size of a new layout")
    for item in items {
      let frame = list.layout.frame(of: item.item)
      check(fresh.frame(of: item.item) == frame, "\(item.item) has the frame of a new layout")
      let shown = list.layout.frame(of: item.item, visible: visible).offsetBy(
        dx: 0, dy: -list.contentOffset)
      if item.item != dragged {
        check(abs(item.frame.minY - shown.minY) < 1e-6, "frames are shown")
      }
      check(list.layout.isExact(item.item), "visible items are measured")
      check(
        abs(item.view.preferredHeight(fitting: frame.width) - frame.height) < 1e-6,
        "\(item.item) has the height that it needs")
      if let kept = item.view.drawingSteps, let steps = item.view.freshDrawingSteps {
        check(
          kept.all == steps.all && kept.bounds == steps.bounds, "kept steps are those of the look")
      }
      guard case .row(let position) = item.item, let cell = item.view as? ListCell else { continue }
      let id = list.itemIdentifier(at: position)
      check(list.position(of: id) == position, "positions and identifiers agree")
      check(cell.isSelected == list.selection.isSelected(id), "cells show the selection")
      check(
        cell.isFocused == (list.isFocusVisible && list.selection.focusedID == id),
        "cells show the focus")
      check(cell.isReordering == (list.reorderedID == id), "the dragged cell is reordering")
      check(
        cell.isSwiped == (list.swipedID == id && cell.swipeOffset != 0), "one row is swiped")
      check(cell.indentationLevel == model.level(of: id), "\(id) is indented by its level")
      check(
        cell.isFirstItemHeader
          == (position.row == 0 && list.layout.configuration.headerMode == .firstItemInSection),
        "the first item is the header")
    }
    check(
      list.selection.selectedIDs.allSatisfy(model.allIDs.contains), "selected rows exist")
    for target in [list.focusedTarget, list.hoveredTarget] {
      guard case .row(let position)? = target?.item else { continue }
      check(
        snapshot.numberOfSections > position.section
          && list.layout.rowCount(inSection: position.section) > position.row, "targets exist")
    }
    check(!list.needsUpdate && list.updateScheduler.isIdle, "nothing is left to update")
  }

  /// A layout made at once, with the heights that the list has.
  private func freshLayout() -> ListLayout {
    let old = list.layout
    let sections = (0..<old.sectionCount).map {
      ListSection(
        rowCount: old.rowCount(inSection: $0), hasHeader: old.hasHeader(inSection: $0),
        hasFooter: old.hasFooter(inSection: $0))
    }
    var fresh = ListLayout(
      old.configuration, sections: sections, width: old.width, context: old.context)
    for (index, section) in sections.enumerated() {
      let rows = (0..<section.rowCount).map { ListItem.row(section: index, row: $0) }
      for item in rows + [.header(section: index), .footer(section: index)] {
        if case .header = item, !section.hasHeader { continue }
        if case .footer = item, !section.hasFooter { continue }
        fresh.setHeight(old.frame(of: item).height, of: item)
      }
    }
    return fresh
  }
}
