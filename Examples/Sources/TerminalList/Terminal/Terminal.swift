import Dispatch

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The terminal that the program was started in: its size, its keys, and what is written to it.
///
/// While there is one, keys arrive as they are typed, and the program has the screen to itself.
/// Owned by the program, which calls ``restore()`` before it ends.
@MainActor
final class Terminal {
  private let events: EventQueue
  private let original: termios
  private var decoder = InputDecoder()
  private var sources: [any DispatchSourceProtocol] = []
  private var output = ""

  /// Takes the terminal over; `nil` if input or output is something else, such as a file.
  init?(events: EventQueue) {
    var settings = termios()
    guard isatty(STDOUT_FILENO) == 1, tcgetattr(STDIN_FILENO, &settings) == 0 else { return nil }
    self.events = events
    original = settings
    cfmakeraw(&settings)
    tcsetattr(STDIN_FILENO, TCSANOW, &settings)
    // The other screen, without a cursor, and clicks in numbers.
    send("\u{1B}[?1049h\u{1B}[?25l\u{1B}[?1000;1006h")
    flush()
    listen()
  }

  /// Gives the terminal back as it was.
  func restore() {
    for source in sources { source.cancel() }
    send("\u{1B}[?1000;1006l\u{1B}[?25h\u{1B}[?1049l")
    flush()
    var settings = original
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &settings)
  }

  /// How many columns and lines there are; 80 and 24 where the terminal does not say.
  var size: (columns: Int, lines: Int) {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
    else { return (80, 24) }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// Collects text and control sequences for the next ``flush()``.
  func send(_ text: String) { output += text }

  /// Writes what was collected, all at once, so that nobody sees half of a screen.
  func flush() {
    var rest = Array(output.utf8)[...]
    output = ""
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { bytes in
        write(STDOUT_FILENO, bytes.baseAddress, bytes.count)
      }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        return
      }
    }
  }

  private func listen() {
    let input = DispatchSource.makeReadSource(fileDescriptor: STDIN_FILENO, queue: .main)
    input.setEventHandler { [weak self] in self?.readKeys() }
    sources = [input]
    for (number, event) in [(SIGWINCH, Event.resize), (SIGTERM, .end), (SIGHUP, .end)] {
      signal(number, SIG_IGN)  // The source has it instead.
      let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
      source.setEventHandler { [events] in events.yield(event) }
      sources.append(source)
    }
    for source in sources { source.resume() }
  }

  private func readKeys() {
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = read(STDIN_FILENO, &bytes, bytes.count)
    guard count > 0 else {
      events.yield(.end)
      return
    }
    for event in decoder.events(in: bytes[..<count]) { events.yield(event) }
  }
}
