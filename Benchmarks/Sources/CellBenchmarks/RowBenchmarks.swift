import CellConfiguration
import CellLayout
import Foundation

/// The time to measure all rows of a list on one core, each with other texts.
@MainActor
struct RowBenchmarks {
  private let rows: CellRows

  init(_ rows: CellRows) { self.rows = rows }

  /// Prints the times.
  func report(_ misses: inout Misses) {
    let all = 0..<CellRows.count
    func withFont(_ row: Int) -> ListCellConfiguration {
      ListCellConfiguration(content: rows.withFont(row, sizes: 1))
    }
    measure("10,000 rows to exact heights", all.map { rows.cell($0) }, limit: 1.1, &misses)
    measure("the same, with a font", all.map(withFont), limit: 2, &misses)
    measure(
      "the same, with one accessory", all.map { rows.cell($0, accessories: 1) }, limit: 3, &misses)
    measure(
      "the same, with three accessories", all.map { rows.cell($0, accessories: 3) }, limit: 5,
      &misses)
    measureTexts("10,000 rows as texts and images", rowCount: CellRows.count, limit: 0.4, &misses)
    measureTexts("1,000,000 rows as texts and images", rowCount: 1_000_000, limit: 45, &misses)
  }

  private func measureTexts(
    _ name: String, rowCount: Int, limit: Double, _ misses: inout Misses
  ) {
    let rows = rows
    time(name, rowCount: rowCount, limit: limit, &misses) { list in
      list.measureRows(like: ListCellConfiguration(content: .subtitleCell())) { position in
        rows.content(position.row % CellRows.count)
      }
    }
  }

  private func measure(
    _ name: String, _ cells: [ListCellConfiguration], limit: Double, _ misses: inout Misses
  ) {
    time(name, rowCount: cells.count, limit: limit, &misses) { list in
      list.measureAll { item in
        if case .row(let position) = item { cells[position.row] } else { cells[0] }
      }
    }
  }

  private func time(
    _ name: String, rowCount: Int, limit: Double, _ misses: inout Misses,
    _ measure: (inout ListLayout) -> Void
  ) {
    let empty = ListLayout(
      ListConfiguration(appearance: .plain), sections: [ListSection(rowCount: rowCount)],
      width: CellRows.width, context: LayoutContext(traits: rows.traits))
    let times = (0..<9).map { _ in
      var list = empty
      let start = threadTime()
      measure(&list)
      let time = threadTime() - start
      blackHole(list)
      return time / 1e6
    }.sorted()
    print(
      "  \(name.padded(to: 48)) "
        + String(format: "%5.2f ms of at most %.1f (least %.2f)", times[4], limit, times[0])
        + misses.mark(unless: times[4] <= limit))
  }
}
