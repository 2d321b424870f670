/// An error about a document that cannot be shown, or a file that cannot be read or written.
///
/// ```text
/// list.json:3:24: sections[0].rows[0].content.txet: found unknown member "txet", expected …
///     { "content": { "txet": "Wi-Fi" } }
///                    ^~~~~~
/// ```
public struct DocumentError: Error, Sendable, Hashable, CustomStringConvertible {
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
    self.init(file: file, sentences: [problem])
  }

  /// Creates an error with several problems of a file as a whole.
  package init(file: String, sentences: [String]) {
    self.init(file: file, problems: sentences.map { Problem(message: $0) })
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

extension Unicode.Scalar {
  /// Whether a terminal acts on the character instead of showing it.
  ///
  /// Such a character moves the cursor, colors, erases, begins a line or turns the text around it.
  package var controlsTerminals: Bool {
    if isASCII { return value < 0x20 || value == 0x7F }
    return switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: properties.isBidiControl
    }
  }
}

extension String {
  /// The text with the characters that control terminals written as in Swift: `\u{1B}`.
  package var escapedForTerminals: String {
    guard unicodeScalars.contains(where: \.controlsTerminals) else { return self }
    return unicodeScalars.reduce(into: "") { result, scalar in
      if scalar.controlsTerminals {
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
  }
}
