import CellConfiguration
import CellLayout
import Foundation

/// The time of the first layouts of a process, which read tables.
///
/// Each run is a separate process. The figures are medians, in processor time of the thread.
struct Startup {
  /// The argument that runs this command as one of the processes.
  static let argument = "--as-new-process"

  private static let runs = 31

  func report(_ misses: inout Misses) {
    let runs = (0..<Self.runs).map { _ in Self.times() }
    func row(_ name: String, _ index: Int, limit: Double) {
      let times = runs.map { $0[index] }.sorted()
      let median = times[times.count / 2]
      print(
        String(
          format: "  %@: %.2f ms of at most %.1f (least %.2f)", name, median, limit, times[0])
          + misses.mark(unless: median <= limit))
    }
    row("first layout of a process", 0, limit: 0.5)
    row("first Arabic text", 1, limit: 0.3)
  }

  /// Lays out a text in Latin script and then one in Arabic, and prints both times.
  static func serve() {
    var start = threadTime()
    let context = LayoutContext(traits: .phone)
    for text in ["Documents", "المستندات"] {
      var content = ListContentConfiguration.subtitleCell()
      content.text = text
      content.secondaryText = "3 items"
      blackHole(ListContentLayout(content, width: CellRows.width, context: context))
      let end = threadTime()
      print((end - start) / 1e6)
      start = threadTime()
    }
  }

  /// Runs a process, and returns its times in milliseconds.
  private static func times() -> [Double] {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = [argument]
    process.standardOutput = output
    do {
      try process.run()
    } catch {
      preconditionFailure("cannot start a process: \(error)")
    }
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let times = text.split(separator: "\n").compactMap { Double($0) }
    precondition(times.count == 2, "expected two times from a process, found \(text)")
    return times
  }
}
