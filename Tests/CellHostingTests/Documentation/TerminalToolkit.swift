import CellConfiguration
import CellHosting
import CellLayout
import Foundation

/// A screen of characters that each represent 8 by 26 points.
struct Screen {
  private var lines: [[Character]]

  init(_ size: CGSize) {
    let line = [Character](repeating: " ", count: Int(size.width / 8))
    lines = Array(repeating: line, count: Int((size.height / 26).rounded(.up)))
  }

  /// Writes the part of a text in a frame that is on the screen.
  mutating func write(_ text: String, in frame: CGRect) {
    let line = Int(frame.midY / 26)
    guard lines.indices.contains(line) else { return }
    for (column, character) in zip(Int(frame.minX / 8)..., text)
    where lines[line].indices.contains(column) {
      lines[line][column] = character
    }
  }

  var text: String {
    lines.map { String($0) }.joined(separator: "\n")
  }
}

extension Screen {
  /// Draws the content of a cell in the frames of its layout.
  mutating func draw(
    _ content: ListContentConfiguration, _ layout: ListCellLayout, at origin: CGPoint
  ) {
    func write(_ text: String?, in frame: CGRect?) {
      guard let text, let frame else { return }
      self.write(text, in: frame.offsetBy(dx: origin.x, dy: origin.y))
    }
    for y in stride(from: 13, to: layout.size.height, by: 26) {
      let blank = String(repeating: " ", count: Int(layout.size.width / 8))
      write(blank, in: CGRect(x: 0, y: y, width: layout.size.width, height: 0))
    }
    write("*", in: layout.imageFrame)
    write(content.text, in: layout.textFrame)
    write(content.secondaryText, in: layout.secondaryTextFrame)
    for accessory in layout.accessories { write(">", in: accessory.frame) }
  }
}

/// A list of cells that keep themselves up to date.
@MainActor
final class CellList {
  let root = CellView(frame: CGRect(x: 0, y: 0, width: 390, height: 156))
  let scheduler = UpdateScheduler()
  private(set) var cells: [ListCell] = []
  private(set) var screen = Screen(CGSize(width: 390, height: 156))

  init(_ titles: [String]) {
    root.traitOverrides.listEnvironment = .plain
    scheduler.changeHandler = { [weak self] changes in
      for change in changes { self?.draw(change.cell) }
    }
    let pool = CellReusePool(container: root, updateScheduler: scheduler)
    let registration = CellRegistration<ListCell, String> { cell, _, title in
      cell.configurationUpdateHandler = { cell, state in
        var content = ListContentConfiguration.valueCell().updated(for: state)
        content.text = title
        content.secondaryText = state.isSelected ? "Connected" : nil
        cell.contentConfiguration = content
      }
    }
    var top: CGFloat = 0
    for (row, title) in titles.enumerated() {
      let cell = pool.dequeueConfiguredReusableCell(
        using: registration, for: IndexPath(indexes: [0, row]), item: title)
      let height = cell.preferredHeight(fitting: root.frame.width)
      cell.frame = CGRect(x: 0, y: top, width: root.frame.width, height: height)
      cell.layoutIfNeeded()
      cells.append(cell)
      top += height
    }
    scheduler.flush()
  }

  private func draw(_ cell: ConfigurableView) {
    guard let view = cell.contentView as? ListContentView, let layout = cell.cellLayout else {
      return
    }
    screen.draw(view.listConfiguration, layout, at: cell.frame.origin)
  }
}
