import CellConfiguration
import CellDocuments
import CellLayout
import CellText
import Foundation

extension DocumentLayout {
  /// Texts that assignments cut off or shrink at an accessibility size.
  ///
  /// Each text is reported once, for the smallest of these sizes. Rows that specify a size keep it.
  /// Texts that fit no better with the system's defaults are left out.
  func unfittingTexts(_ shaper: any TextShaper) -> [ConfigurationLint.Finding] {
    var findings: [ConfigurationLint.Finding] = []
    var found: Set<TextPlace> = []
    for size in CellContentSizeCategory.sizes where size.isAccessibilityCategory {
      var document = document
      document.traits.preferredContentSizeCategory = size
      let layout = DocumentLayout(document, shaper: shaper) { $1.hasLimitedText(at: size) }
      let texts = layout.cells.flatMap { cell in
        TextRole.allCases.compactMap { cell.unfittingText($0, at: size) }
      }.filter { !found.contains($0.place) }
      if texts.isEmpty { continue }
      let items = Set(texts.map(\.place.item))
      let system = DocumentLayout(document.withSystemDefaults, shaper: shaper) { item, _ in
        items.contains(item)
      }
      let cells = Dictionary(uniqueKeysWithValues: system.cells.map { ($0.item, $0) })
      for text in texts {
        let other = cells[text.place.item]?.unfittingText(text.place.role, at: size)
        if let other, other.scale <= text.scale { continue }
        found.insert(text.place)
        findings.append(text.finding)
      }
    }
    return findings
  }
}

extension ListCellConfiguration {
  /// Whether a text may be cut off or shrunk; the height of all other cells fits their texts.
  fileprivate func hasLimitedText(at size: CellContentSizeCategory) -> Bool {
    guard let content else { return false }
    if height != nil { return true }
    return TextRole.allCases.contains { role in
      let properties = role == .text ? content.textProperties : content.secondaryTextProperties
      // Runs can have custom line break modes.
      return content[attributed: role] != nil || properties.lineLimit(at: size) > 0
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

/// A text that is cut off or shrunk, with its finding.
private struct UnfittingText {
  let place: TextPlace

  /// The scale of the text's font; 0 for a text that is cut off.
  let scale: CGFloat

  let finding: ConfigurationLint.Finding
}

extension DocumentCell {
  fileprivate func unfittingText(
    _ role: TextRole, at size: CellContentSizeCategory
  ) -> UnfittingText? {
    guard let content = cell.content, traits.preferredContentSizeCategory == size,
      let label = layout.content?.label(role, of: content, context: contentContext)
    else { return nil }
    let properties = role == .text ? content.textProperties : content.secondaryTextProperties
    let text = label.layout.text.string.quotedForFindings
    let member = role == .text ? "textProperties" : "secondaryTextProperties"
    func unfitting(
      _ identifier: ConfigurationLint.Identifier, scale: CGFloat, _ summary: String,
      _ remedy: String
    ) -> UnfittingText {
      UnfittingText(
        place: TextPlace(item: item, role: role, identifier: identifier), scale: scale,
        finding: ConfigurationLint.Finding(
          identifier, self, ["content", member], summary, remedy))
    }
    if label.layout.isTruncated {
      let limit = properties.lineLimit(at: size)
      let remedy =
        cell.height != nil && limit != 1
        ? "Leave out the height of the row, so that it fits its content."
        : limit > 0
          ? "Assign 0 to numberOfLines, so that the text wraps."
          : "Assign byWordWrapping to lineBreakMode, so that the text wraps."
      return unfitting(
        .truncatedText, scale: 0, "\(text) is cut off at \(size.name).", remedy)
    }
    let scale = label.layout.measurement.fontScale
    if scale >= 1 { return nil }
    let percent = Int((scale * 100).rounded())
    return unfitting(
      .shrunkText, scale: scale,
      "\(text) is drawn at \(percent) percent of its size at \(size.name).",
      "Assign 0 to numberOfLines, so that the text wraps.")
  }
}
