import CellConfiguration
import CellHosting
import CellLayout
import Foundation

@MainActor
protocol NativeWindow: AnyObject {
  func requestFrame(_ work: @escaping @MainActor () -> Void)
  func draw(_ list: [ListDisplayItem], over background: CellColor.Components, in rect: CGRect)
  func open(_ id: Int)
}

/// The titles of rows, which the registration reads.
@MainActor
final class Titles {
  var rows: [Int: String] = [:]
}

@MainActor
final class NativeList {
  let list: HostedList<String, Int>
  private unowned let window: any NativeWindow
  private let titles: Titles

  init(size: CGSize, traits: TraitCollection, window: any NativeWindow) {
    self.window = window
    var configuration = ListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    let titles = Titles()
    let row = CellRegistration<ListCell, Int> { cell, _, id in
      var content = cell.defaultContentConfiguration()
      content.text = titles.rows[id]
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator(), .reorder()]
    }
    list = HostedList(configuration, traits: traits) { list, indexPath, id in
      list.pool.dequeueConfiguredReusableCell(using: row, for: indexPath, item: id)
    }
    self.titles = titles

    let header = SupplementaryRegistration<ListCell>(
      elementKind: CellReusePool.elementKindSectionHeader
    ) { [weak list] cell, _, indexPath in
      var content = cell.defaultContentConfiguration()
      content.text = list?.snapshot.sectionIdentifiers[indexPath[0]]
      cell.contentConfiguration = content
    }
    list.supplementaryProvider = { list, item, _ in
      list.pool.dequeueConfiguredReusableSupplementary(
        using: header, for: IndexPath(indexes: [item.section, 0]))
    }

    list.needsUpdateHandler = { [weak self] in
      self?.window.requestFrame { self?.drawFrame() }
    }

    list.primaryActionProvider = { _ in .open }
    list.eventHandler = { [weak self] event in
      if case .performPrimaryAction(let id) = event { self?.window.open(id) }
    }
    list.size = size
  }

  private func drawFrame() {
    for rect in list.update().redrawRects {
      window.draw(list.displayList(in: rect), over: list.backgroundColor, in: rect)
    }
  }

  func show(_ sections: [(title: String, rows: [Int: String])]) {
    var snapshot = ListSnapshot<String, Int>()
    for section in sections {
      snapshot.appendSections([section.title])
      snapshot.appendItems(section.rows.keys.sorted())
      titles.rows.merge(section.rows) { $1 }
    }
    list.apply(snapshot)
  }

  func rename(_ id: Int, to title: String) {
    titles.rows[id] = title
    var snapshot = list.snapshot
    snapshot.reconfigureItems([id])
    list.apply(snapshot)
  }

  func pointerDown(at point: CGPoint) { list.beginPress(at: point) }
  func pointerUp(at point: CGPoint) { list.endPress(at: point) }
  func wheel(_ distance: CGFloat) {
    list.cancelPress()
    list.scroll(by: distance)
  }
  func key(_ movement: FocusMovement, shift: Bool) { list.moveFocus(movement, extending: shift) }
  func returnKey() { list.activateFocusedTarget() }

  func swipe(from start: CGPoint, by distance: CGFloat, isOver: Bool) {
    if list.swipedID == nil, !list.beginSwipe(at: start) { return }
    list.moveSwipe(by: distance)
    if isOver { list.endSwipe() }
  }

  func drag(from start: CGPoint, to point: CGPoint, isOver: Bool) {
    if list.reorderedID == nil, !list.beginReordering(at: start) { return }
    list.moveReordering(to: point, elapsed: 1 / 60)
    if isOver { list.endReordering() }
  }

  func showOutline() {
    var outline = ListSectionSnapshot<Int>()
    outline.append([100, 200])
    outline.append([101, 102], to: 100)
    list.apply(outline, to: "Outline")
  }

  func resize(to size: CGSize) { list.size = size }
  func use(_ traits: TraitCollection) { list.traits = traits }
}
