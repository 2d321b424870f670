import CellConfiguration
import CellHosting
import CellLayout
import CellText
import Foundation
import Observation

@Observable
final class Row {
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
  // A cell that reads a model slows the other cells on its scheduler slightly, so it has its own.
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
    Benchmark("select a visible cell: update, resolve, apply", limit: Limit(nanoseconds: 2000)) {
      automatic.isSelected = !automatic.isSelected
      scheduler.flush()
      automatic.layoutIfNeeded()
    },
    Benchmark("the same where text becomes medium, with layout", limit: Limit(nanoseconds: 2000)) {
      sidebar.isSelected = !sidebar.isSelected
      scheduler.flush()
      sidebar.layoutIfNeeded()
    },
    Benchmark("the same where a rule recolors", limit: Limit(nanoseconds: 2000)) {
      ruled.isSelected = !ruled.isSelected
      scheduler.flush()
      ruled.layoutIfNeeded()
    },
    Benchmark("the same where a rule sets a font, with layout", limit: Limit(nanoseconds: 2000)) {
      ruledFont.isSelected = !ruledFont.isSelected
      scheduler.flush()
      ruledFont.layoutIfNeeded()
    },
    Benchmark("the same with an update handler that customizes", limit: Limit(nanoseconds: 2000)) {
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
