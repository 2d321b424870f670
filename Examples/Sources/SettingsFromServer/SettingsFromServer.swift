import CellConfiguration
import CellDocuments
import Foundation

/// `SettingsFromServer` reads lists from standard input, as a server sends them, and prints for
/// each list what an app has to update.
///
/// Each list is a JSON document, with an empty line between one and the next. Parts that the app
/// does not understand are left out and reported; the rest of the list is shown.
@main
enum SettingsFromServer {
  static func main() {
    var shown = ListDocument()
    var number = 0
    while let text = nextMessage() {
      number += 1
      print("Message \(number)")
      var issues: [DocumentIssue] = []
      let document = ListDocument(readingLeniently: Data(text.utf8), issues: &issues)
      for issue in issues {
        FileHandle.standardError.write(Data("message \(number):\(issue)\n".utf8))
      }
      let difference = DocumentDifference(from: shown, to: document)
      for line in work(for: difference) { print("  \(line)") }
      shown = document
    }
  }

  /// Returns the steps from one list to the next, one line for each step.
  private static func work(for difference: DocumentDifference) -> [String] {
    let sections = difference.sections.map { step in
      switch step {
      case .delete(let section, _): "\(name(section)): remove"
      case .insert(let section, _): "\(name(section)): insert"
      case .move(let section, _, let index): "\(name(section)): move to \(index)"
      case .update(_, let section, _): "\(name(section)): show header and footer anew"
      }
    }
    let rows = difference.rows.map { step in
      switch step {
      case .delete(let row, _): "\(name(row)): remove"
      case .insert(let row, _): "\(name(row)): insert"
      case .move(let row, _, let position): "\(name(row)): move to \(position)"
      case .update(let old, let row, _):
        "\(name(row)): \(work(for: row.cell.change(from: old.cell)))"
      }
    }
    return sections + rows
  }

  private static func work(for change: ConfigurationChange) -> String {
    switch change {
    case .nothing: "nothing to show"
    case .display: "recolor"
    case .layout: "place anew"
    case .content: "show anew"
    }
  }

  private static func name(_ section: ListDocument.Section) -> String {
    "section \(section.id ?? "without id")"
  }

  private static func name(_ row: ListDocument.Row) -> String {
    "row \(row.id ?? row.content.text ?? "without id")"
  }

  /// The lines up to the next empty one; `nil` at the end of the input.
  private static func nextMessage() -> String? {
    var lines: [String] = []
    while let line = readLine() {
      if !line.isEmpty {
        lines.append(line)
      } else if !lines.isEmpty {
        break
      }
    }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }
}
