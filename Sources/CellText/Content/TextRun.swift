/// A stretch of a text with the same attributes.
public struct TextRun: Hashable, Sendable {
  /// The stretch, in UTF-8 code units from the start of the text.
  public var utf8Range: Range<Int>

  /// The attributes of the stretch.
  public var attributes: TextAttributes

  /// Creates a run with attributes.
  public init(utf8Range: Range<Int>, attributes: TextAttributes) {
    self.utf8Range = utf8Range
    self.attributes = attributes
  }
}
