import CellConfiguration
import CellHosting
import CellText
import Foundation

/// A fast scroll through a long list with a handful of cells.
@MainActor
struct Scroll {
  private let rows: Int
  private var createdCellCount = 0
  private var passes = 0
  private var layouts = 0
  private var measurements = 0
  /// The processor time of the frames, in nanoseconds.
  private var worst = 0.0
  private var total = 0.0

  /// Scrolls by four rows a frame, 480 rows a second: as fast as a list can be thrown.
  init(rows: Int, visible: Int = 20) {
    self.rows = rows
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
    var top: CGFloat = 0
    for first in stride(from: 0, to: rows, by: 4) {
      let start = threadTime()
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
      let time = threadTime() - start
      worst = max(worst, time)
      total += time
      count(log.operations)
      log.removeAll()
    }
    createdCellCount = pool.createdCellCount
  }

  private mutating func count(_ operations: [HostOperation]) {
    for operation in operations {
      switch operation {
      case .updated: passes += 1
      case .laidOut: layouts += 1
      case .measured: measurements += 1
      default: break
      }
    }
  }

  func reportCounts() {
    func perRow(_ count: Int) -> String { String(format: "%.3f", Double(count) / Double(rows)) }
    print("  cells made: \(createdCellCount)")
    print("  update passes a row: \(perRow(passes))")
    print("  layouts a row: \(perRow(layouts)), measured \(perRow(measurements))")
  }

  func reportTimes() {
    func microseconds(_ time: Double) -> String { String(format: "%.1f µs", time / 1000) }
    let frames = Double((rows + 3) / 4)
    print(
      "  mean frame of 4 rows: \(microseconds(total / frames)), worst: \(microseconds(worst))"
        + " of 8333 µs at 120 Hz")
  }
}
