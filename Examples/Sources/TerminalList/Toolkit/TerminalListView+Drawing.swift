import CellConfiguration
import CellHosting
import CellLayout
import Foundation

extension TerminalListView {
  /// The color behind the rows.
  var backgroundColor: CellColor { layout.configuration.effectiveBackgroundColor }

  /// The components of a color, light or dark.
  func resolved(_ color: CellColor) -> CellColor.Components {
    color.resolved(with: root.traitCollection)
  }

  /// Has everything drawn after the next flush.
  func setNeedsDraw() {
    isEverythingChanged = true
    pool.updateScheduler.wake()
  }

  /// Draws what changed.
  ///
  /// - Returns: How many rows, headers among them, were drawn.
  func draw(on terminal: Terminal) -> Int {
    let changed = isEverythingChanged ? Array(cells.values) : changedCells.filter(isShown)
    let area = isEverythingChanged ? [root.bounds] : changed.map(\.frame)
    changedCells = []
    isEverythingChanged = false
    for rect in area {
      var canvas = Canvas(
        columns: Int(rect.width), lines: Int(rect.height), background: resolved(backgroundColor))
      for cell in changed where cell.frame.intersects(rect) {
        guard let appearance = cell.cellAppearance else { continue }
        CellPainter(
          focusedAccessory: focusedAccessory(in: cell),
          focusedSwipeAction: cell === focusedCell ? focusedTarget : nil
        ).draw(
          appearance, into: &canvas, column: Int(cell.frame.minX - rect.minX),
          line: Int(cell.frame.minY - rect.minY))
      }
      terminal.show(
        canvas, column: Int(rect.minX), line: Int(rect.minY), within: 0..<Int(size.height))
    }
    return changed.count
  }

  /// The control in a cell that the keyboard has; `nil` for none.
  private func focusedAccessory(in cell: ConfigurableView) -> CellAccessory? {
    guard case .accessory(let index) = focusedTarget, let focusedCell, cell === focusedCell else {
      return nil
    }
    return focusedCell.accessories[index]
  }

  private func isShown(_ cell: ConfigurableView) -> Bool { cell.superview === root }
}
