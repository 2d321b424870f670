import Foundation

#if canImport(Dispatch)
  import Dispatch
#endif

/// A request to end the process: Control-C, or a signal to terminate.
///
/// It is owned by a command that runs until such a request. It handles the signals from the first
/// wait on. Windows has no such signals, and ends the process by itself.
final class Interruption {
  #if os(Windows) || !canImport(Dispatch)
    /// Waits for some seconds.
    ///
    /// A request ends the process during the wait.
    func isAbsent(for seconds: Double) -> Bool {
      Thread.sleep(forTimeInterval: seconds)
      return true
    }
  #else
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
  #endif
}
