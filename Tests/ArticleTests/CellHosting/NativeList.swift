import CellConfiguration
import CellHosting
import CellLayout
import Foundation

@MainActor
protocol NativeWindow: AnyObject {
  var time: Double { get }
  func requestFrame(_ work: @escaping @MainActor () -> Void)
  func draw(_ list: [ListDrawing], over background: CellColor.Components, in rect: CGRect)
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

    list.headerTitleProvider = { section in section }

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
    let update = list.update(at: window.time)
    for rect in update.redrawRects {
      let steps = list.displayList(at: update.fraction, in: rect)
      window.draw(steps, over: list.backgroundColor, in: rect)
    }
    if update.needsNextFrame { window.requestFrame { [weak self] in self?.drawFrame() } }
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

  func pointer(_ phase: PointerPhase, at point: CGPoint) {
    list.pointer(phase, at: point, time: window.time)
  }
  func wheel(_ distance: CGFloat, at point: CGPoint) { list.scrollWheel(by: distance, at: point) }
  func key(_ key: ListKey, shift: Bool) { list.key(key, shift ? .extending : []) }

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

  func cover(top: CGFloat, bottom: CGFloat) { (list.topInset, list.bottomInset) = (top, bottom) }

  func resize(to size: CGSize) { list.size = size }
  func use(_ traits: TraitCollection) { list.traits = traits }
}
