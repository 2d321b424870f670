import Dispatch
import Foundation

/// A request to end the process: Control-C, or a signal to terminate.
///
/// It is owned by a command that runs until such a request. It handles the signals from the first
/// wait on.
final class Interruption {
  private let semaphore = DispatchSemaphore(value: 0)
  private let sources: [any DispatchSourceSignal]

  init() {
    sources = [SIGINT, SIGTERM, SIGHUP].map { number in
      signal(number, SIG_IGN)
      return DispatchSource.makeSignalSource(signal: number, queue: .global())
    }
    for source in sources {
      source.setEventHandler { [semaphore] in semaphore.signal() }
      source.resume()
    }
  }

  /// Waits for some seconds, and returns whether there was no request to end meanwhile.
  func isAbsent(for seconds: Double) -> Bool {
    semaphore.wait(timeout: .now() + seconds) == .timedOut
  }
}
