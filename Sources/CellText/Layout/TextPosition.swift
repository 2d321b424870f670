/// A place between two characters of a text, as a caret shows it.
///
/// Two places of a layout can belong to one offset: the end of a line and the start of the next
/// one, or the edges of two letters that run in different directions. The affinity distinguishes
/// them:
///
/// ```diagram
///   logical    i P h o n e   م ن      offset 7 is between the space and the Arabic word
///   visual    │iPhone ┃نم┃            upstream: left of the word; downstream: right of it
/// ```
public struct TextPosition: Hashable, Sendable {
  /// The character to which a position belongs.
  public enum Affinity: Hashable, Sendable, CaseIterable {
    /// The character before the position: the place is where that character ends.
    case upstream

    /// The character after the position: the place is where that character begins.
    case downstream
  }

  /// The offset in UTF-8 code units from the start of the text.
  public var utf8Offset: Int

  /// The character to which the position belongs.
  public var affinity: Affinity

  /// Creates a position; without an affinity, it belongs to the character after it.
  public init(utf8Offset: Int, affinity: Affinity = .downstream) {
    self.utf8Offset = utf8Offset
    self.affinity = affinity
  }
}
