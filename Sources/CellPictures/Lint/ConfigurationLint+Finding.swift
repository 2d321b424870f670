public import CellConfiguration
import CellDocuments
import CellLayout

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
    public var path: String {
      ConfigurationDecodingError(path: components, found: "", expected: "").pathDescription
    }

    /// The path, the summary and the identifier, with the remedy on a separate line.
    public var description: String { "\(path): \(summary) (\(identifier))\n  \(remedy)" }

    /// Creates a finding about a member of a cell.
    init(
      _ identifier: Identifier, _ cell: PreviewCell, _ member: [String], _ summary: String,
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
