/// An error in a text that should be SVG path data, with its position.
public struct PathDataError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The position in the text, in characters counted from 1.
  public var character: Int

  /// The text found there.
  public var found: String

  /// The text expected there.
  public var expected: String

  /// One sentence with the position, the text found and the text expected.
  public var description: String {
    "character \(character): found \(found), expected \(expected)"
  }
}
