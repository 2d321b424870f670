/// The direction that a paragraph is written in, which depends on its text more than on the layout
/// around it.
enum WritingDirection {
  /// Whether a text runs from right to left: as its first letter does, without letters as the
  /// layout does.
  ///
  /// The rule of the Unicode bidirectional algorithm (P2, P3), which labels follow.
  static func isRightToLeft(_ text: String, in layoutIsRightToLeft: Bool) -> Bool {
    for scalar in text.unicodeScalars where scalar.properties.isAlphabetic {
      return rightToLeftBlocks.contains { $0.contains(scalar.value) }
    }
    return layoutIsRightToLeft
  }

  /// The blocks of Unicode whose letters run from right to left: Hebrew to Arabic Extended-A, their
  /// presentation forms, and the scripts of the supplementary plane that are assigned this
  /// direction by default.
  private static let rightToLeftBlocks: [ClosedRange<UInt32>] = [
    0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF,
  ]
}
