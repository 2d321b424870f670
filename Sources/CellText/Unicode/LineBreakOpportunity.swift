/// Whether a line may or must end at a position of a text.
public enum LineBreakOpportunity: UInt8, Sendable, Hashable {
  /// The line continues, unless a single word is wider than the line.
  case prohibited

  /// The line may end here.
  case allowed

  /// The line ends here: a newline, line separator or paragraph separator came before.
  case mandatory
}
