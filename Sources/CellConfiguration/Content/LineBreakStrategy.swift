extension CellParagraphStyle {
  /// Options for choosing among the line breaks that a line break mode allows.
  ///
  /// Raw values match `NSParagraphStyle.LineBreakStrategy`. Bits that belong to no option are
  /// dropped.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      let all = Self.allBits
      self.rawValue = rawValue & all == all ? all : rawValue & Self.namedBits
    }

    private static let allBits: UInt = 0xFFFF
    private static let namedBits: UInt = 0x3

    /// Avoids a single word on the last line of a paragraph.
    public static let pushOut = LineBreakStrategy(rawValue: 1)

    /// Breaks Korean texts at spaces only.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)

    /// The strategy of labels: all options, including those that the system may add later.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }
}

extension CellParagraphStyle.LineBreakStrategy: NamedOptions {
  package static let names: [(name: String, option: Self)] = [
    ("pushOut", .pushOut), ("hangulWordPriority", .hangulWordPriority), ("standard", .standard),
  ]
}
