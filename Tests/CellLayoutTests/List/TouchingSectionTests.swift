import CellConfiguration
import CellLayout
import Foundation
import Testing

@Suite("Separators beside selected rows, and drags to the edges of rows")
struct TouchingSectionTests {
  private static func list(
    _ configuration: ListConfiguration, hasHeader: Bool = false, rows: Int = 3
  ) -> ListLayout {
    var list = ListLayout(
      configuration,
      sections: (0..<2).map { _ in ListSection(rowCount: rows, hasHeader: hasHeader) }, width: 390,
      context: LayoutContext(traits: .phone))
    list.measureAll { _ in
      var content = ListContentConfiguration.cell()
      content.text = "Text"
      return ListCellConfiguration(content: content)
    }
    return list
  }

  /// The separators of every row for a selection, in order.
  private static func separators(
    _ list: ListLayout, _ selection: Set<ListPosition>
  ) -> [ListSeparatorConfiguration?] {
    (0..<list.sectionCount).flatMap { section in
      (0..<list.rowCount(inSection: section)).map { row in
        list.decorations(
          of: .row(section: section, row: row), isSelected: { selection.contains($0) }
        ).separators
      }
    }
  }

  @Test("A row below another one counts as next to it, also across sections that touch")
  func touchingSections() {
    let (last, first) = (ListPosition(section: 0, row: 2), ListPosition(section: 1, row: 0))
    var configuration = ListConfiguration(appearance: .plain)
    configuration.separatorConfiguration.multipleSelectionColor = .systemRed
    let list = Self.list(configuration)
    let color = configuration.separatorConfiguration.color
    for (selection, isVisible, expected) in [
      ([], true, color), ([last], false, color), ([first], false, color),
      ([last, first], true, .systemRed),
    ] as [(Set<ListPosition>, Bool, CellColor)] {
      let separators = Self.separators(list, selection)[2]
      #expect(separators?.bottomSeparatorVisibility == (isVisible ? .visible : .hidden))
      #expect(separators?.color == expected)
    }
    // A header between the rows keeps them apart.
    let apart = Self.separators(Self.list(configuration, hasHeader: true), [last, first])[2]
    #expect(apart?.bottomSeparatorVisibility == .hidden && apart?.color == color)
  }

  @Test("Only a separator between two selected rows has the color for several selected rows")
  func multipleSelectionColor() {
    for appearance in [ListConfiguration.Appearance.plain, .grouped, .insetGrouped] {
      for mode in [ListConfiguration.HeaderMode.none, .firstItemInSection] {
        var configuration = ListConfiguration(appearance: appearance)
        configuration.headerMode = mode
        configuration.separatorConfiguration.multipleSelectionColor = .systemRed
        let list = Self.list(configuration)
        for bits in 0..<64 {
          let positions = (0..<6).map { ListPosition(section: $0 / 3, row: $0 % 3) }
          let selection = Set(positions.enumerated().filter { bits >> $0.offset & 1 == 1 }.map(\.1))
          for (index, separators) in Self.separators(list, selection).enumerated() {
            guard let separators, separators.color == .systemRed else { continue }
            #expect(separators.bottomSeparatorVisibility == .visible)
            #expect(selection.contains(positions[index]) && index < 5)
            #expect(index < 5 && selection.contains(positions[index + 1]))
          }
        }
      }
    }
  }

  @Test(
    "A row that is dragged to no number stays, wherever it is otherwise",
    arguments: [CGFloat.nan, .infinity, -.infinity])
  func noNumber(number: CGFloat) {
    let list = Self.list(ListConfiguration(appearance: .plain), hasHeader: true)
    for x in [0, number] {
      for height in [44, number] {
        for row in 0..<3 {
          let source = ListPosition(section: 1, row: row)
          let frame = CGRect(x: x, y: number, width: 390, height: height)
          if frame.midY.isFinite { continue }
          #expect(list.reorderDestination(of: source, draggedTo: frame) == source)
        }
      }
    }
  }

  @Test("A row exactly at the middle of a header or another section's row counts as below it")
  func middles() {
    let list = Self.list(ListConfiguration(appearance: .plain), hasHeader: true)
    let source = ListPosition(section: 0, row: 0)
    func destination(_ item: ListItem, above distance: CGFloat) -> ListPosition {
      let middle = list.frame(of: item).midY - distance
      return list.reorderDestination(
        of: source, draggedTo: CGRect(x: 0, y: middle - 22, width: 390, height: 44))
    }
    #expect(destination(.header(section: 1), above: 0) == ListPosition(section: 1, row: 0))
    #expect(destination(.header(section: 1), above: 0.25) == ListPosition(section: 0, row: 2))
    for row in 0..<3 {
      let item = ListItem.row(section: 1, row: row)
      #expect(destination(item, above: 0) == ListPosition(section: 1, row: row + 1))
      #expect(destination(item, above: 0.25) == ListPosition(section: 1, row: row))
    }
  }

  @Test("The content of a table row reaches down to the edge that the style sheet states")
  func contentOfTableRows() {
    for sheet in [StyleSheet.iOS18, .iOS26] {
      for includes in [false, true] {
        let traits = TraitCollection {
          $0.displayScale = 2
          $0.styleSheet = sheet.changing { changes in
            changes.metrics.tableView.contentIncludesSeparators = includes
          }
        }
        var configuration = ListConfiguration(appearance: .grouped)
        configuration.container = .tableView
        let list = ListLayout(
          configuration, sections: [ListSection(rowCount: 2)], width: 390,
          context: LayoutContext(traits: traits))
        let item = ListItem.row(section: 0, row: 0)
        let layout = list.cellLayout(of: ListCellConfiguration(content: .cell()), at: item)
        let outside = layout.size.height - layout.contentFrame.height
        #expect(includes ? outside == 0 : outside > 0)
      }
    }
  }

  @Test("All visible rows are exact after measuring, whichever row stays in place")
  func rowsCutByTheTop() {
    for kept in [3, 20, 41] {
      for distance in stride(from: CGFloat(0), through: 300, by: 7.5) {
        for height in [8, 30, 90] as [CGFloat] {
          var list = ListLayout(
            ListConfiguration(appearance: .plain), sections: [ListSection(rowCount: 60)],
            width: 390, context: LayoutContext(traits: .phone))
          let anchor = ListAnchor(item: .row(section: 0, row: kept), distance: distance)
          let top = list.offset(of: anchor)
          let visible = list.measureItems(
            adjustingVisibleRect: CGRect(x: 0, y: top, width: 390, height: 400), keeping: anchor
          ) { item in
            var cell = ListCellConfiguration(content: .cell())
            cell.height = height
            return cell
          }
          let items = list.items(in: visible)
          #expect(items.allSatisfy { list.isExact($0) }, "\(kept), \(distance), \(height)")
          #expect(list.offset(of: anchor) == visible.minY)
        }
      }
    }
  }
}
