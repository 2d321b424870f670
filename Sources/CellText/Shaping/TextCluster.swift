public import Foundation

/// A grapheme cluster of a text: what a reader sees as one character, never split between lines.
///
/// The engine makes clusters and finds their break opportunities; a ``TextShaper`` sets advances.
public struct TextCluster: Hashable, Sendable {
  /// Where the cluster begins, in UTF-8 code units from the start of the text.
  public let utf8Offset: Int

  let count: UInt32

  /// Whether a line may or must end after the cluster.
  public let breakAfter: LineBreakOpportunity

  /// Whether the cluster is white space that hangs over the end of a line without counting.
  ///
  /// No-break spaces are not: they count as letters do.
  public let isWhiteSpace: Bool

  /// Whether the cluster is a newline, a line or paragraph separator, or a form feed.
  public let isNewline: Bool

  /// How far the next cluster is from this one, in points.
  public var advance: CGFloat = 0

  /// The length of the cluster in UTF-8 code units.
  public var utf8Count: Int { Int(count) }

  /// The UTF-8 code units that the cluster covers.
  public var utf8Range: Range<Int> { utf8Offset..<utf8Offset &+ Int(count) }

  init(
    utf8Range: Range<Int>, breakAfter: LineBreakOpportunity, isWhiteSpace: Bool, isNewline: Bool
  ) {
    utf8Offset = utf8Range.lowerBound
    count = UInt32(truncatingIfNeeded: utf8Range.count)
    self.breakAfter = breakAfter
    self.isWhiteSpace = isWhiteSpace
    self.isNewline = isNewline
  }
}
