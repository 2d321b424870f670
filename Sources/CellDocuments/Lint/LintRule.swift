public import CellConfiguration

/// A rule that the check of a list applies: what makes a list hard to read or to use.
///
/// `ConfigurationLint` in CellPictures applies the rules, and its article *Checking lists*
/// describes each of them. Documents use the names of the cases, in ``LintSettings``.
public enum LintRule: Int, NamedCase, SchemaRepresentable {
  /// A section without rows.
  case emptySection

  /// A row without a text, image or accessory.
  case emptyRow

  /// A header whose content has the style of a cell.
  case headerStyledAsCell

  /// Content or a background whose style belongs in another list.
  case styleOfOtherList

  /// A symbol that pictures cannot draw.
  case symbolWithoutDrawing

  /// An image that moves the text beside it when it is loaded.
  case unreservedImage

  /// A tint that an image ignores.
  case unusedTint

  /// An image without a text beside it and without a label for assistive technology.
  case unlabeledImage

  /// An accessory that is shown twice, or two that contradict each other.
  case conflictingAccessories

  /// A row in two states that exclude each other.
  case contradictoryState

  /// A margin or padding below 0.
  case negativeLength

  /// A text that assigned margins place at the edge of its card.
  case textAtEdge

  /// Rows whose text begins at different positions because their images differ in width.
  case unalignedTexts

  /// An accessory that is wider than the space reserved for it.
  case overflowingAccessory

  /// An image or a custom view that extends beyond its row.
  case viewOutsideRow

  /// A row that is too short for a finger.
  case smallTapTarget

  /// A text in a small font that ignores the user's text size.
  case fixedTextSize

  /// A text, symbol, accessory or swipe action whose assigned color, or whose assigned background,
  /// gives it too little contrast.
  case lowContrast

  /// A text color assigned for every state, with too little contrast on the style's selection.
  case fixedColorOnSelection

  /// A row that looks the same when it is selected, because of an assigned background.
  case indistinctState

  /// A text that an assignment leaves without room.
  case noRoomForText

  /// A text in so little room that its words are broken into single letters.
  case brokenText

  /// A text that an assignment cuts off.
  case truncatedText

  /// A text that an assignment shrinks below the user's accessibility size.
  case shrunkText
}

extension LintRule {
  /// The severity of a finding.
  public enum Severity: Hashable, Sendable, CaseIterable {
    /// The list is harder to read or to use than the system's lists.
    case note

    /// Some people cannot read or use a part of the list.
    case warning
  }

  /// The severity of a finding of this rule (decided).
  public var severity: Severity {
    switch self {
    case .emptySection, .headerStyledAsCell, .styleOfOtherList, .symbolWithoutDrawing,
      .unreservedImage, .unusedTint, .unalignedTexts, .textAtEdge, .fixedTextSize, .shrunkText,
      .indistinctState:
      .note
    case .emptyRow, .unlabeledImage, .conflictingAccessories, .contradictoryState,
      .negativeLength, .overflowingAccessory, .viewOutsideRow, .smallTapTarget, .lowContrast,
      .fixedColorOnSelection, .noRoomForText, .brokenText, .truncatedText:
      .warning
    }
  }
}
