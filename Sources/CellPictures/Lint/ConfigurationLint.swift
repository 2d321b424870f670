public import CellConfiguration
public import CellDocuments
import CellLayout
public import CellText

/// A check of a list for mistakes that cause no error, such as unaligned text and poor contrast.
///
/// Check lists before they ship, in a test or with `cellpreview lint`:
///
/// ```swift
/// let document = ListDocument(cells: cells, list: ListDocument.defaultList(.plain))
/// let lint = try ConfigurationLint(document)
/// #expect(lint.findings.isEmpty)
/// ```
///
/// The check lays out the list as it is and in the five accessibility sizes. It compares colors in
/// light and dark style, normal and selected. The effects of the system's defaults alone are never
/// reported. <doc:CheckingLists> describes every finding.
public struct ConfigurationLint: Hashable, Sendable {
  /// The findings, in the order of the list.
  public let findings: [Finding]

  /// Checks a document.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - name: The name of its file, for messages.
  ///   - pango: The shaper of Pango, for documents that request it.
  /// - Throws: `DocumentError` if the document requests an unavailable shaper.
  public init(
    _ document: ListDocument, name: String = "document", pango: (any TextShaper)? = nil
  ) throws(DocumentError) {
    self.init(document, shaper: try document.requiredTextShaper(name: name, pango: pango))
  }

  /// Checks a document with a shaper that replaces the requested one.
  public init(_ document: ListDocument, shaper: any TextShaper) {
    let layout = DocumentLayout(document, shaper: shaper)
    let findings =
      layout.headersStyledAsCells + layout.stylesOfOtherLists + layout.symbolsWithoutDrawings
      + layout.unreservedImages + layout.unusedTints + layout.unalignedTexts
      + layout.overflowingAccessories
      + layout.smallTapTargets(shaper) + layout.lowContrasts + layout.unfittingTexts(shaper)
    let places = Dictionary(
      uniqueKeysWithValues: layout.cells.enumerated().map { ($0.element.item, $0.offset) })
    // Findings for one item are in the order of the checks.
    self.findings = findings.enumerated()
      .map { (item: places[$0.element.item] ?? 0, check: $0.offset, finding: $0.element) }
      .sorted { ($0.item, $0.check) < ($1.item, $1.check) }
      .map(\.finding)
  }
}

extension ConfigurationLint: CustomStringConvertible {
  /// The findings, one paragraph each; empty if there are none.
  public var description: String { findings.map(\.description).joined(separator: "\n") }
}

extension ConfigurationLint {
  /// A mistake in a list, with its path, a summary and a remedy.
  public struct Finding: Hashable, Sendable, CustomStringConvertible {
    /// The kind of the finding.
    public let identifier: Identifier

    /// The header, row or footer.
    public let item: ListItem

    /// The names and indices that lead to the value in a document.
    package let components: [String]

    /// One sentence that describes the problem.
    public let summary: String

    /// One sentence that describes the fix.
    public let remedy: String

    /// The path of the value in a document, such as `sections[0].rows[1].content.image`.
    public var path: String { components.pathDescription }

    /// The path, the summary and the identifier, with the remedy on a separate line.
    public var description: String { "\(path): \(summary) (\(identifier))\n  \(remedy)" }

    /// Creates a finding about a member of a cell.
    init(
      _ identifier: Identifier, _ cell: DocumentCell, _ member: [String], _ summary: String,
      _ remedy: String
    ) {
      self.identifier = identifier
      item = cell.item
      components = cell.components + member
      self.summary = summary
      self.remedy = remedy
    }
  }
}

extension DocumentCell {
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

extension ConfigurationLint {
  /// The kind of a finding, for tests that tolerate it and for the documentation.
  public enum Identifier: String, Hashable, Sendable, CaseIterable {
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

    /// Rows whose text begins at different positions because their images differ in width.
    case unalignedTexts

    /// An accessory that is wider than the space reserved for it.
    case overflowingAccessory

    /// A row that is too short for a finger.
    case smallTapTarget

    /// A text or label of an accessory whose assigned color, or whose assigned background, gives
    /// it too little contrast.
    case lowContrast

    /// A text color assigned for every state, with too little contrast on the style's selection.
    case fixedColorOnSelection

    /// A text that an assignment cuts off at an accessibility size.
    case truncatedText

    /// A text that an assignment shrinks below the user's accessibility size.
    case shrunkText
  }
}

extension ConfigurationLint.Identifier: CustomStringConvertible {
  /// The identifier, such as `lowContrast`.
  public var description: String { rawValue }

  /// The section of the documentation that explains the finding.
  public var article: String { "CellPictures/CheckingLists#\(rawValue)" }
}
