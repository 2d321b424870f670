extension ConfigurationLint {
  /// The kind of a finding, for tests that tolerate it and for the documentation.
  public enum Identifier: String, Hashable, Sendable, CaseIterable {
    /// A header whose content has the style of a cell.
    case headerStyledAsCell

    /// Content or a background whose style belongs in another list.
    case styleOfOtherList

    /// A symbol that pictures cannot draw.
    case symbolWithoutDrawing

    /// Texts that begin at different positions because their images differ in width.
    case unalignedTexts

    /// A row that is too low for a finger.
    case smallTapTarget

    /// A text or label of an accessory whose assigned color, or whose assigned background, gives
    /// it too little contrast.
    case lowContrast

    /// A text color assigned for every state, with too little contrast on the style's selection.
    case fixedColorOnSelection

    /// A text that is cut off at an accessibility size.
    case truncatedText

    /// A text that is drawn smaller than the reader's accessibility size requires.
    case shrunkText
  }
}

extension ConfigurationLint.Identifier: CustomStringConvertible {
  /// The identifier, such as `lowContrast`.
  public var description: String { rawValue }

  /// The section of the documentation that explains the finding.
  public var article: String { "CellPictures/CheckingLists#\(rawValue)" }
}
