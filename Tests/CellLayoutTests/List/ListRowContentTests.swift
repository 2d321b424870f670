import CellConfiguration
import CellLayout
import CellTestSupport
import CellText
import Foundation
import Testing

/// Rows that are handed over as texts and images.
struct ListRowContentTests {
  private static func content(_ random: inout RandomSource) -> ListRowContent {
    func text() -> String? {
      switch Int.random(in: 0..<10, using: &random) {
      case 0: nil
      case 1: ""
      case 2: String(repeating: "several words ", count: Int.random(in: 1..<20, using: &random))
      case 3: "مرحبا"
      default: "Row \(Int.random(in: 0..<1000, using: &random))"
      }
    }
    var row = ListRowContent(text: text(), secondaryText: text())
    switch Int.random(in: 0..<10, using: &random) {
    case 0: row.image = CellImage(size: CGSize(width: 60, height: 90))
    case 1: row.image = CellImage(systemName: "folder")
    case 2: row.image = CellImage(systemName: "folder", size: CGSize(width: 20, height: 18))
    default: break
    }
    return row
  }

  @Test(
    "Rows of texts have the heights of cells with these texts", arguments: someCases(0..<80))
  func heights(_ seed: UInt64) {
    var random = RandomSource(seed: seed)
    let styles = ListContentConfiguration.Style.allCases
    var cell = ListCellConfiguration(
      content: ListContentConfiguration(style: styles[Int(seed) % styles.count]))
    cell.content?.text = "has no effect"
    if seed % 3 == 0 { cell.accessories = [.disclosureIndicator()] }
    if seed % 7 == 0 { cell.content?.textProperties.font = .systemFont(ofSize: 30) }
    if seed % 11 == 0 { cell.content?.directionalLayoutMargins.top = 30 }
    if seed % 13 == 0 { cell.height = 70 }
    if seed % 17 == 0 { cell.content = nil }
    if seed % 6 == 0 {
      cell.traitOverrides = TraitCollection { $0.preferredContentSizeCategory = .extraSmall }
    }
    var configuration = ListConfiguration(appearance: .plain)
    if seed % 5 == 0 { configuration.container = .tableView }
    let traits = TraitCollection.phone.modifyingTraits {
      if seed % 4 == 0 { $0.preferredContentSizeCategory = .accessibilityMedium }
    }
    let sections = [40, 0, 90].map { ListSection(rowCount: $0, hasHeader: true, hasFooter: true) }
    var list = ListLayout(
      configuration, sections: sections, width: 200, context: LayoutContext(traits: traits))
    for row in 3..<6 { list.setHeight(11, of: .row(section: 2, row: row)) }
    let rows = sections.map { (0..<$0.rowCount).map { _ in Self.content(&random) } }
    var (texts, cells) = (list, list)
    texts.measureRows(like: cell) { rows[$0.section][$0.row] }
    cells.measureAll { item in
      guard case .row(let position) = item else { return ListCellConfiguration() }
      let row = rows[position.section][position.row]
      var own = cell
      own.content?.text = row.text
      own.content?.secondaryText = row.secondaryText
      own.content?.image = row.image
      return own
    }
    for section in sections.indices {
      #expect(!texts.isExact(.header(section: section)))
      #expect(!texts.isExact(.footer(section: section)))
    }
    // Headers and footers alone, which no longer move the rows then.
    texts.measureAll { item in
      if case .row = item { Issue.record("\(item) is not exact") }
      return ListCellConfiguration()
    }
    for section in sections.indices {
      for row in 0..<sections[section].rowCount {
        let item = ListItem.row(section: section, row: row)
        #expect(texts.frame(of: item) == cells.frame(of: item), "\(rows[section][row])")
      }
    }
  }
}
