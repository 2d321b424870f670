import CellConfiguration
public import CellLayout

extension ConfigurationLint {
  /// A mistake in a list: where it is, what happens, and what to do.
  public struct Finding: Hashable, Sendable, CustomStringConvertible {
    /// The kind of a finding.
    public enum Kind: String, CaseIterable, Sendable {
      /// A header whose content has the style of a cell.
      case headerStyledAsCell

      /// Content or a background whose style belongs into another list.
      case styleOfOtherList

      /// A symbol that pictures cannot draw.
      case symbolWithoutDrawing

      /// Texts that begin at different places because their images differ in width.
      case unalignedTexts

      /// A row that is lower than a finger needs.
      case lowTapTarget

      /// A text whose assigned color, or whose assigned background, gives it too little contrast.
      case lowContrast

      /// A text color that does not adapt, on the selection of the style, with too little contrast.
      case fixedColorOnSelection

      /// A text that is cut off at an accessibility size.
      case truncatedText

      /// A text that is drawn smaller than the reader asks for at an accessibility size.
      case shrunkText
    }

    /// The kind of the finding; its raw value is the identifier in reports.
    public let kind: Kind

    /// The header, row or footer.
    public let item: ListItem

    /// The names and indices that lead to the value in a document.
    package let components: [String]

    /// A sentence that says what happens.
    public let message: String

    /// A sentence that says what to do.
    public let advice: String

    /// The article that describes the finding.
    public var article: String { "/CellPreview/CheckingLists" }

    /// The path of the value in a document, such as `sections[0].rows[1].content.image`.
    public var path: String {
      ConfigurationDecodingError(path: components, found: "", expected: "").pathDescription
    }

    /// The path, the message and the identifier, with the advice on a line of its own.
    public var description: String {
      "\(path): \(message) (\(kind.rawValue))\n  \(advice)"
    }

    /// Creates a finding about a member of a cell.
    init(_ kind: Kind, _ cell: PreviewCell, _ member: [String], _ message: String, _ advice: String)
    {
      self.kind = kind
      item = cell.item
      components = cell.components + member
      self.message = message
      self.advice = advice
    }
  }
}

extension PreviewCell {
  /// The names and indices that lead to the cell in its document.
  fileprivate var components: [String] {
    let section = ["sections", "\(item.section)"]
    return switch item {
    case .header: section + ["header"]
    case .row(let position): section + ["rows", "\(position.row)"]
    case .footer: section + ["footer"]
    }
  }

  /// The cell in a sentence: `"Wi-Fi"`, or `The row` if it has no text.
  var subject: String {
    let text = cell.content?.shownText ?? cell.content?.shownSecondaryText
    return text.map { $0.string.quotedForFindings } ?? "The \(kind.rawValue)"
  }
}

extension String {
  /// The beginning of the text in quotation marks, on one line.
  var quotedForFindings: String {
    "\"\(String(prefix(40)).escapedForTerminals)\(count > 40 ? "…" : "")\""
  }
}
