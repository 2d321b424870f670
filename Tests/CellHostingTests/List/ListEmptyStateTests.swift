import CellConfiguration
import CellHosting
import CellLayout
import CellText
import Foundation
import Testing

/// The empty state of a hosted list, and the view that shows one elsewhere.
@MainActor
@Suite("Empty states of lists")
struct ListEmptyStateTests {
  private func stage() -> ListStage {
    let stage = ListStage()
    var empty = ContentUnavailableConfiguration.empty()
    empty.text = "No Mail"
    empty.button.title = "Check"
    stage.list.contentUnavailableConfiguration = empty
    return stage
  }

  private func shownStrings(_ drawings: [ListDrawing]) -> [String] {
    drawings.filter { $0.layer == .emptyState }.flatMap(\.items).compactMap { item in
      if case .text(let text) = item.content { text.fragment.string } else { nil }
    }
  }

  @Test("A list without items shows its empty state, and its rows instead as soon as there are any")
  func shown() {
    let stage = stage()
    let first = stage.update()
    #expect(first.redrawRects == [CGRect(x: 0, y: 0, width: 390, height: 500)])
    #expect(shownStrings(stage.list.displayList()) == ["No Mail", "Check"])
    #expect(
      stage.list.contentUnavailableAccessibilityElements.map(\.label) == ["No Mail", "Check"])
    stage.show(["Row"])
    stage.update()
    #expect(shownStrings(stage.list.displayList()) == [])
    #expect(stage.list.contentUnavailableAccessibilityElements.isEmpty)
    stage.show([])
    let last = stage.update()
    #expect(shownStrings(stage.list.displayList()) == ["No Mail", "Check"])
    #expect(last.redrawRects.contains { $0.contains(CGPoint(x: 195, y: 250)) })
  }

  @Test("A change of the configuration requests an update, which draws the empty state again")
  func changed() {
    let stage = stage()
    stage.update()
    stage.list.contentUnavailableConfiguration?.text = "Nothing"
    #expect(stage.list.needsUpdate)
    #expect(!stage.update().redrawRects.isEmpty)
    #expect(shownStrings(stage.list.displayList()) == ["Nothing", "Check"])
    stage.list.contentUnavailableConfiguration = stage.list.contentUnavailableConfiguration
    #expect(!stage.list.needsUpdate)
    stage.list.contentUnavailableConfiguration = nil
    #expect(!stage.update().redrawRects.isEmpty)
    #expect(stage.list.displayList().isEmpty)
  }

  @Test("Assistive technology hears of the empty state when it changes")
  func accessibilityChanges() {
    let stage = stage()
    stage.list.reportsAccessibilityChanges = true
    #expect(stage.update().accessibilityChanges == [.contentUnavailableChanged])
    stage.list.setNeedsUpdate()
    #expect(stage.update().accessibilityChanges.isEmpty)
    stage.show(["Row"])
    #expect(
      stage.update().accessibilityChanges
        == [.appeared(.row(section: 0, row: 0)), .contentUnavailableChanged])
  }

  @Test("A search names its text")
  func search() {
    let stage = stage()
    stage.list.contentUnavailableConfiguration = .search()
    stage.list.searchText = "Blue"
    stage.update()
    #expect(shownStrings(stage.list.displayList()).first == "No Results for “Blue”")
  }

  @Test("The empty state is in the middle of what no bar covers")
  func insets() {
    let stage = stage()
    stage.list.topInset = 100
    stage.update()
    let elements = stage.list.contentUnavailableAccessibilityElements
    let top = elements.first?.frame.minY ?? 0
    let bottom = elements.last?.frame.maxY ?? 0
    #expect(abs((top + bottom) / 2 - 300) < 1)
  }

  @Test("A tap on a button runs its closure, or is an event; a finger that leaves it does nothing")
  func buttons() throws {
    let stage = stage()
    stage.update()
    let frame = try #require(stage.list.contentUnavailableAccessibilityElements.last?.frame)
    let point = CGPoint(x: frame.midX, y: frame.midY)
    func tap(endingAt end: CGPoint) {
      #expect(stage.list.pointer(.down, at: point, time: 0))
      stage.list.pointer(.up, at: end, time: 0.1)
    }
    tap(endingAt: point)
    #expect(stage.takeEvents() == [.performContentUnavailableAction(.primary, nil)])
    #expect(stage.list.tap(at: point) && !stage.list.tap(at: .zero))
    #expect(stage.takeEvents() == [.performContentUnavailableAction(.primary, nil)])
    #expect(!stage.list.performContentUnavailableAction(.secondary))
    tap(endingAt: CGPoint(x: point.x, y: frame.maxY + 5))
    #expect(stage.takeEvents() == [])
    final class Counter: @unchecked Sendable { var count = 0 }
    let counter = Counter()
    stage.list.contentUnavailableConfiguration?.buttonProperties.primaryAction =
      CellAccessory.Action { counter.count += 1 }
    stage.update()
    tap(endingAt: point)
    #expect(counter.count == 1 && stage.takeEvents() == [])
    stage.list.contentUnavailableConfiguration?.buttonProperties.isEnabled = false
    stage.update()
    #expect(!stage.list.pointer(.down, at: point, time: 1))
    #expect(!stage.list.performContentUnavailableAction(.primary))
  }

  @Test("A view loads, and a list has an empty state in three lines")
  func examples() {
    let screen = CellView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
    let view = ContentUnavailableView(configuration: .loading())
    view.frame = screen.bounds
    view.layoutIfNeeded()
    #expect(abs((view.contentLayout.imageFrame?.midX ?? 0) - 195) < 0.5)
    let list = ListStage().list
    var empty = ContentUnavailableConfiguration.empty()
    empty.text = "No Networks"
    list.contentUnavailableConfiguration = empty
    list.update()
    #expect(shownStrings(list.displayList()) == ["No Networks"])
  }

  @Test("A view shows an empty state, takes its closures, and is the content of a cell")
  func view() throws {
    var empty = ContentUnavailableConfiguration.empty()
    empty.text = "No Mail"
    empty.button.title = "Check"
    let view = ContentUnavailableView(configuration: empty)
    let needed = view.sizeThatFits(CGSize(width: 390, height: 0))
    view.frame = CGRect(x: 0, y: 0, width: 390, height: needed.height)
    #expect(view.contentLayout.fittedSize == needed)
    let frame = try #require(view.contentLayout.buttonFrame)
    #expect(view.performAction(at: CGPoint(x: frame.midX, y: frame.midY)) == .primary)
    #expect(view.performAction(at: .zero) == nil)
    #expect(view.elements.count == 2)
    let count = view.displayContents.count
    view.frame.size.height = needed.height / 2
    #expect(view.displayContents.count < count)
    view.isScrollEnabled = true
    #expect(view.displayContents.count == count)
    let cell = CollectionCell()
    cell.contentConfiguration = empty
    #expect(cell.contentView is ContentUnavailableView)
    #expect(cell.preferredHeight(fitting: 390) >= needed.height)
  }
}
