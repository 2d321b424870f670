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
/// The check lays out the list in every text size, in its own width and in the widths of phones. It
/// compares colors in light and dark style, normal and selected. The effects of the system's
/// defaults alone are never reported. <doc:CheckingLists> describes every finding.
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
    let checks: [[Finding]] = [
      layout.emptyItems, layout.headersStyledAsCells, layout.stylesOfOtherLists,
      layout.symbolsWithoutDrawings, layout.unreservedImages, layout.unusedTints,
      layout.unlabeledImages, layout.conflictingAccessories, layout.contradictoryStates,
      layout.negativeLengths, layout.textsAtEdges, layout.unalignedTexts,
      layout.overflowingAccessories, layout.viewsOutsideRows, layout.smallTapTargets(shaper),
      layout.fixedTextSizes, layout.lowContrasts, layout.lowContrastsOfSwipeActions,
      layout.indistinctStates, layout.unfittingTexts(shaper),
    ]
    let findings = checks.flatMap(\.self).filter { document.checks($0.identifier, $0.item) }
    var places = Dictionary(
      uniqueKeysWithValues: layout.cells.enumerated().map { ($0.element.item, $0.offset) })
    // A section without rows may have no cell; its finding is where its first cell would be.
    for finding in findings where places[finding.item] == nil {
      places[finding.item] =
        layout.cells.firstIndex { $0.item.section >= finding.item.section } ?? layout.cells.count
    }
    // Findings for one item are in the order of the checks.
    self.findings = findings.enumerated()
      .map { (item: places[$0.element.item] ?? 0, check: $0.offset, finding: $0.element) }
      .sorted { ($0.item, $0.check) < ($1.item, $1.check) }
      .map(\.finding)
  }
}

extension ListDocument {
  /// Returns whether a rule applies to an item.
  fileprivate func checks(_ rule: LintRule, _ item: ListItem) -> Bool {
    guard lint.includes(rule), sections[item.section].lint.includes(rule) else { return false }
    guard case .row(let position) = item else { return true }
    return sections[position.section].rows[position.row].lint.includes(rule)
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
    public let identifier: LintRule

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
      _ identifier: LintRule, _ cell: DocumentCell, _ member: [String], _ summary: String,
      _ remedy: String
    ) {
      self.init(identifier, cell.item, cell.components + member, summary, remedy)
    }

    /// Creates a finding about a part of the document.
    init(
      _ identifier: LintRule, _ item: ListItem, _ components: [String], _ summary: String,
      _ remedy: String
    ) {
      (self.identifier, self.item, self.components) = (identifier, item, components)
      (self.summary, self.remedy) = (summary, remedy)
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
