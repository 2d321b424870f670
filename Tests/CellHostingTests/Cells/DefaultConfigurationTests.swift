import CellConfiguration
import CellHosting
import Foundation
import Testing

/// What cells offer to start from, before any update.
@MainActor
struct DefaultConfigurationTests {
  private func list(_ environment: ListEnvironment, _ sheet: StyleSheet) -> CellView {
    let list = CellView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
    list.traitOverrides.listEnvironment = environment
    list.traitOverrides.styleSheet = sheet
    return list
  }

  @Test(
    "Default configurations have the numbers of the list from the start",
    arguments: ListEnvironment.allCases, [StyleSheet.iOS18, .iOS26])
  func defaultConfigurationsNumbers(
    _ environment: ListEnvironment, _ sheet: StyleSheet
  ) {
    let list = list(environment, sheet)
    let state = ViewConfigurationState(traitCollection: list.traitCollection)
    func check(
      _ content: ListContentConfiguration, _ background: BackgroundConfiguration,
      _ style: ListContentConfiguration.Style, _ backgroundStyle: BackgroundConfiguration.Style
    ) {
      #expect(content == ListContentConfiguration(style: style).updated(for: state))
      #expect(background == BackgroundConfiguration(style: backgroundStyle).updated(for: state))
      #expect(content.text == nil && content.style == style)
    }
    let cell = ListCell()
    list.addSubview(cell)
    check(
      cell.defaultContentConfiguration(), cell.defaultBackgroundConfiguration(), .cell, .listCell)
    cell.isFirstItemHeader = true
    check(
      cell.defaultContentConfiguration(), cell.defaultBackgroundConfiguration(), .header,
      .listHeader)
    let table = TableCell(style: .subtitle)
    list.addSubview(table)
    check(
      table.defaultContentConfiguration(), table.defaultBackgroundConfiguration(), .subtitleCell,
      .listCell)
    let footer = HeaderFooterView()
    footer.kind = .footer
    list.addSubview(footer)
    check(
      footer.defaultContentConfiguration(), footer.defaultBackgroundConfiguration(), .footer,
      .listFooter)
  }

  @Test("In a sidebar margins and paddings are those of a sidebar")
  func sidebarMarginsPaddings() {
    let list = list(.sidebar, .iOS26)
    let cell = ListCell()
    list.addSubview(cell)
    let content = cell.defaultContentConfiguration()
    #expect(content.directionalLayoutMargins.leading == 8)
    #expect(content.imageToTextPadding == 10)
    #expect(cell.defaultBackgroundConfiguration().cornerRadius == 26)
  }

  @Test("A default configuration has no state of its cell")
  func defaultConfigurationState() {
    let cell = ListCell()
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(cell.defaultBackgroundConfiguration() == .listCell())
  }
}
