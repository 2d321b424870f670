import CellConfiguration
import CellLayout
import Foundation

/// The headers and footers of a list whose app returns titles only.
@MainActor
final class ListTitles<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
  private unowned let list: HostedList<SectionID, ItemID>
  private var header: SupplementaryRegistration<ListCell>?
  private var footer: SupplementaryRegistration<ListCell>?

  init(_ list: HostedList<SectionID, ItemID>) {
    self.list = list
    header = registration(CellReusePool.elementKindSectionHeader, \.headerTitleProvider)
    footer = registration(CellReusePool.elementKindSectionFooter, \.footerTitleProvider)
  }

  private func registration(
    _ kind: String,
    _ provider: KeyPath<HostedList<SectionID, ItemID>, (@MainActor (SectionID) -> String?)?>
  ) -> SupplementaryRegistration<ListCell> {
    SupplementaryRegistration(elementKind: kind) { [unowned list] cell, _, indexPath in
      let section = list.displayed.sectionIdentifiers[indexPath[0]]
      // Unlike this closure, the handler observes the models that the provider reads.
      cell.configurationUpdateHandler = { [weak list] cell, _ in
        guard let cell = cell as? ListCell else { return }
        var content = cell.defaultContentConfiguration()
        content.text = list?[keyPath: provider]?(section)
        cell.contentConfiguration = content
      }
    }
  }

  /// Returns the header or footer of a section.
  func view(for item: ListItem) -> ConfigurableView {
    let isHeader = if case .header = item { true } else { false }
    guard (isHeader ? list.headerTitleProvider : list.footerTitleProvider) != nil,
      let registration = isHeader ? header : footer
    else {
      trap(
        "Set supplementaryProvider or \(isHeader ? "header" : "footer")TitleProvider: "
          + "\(item) needs a view.")
    }
    return list.pool.dequeueConfiguredReusableSupplementary(
      using: registration, for: IndexPath(item))
  }
}
