import CellConfiguration
import CellLayout
import CellText
import Foundation
import Testing

@Suite("A list layout returns visible items and the item at a point")
struct ItemLayoutTests {
  private static func cell(_ item: ListItem) -> ListCellConfiguration {
    switch item {
    case .header: ListCellConfiguration(content: .init(style: .header, text: "Header"))
    case .footer: ListCellConfiguration(content: .init(style: .footer, text: "Footer"))
    case .row(let position): row(position)
    }
  }

  private static func row(_ position: ListPosition) -> ListCellConfiguration {
    var cell = ListCellConfiguration(
      content: .init(style: .cell, text: "Row \(position.row)"), background: .listCell())
    cell.accessories = [.detail(), .disclosureIndicator()]
    return cell
  }

  private static func list(
    _ appearance: ListConfiguration.Appearance, rows: Int = 30, sheet: StyleSheet = .iOS26,
    _ direction: LayoutDirection = .leftToRight
  ) -> ListLayout {
    let traits = TraitCollection.phone.modifyingTraits {
      $0.styleSheet = sheet
      $0.layoutDirection = direction
    }
    var list = ListLayout(
      ListConfiguration(appearance: appearance),
      sections: [
        ListSection(rowCount: rows, hasHeader: true, hasFooter: true),
        ListSection(rowCount: rows, hasHeader: true, hasFooter: true), ListSection(rowCount: 2),
      ], width: 390, context: LayoutContext(traits: traits))
    list.measureAll(cell: Self.cell)
    return list
  }

  @Test(
    "One call returns the visible items with their frames and layouts",
    arguments: ListConfiguration.Appearance.allCases)
  func visible(appearance: ListConfiguration.Appearance) {
    let list = Self.list(appearance)
    for y: CGFloat in [0, 100, 1500, 2500] {
      let visible = CGRect(x: 0, y: y, width: 390, height: 600)
      let isSelected = { (position: ListPosition) in position.row == 3 }
      let items = list.layoutItems(in: visible, isSelected: isSelected, cell: Self.cell)
      #expect(items.map(\.item) == list.items(in: visible))
      for item in items {
        #expect(item.frame == list.frame(of: item.item, visible: visible))
        #expect(item.frame.size == item.layout.size)
        #expect(
          item.layout
            == list.cellLayout(of: Self.cell(item.item), at: item.item, isSelected: isSelected))
      }
    }
    #expect(list.layoutItems(in: .zero, cell: Self.cell).isEmpty)
  }

  @Test("No row is selected unless the caller says so")
  func decorationsWithoutSelection() {
    // Below the last row, a selected one has no separator.
    let (list, item) = (Self.list(.plain), ListItem.row(section: 2, row: 1))
    #expect(list.decorations(of: item) == list.decorations(of: item) { _ in false })
    #expect(list.decorations(of: item) != list.decorations(of: item) { _ in true })
  }

  @Test(
    "The item at a point is the front-most of all items with a frame there",
    arguments: ListConfiguration.Appearance.allCases)
  func points(appearance: ListConfiguration.Appearance) {
    let list = Self.list(appearance, rows: 4)
    let height: CGFloat = 150
    for y in stride(from: -40, through: list.contentSize.height, by: 23) {
      let visible = CGRect(x: 0, y: y, width: 390, height: height)
      let frames = list.layoutItems(in: visible, cell: Self.cell)
      for offset in stride(from: 0.5, to: height, by: 3.7) {
        for x: CGFloat in [1, 200] {
          let point = CGPoint(x: x, y: y + offset)
          let hits = frames.filter { $0.frame.contains(point) }
          let front = hits.max { $0.item.zIndex < $1.item.zIndex }
          let found = list.item(at: point, visible: visible)
          #expect(found?.zIndex == front?.item.zIndex, "\(point) in \(visible)")
          #expect(found == nil || hits.contains { $0.item == found })
        }
      }
    }
  }

  @Test("A pinned header is found at its pinned position only")
  func pinned() {
    let list = Self.list(.plain)
    let header = ListItem.header(section: 0)
    let visible = CGRect(x: 0, y: 500, width: 390, height: 400)
    let held = list.frame(of: header, visible: visible)
    let point = CGPoint(x: held.midX, y: held.midY)
    #expect(list.item(at: point, visible: visible) == header)
    #expect(list.row(at: point) != nil)
    let natural = list.frame(of: header)
    #expect(list.item(at: CGPoint(x: 200, y: natural.midY), visible: visible) == nil)
    #expect(list.item(at: CGPoint(x: 200, y: CGFloat.nan), visible: visible) == nil)
    let hit = list.layoutItem(
      at: CGPoint(x: held.minX + 30, y: held.maxY - 20), visible: visible, cell: Self.cell)
    #expect(hit?.item == header)
    #expect(hit?.frame == held)
  }

  @Test(
    "Accessories, texts and separators of a row are found in the list",
    arguments: [StyleSheet.iOS18, .iOS26],
    [LayoutDirection.leftToRight, .rightToLeft])
  func elements(sheet: StyleSheet, direction: LayoutDirection) throws {
    let list = Self.list(.insetGrouped, sheet: sheet, direction)
    let visible = CGRect(x: 0, y: 0, width: 390, height: 600)
    let item = ListItem.row(section: 0, row: 4)
    let row = try #require(
      list.layoutItems(in: visible, cell: Self.cell).first { $0.item == item })
    let elements: [ListCellLayout.Element] = [
      .accessory(index: 0), .accessory(index: 1), .content(.text), .bottomSeparator,
    ]
    for element in elements {
      let frame = try #require(row.layout.frame(of: element))
        .offsetBy(dx: row.frame.minX, dy: row.frame.minY)
      let point = CGPoint(x: frame.midX, y: frame.midY)
      let hit = try #require(list.layoutItem(at: point, visible: visible, cell: Self.cell))
      #expect(hit == row)
      #expect(hit.element(at: point) == element)
    }
    let selected = try #require(
      list.layoutItem(
        at: CGPoint(x: 200, y: row.frame.midY), visible: visible,
        isSelected: { $0 == ListPosition(section: 0, row: 4) }, cell: Self.cell))
    #expect(selected.layout.bottomSeparator == nil)
    #expect(list.layoutItem(at: CGPoint(x: 1, y: 100), visible: visible, cell: Self.cell) == nil)
  }

  @Test(
    "Section insets are the space around the section's items",
    arguments: ListConfiguration.Appearance.allCases)
  func insets(appearance: ListConfiguration.Appearance) {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let list = Self.list(appearance, direction)
      var end: CGFloat = 0
      for section in 0..<list.sectionCount {
        let insets = list.insets(ofSection: section)
        let hasHeader = list.hasHeader(inSection: section)
        let last = list.rowCount(inSection: section) - 1
        let first = list.frame(
          of: hasHeader ? .header(section: section) : .row(section: section, row: 0))
        let bottom = list.frame(
          of: list.hasFooter(inSection: section)
            ? .footer(section: section) : .row(section: section, row: last))
        let isRightToLeft = direction == .rightToLeft
        #expect(first.minX == (isRightToLeft ? insets.trailing : insets.leading))
        #expect(390 - first.maxX == (isRightToLeft ? insets.leading : insets.trailing))
        // Frames are rounded to thirds of a point.
        #expect(abs(first.minY - end - insets.top) < 0.34)
        end = bottom.maxY + insets.bottom
      }
      #expect(abs(end - list.contentSize.height) < 0.34)
      #expect(appearance != .insetGrouped || list.insets(ofSection: 2).top > 0)
    }
  }

  @Test(
    "Items without any known height have the estimated heights",
    arguments: ListConfiguration.Appearance.allCases)
  func estimates(appearance: ListConfiguration.Appearance) {
    let sections = [
      ListSection(rowCount: 2, hasHeader: true, hasFooter: true),
      ListSection(rowCount: 2, hasHeader: true, hasFooter: true),
    ]
    var list = ListLayout(
      ListConfiguration(appearance: appearance), sections: sections, width: 390,
      context: LayoutContext())
    let items: [ListItem] = (0...1).flatMap { section in
      [.header(section: section), .row(section: section, row: 0), .footer(section: section)]
    }
    func expectEstimates() {
      for item in items {
        #expect(abs(list.frame(of: item).height - list.estimatedHeight(of: item)) < 0.34)
      }
    }
    expectEstimates()
    list.measureAll(cell: Self.cell)
    list.update(
      traits: .phone.modifyingTraits { $0.preferredContentSizeCategory = .accessibilityLarge })
    #expect(list.estimatedHeight(of: .row(section: 9, row: 9)) > 52)
    list = ListLayout(
      ListConfiguration(appearance: appearance), sections: sections, width: 390,
      context: list.context)
    expectEstimates()
  }
}
