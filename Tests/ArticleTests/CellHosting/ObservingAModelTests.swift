import CellConfiguration
import CellHosting
import CellTestSupport
import Foundation
import Observation
import Testing

@Observable
final class Download {
  var title = ""
  var progress = 0.0
  var isFinished = false

  init(title: String) { self.title = title }
}

@MainActor
@Suite("Observing a model")
struct ObservingAModelTests {
  private let scheduler = UpdateScheduler()
  private let registration = CellRegistration<ListCell, Download> { cell, _, download in
    cell.configurationUpdateHandler = { cell, state in
      var content = ListContentConfiguration.valueCell().updated(for: state)
      content.text = download.title
      content.secondaryText = "\(Int(download.progress * 100)) %"
      cell.contentConfiguration = content
      (cell as? ListCell)?.accessories = download.isFinished ? [.checkmark()] : []
    }
  }

  private func content(_ cell: ListCell) -> ListContentConfiguration? {
    cell.contentConfiguration as? ListContentConfiguration
  }

  private func shownCell(_ download: Download) -> (CellReusePool, ListCell) {
    let pool = CellReusePool(updateScheduler: scheduler)
    let cell = pool.dequeueConfiguredReusableCell(
      using: registration, for: IndexPath(indexes: [0, 0]), item: download)
    cell.frame = CGRect(x: 0, y: 0, width: 390, height: cell.preferredHeight(fitting: 390))
    cell.layoutIfNeeded()
    scheduler.flush()
    return (pool, cell)
  }

  @Test("A change of the model updates the cell, once for all changes")
  func changes() {
    let download = Download(title: "Map of Lisbon")
    let (_, cell) = shownCell(download)
    download.progress = 0.4
    download.progress = 0.5
    let updated = scheduler.flush()  // 1
    #expect(documented(updated) == "1")
    #expect(content(cell)?.secondaryText == "50 %")
    download.isFinished = true
    scheduler.flush()
    #expect(cell.accessories.map(\.kind) == [.checkmark])
  }

  @Test("A cell in the pool no longer observes models")
  func reuse() {
    let download = Download(title: "Map of Lisbon")
    let (pool, cell) = shownCell(download)
    pool.enqueue(cell)
    download.progress = 0.7
    #expect(scheduler.flush() == 0)
  }

  @Test("A registration's handler is not watched")
  func handlers() {
    scheduler.checkedIssues.remove(.unobservedModel)
    let download = Download(title: "Map of Lisbon")
    let once = CellRegistration<ListCell, Download> { cell, _, download in
      var content = cell.defaultContentConfiguration()
      content.text = download.title
      cell.contentConfiguration = content
    }
    let pool = CellReusePool(updateScheduler: scheduler)
    let cell = pool.dequeueConfiguredReusableCell(
      using: once, for: IndexPath(indexes: [0, 0]), item: download)
    cell.layoutIfNeeded()
    scheduler.flush()
    download.title = "Map of Porto"
    #expect(scheduler.flush() == 0)
    #expect(content(cell)?.text == "Map of Lisbon")
  }

  @Test("A test sees what a change did")
  func log() {
    let download = Download(title: "Map of Lisbon")
    let (_, cell) = shownCell(download)
    let log = OperationLog()
    scheduler.operationLog = log
    download.progress = 0.5
    scheduler.flush()
    #expect(log.operations.first == .updated([.observation]))
    #expect(content(cell)?.secondaryText == "50 %")
  }
}
