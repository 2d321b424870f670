/// A document that cannot be shown: which file, and what is wrong with it.
public struct PreviewError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file as it was named.
  public var file: String

  /// What is wrong, with the place in the document where that is known.
  public var problem: String

  /// Makes an error.
  public init(file: String, problem: String) {
    self.file = file
    self.problem = problem
  }

  /// File and problem on one line, with control characters and those that turn text around written
  /// as in Swift: `\u{1B}`.
  public var description: String { "\(file): \(problem)".escapedForTerminals }
}
