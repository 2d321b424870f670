extension CellParagraphStyle {
  /// Which of the lines that a line break mode permits are made.
  ///
  /// Raw values as in `NSParagraphStyle.LineBreakStrategy`, where bits that no option has are
  /// dropped.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Creates a set of bits.
    public init(rawValue: UInt) {
      let all = Self.allBits
      self.rawValue = rawValue & all == all ? all : rawValue & Self.namedBits
    }

    private static let allBits: UInt = 0xFFFF
    private static let namedBits: UInt = 0x3

    /// Leaves no single word alone on the last line of a paragraph.
    public static let pushOut = LineBreakStrategy(rawValue: 1)

    /// Breaks Korean texts at spaces only.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)

    /// What labels do: all options, those that the system may add later included.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }
}

extension CellParagraphStyle.LineBreakStrategy: NamedOptions {
  package static let names: [(name: String, option: Self)] = [
    ("pushOut", .pushOut), ("hangulWordPriority", .hangulWordPriority), ("standard", .standard),
  ]
}
