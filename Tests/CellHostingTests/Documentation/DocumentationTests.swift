import CellConfiguration
import CellHosting
import Foundation
import Observation
import Testing

/// The examples of the documentation, run.
@MainActor
struct DocumentationTests {
  private final class Settings: SwitchListener {
    var values = Array(repeating: false, count: 3)
    let pool: CellReusePool

    init(_ pool: CellReusePool) { self.pool = pool }

    func switchChanged(to isOn: Bool, in cell: ConfigurableView) {
      if let indexPath = pool.indexPath(for: cell) { values[indexPath[1]] = isOn }
    }
  }

  private enum Conduit: CaseIterable, Sendable {
    case delegate
    case closure
  }

  private let container = CellView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let scheduler = UpdateScheduler()

  @Test("The rating cell shows its rating in every state")
  func ratingCellShows() throws {
    let cell = CollectionCell()
    cell.contentConfiguration = RatingContentConfiguration(title: "Noma", rating: 3)
    let view = try #require(cell.contentView as? RatingContentView)
    #expect(view.stars == "★★★☆☆")
    #expect(view.title.listConfiguration.text == "Noma")
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(view.starColor == .white)
    #expect(cell.preferredHeight(fitting: 390) == 52)
    cell.contentConfiguration = RatingContentConfiguration(title: "Central", rating: 9)
    #expect(cell.contentView === view)
    #expect(view.stars == "★★★★★")
  }

  @Test(
    "The switch cell tells the model, and shows it after scrolling", arguments: Conduit.allCases)
  private func switchCellTells(
    _ conduit: Conduit
  ) throws {
    let pool = CellReusePool(container: container, updateScheduler: scheduler)
    let settings = Settings(pool)
    let registration = CellRegistration<ListCell, Bool> { [weak settings] cell, _, isOn in
      var content = SwitchContentConfiguration(isOn: isOn)
      switch conduit {
      case .delegate: content.delegate = settings
      case .closure:
        content.isOnChanged = { [weak settings] isOn, cell in
          settings?.switchChanged(to: isOn, in: cell)
        }
      }
      cell.contentConfiguration = content
    }
    func show(_ row: Int) throws -> (ListCell, SwitchContentView) {
      let cell = pool.dequeueConfiguredReusableCell(
        using: registration, for: IndexPath(indexes: [0, row]), item: settings.values[row])
      return (cell, try #require(cell.contentView as? SwitchContentView))
    }
    let (first, view) = try show(0)
    view.userDidToggle()
    #expect(settings.values == [true, false, false])
    pool.enqueue(first)
    let (second, other) = try show(2)
    #expect(second === first && other === view)
    #expect(!other.isOn)
    pool.enqueue(second)
    #expect(try show(0).1.isOn)
  }

  @Test("A log tells why something happened")
  func logTellsWhy() {
    let log = OperationLog()
    let cell = ListCell(frame: CGRect(x: 0, y: 0, width: 390, height: 52))
    cell.updateScheduler = scheduler
    scheduler.operationLog = log
    var content = cell.defaultContentConfiguration()
    content.text = "Wi-Fi"
    content.when(.selected) { $0.textProperties.color = .white }
    cell.contentConfiguration = content
    cell.layoutIfNeeded()
    log.removeAll()
    cell.isSelected = true
    scheduler.flush()
    #expect(
      log.description == """
        ListCell 1: updated because of state: selected
        ListCell 1: applied: display
        ListCell 1: applied background: display
        """)
  }
}
