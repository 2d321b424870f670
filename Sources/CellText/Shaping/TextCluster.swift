public import Foundation

/// A grapheme cluster of a text, which people see as one character and line breaks do not split.
///
/// The engine makes clusters and finds their break opportunities; a ``TextShaper`` sets advances.
public struct TextCluster: Hashable, Sendable {
  /// The properties of a cluster's characters that matter to the engine.
  struct Kind: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    static let plain: Kind = []
    static let whiteSpace = Kind(rawValue: 1)
    static let newline = Kind(rawValue: 2)
    static let softHyphen = Kind(rawValue: 4)
    /// A letter of a script that needs a dictionary to separate words.
    static let complexContext = Kind(rawValue: 8)
    /// A cluster after which not even a word wider than the line is broken.
    static let joinsNext = Kind(rawValue: 16)
    /// White space whose advance depends on its place in a line.
    static let tab = Kind(rawValue: 32 | 1)

    // The general operations of option sets take far longer in debug builds.
    static func == (a: Kind, b: Kind) -> Bool { a.rawValue == b.rawValue }
    func contains(_ member: Kind) -> Bool { rawValue & member.rawValue == member.rawValue }
  }

  /// The offset where the cluster begins, in UTF-8 code units from the start of the text.
  public var utf8Offset: Int { Int(offset) }

  // Four bytes each keep a cluster at 24 bytes. The clusters of a text of more than four gigabytes
  // would need a hundred gigabytes.
  private let offset: UInt32
  private let count: UInt32
  private var storedKerning: Float = 0

  /// Whether a line may or must end after the cluster.
  package internal(set) var breakAfter: LineBreakOpportunity

  let kind: Kind

  /// The distance from this cluster to the next, in points.
  public var advance: CGFloat = 0

  /// Whether the cluster is white space that may hang over the end of a line.
  ///
  /// Hanging white space does not count in the width of the line. No-break spaces are not white
  /// space; they count as letters.
  package var isWhiteSpace: Bool { kind.contains(.whiteSpace) }

  /// Whether the cluster is a tab, which is white space.
  ///
  /// The engine sets the advance of a tab, by the tab stops of its paragraph.
  package var isTab: Bool { kind == .tab }

  /// Whether the cluster is a newline, a line or paragraph separator, or a form feed.
  public var isNewline: Bool { kind == .newline }

  /// Whether the cluster is a soft hyphen, which is visible only where a line ends after it.
  package var isSoftHyphen: Bool { kind == .softHyphen }

  /// The part of ``advance`` that is kerning with the next cluster, in points; often negative.
  ///
  /// Kerning belongs to a pair of clusters. It does not count if a line ends between them. A value
  /// that is not finite counts as 0.
  public var kerning: CGFloat {
    get { CGFloat(storedKerning) }
    set { storedKerning = Float(newValue.finite) }
  }

  /// The width of the cluster at the end of a line.
  var advanceAtLineEnd: CGFloat { (advance - kerning).nonNegative }

  /// The length of the cluster in UTF-8 code units.
  public var utf8Count: Int { Int(count) }

  /// The range of the cluster in UTF-8 code units.
  public var utf8Range: Range<Int> { utf8Offset..<utf8Offset &+ Int(count) }

  init(utf8Range: Range<Int>, breakAfter: LineBreakOpportunity, _ kind: Kind = .plain) {
    offset = UInt32(truncatingIfNeeded: utf8Range.lowerBound)
    count = UInt32(truncatingIfNeeded: utf8Range.upperBound &- utf8Range.lowerBound)
    self.breakAfter = breakAfter
    self.kind = kind
  }
}

/// The clusters of a text in logical order, whose advances a shaper sets.
public struct TextClusters: Sendable, RandomAccessCollection, MutableCollection {
  package var storage: ContiguousArray<TextCluster>

  init(_ storage: ContiguousArray<TextCluster> = []) {
    self.storage = storage
  }

  /// The position of the first cluster, 0.
  public var startIndex: Int { 0 }

  /// The position after the last cluster.
  public var endIndex: Int { storage.count }

  /// The number of clusters.
  public var count: Int { storage.count }

  /// Accesses the cluster at a position; its advance can be set in place.
  ///
  /// - Precondition: A cluster exists at the position.
  public subscript(position: Int) -> TextCluster {
    get { storage[position] }
    _modify { yield &storage[position] }
    set { storage[position] = newValue }
  }

  /// Returns the position of the first newline in a range.
  func firstNewline(in range: Range<Int>) -> Int? {
    storage.withUnsafeBufferPointer { clusters in
      var index = range.lowerBound
      while index < range.upperBound, !clusters[index].isNewline { index += 1 }
      return index < range.upperBound ? index : nil
    }
  }

  /// Changes the clusters in place, checking only once that the storage is not shared.
  mutating func withMutableClusters(_ change: (UnsafeMutableBufferPointer<TextCluster>) -> Void) {
    storage.withUnsafeMutableBufferPointer { change($0) }
  }
}
