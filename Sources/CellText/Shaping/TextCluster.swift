public import Foundation

/// A grapheme cluster of a text: what a reader sees as one character, never split between lines.
///
/// The engine makes clusters and finds their break opportunities; a ``TextShaper`` sets advances.
public struct TextCluster: Hashable, Sendable {
  /// Where the cluster begins, in UTF-8 code units from the start of the text.
  public var utf8Offset: Int { Int(offset) }

  // Four bytes each, so that a cluster has 24. A text of more than four gigabytes would need a
  // hundred for its clusters.
  private let offset: UInt32
  private let count: UInt32
  private var storedKerning: Float = 0

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

  /// The part of ``advance`` that is kerning with the next cluster, in points; often negative.
  ///
  /// Kerning belongs to a pair. It does not count where a line ends between both. A number that is
  /// not finite counts as 0.
  public var kerning: CGFloat {
    get { CGFloat(storedKerning) }
    set { storedKerning = Float(newValue.finite) }
  }

  /// How wide the cluster is at the end of a line.
  var advanceAtLineEnd: CGFloat { (advance - kerning).nonNegative }

  /// The length of the cluster in UTF-8 code units.
  public var utf8Count: Int { Int(count) }

  /// The UTF-8 code units that the cluster covers.
  public var utf8Range: Range<Int> { utf8Offset..<utf8Offset &+ Int(count) }

  init(
    utf8Range: Range<Int>, breakAfter: LineBreakOpportunity, isWhiteSpace: Bool, isNewline: Bool
  ) {
    offset = UInt32(truncatingIfNeeded: utf8Range.lowerBound)
    count = UInt32(truncatingIfNeeded: utf8Range.count)
    self.breakAfter = breakAfter
    self.isWhiteSpace = isWhiteSpace
    self.isNewline = isNewline
  }
}
