import CellConfiguration
import CellHosting
import CellLayout
import CellText
import Foundation
import Observation

@Observable
private final class Row {
  var title: String
  var detail: String
  var isDone = false

  init(_ number: Int) {
    title = "Row \(number)"
    detail = String(repeating: "detail ", count: number % 12 + 1)
  }
}

/// The cost of keeping one visible cell up to date.
@MainActor
func hostingBenchmarks() -> [Benchmark] {
  let scheduler = UpdateScheduler()
  // A cell that reads a model costs the other cells on its scheduler a little, so it gets another.
  let observingScheduler = UpdateScheduler()
  func cell(
    on scheduler: UpdateScheduler = scheduler, _ configure: (ListCell) -> Void
  ) -> ListCell {
    let cell = ListCell(frame: CGRect(x: 0, y: 0, width: 390, height: 80))
    cell.updateScheduler = scheduler
    configure(cell)
    cell.layoutIfNeeded()
    scheduler.flushUntilIdle()
    return cell
  }
  func content(_ text: String) -> ListContentConfiguration {
    var content = ListContentConfiguration.subtitleCell()
    content.text = text
    content.secondaryText = "23 items"
    content.image = CellImage(systemName: "folder")
    return content
  }

  let automatic = cell { $0.contentConfiguration = content("Documents") }
  let sidebar = cell {
    // A selected cell has medium text, so it must be measured and laid out.
    var content = ListContentConfiguration.sidebarSubtitleCell()
    content.text = "Documents"
    content.secondaryText = "23 items"
    content.image = CellImage(systemName: "folder")
    $0.contentConfiguration = content
    $0.traitOverrides.listEnvironment = .sidebar
  }
  let ruled = cell {
    var content = content("Documents")
    content.when(.selected) {
      $0.textProperties.color = .white
      $0.imageProperties.tintColor = .white
    }
    $0.contentConfiguration = content
  }
  let ruledFont = cell {
    var content = content("Documents")
    content.when(.selected) { $0.textProperties.font = .systemFont(ofSize: 17, weight: .semibold) }
    $0.contentConfiguration = content
  }
  let handled = cell {
    $0.configurationUpdateHandler = { cell, state in
      var content = content("Documents").updated(for: state)
      if state.isHighlighted || state.isSelected {
        content.textProperties.color = .white
        content.imageProperties.tintColor = .white
      }
      cell.contentConfiguration = content
    }
  }
  let row = Row(1)
  let observing = cell(on: observingScheduler) {
    $0.configurationUpdateHandler = { cell, state in
      var content = content(row.title).updated(for: state)
      if row.isDone { content.textProperties.color = .secondaryLabel }
      cell.contentConfiguration = content
    }
  }
  var number = 0
  return [
    Benchmark("select a visible cell: update, resolve, apply", goal: "under 2 µs") {
      automatic.isSelected = !automatic.isSelected
      scheduler.flush()
      automatic.layoutIfNeeded()
    },
    Benchmark("the same where text becomes medium, with layout", goal: "under 2 µs") {
      sidebar.isSelected = !sidebar.isSelected
      scheduler.flush()
      sidebar.layoutIfNeeded()
    },
    Benchmark("the same where a rule recolors", goal: "under 2 µs") {
      ruled.isSelected = !ruled.isSelected
      scheduler.flush()
      ruled.layoutIfNeeded()
    },
    Benchmark("the same where a rule sets a font, with layout", goal: "under 2 µs") {
      ruledFont.isSelected = !ruledFont.isSelected
      scheduler.flush()
      ruledFont.layoutIfNeeded()
    },
    Benchmark("the same with an update handler that customizes", goal: "under 2 µs") {
      handled.isSelected = !handled.isSelected
      scheduler.flush()
    },
    Benchmark("the same with a handler that reads a model") {
      observing.isSelected = !observing.isSelected
      observingScheduler.flush()
    },
    Benchmark("change a model that the cell reads") {
      row.isDone.toggle()
      observingScheduler.flush()
    },
    Benchmark("set another text and lay out") {
      number += 1
      automatic.contentConfiguration = content("Documents \(number & 1023)")
      automatic.layoutIfNeeded()
    },
  ]
}

/// Scrolls fast through a long list with a handful of cells and reports the worst frame.
@MainActor
func reportScrolling(rows: Int = 100_000, visible: Int = 20) {
  let list = CellView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  list.textMeasurementCache = TextMeasurementCache(capacity: 4096)
  let scheduler = UpdateScheduler()
  let log = OperationLog()
  let pool = CellReusePool(container: list, updateScheduler: scheduler)
  let registration = CellRegistration<ListCell, Row> { cell, _, row in
    var content = ListContentConfiguration.subtitleCell()
    content.text = row.title
    content.secondaryText = row.detail
    content.image = CellImage(systemName: "folder")
    cell.contentConfiguration = content
    cell.accessories = [.disclosureIndicator()]
  }
  let models = (0..<rows).map(Row.init)
  var shown: [ListCell] = []
  var worst = Duration.zero
  var total = Duration.zero
  var counts = (passes: 0, layouts: 0, measurements: 0)
  var top: CGFloat = 0

  // Four rows a frame is 480 rows a second: as fast as a list can be thrown.
  for first in stride(from: 0, to: rows, by: 4) {
    let frame = ContinuousClock().measure {
      for row in first..<min(first + 4, rows) {
        if shown.count == visible { pool.enqueue(shown.removeFirst()) }
        scheduler.operationLog = log
        let cell = pool.dequeueConfiguredReusableCell(
          using: registration, for: IndexPath(indexes: [0, row]), item: models[row])
        let height = cell.preferredHeight(fitting: 390)
        cell.frame = CGRect(x: 0, y: top, width: 390, height: height)
        top += height
        cell.layoutIfNeeded()
        shown.append(cell)
      }
      list.bounds.origin.y = top - list.bounds.height
      scheduler.flush()
    }
    worst = max(worst, frame)
    total += frame
    for operation in log.takeAll() {
      switch operation {
      case .updated: counts.passes += 1
      case .laidOut: counts.layouts += 1
      case .measured: counts.measurements += 1
      default: break
      }
    }
  }
  func perRow(_ count: Int) -> String { String(format: "%.3f", Double(count) / Double(rows)) }
  func microseconds(_ duration: Duration) -> String {
    String(format: "%.1f µs", duration / .microseconds(1))
  }
  let frames = (rows + 3) / 4
  print("  cells made: \(pool.cellsMade)")
  print("  update passes a row: \(perRow(counts.passes))")
  print("  layouts a row: \(perRow(counts.layouts)), measured \(perRow(counts.measurements))")
  print(
    "  mean frame of 4 rows: \(microseconds(total / frames)), worst: \(microseconds(worst))"
      + " of 8333 µs at 120 Hz")
}
