import CellConfiguration
import CellDocuments
import CellLayout
import CellText
import Foundation

extension DocumentLayout {
  /// The widths of phones at which texts are checked, in points.
  ///
  /// The narrower one is also the width of a larger phone with a zoomed display.
  private static let phoneWidths: [CGFloat] = [390, 320]

  /// Texts that assignments cut off, shrink or leave without room, at any text size, in the width
  /// of the document and in the widths of phones.
  ///
  /// Each text is reported once, for the smallest of these sizes. Rows that specify a size keep it.
  /// Texts that fit no better with the system's defaults are left out.
  func unfittingTexts(_ shaper: any TextShaper) -> [ConfigurationLint.Finding] {
    var findings: [ConfigurationLint.Finding] = []
    var found: Set<TextPlace> = []
    for size in CellContentSizeCategory.sizes {
      for width in widths {
        var document = document
        document.traits.preferredContentSizeCategory = size
        document.width = width
        let layout = DocumentLayout(document, shaper: shaper) { $1.hasLimitedText(at: size) }
        let look =
          width == self.document.width
          ? size.name : "\(size.name) and a width of \(width.shortDescription)"
        let texts = layout.cells.flatMap { cell in
          TextRole.allCases.compactMap { cell.unfittingText($0, at: size, in: look) }
        }.filter { !found.contains($0.place) }
        if texts.isEmpty { continue }
        let items = Set(texts.map(\.place.item))
        let system = DocumentLayout(document.withSystemDefaults, shaper: shaper) { item, _ in
          items.contains(item)
        }
        let cells = Dictionary(uniqueKeysWithValues: system.cells.map { ($0.item, $0) })
        for text in texts {
          let other = cells[text.place.item]?.unfittingText(text.place.role, at: size, in: look)
          if let other, text.scale >= 0, other.scale <= text.scale { continue }
          found.insert(text.place)
          findings.append(text.finding)
        }
      }
    }
    return findings
  }

  /// The width of the document, and those of phones if it is the list of a phone.
  private var widths: [CGFloat] {
    let isPhone = [.phone, .unspecified].contains(traits.userInterfaceIdiom)
    return [document.width] + (isPhone ? Self.phoneWidths.filter { $0 != document.width } : [])
  }

  /// Texts in a small font that ignores the user's text size.
  var fixedTextSizes: [ConfigurationLint.Finding] {
    cells.flatMap { cell -> [ConfigurationLint.Finding] in
      guard let content = cell.cell.content else { return [] }
      return TextRole.allCases.compactMap { role in
        guard let text = role == .text ? content.shownText : content.shownSecondaryText else {
          return nil
        }
        let properties = role == .text ? content.textProperties : content.secondaryTextProperties
        let sizes = [CellContentSizeCategory.large, .accessibilityExtraExtraExtraLarge].map {
          size in
          properties.font.resolved(
            with: cell.traits.modifyingTraits { $0.preferredContentSizeCategory = size },
            adjustingSize: properties.adjustsFontForContentSizeCategory
          ).pointSize
        }
        let style = CellFont.TextStyle.allCases.min {
          abs($0.pointSize(at: .large) - sizes[0]) < abs($1.pointSize(at: .large) - sizes[0])
        }
        guard sizes[0] == sizes[1], sizes[0] < CellFont.TextStyle.body.pointSize(at: .large),
          let style
        else { return nil }
        return ConfigurationLint.Finding(
          .fixedTextSize, cell, ["content", role.propertiesMember, "font"],
          "\(text.string.quotedForFindings) has \(sizes[0].shortDescription) points at every text "
            + "size.",
          "Assign a text style, such as \(style.name.quotedForFindings), which follows the text "
            + "size.")
      }
    }
  }
}

extension ListCellConfiguration {
  /// Whether a text may be cut off, shrunk or without room; all other cells fit their texts.
  fileprivate func hasLimitedText(at size: CellContentSizeCategory) -> Bool {
    guard let content else { return false }
    let hasWideAccessory = accessories.contains {
      $0.customView != nil || $0.reservedLayoutWidth != nil || $0.text != nil
    }
    if height != nil || indentationLevel > 0 || hasWideAccessory || content.image?.size != nil
      || content != content.withSystemDefaults
    {
      return true
    }
    // A custom style sheet may limit the lines.
    return TextRole.allCases.contains { role in
      let properties = role == .text ? content.textProperties : content.secondaryTextProperties
      return properties.lineLimit(at: size) > 0 || properties.lineBreakMode == .byClipping
    }
  }
}

extension TextRole {
  /// The name of the member with the properties of the text.
  fileprivate var propertiesMember: String {
    self == .text ? "textProperties" : "secondaryTextProperties"
  }
}

/// A text for which there is a finding.
private struct TextPlace: Hashable {
  let item: ListItem
  let role: TextRole
  let identifier: LintRule
}

/// A text that does not fit, with its finding.
private struct UnfittingText {
  let place: TextPlace

  /// The scale of the text's font; 0 for a text that is cut off, less for one without room.
  ///
  /// The system's defaults are no reason for a text to have no room.
  let scale: CGFloat

  let finding: ConfigurationLint.Finding
}

extension DocumentCell {
  fileprivate func unfittingText(
    _ role: TextRole, at size: CellContentSizeCategory, in look: String
  ) -> UnfittingText? {
    guard let content = cell.content, traits.preferredContentSizeCategory == size,
      let label = layout.content?.label(role, of: content, context: contentContext)
    else { return nil }
    let properties = role == .text ? content.textProperties : content.secondaryTextProperties
    let text = label.layout.text.string.quotedForFindings
    func unfitting(
      _ identifier: LintRule, scale: CGFloat, _ summary: String,
      _ remedy: String
    ) -> UnfittingText {
      UnfittingText(
        place: TextPlace(
          item: item, role: role, identifier: scale < 0 ? .noRoomForText : identifier),
        scale: scale,
        finding: ConfigurationLint.Finding(
          identifier, self, ["content", role.propertiesMember], summary, remedy))
    }
    if label.layout.lines.isEmpty, cell.height == nil {
      return unfitting(
        .noRoomForText, scale: -1, "There is no room for \(text) at \(look).", remedyForRoom)
    }
    if label.layout.breaksIntoLetters {
      return unfitting(
        .brokenText, scale: -1, "\(text) is broken into single letters at \(look).", remedyForRoom)
    }
    if label.layout.isTruncated || label.layout.lines.isEmpty {
      let limit = properties.lineLimit(at: size)
      // A limit of several lines is deliberate, and so is one line of details at ordinary sizes.
      if limit > 1, label.layout.lines.count == limit { return nil }
      if limit == 1, role == .secondaryText, !size.isAccessibilityCategory { return nil }
      let remedy =
        cell.height != nil && limit != 1
        ? "Leave out the height of the row, so that it fits its content."
        : limit > 0
          ? "Assign 0 to numberOfLines, so that the text wraps."
          : "Assign byWordWrapping to lineBreakMode, so that the text wraps."
      return unfitting(.truncatedText, scale: 0, "\(text) is cut off at \(look).", remedy)
    }
    let scale = label.layout.measurement.fontScale
    if scale >= 1 || !size.isAccessibilityCategory { return nil }
    let percent = Int((scale * 100).rounded())
    return unfitting(
      .shrunkText, scale: scale, "\(text) is drawn at \(percent) percent of its size at \(look).",
      "Assign 0 to numberOfLines, so that the text wraps.")
  }

  /// A sentence that describes how to make room for the text: by changing what takes most of it.
  private var remedyForRoom: String {
    let accessories = layout.accessories.map(\.region.width).reduce(0, +)
    let image = layout.imageSlot?.width ?? 0
    let margins = layout.content.map { $0.margins.leading + $0.margins.trailing } ?? 0
    let indentation =
      CGFloat(cell.indentationLevel) * (cell.indentationWidth ?? context.indentationWidth)
    let largest = max(accessories, image, margins, indentation)
    return switch largest {
    case indentation: "Assign a smaller indentationLevel."
    case image: "Assign a smaller maximumSize to imageProperties, such as [40, 40]."
    case accessories: "Give the accessories less width, or leave one out."
    default: "Assign smaller directionalLayoutMargins, or leave them to the style."
    }
  }
}

extension TextLayout {
  /// Whether at least three lines show at most two letters each of a word that is broken.
  ///
  /// Scripts without spaces between words break between any two characters.
  fileprivate var breaksIntoLetters: Bool {
    let broken = lines.dropLast().count { line in
      let shown = string(of: line)
      guard (1...2).contains(shown.count), let last = shown.last, last.isLetter else {
        return false
      }
      let rest = text.string.utf8.index(text.string.startIndex, offsetBy: line.utf8Range.upperBound)
      guard rest < text.string.endIndex else { return false }
      return text.string[rest].isLetter && last.unicodeScalars.allSatisfy { $0.value < 0x0E00 }
    }
    return broken >= 2
  }
}
