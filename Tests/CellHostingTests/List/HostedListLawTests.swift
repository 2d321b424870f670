import CellConfiguration
import CellHosting
import CellLayout
import CellTestSupport
import Foundation
import Testing

/// Laws of a hosted list, after any gestures.
@MainActor
struct HostedListLawTests {
  /// Checks everything that holds after each update.
  private func check(_ stage: ListStage, _ step: String) throws {
    let list = stage.list
    let visible = list.visibleRect
    #expect(visible.minY >= 0, "\(step)")
    #expect(
      visible.maxY <= max(list.layout.contentSize.height, visible.height) + 0.01, "\(step)")
    let items = list.displayedItems
    #expect(Set(items.map(\.item)) == Set(list.layout.items(in: visible)), "\(step)")
    for item in items {
      let frame = list.layout.frame(of: item.item, visible: visible).offsetBy(
        dx: 0, dy: -visible.minY)
      #expect(abs(item.frame.minY - frame.minY) < 1e-6 && item.frame.size == frame.size, "\(step)")
      #expect(list.layout.isExact(item.item), "\(step)")
      guard case .row(let position) = item.item, let cell = item.view as? ListCell else { continue }
      let id = list.itemIdentifier(at: position)
      #expect(list.position(of: id) == position, "\(step)")
      #expect(cell.shownText == stage.texts[id] ?? id, "\(step)")
      #expect(cell.isSelected == list.selection.isSelected(id), "\(step)")
      #expect(cell.isFocused == (list.isFocusVisible && list.selection.focusedID == id), "\(step)")
      #expect(cell.isSwiped == (list.swipedID == id && cell.swipeOffset != 0), "\(step)")
      let height = cell.preferredHeight(fitting: cell.frame.width)
      #expect(abs(cell.frame.height - height) < 1e-6, "\(step)")
    }
    #expect(
      list.focusedTarget?.item == list.selection.focusedID.flatMap(list.position).map { .row($0) },
      "\(step)")
    #expect(list.pool.createdCellCount < 80, "\(step)")
    #expect(!list.needsUpdate && list.updateScheduler.isIdle, "\(step)")
  }

  @Test(
    "After any gestures, cells show the visible items at their frames and in their states",
    arguments: 0..<caseCount(12))
  func anyGestures(_ seed: Int) throws {
    var random = RandomSource(seed: UInt64(seed))
    var configuration = ListConfiguration(
      appearance: ListConfiguration.Appearance.allCases[seed % 5])
    if seed % 2 == 0 { configuration.headerMode = .supplementary }
    var rules = ListSelectionRules()
    rules.allowsMultipleSelection = seed % 3 == 0
    let stage = ListStage(configuration, rules: rules)
    stage.swipeActions = SwipeActionsConfiguration(actions: [SwipeAction(title: "Flag")])
    stage.accessories = [.delete(), .reorder(), .detail()]
    var items = [ListStage.items(30), ListStage.items(0), ListStage.items(25, "Other")]
    var new = 0
    stage.show(items[0], items[1], items[2])
    stage.update()
    try check(stage, "at first")
    for step in 0..<60 {
      let point = CGPoint(
        x: .random(in: 0..<390, using: &random), y: .random(in: 0..<500, using: &random))
      let action = Int.random(in: 0..<14, using: &random)
      switch action {
      case 0, 1: stage.list.scroll(by: .random(in: -700...900, using: &random))
      case 2:
        let section = Int.random(in: 0..<3, using: &random)
        for _ in 0..<Int.random(in: 1...3, using: &random) {
          new += 1
          let id = "New \(new)"
          if Bool.random(using: &random) {
            stage.texts[id] = id + String(repeating: " and so on", count: new % 12)
          }
          items[section].insert(id, at: .random(in: 0...items[section].count, using: &random))
        }
        stage.show(items[0], items[1], items[2])
      case 3:
        for section in 0..<3 where !items[section].isEmpty {
          items[section].remove(at: .random(in: 0..<items[section].count, using: &random))
        }
        stage.show(items[0], items[1], items[2])
      case 4:
        items[0].shuffle(using: &random)
        items.swapAt(1, 2)
        stage.show(items[0], items[1], items[2])
      case 5: stage.list.tap(at: point, Bool.random(using: &random) ? .extending : [])
      case 6:
        stage.list.moveFocus(
          [.up, .down, .left, .right, .next, .previous, .first, .last]
            .randomElement(using: &random) ?? .down)
      case 7:
        if stage.list.beginSwipe(at: point) {
          stage.list.moveSwipe(by: .random(in: -200...100, using: &random))
          if Bool.random(using: &random) { stage.list.endSwipe() }
        }
      case 8: stage.list.isEditing.toggle()
      case 9: stage.list.size.width = [320, 390, 700].randomElement(using: &random) ?? 390
      case 10:
        stage.list.traits.layoutDirection =
          stage.list.traits.layoutDirection == .rightToLeft ? .leftToRight : .rightToLeft
      case 11:
        if stage.list.beginReordering(at: point) {
          for _ in 0..<3 {
            stage.list.moveReordering(
              to: CGPoint(x: 100, y: .random(in: -50..<550, using: &random)), elapsed: 0.1)
            stage.update()
          }
          stage.list.endReordering()
          items = (0..<3).map { stage.list.snapshot.itemIdentifiers(inSection: $0) }
        }
      case 12:
        if let id = items.joined().randomElement(using: &random) { stage.list.scroll(to: id) }
      default:
        if let id = items.joined().randomElement(using: &random) {
          stage.texts[id] = id + String(repeating: " changed", count: step % 9)
          var snapshot = stage.list.snapshot
          snapshot.reconfigureItems([id])
          stage.list.apply(snapshot)
        }
      }
      stage.update()
      try check(stage, "seed \(seed), step \(step), action \(action)")
    }
  }

  @Test("Scrolling down and up again shows the same rows at the same frames")
  func scrollingBack() {
    let stage = ListStage()
    for (index, id) in ListStage.items(200).enumerated() {
      stage.texts[id] = id + String(repeating: " and so on", count: index * 7 % 13)
    }
    stage.show(ListStage.items(200))
    stage.update()
    var frames: [CGFloat: [CGRect]] = [:]
    for _ in 0..<80 {
      stage.list.scroll(by: 111)
      stage.update()
      frames[stage.list.contentOffset] = stage.rows.map(\.frame)
    }
    for (offset, expected) in frames {
      stage.list.contentOffset = offset
      stage.update()
      #expect(stage.rows.map(\.frame) == expected)
    }
  }

  @Test("The work of a frame does not grow with the number of rows")
  func workOfFrame() {
    func passes(_ count: Int) -> Int {
      let stage = ListStage()
      stage.show(ListStage.items(count))
      stage.update()
      let log = OperationLog()
      stage.list.updateScheduler.operationLog = log
      for _ in 0..<20 {
        stage.list.scroll(by: 60)
        stage.update()
      }
      return log.takeAll().count
    }
    #expect(passes(200) == passes(50_000))
  }
}
