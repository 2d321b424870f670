import CellConfiguration
import CellLayout
import Foundation

extension PreviewLayout {
  /// Texts with too little contrast, where a color of the text or of the background was assigned.
  ///
  /// Each text is reported once, in the look that is hardest to read. Its identifier says whether
  /// only the selection of the style is at fault. Disabled rows are left out, and backgrounds with
  /// an image, a custom view or an effect, whose color is not known.
  var lowContrasts: [ConfigurationLint.Finding] {
    cells.flatMap { cell in
      TextRole.allCases.compactMap { role -> ConfigurationLint.Finding? in
        let pairs = pairs(of: role, in: cell).filter { $0.ratio < ColorPair.leastRatio }
        let others = pairs.filter { !$0.isFixedOnSelection }
        let hardest = (others.isEmpty ? pairs : others).min { $0.ratio < $1.ratio }
        return hardest?.finding(others.isEmpty ? .fixedColorOnSelection : .lowContrast, cell)
      }
    }
  }

  /// Returns the color pairs of a text in light and dark style, normal and selected.
  private func pairs(of role: TextRole, in cell: PreviewCell) -> [ColorPair] {
    guard let frame = cell.layout.frame(of: .content(role == .text ? .text : .secondaryText)),
      !flags(of: cell).contains(.disabled), cell.hasKnownBackground
    else { return [] }
    return [UserInterfaceStyle.light, .dark].flatMap { style -> [ColorPair] in
      if let own = cell.cell.traitOverrides?.userInterfaceStyle, own != .unspecified, own != style {
        return []
      }
      return [false, true].flatMap { isSelected -> [ColorPair] in
        // A header or footer shows its own state only.
        if cell.kind != .row, isSelected != flags(of: cell).contains(.selected) { return [] }
        let look = CellLook(
          cell, flags(of: cell), style, isSelected: isSelected,
          around: document.list?.effectiveBackgroundColor ?? .systemBackground)
        return look.pairs(of: role, frame: frame)
      }
    }
  }

  private func flags(of cell: PreviewCell) -> ConfigurationStateFlags {
    let section = document.sections[cell.item.section]
    return switch cell.item {
    case .header: section.header?.state.flags ?? []
    case .row(let position): section.rows[position.row].state.flags
    case .footer: section.footer?.state.flags ?? []
    }
  }
}

extension PreviewCell {
  /// Whether the color behind the content can be computed.
  fileprivate var hasKnownBackground: Bool {
    guard let background = cell.background else { return true }
    return background.image == nil && background.customView == nil
      && background.visualEffect == nil
  }
}
