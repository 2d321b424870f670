/// A document that cannot be shown, or a file that cannot be read or written: which file, and what
/// is wrong with it.
///
/// ```
/// list.json:3:24: sections[0].rows[0].content.txet: found unknown member "txet", expected …
///     { "content": { "txet": "Wi-Fi" } }
///                    ^~~~~~
/// ```
public struct PreviewError: Error, Sendable, Hashable, CustomStringConvertible {
  /// A place in a file.
  public struct Position: Sendable, Hashable {
    /// The line, counted from 1.
    public var line: Int

    /// The character of the line, counted from 1.
    public var column: Int
  }

  /// One thing that is wrong.
  public struct Problem: Sendable, Hashable, CustomStringConvertible {
    /// Where it is; `nil` where the file as a whole is meant.
    public var position: Position?

    /// The place in the document, what is there, and what belongs there.
    public var message: String

    /// The line of the file and, below it, a mark under the place.
    public var excerpt: String?

    /// The message, and the excerpt in lines of its own.
    public var description: String {
      message.escapedForTerminals + (excerpt.map { "\n\($0)" } ?? "")
    }
  }

  /// The file as it was named.
  public var file: String

  /// What is wrong, at least one thing, in the order of the file.
  public var problems: [Problem]

  /// Creates an error about a file as a whole.
  public init(file: String, problem: String) {
    self.init(file: file, problems: [Problem(message: problem)])
  }

  init(file: String, problems: [Problem]) {
    self.file = file
    self.problems = problems
  }

  /// A paragraph for each problem: file, line, column and message, and the excerpt below them.
  ///
  /// Control characters and those that turn text around are written as in Swift: `\u{1B}`.
  public var description: String {
    problems.map { problem in
      let place = problem.position.map { ":\($0.line):\($0.column)" } ?? ""
      return "\(file.escapedForTerminals)\(place): \(problem)"
    }.joined(separator: "\n")
  }
}
