import CellDocuments
import Foundation

/// `SettingsFromServer` reads lists from standard input, as a server sends them, and prints for
/// each list the cells that an app has to update.
///
/// Each list is a JSON document, with an empty line between one and the next. One with a mistake
/// ends the program, with a message that says where it is.
@main
enum SettingsFromServer {
  static func main() {
    var shown = SettingsList()
    var number = 0
    while let text = nextMessage() {
      number += 1
      print("Message \(number)")
      do {
        let document = try ListDocument(data: Data(text.utf8), name: "message \(number)")
        let list = SettingsList(document)
        for line in list.changes(from: shown) { print("  \(line)") }
        shown = list
      } catch {
        FileHandle.standardError.write(Data("\(error)\n".utf8))
        exit(1)
      }
    }
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
