public import Foundation

/// A grapheme cluster of a text: what a reader sees as one character, never split between lines.
///
/// The engine makes clusters and finds their break opportunities; a ``TextShaper`` sets advances.
public struct TextCluster: Hashable, Sendable {
  /// What the engine has to know about a cluster's characters.
  struct Kind: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    static let whiteSpace = Kind(rawValue: 1)
    static let newline = Kind(rawValue: 2)
    static let softHyphen = Kind(rawValue: 4)
    /// A letter among which only a dictionary tells words apart.
    static let complexContext = Kind(rawValue: 8)
    /// Not even a word that is wider than the line is broken after the cluster.
    static let joinsNext = Kind(rawValue: 16)
  }

  /// Where the cluster begins, in UTF-8 code units from the start of the text.
  public var utf8Offset: Int { Int(offset) }

  // Four bytes each, so that a cluster has 24. A text of more than four gigabytes would need a
  // hundred for its clusters.
  private let offset: UInt32
  private let count: UInt32
  private var storedKerning: Float = 0

  /// Whether a line may or must end after the cluster.
  public internal(set) var breakAfter: LineBreakOpportunity

  let kind: Kind

  /// How far the next cluster is from this one, in points.
  public var advance: CGFloat = 0

  /// Whether the cluster is white space that hangs over the end of a line without counting.
  ///
  /// No-break spaces are not: they count as letters do.
  public var isWhiteSpace: Bool { kind == .whiteSpace }

  /// Whether the cluster is a newline, a line or paragraph separator, or a form feed.
  public var isNewline: Bool { kind == .newline }

  /// Whether the cluster is a soft hyphen, which shows only where a line ends after it.
  public var isSoftHyphen: Bool { kind == .softHyphen }

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

  init(utf8Range: Range<Int>, breakAfter: LineBreakOpportunity, _ kind: Kind = []) {
    offset = UInt32(truncatingIfNeeded: utf8Range.lowerBound)
    count = UInt32(truncatingIfNeeded: utf8Range.count)
    self.breakAfter = breakAfter
    self.kind = kind
  }
}
