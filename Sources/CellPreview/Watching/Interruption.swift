import Dispatch
import Foundation

/// The wish of whoever started the process to end it: Control-C, or a signal to terminate.
///
/// Owned by a command that goes on until then. It takes the signals from the first wait on.
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

  /// Waits for some seconds; whether nobody wanted the process to end meanwhile.
  func isAbsent(for seconds: Double) -> Bool {
    semaphore.wait(timeout: .now() + seconds) == .timedOut
  }
}
