/// What is wrong with a text that should be SVG path data, and where.
public struct PathDataError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The place in the text, in characters counted from 1.
  public var character: Int

  /// What stands there.
  public var found: String

  /// What belongs there.
  public var expected: String

  /// One sentence with the place, what was found and what was expected.
  public var description: String {
    "character \(character): found \(found), expected \(expected)"
  }
}
