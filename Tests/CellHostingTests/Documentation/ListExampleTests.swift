import CellConfiguration
import CellHosting
import CellLayout
import Foundation
import Testing

/// The examples of hosted lists, snapshots and differences do what their documentation says.
@MainActor
struct ListExampleTests {
  private struct Setting: Identifiable {
    let id: Int
  }

  private struct Task: Identifiable {
    let id: Int
  }

  private struct Settings {
    subscript(id: Setting.ID) -> String { "Setting \(id)" }
  }

  private final class Window {
    let size = CGSize(width: 390, height: 600)
    var requestCount = 0
    var drawn: [ListDrawing] = []

    func requestFrame() { requestCount += 1 }
    func draw(_ list: [ListDrawing], in rect: CGRect) { drawn += list }
  }

  @Test("A hosted list requests a frame and returns what to draw in it")
  func hostedList() {
    let window = Window()
    let settings = Settings()
    let registration = CellRegistration<ListCell, String> { cell, _, title in
      var content = cell.defaultContentConfiguration()
      content.text = title
      cell.contentConfiguration = content
    }
    var snapshot = ListSnapshot<String, Setting.ID>()
    snapshot.appendSections(["General"])
    snapshot.appendItems([1, 2])

    let list = HostedList<String, Setting.ID>(ListConfiguration(appearance: .insetGrouped)) {
      list, indexPath, id in
      list.pool.dequeueConfiguredReusableCell(
        using: registration, for: indexPath, item: settings[id])
    }
    list.needsUpdateHandler = { window.requestFrame() }
    list.size = window.size
    list.apply(snapshot)

    // In each frame:
    let update = list.update()
    for rect in update.redrawRects { window.draw(list.displayList(in: rect), in: rect) }

    #expect(window.requestCount == 1)
    #expect(window.drawn.map(\.layer) == [.backgrounds, .backgrounds, .contents, .contents])
  }

  private enum Section {
    case open, done
  }

  @Test("A snapshot has the items of its sections")
  func snapshot() {
    let tasks = [Task(id: 3), Task(id: 5)]
    let list = HostedList<Section, Task.ID>(ListConfiguration(appearance: .plain)) { _, _, _ in
      ListCell()
    }

    var snapshot = ListSnapshot<Section, Task.ID>()
    snapshot.appendSections([.open, .done])
    snapshot.appendItems(tasks.map(\.id), toSection: .open)
    list.apply(snapshot)

    #expect(list.snapshot.itemIdentifiers(inSection: .open) == [3, 5])
    #expect(list.snapshot.itemIdentifiers(inSection: .done).isEmpty)
  }

  private enum Aisle {
    case food
  }

  @Test("An outline shows the items in expanded ones")
  func outline() {
    let list = HostedList<Aisle, String>(ListConfiguration(appearance: .plain)) { _, _, _ in
      ListCell()
    }

    var outline = ListSectionSnapshot<String>()
    outline.append(["Fruit", "Nuts"])
    outline.append(["Apple", "Pear"], to: "Fruit")
    outline.expand(["Fruit"])
    list.apply(outline, to: .food)

    #expect(list.snapshot.itemIdentifiers == ["Fruit", "Apple", "Pear", "Nuts"])
  }

  @Test("A difference moves the rows of a layout")
  func difference() {
    let visible = CGRect(x: 0, y: 0, width: 390, height: 600)
    var layout = ListLayout(
      ListConfiguration(appearance: .plain), sections: [ListSection(rowCount: 3)], width: 390,
      context: LayoutContext())

    var difference = ListDifference()
    difference.insertedRows[0] = [0]
    let transition = layout.apply(difference, visible: visible)

    #expect(layout.rowCount(inSection: 0) == 4)
    #expect(transition.items.map(\.kind) == [.shifted, .shifted, .shifted, .inserted])
  }
}
