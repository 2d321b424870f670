import Foundation

/// `TerminalList [--still]`: a departure board in the terminal; trains are late now and then, or
/// with `--still` only when a key says so.
@main
@MainActor
enum TerminalList {
  static func main() async {
    let (events, queue) = AsyncStream.makeStream(of: Event.self)
    guard let terminal = Terminal(events: queue) else {
      let message = "TerminalList: needs a terminal as its input and output\n"
      FileHandle.standardError.write(Data(message.utf8))
      exit(1)
    }
    defer { terminal.restore() }

    let isStill = CommandLine.arguments.contains("--still")
    let clock = Task {
      while !isStill, (try? await Task.sleep(for: .seconds(2))) != nil { queue.yield(.tick) }
    }
    defer { clock.cancel() }

    let board = DepartureBoard(on: terminal, events: queue)
    for await event in events {
      if !board.handle(event) { break }
    }
  }
}
