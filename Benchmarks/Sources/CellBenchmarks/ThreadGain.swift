import CellConfiguration
import CellLayout
import Foundation

/// Compares the speedup of two threads that share a context with two separate processes.
///
/// Both lay out short rows. The machine limits both in the same way, so a ratio below 1 means that
/// the threads block each other. This is the only figure in wall-clock time, the least of several
/// rounds: the processor time of a thread stands still while the thread waits for another.
struct ThreadGain {
  /// The argument that runs this command as one of the two processes.
  static let argument = "--as-one-of-two-processes"

  private static let passes = 40
  private static let rounds = 9

  private let plain: [ListContentConfiguration]
  private let context: LayoutContext

  init() {
    let rows = CellRows()
    plain = (0..<CellRows.count).map(rows.configuration)
    context = LayoutContext(traits: rows.traits)
  }

  /// Lays out all rows several times.
  @inline(never)
  private func work() {
    for _ in 0..<Self.passes {
      for content in plain {
        blackHole(ListContentLayout(content, width: CellRows.width, context: context))
      }
    }
  }

  private func time(threads count: Int) -> Duration {
    let ready = DispatchGroup()
    let start = DispatchSemaphore(value: 0)
    let done = DispatchGroup()
    for _ in 0..<count {
      ready.enter()
      done.enter()
      Thread.detachNewThread {
        ready.leave()
        start.wait()
        work()
        done.leave()
      }
    }
    ready.wait()
    return ContinuousClock().measure {
      for _ in 0..<count { start.signal() }
      done.wait()
    }
  }

  func report(_ misses: inout Misses) {
    work()
    let pair = (0..<2).map { _ in OtherProcess() }
    defer { for process in pair { process.end() } }
    var alone = Duration.seconds(1000)
    var threads = alone
    var processes = alone
    for _ in 0..<Self.rounds {
      alone = min(alone, time(threads: 1))
      threads = min(threads, time(threads: 2))
      processes = min(
        processes,
        ContinuousClock().measure {
          for process in pair { process.begin() }
          for process in pair { process.wait() }
        })
    }
    let gain = 2 * (alone / threads)
    let possible = 2 * (alone / processes)
    print(
      String(
        format: "  two threads: %.2f times one thread, two processes %.2f; %.2f of at least 0.95",
        gain, possible, gain / possible) + misses.mark(unless: gain / possible >= 0.95))
  }

  /// Does the work once for each line of input and reports it, until the input ends.
  static func serve() {
    let gain = ThreadGain()
    gain.work()
    while readLine() != nil {
      gain.work()
      FileHandle.standardOutput.write(Data([0x0A]))
    }
  }
}

/// A separate process that runs this command and lays out rows on request.
private final class OtherProcess {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()

  init() {
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = [ThreadGain.argument]
    process.standardInput = input
    process.standardOutput = output
    do {
      try process.run()
    } catch {
      preconditionFailure("cannot start a second process: \(error)")
    }
    begin()
    wait()
  }

  func begin() { input.fileHandleForWriting.write(Data([0x0A])) }

  func wait() { _ = output.fileHandleForReading.readData(ofLength: 1) }

  func end() {
    input.fileHandleForWriting.closeFile()
    process.waitUntilExit()
  }
}
