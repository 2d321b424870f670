import CellConfiguration
import CellLayout
import Foundation
import Testing

@Suite("Table views differ from collection lists as in UIKit")
struct TableViewTests {
  private static func table(
    _ appearance: ListConfiguration.Appearance, _ sheet: StyleSheet, rows: [Int],
    headers: Set<Int> = [], width: CGFloat = 375, scale: CGFloat = 2,
    idiom: UserInterfaceIdiom = .phone, category: CellContentSizeCategory = .large,
    isMeasured: Bool = true, change: (inout ListConfiguration) -> Void = { _ in },
    cell: (inout ListCellConfiguration) -> Void = { _ in }
  ) -> FactList {
    FactList(
      appearance, sheet, container: .tableView, rows: rows, headers: headers, width: width,
      scale: scale, category: category, idiom: idiom, isMeasured: isMeasured, change: change,
      cell: cell)
  }

  @Test(
    "Every row of a table is taller by its separator, including the last (G44, P7)",
    arguments: [
      (StyleSheet.iOS18, CGFloat(1), CGFloat(45)), (.iOS18, 2, 44.5), (.iOS18, 3, 44 + 1.0 / 3),
      (.iOS26, 1, 53), (.iOS26, 2, 53), (.iOS26, 3, 53),
    ])
  func rows(_ sheet: StyleSheet, _ scale: CGFloat, _ height: CGFloat) {
    for appearance: ListConfiguration.Appearance in [.plain, .grouped, .insetGrouped] {
      for isMeasured in [true, false] {
        let list = Self.table(appearance, sheet, rows: [2], scale: scale, isMeasured: isMeasured)
        for row in 0...1 {
          let item = ListItem.row(section: 0, row: row)
          #expect(abs(list.frame(item).height - height) < 0.001)
          // In iOS 18 the content is as high as in a collection list (recorded). In iOS 26 it
          // includes the separator (measured).
          let content = list.layout(item).contentFrame
          #expect(content.minY == 0)
          #expect(abs(content.height - (sheet == .iOS18 ? 44 : 53)) < 0.001)
        }
      }
    }
  }

  @Test(
    "The first row of a table without a title is 35 or 17.5 below the bar (G44)",
    arguments: [ListConfiguration.Appearance.grouped, .insetGrouped])
  func firstGaps(_ appearance: ListConfiguration.Appearance) {
    // Measured on iOS 26.1.
    #expect(Self.table(appearance, .iOS26, rows: [1]).frame(.row(section: 0, row: 0)).minY == 35)
    // Measured on iOS 26.4, whose later sections are as far apart as before.
    let other = StyleSheet.iOS26.changing { $0.metrics.tableView.groupedFirstTopGap = 17.5 }
    let list = Self.table(appearance, other, rows: [1, 1])
    #expect(list.frame(.row(section: 0, row: 0)).minY == 17.5)
    let end = list.frame(.row(section: 0, row: 0)).maxY
    #expect(list.frame(.row(section: 1, row: 0)).minY == end + 35)
  }

  @Test("The text of a table row is in the middle of its content (G6, G44, inferred)")
  func textInContent() throws {
    for scale: CGFloat in [1, 2, 3] {
      let list = Self.table(.plain, .iOS26, rows: [1], scale: scale)
      let label = try #require(list.label(.row(section: 0, row: 0)))
      #expect(abs(label.midY - 26.5) <= 0.5 / scale + 0.001, "\(label)")
    }
  }

  @Test(
    "The chevron of a table row is centered in the row without its separator (G26, G44)",
    arguments: [
      (StyleSheet.iOS26, CGFloat(1), CGFloat(19), Evidence.measured), (.iOS26, 2, 19, .measured),
      (.iOS26, 3, 19, .measured), (.iOS18, 2, 15, .assumed), (.iOS18, 3, 15, .assumed),
    ])
  func chevron(_ sheet: StyleSheet, _ scale: CGFloat, _ top: CGFloat, _ evidence: Evidence) {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let list = Self.table(
        .plain, sheet, rows: [1], scale: scale,
        cell: {
          $0.accessories = [.disclosureIndicator()]
          $0.traitOverrides = TraitCollection { $0.layoutDirection = direction }
        })
      let layout = list.layout(.row(section: 0, row: 0))
      #expect(layout.accessories.map(\.frame.minY) == [top])
      #expect(layout.accessories.map(\.region.height) == [layout.size.height])
    }
  }

  @Test("A table row with its own height has that height, and so has its content (G44, assumed)")
  func fixedHeight() {
    let list = Self.table(.plain, .iOS26, rows: [1], cell: { $0.height = 80 })
    #expect(list.frame(.row(section: 0, row: 0)).height == 80)
    #expect(list.layout(.row(section: 0, row: 0)).contentFrame.height == 80)
    let older = Self.table(.plain, .iOS18, rows: [1], scale: 2, cell: { $0.height = 80 })
    #expect(older.layout(.row(section: 0, row: 0)).contentFrame.height == 79.5)
  }

  @Test("A row without a separator has neither its height nor space for it (G44, inferred)")
  func noSeparators() {
    let list = Self.table(
      .plain, .iOS26, rows: [1], change: { $0.showsSeparators = false },
      cell: { $0.accessories = [.disclosureIndicator()] })
    let layout = list.layout(.row(section: 0, row: 0))
    #expect(layout.size.height == 52 && layout.contentFrame.height == 52)
    #expect(layout.accessories[0].frame.minY == 19)
  }

  @Test(
    "A row with a disclosure indicator has the trait button, and other rows have none (G44)",
    arguments: ListConfiguration.Container.allCases, generations)
  func button(_ container: ListConfiguration.Container, _ sheet: StyleSheet) {
    // Measured in tables of iOS 26, assumed elsewhere.
    func traits(_ accessories: [CellAccessory]) -> [AccessibilityTraits] {
      let list = FactList(
        .insetGrouped, sheet, container: container, rows: [1],
        cell: { $0.accessories = accessories })
      let item = ListItem.row(section: 0, row: 0)
      return list.list.accessibilityElements(in: list.frame(item)) { list.cell($0) }.map(
        \.element.traits)
    }
    #expect(traits([.disclosureIndicator()]) == [.button])
    #expect(traits([]) == [[]])
    #expect(traits([.label(text: "3")]) == [[]])
  }

  @Test(
    "The first header of a grouped table is 35 plus its label, later ones 25 plus theirs (G44)",
    arguments: [(2, 20.5), (3, 61.0 / 3)] as [(CGFloat, CGFloat)])
  func headers(_ scale: CGFloat, _ line: CGFloat) {
    for appearance: ListConfiguration.Appearance in [.insetGrouped, .grouped] {
      let list = Self.table(appearance, .iOS26, rows: [1, 1, 1], headers: [0, 1, 2], scale: scale)
      let heights = (0..<3).map { list.frame(.header(section: $0)).height }
      for (height, available) in zip(heights, [CGFloat(35), 25, 25]) {
        #expect(abs(height - available - line) < 0.001, "\(height)")
      }
      #expect(list.frame(.header(section: 0)).minY == 0)
    }
  }

  @Test("The space above a header follows changes of the first section (G44)")
  func headersAfterChanges() {
    var list = Self.table(.insetGrouped, .iOS26, rows: [1, 1], headers: [0, 1]).list
    #expect(list.frame(of: .header(section: 1)).height == 45.5)
    list.deleteSection(at: 0)
    #expect(list.frame(of: .header(section: 0)).height == 55.5)
    #expect(list.isExact(.header(section: 0)))
    list.insertSection(ListSection(rowCount: 1, hasHeader: true), at: 0)
    #expect(list.frame(of: .header(section: 1)).height == 45.5)
    list.moveSection(from: 1, to: 0)
    #expect(list.frame(of: .header(section: 0)).height == 55.5)
  }

  @Test(
    "Tables without titles have 35 above the first section and 17.5 + 17.5 between (G44, G33)",
    arguments: generations)
  func gaps(_ sheet: StyleSheet) {
    for appearance: ListConfiguration.Appearance in [.grouped, .insetGrouped] {
      for scale: CGFloat in [2, 3] {
        let list = Self.table(appearance, sheet, rows: [1, 1], scale: scale)
        let first = list.frame(.row(section: 0, row: 0))
        #expect(first.minY == 35)
        let gap = list.frame(.row(section: 1, row: 0)).minY - first.maxY
        #expect(abs(gap - 35) < 0.001, "\(gap)")
      }
    }
  }

  @Test(
    "A header of a plain table in iOS 26 is 28 high, with its label at 4 (G44)",
    arguments: [CGFloat(2), 3])
  func plainHeader(_ scale: CGFloat) {
    let list = Self.table(.plain, .iOS26, rows: [1], headers: [0], scale: scale) {
      $0.headerTopPadding = 0
    }
    let header = ListItem.header(section: 0)
    #expect(list.frame(header).height == 28)
    #expect(list.label(header)?.minY == 4)
    let content = ListContentConfiguration.plainHeader()
    #expect(content.textProperties.font.pointSize == 17)
    #expect(content.textProperties.font.weight == .semibold)
  }

  @Test("A plain header grows with the text and keeps its own margins (G44, assumed)")
  func plainHeaderMargins() {
    let large = Self.table(
      .plain, .iOS26, rows: [1], headers: [0], category: .extraExtraExtraLarge
    ) { $0.headerTopPadding = 0 }
    // 28 times 29 / 22 at a line of 27.5.
    #expect(large.frame(.header(section: 0)).height == 37)
    // At accessibility sizes the minimum height is 28 again: 3.5 + 39.5 + 3.5.
    let larger = Self.table(
      .plain, .iOS26, rows: [1], headers: [0], category: .accessibilityLarge
    ) { $0.headerTopPadding = 0 }
    #expect(larger.frame(.header(section: 0)).height == 46.5)
    var content = ListContentConfiguration.plainHeader()
    content.text = "four"
    content.directionalLayoutMargins.top = 30
    let list = Self.table(.plain, .iOS26, rows: [1], headers: [0], isMeasured: false) {
      $0.headerTopPadding = 0
    }
    let height = list.list.height(
      of: ListCellConfiguration(content: content), at: .header(section: 0))
    #expect(height == 60.5)  // 30 + 20.5 + 10
  }

  @Test(
    "Cards of tables are 16 from the edge on narrow phones and 20 on wide ones (G30, G34)"
  )
  func cards() {
    func card(
      _ sheet: StyleSheet, _ width: CGFloat, _ idiom: UserInterfaceIdiom = .phone
    ) -> [CGFloat] {
      let list = Self.table(.insetGrouped, sheet, rows: [1], width: width, idiom: idiom)
      return [
        list.frame(.row(section: 0, row: 0)).minX,
        list.list.context.cellLayoutMargins.leading,
      ]
    }
    #expect(card(.iOS26, 375) == [16, 16])
    #expect(card(.iOS26, 390) == [20, 16])
    #expect(card(.iOS26, 820, .pad) == [20, 20])
    #expect(card(.iOS18, 375) == [16, 16])
    #expect(card(.iOS18, 390) == [20, 20])
    #expect(card(.iOS18, 820, .pad) == [20, 16])
  }

  @Test(
    "A disclosure indicator in a table is 10.333 wide, in whole pixels (G26, G44)",
    arguments: generations)
  func disclosureBox(_ sheet: StyleSheet) {
    for (scale, width) in [(1, 11), (2, 10.5), (3, 31.0 / 3)] as [(CGFloat, CGFloat)] {
      for container in ListConfiguration.Container.allCases {
        let list = FactList(
          .plain, sheet, container: container, rows: [1], scale: scale,
          cell: { $0.accessories = [.disclosureIndicator()] })
        let layout = list.layout(.row(section: 0, row: 0))
        let indicator = layout.accessories[0]
        let expected = container == .tableView ? width : 14
        #expect(abs(indicator.frame.width - expected) < 0.001, "\(scale)")
        #expect(indicator.frame.height == 14)
        #expect(abs(indicator.region.width - expected) < 0.001)
        // It ends at the margin, and the content inherits 8 where it begins.
        #expect(abs(indicator.frame.maxX - (375 - 16)) < 0.5)
        #expect(abs(layout.contentFrame.maxX - indicator.region.minX) < 0.001)
        #expect(layout.contentMargins.trailing == 8)
      }
    }
  }

  @Test(
    "Inset grouped tables of iOS 26 have accessories 20 and text 16 from the edge (G22, G44)",
    arguments: [
      (StyleSheet.iOS26, CGFloat(402), UserInterfaceIdiom.phone, CGFloat(20), Evidence.measured),
      (.iOS26, 375, .phone, 16, .assumed), (.iOS26, 820, .pad, 20, .inferred),
      (.iOS18, 402, .phone, 20, .measured), (.iOS18, 375, .phone, 16, .measured),
    ])
  func accessoryMargin(
    _ sheet: StyleSheet, _ width: CGFloat, _ idiom: UserInterfaceIdiom, _ margin: CGFloat,
    _ evidence: Evidence
  ) {
    let list = Self.table(
      .insetGrouped, sheet, rows: [1], width: width, idiom: idiom,
      cell: { $0.accessories = [.delete(displayed: .always), .checkmark()] })
    let layout = list.layout(.row(section: 0, row: 0))
    #expect(layout.accessories[0].region.minX == margin)
    #expect(layout.size.width - layout.accessories[1].region.maxX == margin)
    let plain = Self.table(.insetGrouped, sheet, rows: [1], width: width, idiom: idiom)
    let text: CGFloat = sheet == .iOS18 && width == 402 || idiom == .pad ? 20 : 16
    #expect(plain.label(.row(section: 0, row: 0))?.minX == text)
    // In collection lists accessories are where the layout margin says.
    let other = FactList(
      .insetGrouped, sheet, rows: [1], width: width, idiom: idiom,
      cell: { $0.accessories = [.checkmark()] })
    let layoutMargin = other.list.context.cellLayoutMargins.trailing
    let checkmark = other.layout(.row(section: 0, row: 0))
    #expect(checkmark.size.width - checkmark.accessories[0].region.maxX == layoutMargin)
  }

  @Test("Measuring table rows agrees with their layout, alone or together (G44)")
  func measuring() async {
    for appearance: ListConfiguration.Appearance in [.plain, .insetGrouped] {
      let list = Self.table(appearance, .iOS26, rows: [3, 2], headers: [0, 1])
      var items: [ListItem] = [.header(section: 0), .header(section: 1)]
      items += (0..<3).map { .row(section: 0, row: $0) }
      for item in items {
        let free = FactList(
          appearance, .iOS26, container: .tableView, rows: [3, 2], headers: [0, 1],
          isMeasured: false)
        #expect(free.layout(item).size.height == list.frame(item).height, "\(item)")
      }
    }
  }
}
