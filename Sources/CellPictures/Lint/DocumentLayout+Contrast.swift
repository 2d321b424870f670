import CellConfiguration
import CellDocuments
import CellLayout
import Foundation

extension DocumentLayout {
  /// Texts, symbols and accessories with too little contrast, if one of the two colors was
  /// assigned.
  ///
  /// Each of them is reported once, in the rendering that is hardest to read. A separate identifier
  /// marks texts that only lack contrast with the style's selection. Disabled rows are left out,
  /// and so are backgrounds with an image, a custom view or an effect, whose color is unknown.
  var lowContrasts: [ConfigurationLint.Finding] {
    cells.flatMap { cell in
      let renderings = renderings(of: cell)
      let texts = TextRole.allCases.map { role in
        let frame = cell.layout.frame(of: .content(role == .text ? .text : .secondaryText))
        return frame.map { frame in renderings.flatMap { $0.pairs(of: role, frame: frame) } } ?? []
      }
      let image = cell.layout.frame(of: .content(.image))
        .map { frame in renderings.flatMap { $0.pairs(ofImage: frame) } }
      let accessories = cell.layout.accessories.filter { !$0.isHidden }
        .map { accessory in renderings.flatMap { $0.pairs(of: accessory) } }
      return (texts + [image ?? []] + accessories).compactMap {
        pairs -> ConfigurationLint.Finding? in
        let pairs = pairs.filter { $0.ratio < $0.leastRatio }
        let others = pairs.filter { !$0.isFixedOnSelection }
        let hardest = (others.isEmpty ? pairs : others).min { $0.ratio < $1.ratio }
        return hardest?.finding(others.isEmpty ? .fixedColorOnSelection : .lowContrast, cell)
      }
    }
  }

  /// Swipe actions whose title or symbol, which is white, has too little contrast with the assigned
  /// color.
  ///
  /// From iOS 26 on, the title of an action with a symbol is below the color, and not compared.
  var lowContrastsOfSwipeActions: [ConfigurationLint.Finding] {
    cells.flatMap { cell -> [ConfigurationLint.Finding] in
      let sides = [
        ("leadingSwipeActions", cell.cell.leadingSwipeActions),
        ("trailingSwipeActions", cell.cell.trailingSwipeActions),
      ]
      return sides.flatMap { member, configuration in
        (configuration?.actions ?? []).enumerated().compactMap { index, action in
          guard let color = action.backgroundColor, !color.isSystemColor else { return nil }
          let isTitleBelow = action.image != nil && cell.traits.styleSheet.generation != .iOS18
          let pairs = [UserInterfaceStyle.light, .dark].map { style in
            let traits = cell.traits.modifyingTraits { $0.userInterfaceStyle = style }
            return ColorPair(
              subject: action.title?.quotedForFindings ?? "The swipe action",
              leastRatio: action.title == nil || isTitleBelow
                ? ColorPair.leastRatioOfGraphics : ColorPair.leastRatioOfText,
              front: CellColor.white.resolved(with: traits, tint: .systemBlue),
              back: color.resolved(with: traits, tint: .systemBlue), isDark: style == .dark,
              isSelected: false, isFixedOnSelection: false,
              member: [member, "actions", "\(index)", "backgroundColor"])
          }
          return pairs.filter { $0.ratio < $0.leastRatio }.min { $0.ratio < $1.ratio }?
            .finding(.lowContrast, cell)
        }
      }
    }
  }

  /// Rows that look the same when they are selected, because their background was assigned for
  /// every state.
  var indistinctStates: [ConfigurationLint.Finding] {
    cells.compactMap { cell in
      guard cell.kind == .row, let background = cell.cell.background,
        background.assignedProperties.contains(where: { $0.name.hasPrefix("backgroundColor") }),
        !flags(of: cell).contains(.disabled),
        !cell.layout.accessories.contains(where: { $0.kind == .multiselect })
      else { return nil }
      let looks = [false, true].map { isSelected in
        let flags = flags(of: cell).subtracting(.selected).union(isSelected ? .selected : [])
        return cell.cell.updated(
          for: CellConfigurationState(traitCollection: cell.traits, flags: flags))
      }
      let colors = looks.map { $0.background?.resolvedBackgroundColor(for: .systemBlue) }
      guard colors[0] == colors[1], looks[0].content == looks[1].content else { return nil }
      return ConfigurationLint.Finding(
        .indistinctState, cell, ["background"],
        "\(cell.subject) looks the same when it is selected.",
        "Assign another color of the background for the state selected.")
    }
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

  /// Returns the states of a cell, as the document contains them.
  func flags(of cell: DocumentCell) -> ConfigurationStateFlags {
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
    accessories.contains { $0.tintColor != nil }
      || content?.attributedText != nil || content?.secondaryAttributedText != nil
      || content?.assignedProperties.contains {
        $0.name.hasPrefix("textProperties.color") || $0.name.hasPrefix("imageProperties.tintColor")
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
