import CellConfiguration
import CellDocuments
import CellLayout
import Foundation

extension DocumentLayout {
  /// Texts and accessory labels with too little contrast, if one of the two colors was assigned.
  ///
  /// Each text is reported once, in the rendering that is hardest to read. A separate identifier
  /// marks texts that only lack contrast with the style's selection. Disabled rows are left out,
  /// and so are backgrounds with an image, a custom view or an effect, whose color is unknown.
  var lowContrasts: [ConfigurationLint.Finding] {
    cells.flatMap { cell in
      let renderings = renderings(of: cell)
      let texts = TextRole.allCases.map { pairs(of: $0, in: cell, renderings) }
      let labels = cell.layout.accessories.map { pairs(ofLabel: $0, renderings) }
      return (texts + labels).compactMap { pairs -> ConfigurationLint.Finding? in
        let pairs = pairs.filter { $0.ratio < ColorPair.leastRatio }
        let others = pairs.filter { !$0.isFixedOnSelection }
        let hardest = (others.isEmpty ? pairs : others).min { $0.ratio < $1.ratio }
        return hardest?.finding(others.isEmpty ? .fixedColorOnSelection : .lowContrast, cell)
      }
    }
  }

  /// Returns the color pairs of a text in light and dark style, normal and selected.
  private func pairs(
    of role: TextRole, in cell: DocumentCell, _ renderings: [CellRendering]
  ) -> [ColorPair] {
    guard let frame = cell.layout.frame(of: .content(role == .text ? .text : .secondaryText))
    else { return [] }
    return renderings.flatMap { $0.pairs(of: role, frame: frame) }
  }

  /// Returns the color pairs of an accessory's label; none for other accessories.
  private func pairs(ofLabel label: AccessoryLayout, _ renderings: [CellRendering]) -> [ColorPair] {
    if label.kind != .label || label.isHidden { return [] }
    return renderings.flatMap { $0.pairs(ofLabel: label) }
  }

  /// Returns a cell in the styles and states in which its colors are compared.
  private func renderings(of cell: DocumentCell) -> [CellRendering] {
    if !cell.cell.hasAssignedColors || flags(of: cell).contains(.disabled)
      || !cell.hasKnownBackground
    {
      return []
    }
    return [UserInterfaceStyle.light, .dark].flatMap { style -> [CellRendering] in
      if let own = cell.cell.traitOverrides?.userInterfaceStyle, own != .unspecified, own != style {
        return []
      }
      return [false, true].compactMap { isSelected in
        // A header or footer shows its own state only.
        if cell.kind != .row, isSelected != flags(of: cell).contains(.selected) { return nil }
        return CellRendering(
          cell, flags(of: cell), style, isSelected: isSelected,
          around: document.list?.effectiveBackgroundColor ?? .systemBackground)
      }
    }
  }

  private func flags(of cell: DocumentCell) -> ConfigurationStateFlags {
    let section = document.sections[cell.item.section]
    return switch cell.item {
    case .header: section.header?.state.flags ?? []
    case .row(let position): section.rows[position.row].state.flags
    case .footer: section.footer?.state.flags ?? []
    }
  }
}

extension ListCellConfiguration {
  /// Whether a color that the check compares may have been assigned.
  fileprivate var hasAssignedColors: Bool {
    accessories.contains { $0.text != nil && $0.tintColor != nil }
      || content?.attributedText != nil || content?.secondaryAttributedText != nil
      || content?.assignedProperties.contains {
        $0.name.hasPrefix("textProperties.color")
          || $0.name.hasPrefix("secondaryTextProperties.color")
      } == true
      || background?.assignedProperties.contains { $0.name.hasPrefix("backgroundColor") } == true
  }
}

extension DocumentCell {
  /// Whether the color behind the content can be computed.
  fileprivate var hasKnownBackground: Bool {
    guard let background = cell.background else { return true }
    return background.image == nil && background.customView == nil
      && background.visualEffect == nil
  }
}
