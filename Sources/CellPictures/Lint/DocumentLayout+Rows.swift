import CellConfiguration
import CellDocuments
import CellLayout
import Foundation

extension DocumentLayout {
  /// Sections without rows, and rows that show nothing.
  ///
  /// The sections of a list that shows its empty state have no rows.
  var emptyItems: [ConfigurationLint.Finding] {
    let sections =
      document.unavailable != nil
      ? []
      : document.sections.indices.filter {
        document.sections[$0].rows.isEmpty
      }
    return sections.map { section in
      ConfigurationLint.Finding(
        .emptySection, .header(section: section), ["sections", "\(section)"],
        "The section has no rows.", "Give the section a row, or leave it out.")
    }
      + cells.compactMap { cell in
        guard cell.kind == .row, let content = cell.cell.content, !content.hasText,
          !content.hasSecondaryText, content.image == nil, cell.cell.accessories.isEmpty,
          cell.cell.customContent == nil, !cell.cell.background.hasPicture
        else { return nil }
        return ConfigurationLint.Finding(
          .emptyRow, cell, ["content"], "The row has no text, image or accessory.",
          "Give the content a text, or leave out the row.")
      }
  }

  /// Rows that consist of an image without a label for assistive technology.
  var unlabeledImages: [ConfigurationLint.Finding] {
    cells.compactMap { cell in
      guard let content = cell.cell.content, let image = content.image, !content.hasText,
        !content.hasSecondaryText,
        cell.ownAccessibilityElements.allSatisfy({ ($0.label ?? "").isEmpty })
      else { return nil }
      return ConfigurationLint.Finding(
        .unlabeledImage, cell, ["content", "image"],
        "The \(cell.kind.rawValue) has \(image.isSymbol ? "a symbol" : "an image") and no text, so a "
          + "screen reader has nothing to read.",
        "Assign an accessibilityLabel to the image.")
    }
  }

  /// Accessories that a row shows twice, or that contradict each other.
  var conflictingAccessories: [ConfigurationLint.Finding] {
    cells.compactMap { cell in
      let shown = cell.layout.accessories.filter {
        !$0.isHidden && $0.accessory.customView == nil && $0.kind != .label
      }
      for (index, second) in shown.enumerated() {
        for first in shown[..<index] {
          let isTwice = first.kind == second.kind
          guard isTwice || Self.contradictions.contains([first.kind, second.kind]) else { continue }
          return ConfigurationLint.Finding(
            .conflictingAccessories, cell, ["accessories", "\(second.index)"],
            isTwice
              ? "\(cell.subject) has the accessory \(first.kind.name) twice."
              : "\(cell.subject) has the accessories \(first.kind.name) and \(second.kind.name), "
                + "which contradict each other.",
            "Leave out one of the two accessories.")
        }
      }
      return nil
    }
  }

  /// Accessories that make different promises about a tap on the row (assumed).
  private static let contradictions: [Set<CellAccessory.Kind>] = [
    [.delete, .insert], [.disclosureIndicator, .outlineDisclosure],
    [.disclosureIndicator, .popUpMenu], [.outlineDisclosure, .popUpMenu],
    [.checkmark, .multiselect], [.checkmark, .disclosureIndicator],
  ]

  /// Rows in two states that exclude each other.
  var contradictoryStates: [ConfigurationLint.Finding] {
    let others: [(ConfigurationStateFlags, String)] = [
      (.selected, "selected"), (.highlighted, "highlighted"), (.focused, "focused"),
    ]
    return cells.compactMap { cell in
      let flags = flags(of: cell)
      guard cell.kind == .row, flags.contains(.disabled),
        let other = others.first(where: { flags.contains($0.0) })
      else { return nil }
      return ConfigurationLint.Finding(
        .contradictoryState, cell, ["state"],
        "\(cell.subject) is \(other.1) and disabled; a disabled row cannot be \(other.1).",
        "Leave out one of the two states.")
    }
  }
}

extension BackgroundConfiguration? {
  /// Whether the background shows more than a color.
  fileprivate var hasPicture: Bool {
    map { $0.image != nil || $0.customView != nil } ?? false
  }
}
