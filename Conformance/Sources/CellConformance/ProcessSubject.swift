#if !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import Foundation

  /// A subject in another process, in any language.
  ///
  /// The process reads questions from standard input and writes answers to standard output, one
  /// JSON object on each line:
  ///
  /// ```json
  /// {"area":"colors","document":{…}}
  /// {"answer":{"cells":[…]}}
  /// {"unsupported":"no images"}
  /// ```
  ///
  /// It ends when its input ends. A process that takes too long for an answer is terminated.
  public final class ProcessSubject: Subject {
    /// A process that cannot be asked.
    public struct Failure: Error, CustomStringConvertible {
      /// The problem.
      public let description: String
    }

    private struct Reply: Decodable {
      var answer: JSONValue?
      var unsupported: String?
    }

    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private let seconds: Double
    private var unread = Data()

    /// Why the process is not asked any more; `nil` while it is.
    private var failure: Failure?

    /// Starts a command of the shell.
    ///
    /// - Parameters:
    ///   - command: The command, such as `python3 subject.py`.
    ///   - seconds: The longest time for an answer.
    public init(_ command: String, seconds: Double = 30) throws {
      self.seconds = seconds
      // A process that ended must not end this one.
      signal(SIGPIPE, SIG_IGN)
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-c", "exec \(command)"]
      process.standardInput = input
      process.standardOutput = output
      try process.run()
    }

    deinit {
      try? input.fileHandleForWriting.close()
      process.terminate()
    }

    /// Writes the question to the process, and reads its answer.
    public func answer(_ question: Question) throws -> JSONValue {
      if let failure { throw failure }
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      let line = try encoder.encode(question) + [0x0A]
      do {
        try input.fileHandleForWriting.write(contentsOf: line)
      } catch {
        throw stopped("The subject reads no questions.")
      }
      let reply = try readLine()
      guard let reply = try? JSONDecoder().decode(Reply.self, from: reply) else {
        let text = String(decoding: reply.prefix(200), as: UTF8.self)
        throw Failure(description: "expected an answer in JSON, found \(text)")
      }
      if let reason = reply.unsupported { throw Unsupported(reason) }
      guard let answer = reply.answer else {
        throw Failure(description: "expected a member answer or unsupported, found neither")
      }
      return answer
    }

    /// Returns the next line; a process that is too slow is terminated, and not asked again.
    private func readLine() throws -> Data {
      let handle = output.fileHandleForReading
      while true {
        if let end = unread.firstIndex(of: 0x0A) {
          defer { unread = Data(unread[(end + 1)...]) }
          return unread[..<end]
        }
        var descriptor = pollfd(fd: handle.fileDescriptor, events: Int16(POLLIN), revents: 0)
        guard poll(&descriptor, 1, Int32(seconds * 1000)) > 0 else {
          throw stopped("The subject took longer than \(seconds) seconds.")
        }
        let read = handle.availableData
        guard !read.isEmpty else { throw stopped("The subject ended.") }
        unread += read
      }
    }

    private func stopped(_ reason: String) -> Failure {
      process.terminate()
      let failure = Failure(description: reason)
      self.failure = failure
      return failure
    }
  }
#endif
