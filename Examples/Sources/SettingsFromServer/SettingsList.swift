import CellConfiguration
import CellDocuments

/// The cells of a list, each in its state.
struct SettingsList {
  /// A header, row or footer under the name that tells it from the others.
  struct Entry {
    let name: String
    let cell: ListCellConfiguration
  }

  private(set) var entries: [Entry] = []

  /// Creates a list that shows nothing.
  init() {}

  /// Creates the list that a document describes.
  init(_ document: ListDocument) {
    entries = document.items.map { item in
      let cell = document.cell(at: item)
      let kind =
        switch item {
        case .header: "header"
        case .row: "row"
        case .footer: "footer"
        }
      return Entry(name: "\(kind) \(cell.content?.text ?? "without text")", cell: cell)
    }
  }

  /// Returns the steps that replace an older list by this one, one line for each step.
  func changes(from old: SettingsList) -> [String] {
    let names = entries.map(\.name)
    var lines = old.entries.filter { !names.contains($0.name) }.map { "\($0.name): remove" }
    for entry in entries {
      let before = old.entries.first { $0.name == entry.name }
      switch before.map({ entry.cell.change(from: $0.cell) }) {
      case nil: lines.append("\(entry.name): insert")
      case .nothing: break
      case .display: lines.append("\(entry.name): recolor")
      case .layout: lines.append("\(entry.name): place anew")
      case .content: lines.append("\(entry.name): show anew")
      }
    }
    return lines.isEmpty ? ["nothing to do"] : lines
  }
}
