import CellConfiguration
import CellHosting
import CellLayout
import Foundation

/// What happens to the list.
extension ListWorld {
  func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }

  /// Does something now and then, in a closure that the list calls.
  func react() {
    guard depth < 3, !random.isExhausted, number(0..<12) == 0 else { return }
    depth += 1
    defer { depth -= 1 }
    isStill = false
    act()
  }

  func receive(_ event: HostedListEvent<Int>) {
    switch event {
    case .expansionChanged(let id, _):
      check(model.allIDs.contains(id), "an item that expands exists")
      resynchronize()
    default: break
    }
    react()
  }

  private var someID: Int { model.allIDs.randomElement(using: &random) ?? 1 }

  private var somePoint: CGPoint {
    if number(0..<40) == 0 { return CGPoint(x: CGFloat.nan, y: CGFloat.infinity) }
    return CGPoint(
      x: .random(in: -10..<410, using: &random), y: .random(in: -40..<380, using: &random))
  }

  private var someDistance: CGFloat {
    number(0..<40) == 0 ? .nan : .random(in: -300..<400, using: &random).rounded() / 2
  }

  func apply(_ new: OutlineModel) {
    let old = hasMoved ? OutlineModel(list.snapshot) : model
    list.apply(new.snapshot)
    model = new.keepingOutlines(of: old)
    hasMoved = list.reorderedID != nil
  }

  /// Does one thing, which may call back.
  func act() {
    let action = number(0..<40)
    step += " \(action)"
    // A pointer, autoscrolling and gestures all move the row of a drag.
    hasMoved = hasMoved || list.reorderedID != nil
    if ![5, 6, 7, 8, 9, 10, 11, 12, 25, 26, 27, 33].contains(action) { isStill = false }
    switch action {
    case 0, 1, 2: list.scroll(by: someDistance)
    case 3: list.contentOffset = someDistance * 3
    case 4: list.scroll(to: someID, at: [.top, .middle, .bottom, .nearest][number(0..<4)])
    case 5, 6: apply(model.grown(by: number(1..<4), &random))
    case 7, 8: apply(model.shrunk(&random))
    case 9: apply(model.shuffled(&random))
    case 10, 11: derive()
    case 12: applyOutline()
    case 13, 14: list.setExpanded(!list.isExpanded(someID), for: someID)
    case 15: list.size.width = [120, 200, 390][number(0..<3)]
    case 16:
      list.size.height = [80, 300, 500][number(0..<3)]
      list.topInset = list.topInset == 0 ? 30 : 0
      list.bottomInset = list.topInset * 2
    case 17: changeTraits()
    case 18, 19: list.tap(at: somePoint, [[], .extending, .toggling][number(0..<3)])
    case 20: list.beginPress(at: somePoint)
    case 21:
      if number(0..<3) == 0 { list.cancelPress() } else { list.endPress(at: somePoint) }
    case 22: list.hover(at: number(0..<6) == 0 ? nil : somePoint)
    case 23:
      let all: [FocusMovement] = [.up, .down, .left, .right, .next, .previous, .first, .last]
      list.moveFocus(all[number(0..<8)], extending: number(0..<4) == 0)
    case 24: list.activateFocusedTarget()
    case 25: list.beginSwipe(at: somePoint)
    case 26: list.moveSwipe(by: someDistance)
    case 27: number(0..<3) == 0 ? list.closeSwipe() : list.endSwipe(velocity: someDistance * 9)
    case 28: list.revealSwipeActions(of: someID, at: number(0..<2) == 0 ? .leading : .trailing)
    case 29: list.beginReordering(at: somePoint)
    case 30: list.moveReordering(to: somePoint, elapsed: number(0..<2) == 0 ? 0 : 0.05)
    case 31:
      number(0..<3) == 0 ? list.cancelReordering() : list.endReordering()
    case 32:
      let inputs: [ListSelection<Int>.Input] = [
        .select(someID), .deselect(someID), .selectAll, .deselectAll, .focus(nil), .focus(someID),
        .toggle,
      ]
      list.handle(inputs[number(0..<inputs.count)])
      if number(0..<8) == 0 { list.isEditing.toggle() }
    case 34, 35, 36:
      time += [0, 0.01, 0.3][number(0..<3)]
      let phases: [PointerPhase] = [.down, .moved, .moved, .moved, .up, .cancelled]
      list.pointer(phases[number(0..<6)], at: somePoint, time: time)
    case 37:
      time += 0.1
      list.advance(to: time)
    case 38: list.key(ListKey.allCases[number(0..<ListKey.allCases.count)])
    case 39: list.scrollWheel(by: someDistance, at: somePoint)
    default:
      if number(0..<3) == 0 { update() }
      let id = someID
      stage.lengths[id] = number(0..<9)
      if number(0..<2) == 0 {
        list.cell(for: id)?.isHighlighted.toggle()
      } else {
        // Replacing a color does not change anything else.
        for color in [CellColor.systemRed, .systemBlue, nil].prefix(number(1..<4)) {
          update()
          list.cell(for: id)?.backgroundColor = color
        }
      }
      switch number(0..<8) {
      case 0: list.setNeedsDisplay()
      case 1: estimate()
      default: break
      }
    }
  }

  /// Changes the snapshot that the list has, instead of making one.
  private func derive() {
    var snapshot = list.snapshot
    let (id, other) = (someID, someID)
    guard snapshot.contains(id), snapshot.contains(other) else { return }
    switch number(0..<7) {
    case 0: snapshot.deleteItems([id])
    case 1: snapshot.insertItems([model.newID()], beforeItem: id)
    case 2: snapshot.insertItems([model.newID()], afterItem: id)
    case 3:
      stage.lengths[id] = number(0..<9)
      snapshot.reconfigureItems([id, other])
    case 4:
      stage.lengths[id] = number(0..<9)
      snapshot.reloadItems([id])
    case 5:
      guard let section = snapshot.sectionIdentifiers.randomElement(using: &random) else { return }
      if Bool.random(using: &random) {
        snapshot.reloadSections([section])
      } else {
        snapshot.reconfigureSections([section])
      }
    default:
      let sections = snapshot.sectionIdentifiers
      guard let first = sections.first, let last = sections.last, first != last else { return }
      snapshot.moveSection(first, afterSection: last)
    }
    list.apply(snapshot)
    model = OutlineModel(snapshot)
    hasMoved = false
  }

  private func applyOutline() {
    if hasMoved {
      // Another section may have an item of this one.
      list.cancelReordering()
      resynchronize()
      hasMoved = false
    }
    guard let section = model.sections.indices.randomElement(using: &random) else { return }
    var new = model
    new.sections[section].items = new.sections[section].items.map { $0.grown(&random, &new.last) }
    let snapshot = new.snapshot
    let id = new.sections[section].id
    list.apply(snapshot.sectionSnapshot(for: id), to: id)
    model = new
  }

  /// Estimates rows by their texts; the closure calls back like any other.
  private func estimate() {
    list.estimateRows(like: ListCellConfiguration(content: .cell())) { [weak stage] id in
      stage?.world?.react()
      return ListRowContent(text: stage?.text(id))
    }
  }

  private func changeTraits() {
    list.traits.layoutDirection = number(0..<2) == 0 ? .leftToRight : .rightToLeft
    list.traits.userInterfaceStyle = number(0..<2) == 0 ? .light : .dark
    list.traits.displayScale = [1, 2, 3][number(0..<3)]
    list.traits.preferredContentSizeCategory =
      [.large, .small, .accessibilityLarge][number(0..<3)]
  }

  func resynchronize() { model = OutlineModel(list.snapshot) }
}
