/// An error about a document that cannot be shown, or a file that cannot be read or written.
///
/// ```
/// list.json:3:24: sections[0].rows[0].content.txet: found unknown member "txet", expected …
///     { "content": { "txet": "Wi-Fi" } }
///                    ^~~~~~
/// ```
public struct PreviewError: Error, Sendable, Hashable, CustomStringConvertible {
  /// A position in a file.
  public struct Position: Sendable, Hashable {
    /// The line, counted from 1.
    public var line: Int

    /// The character within the line, counted from 1.
    public var column: Int
  }

  /// One problem of a file.
  public struct Problem: Sendable, Hashable, CustomStringConvertible {
    /// The position of the problem; `nil` for a problem of the whole file.
    public var position: Position?

    /// The path in the document, the value found, and the value expected.
    public var message: String

    /// The line of the file, and a mark below the position.
    public var excerpt: String?

    /// The message, followed by the excerpt on separate lines.
    public var description: String {
      message.escapedForTerminals + (excerpt.map { "\n\($0)" } ?? "")
    }
  }

  /// The name of the file, as the caller gave it.
  public var file: String

  /// The problems in the order of the file; at least one.
  public var problems: [Problem]

  /// Whether the file is a JSON Schema and no document.
  package var isSchema = false

  /// Creates an error about a file as a whole.
  public init(file: String, problem: String) {
    self.init(file: file, problems: [Problem(message: problem)])
  }

  init(file: String, problems: [Problem], isSchema: Bool = false) {
    self.file = file
    self.problems = problems
    self.isSchema = isSchema
  }

  /// A paragraph for each problem: file, line, column and message, with the excerpt below.
  ///
  /// Control characters and characters that change text direction are written as in Swift:
  /// `\u{1B}`.
  public var description: String {
    problems.map { problem in
      let place = problem.position.map { ":\($0.line):\($0.column)" } ?? ""
      return "\(file.escapedForTerminals)\(place): \(problem)"
    }.joined(separator: "\n")
  }
}
