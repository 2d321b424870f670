import CellConfiguration
import CellDocuments
import CellLayout

extension DocumentLayout {
  /// Headers whose content has the style of a cell.
  var headersStyledAsCells: [ConfigurationLint.Finding] {
    cells.compactMap { cell in
      guard isHeader(cell), let style = cell.cell.content?.style, style.use.isCell else {
        return nil
      }
      return ConfigurationLint.Finding(
        .headerStyledAsCell, cell, ["content", "style"],
        "\(cell.subject) is a header in the style \(style.name), and looks like a row.",
        "Use the style header, which follows the list.")
    }
  }

  /// Contents and backgrounds whose style belongs in another list.
  ///
  /// Outside lists, every style fits.
  var stylesOfOtherLists: [ConfigurationLint.Finding] {
    cells.flatMap { cell in
      let environment = cell.traits.listEnvironment
      guard let list = ListConfiguration.Appearance(environment) else {
        return [ConfigurationLint.Finding]()
      }
      func finding(
        _ member: String, _ name: String, _ lists: [ListEnvironment]?, _ following: String
      ) -> ConfigurationLint.Finding? {
        guard let lists, !lists.contains(environment) else { return nil }
        return ConfigurationLint.Finding(
          .styleOfOtherList, cell, [member, "style"],
          "\(cell.subject) has the \(member) style \(name) in a list of the appearance "
            + "\(list.name); the style is made for \(lists.map(\.name).joined(separator: ", ")).",
          "Use the style \(following), which follows the list.")
      }
      let content = cell.cell.content?.style
      let background = cell.cell.background?.style
      return [
        content.flatMap { finding("content", $0.name, $0.use.lists, $0.use.following.name) },
        background.flatMap { finding("background", $0.name, $0.use.lists, $0.use.following.name) },
      ].compactMap(\.self)
    }
  }

  private func isHeader(_ cell: DocumentCell) -> Bool {
    switch cell.item {
    case .header: true
    case .row(let position):
      position.row == 0 && document.list?.headerMode == .firstItemInSection
    case .footer: false
    }
  }
}
