import CellConfiguration
import CellLayout
import Foundation

extension HostedList {
  /// Returns a section without its rows.
  func section(_ id: SectionID) -> ListSection {
    let header = headerModeProvider?(id) ?? layout.configuration.headerMode
    let footer = footerModeProvider?(id) ?? layout.configuration.footerMode
    return ListSection(
      rowCount: 0, hasHeader: header == .supplementary, hasFooter: footer == .supplementary,
      isFirstRowHeader: header == .firstItemInSection)
  }

  /// Adds and removes headers and footers as the providers say now, and observes the models that
  /// the providers read.
  func showSectionModes() {
    pending.needsSectionModes = false
    var sections: [ListSection] = []
    sectionModes.run { sections = displayed.sectionIdentifiers.map(section) }
    for (index, section) in sections.enumerated() {
      let has = (layout.hasHeader(inSection: index), layout.hasFooter(inSection: index))
      if has == (section.hasHeader, section.hasFooter) { continue }
      layout.setSupplementaries(
        inSection: index, hasHeader: section.hasHeader, hasFooter: section.hasFooter)
      pending.needsPlacement = true
    }
  }

  /// Requests that the providers are asked again.
  func setNeedsSectionModes() {
    pending.needsSectionModes = true
    setNeedsUpdate()
  }
}
