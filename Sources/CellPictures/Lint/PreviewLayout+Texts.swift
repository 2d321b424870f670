import CellConfiguration
import CellDocuments
import CellLayout
import CellText
import Foundation

extension PreviewLayout {
  /// Texts that are cut off or shrunk at an accessibility size.
  ///
  /// Each text is reported once, for the smallest of these sizes. Rows that specify a size keep it.
  func unfittingTexts(_ shaper: any TextShaper) -> [ConfigurationLint.Finding] {
    var findings: [ConfigurationLint.Finding] = []
    var found: Set<TextPlace> = []
    for size in CellContentSizeCategory.sizes where size.isAccessibilityCategory {
      var document = document
      document.traits.preferredContentSizeCategory = size
      let layout = PreviewLayout(document, shaper: shaper, where: \.hasLimitedText)
      for cell in layout.cells {
        for role in TextRole.allCases {
          for (identifier, finding) in cell.unfittingText(role, at: size) {
            let place = TextPlace(item: cell.item, role: role, identifier: identifier)
            if found.insert(place).inserted { findings.append(finding) }
          }
        }
      }
    }
    return findings
  }
}

extension ListCellConfiguration {
  /// Whether a text may be cut off or shrunk; the height of all other cells fits their texts.
  fileprivate var hasLimitedText: Bool {
    guard let content else { return false }
    if height != nil { return true }
    return TextRole.allCases.contains { role in
      let properties = role == .text ? content.textProperties : content.secondaryTextProperties
      // Runs can have line break modes of their own.
      return content[attributed: role] != nil || properties.numberOfLines > 0
        || properties.lineBreakMode == .byClipping
    }
  }
}

/// A text for which there is a finding.
private struct TextPlace: Hashable {
  let item: ListItem
  let role: TextRole
  let identifier: ConfigurationLint.Identifier
}

extension PreviewCell {
  fileprivate typealias Finding = ConfigurationLint.Finding

  fileprivate func unfittingText(
    _ role: TextRole, at size: CellContentSizeCategory
  ) -> [(ConfigurationLint.Identifier, Finding)] {
    guard let content = cell.content, traits.preferredContentSizeCategory == size,
      let label = layout.content?.label(role, of: content, context: contentContext)
    else { return [] }
    let properties = role == .text ? content.textProperties : content.secondaryTextProperties
    let text = label.layout.text.string.quotedForFindings
    let member = role == .text ? "textProperties" : "secondaryTextProperties"
    let path = ["content", member]
    func finding(_ identifier: ConfigurationLint.Identifier, _ summary: String, _ remedy: String)
      -> (
        ConfigurationLint.Identifier, Finding
      )
    {
      (identifier, Finding(identifier, self, path, summary, remedy))
    }
    if label.layout.isTruncated {
      let remedy =
        cell.height != nil && properties.numberOfLines != 1
        ? "Leave out the height of the row, so that it fits its content."
        : properties.numberOfLines > 0
          ? "Assign 0 to numberOfLines, so that the text wraps."
          : "Assign byWordWrapping to lineBreakMode, so that the text wraps."
      return [finding(.truncatedText, "\(text) is cut off at \(size.name).", remedy)]
    }
    let scale = label.layout.measurement.fontScale
    if scale < 1 {
      let percent = Int((scale * 100).rounded())
      return [
        finding(
          .shrunkText, "\(text) is drawn at \(percent) percent of its size at \(size.name).",
          "Assign 0 to numberOfLines, so that the text wraps.")
      ]
    }
    return []
  }
}
