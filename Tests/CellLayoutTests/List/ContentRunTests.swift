import CellConfiguration
import CellLayout
import CellTestSupport
import CellText
import Foundation
import Testing

/// Rows that are as high as a row before them, and are not measured again.
struct ContentRunTests {
  private static let styles: [ListContentConfiguration.Style] = [
    .cell, .subtitleCell, .valueCell, .sidebarCell,
  ]

  private static func text(_ random: inout RandomSource) -> String? {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: nil
    case 1: ""
    case 2: String(repeating: "several words ", count: Int.random(in: 1..<20, using: &random))
    case 3: "two\nlines"
    case 4: "مرحبا"
    default: "Row \(Int.random(in: 0..<1000, using: &random))"
    }
  }

  /// Changes everything that may have an effect on the height of a row.
  private static func change(
    _ content: inout ListContentConfiguration, _ random: inout RandomSource
  ) {
    switch Int.random(in: 0..<9, using: &random) {
    case 0: content.image = CellImage(systemName: "folder", size: CGSize(width: 20, height: 18))
    case 1: content.image = CellImage(systemName: "folder")
    case 2: content.image = CellImage(size: CGSize(width: 40, height: 90))
    case 3: content.textProperties.font = .systemFont(ofSize: 30)
    case 4: content.secondaryTextProperties.numberOfLines = 2
    case 5: content.directionalLayoutMargins.top = 30
    case 6: content.textProperties.transform = .uppercase
    case 7: content.attributedText = AttributedString("attributed")
    default: content.image = nil
    }
  }

  /// Makes cells that differ in all ways, or in their levels and texts only.
  private static func cells(
    _ random: inout RandomSource, ofLevelsOnly: Bool
  ) -> [ListCellConfiguration] {
    var cell = ListCellConfiguration(content: .cell())
    return (0..<60).map { _ in
      switch ofLevelsOnly ? 6 : Int.random(in: 0..<12, using: &random) {
      case 0:
        cell.content = ListContentConfiguration(
          style: styles.randomElement(using: &random) ?? .cell)
      case 1, 2:
        var content = cell.content ?? .cell()
        change(&content, &random)
        cell.content = content
      case 3: cell.accessories = [.disclosureIndicator()]
      case 4: cell.accessories = [.label(text: text(&random) ?? ""), .checkmark()]
      case 5: cell.accessories = []
      case 6: cell.indentationLevel = Int.random(in: 0..<13, using: &random)
      case 7: cell.height = Bool.random(using: &random) ? 50 : nil
      case 8:
        cell.traitOverrides =
          Bool.random(using: &random)
          ? TraitCollection { $0.preferredContentSizeCategory = .extraSmall } : nil
      default: break
      }
      cell.content?.text = text(&random)
      cell.content?.secondaryText = text(&random)
      return cell
    }
  }

  @Test("Rows measured together have the heights of rows measured alone", arguments: 0..<40)
  func heights(_ seed: UInt64) async {
    var random = RandomSource(seed: seed)
    let cells = Self.cells(&random, ofLevelsOnly: seed % 4 == 1)
    var configuration = ListConfiguration(appearance: seed % 2 == 0 ? .plain : .insetGrouped)
    if seed % 5 == 0 { configuration.container = .tableView }
    let traits = TraitCollection.phone.modifyingTraits {
      if seed % 4 == 0 { $0.preferredContentSizeCategory = .accessibilityMedium }
    }
    let empty = ListLayout(
      configuration, sections: [ListSection(rowCount: cells.count, hasHeader: true)],
      width: 200, context: LayoutContext(traits: traits))
    @Sendable func cell(_ item: ListItem) -> ListCellConfiguration {
      if case .row(let position) = item { cells[position.row] } else { cells[0] }
    }
    var (alone, together, concurrent) = (empty, empty, empty)
    for row in cells.indices {
      let item = ListItem.row(section: 0, row: row)
      alone.setHeight(empty.height(of: cells[row], at: item), of: item)
    }
    let header = ListItem.header(section: 0)
    alone.setHeight(empty.height(of: cells[0], at: header), of: header)
    together.measureAll(cell: cell)
    await concurrent.measureAllConcurrently(chunkSize: 13, cell: cell)
    #expect(together.frame(of: header).height == alone.frame(of: header).height)
    for row in cells.indices {
      let item = ListItem.row(section: 0, row: row)
      #expect(together.frame(of: item).height == alone.frame(of: item).height, "row \(row)")
      #expect(concurrent.frame(of: item) == together.frame(of: item))
    }
  }

  /// The heights of rows measured alone, and together.
  private static func heights(
    of cells: [ListCellConfiguration], width: CGFloat
  ) -> (alone: [CGFloat], together: [CGFloat]) {
    let empty = ListLayout(
      ListConfiguration(appearance: .plain), sections: [ListSection(rowCount: cells.count)],
      width: width, context: LayoutContext(traits: .phone))
    var together = empty
    together.measureAll { item in
      if case .row(let position) = item { cells[position.row] } else { cells[0] }
    }
    let items = cells.indices.map { ListItem.row(section: 0, row: $0) }
    let alone = zip(cells, items).map { empty.height(of: $0, at: $1) }
    return (alone, items.map { together.frame(of: $0).height })
  }

  @Test("Texts that do not fit beside each other are below each other")
  func besideAndBelow() {
    let texts = [("Name", "Ann"), ("The name of the owner", "Ann-Sophie"), ("Place", "Rome")]
    let cells = texts.map { text, secondaryText in
      var cell = ListCellConfiguration(content: .valueCell())
      cell.content?.text = text
      cell.content?.secondaryText = secondaryText
      return cell
    }
    let heights = Self.heights(of: cells, width: 240)
    for (alone, together) in zip(heights.alone, heights.together) {
      #expect(abs(alone - together) < 1e-6)
    }
    #expect(heights.alone[1] > heights.alone[0])
  }
}
