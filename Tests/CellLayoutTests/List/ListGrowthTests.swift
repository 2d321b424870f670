import CellConfiguration
import CellLayout
import CellTestSupport
import Foundation
import Testing

/// How the work of a list grows with its rows and sections.
@Suite("The work of a list grows with its rows as claimed")
struct ListGrowthTests {
  /// A cell that needs no measuring.
  private static let cell: ListCellConfiguration = {
    var cell = ListCellConfiguration()
    cell.height = 50
    return cell
  }()

  /// A list of sections of some rows that differ in height: a long one, and a sixteenth as many
  /// short ones.
  private static func list(_ rowCount: Int) -> ListLayout {
    var list = ListLayout(
      ListConfiguration(appearance: .plain),
      sections: [ListSection(rowCount: rowCount, hasHeader: true)]
        + (0..<rowCount / 16).map { ListSection(rowCount: $0 % 3, hasHeader: $0 % 2 == 0) },
      width: 320, context: LayoutContext(traits: TraitCollection { $0.displayScale = 1 }))
    var heights = 0
    list.measureAll { _ in
      var cell = Self.cell
      heights += 1
      cell.height = CGFloat(30 + heights % 41)
      return cell
    }
    return list
  }

  /// Something that is asked of a list, or done to it and undone.
  struct Operation: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let perform: @Sendable (_ list: inout ListLayout, _ row: Int, _ section: Int) -> Void

    init(
      _ name: String,
      _ perform: @escaping @Sendable (inout ListLayout, _ row: Int, _ section: Int) -> Void
    ) {
      testDescription = name
      self.perform = perform
    }
  }

  /// A part of the list as high as a screen, and a point in it.
  private static func screen(_ list: ListLayout, _ row: Int) -> (rect: CGRect, point: CGPoint) {
    let y = list.contentSize.height * CGFloat(row) / CGFloat(list.rowCount(inSection: 0))
    return (CGRect(x: 0, y: y, width: 320, height: 480), CGPoint(x: 100, y: y + 5))
  }

  static let questions: [Operation] = [
    Operation("frame(of:)") { list, row, _ in keep(list.frame(of: .row(section: 0, row: row))) },
    Operation("frame(of:visible:)") { list, row, section in
      let screen = screen(list, row).rect
      keep(list.frame(of: .row(section: 0, row: row), visible: screen))
      keep(list.isPinned(.header(section: 0), visible: screen))
    },
    Operation("row(at:)") { list, row, _ in keep(list.row(at: screen(list, row).point)) },
    Operation("item(at:)") { list, row, _ in keep(list.item(at: screen(list, row).point)) },
    Operation("item(at:visible:)") { list, row, _ in
      let screen = screen(list, row)
      keep(list.item(at: screen.point, visible: screen.rect))
    },
    Operation("items(in:)") { list, row, _ in keep(list.items(in: screen(list, row).rect)) },
    Operation("layoutItem(at:visible:)") { list, row, _ in
      let screen = screen(list, row)
      keep(list.layoutItem(at: screen.point, visible: screen.rect) { _ in Self.cell })
    },
    Operation("layoutItems(in:)") { list, row, _ in
      keep(list.layoutItems(in: screen(list, row).rect) { _ in Self.cell })
    },
    Operation("accessibilityElements(in:)") { list, row, _ in
      keep(list.accessibilityElements(in: screen(list, row).rect) { _ in Self.cell })
    },
    Operation("hitTest") { list, row, _ in
      let screen = screen(list, row)
      keep(list.hitTest(screen.point) { _ in Self.cell })
      keep(list.hitTest(screen.point, visible: screen.rect) { _ in Self.cell })
    },
    Operation("focusTarget") { list, row, _ in
      let target = ListTarget(item: .row(section: 0, row: row), target: .cell)
      for heading in [FocusMovement.up, .down, .left, .next, .previous] {
        keep(list.focusTarget(heading, from: target) { _ in Self.cell })
      }
    },
    Operation("contentSize") { list, _, _ in keep(list.contentSize) },
    Operation("rowCount, hasHeader, hasFooter, insets") { list, _, section in
      keep(list.rowCount(inSection: section))
      keep(list.hasHeader(inSection: section))
      keep(list.hasFooter(inSection: section))
      keep(list.insets(ofSection: section))
    },
    Operation("isExact") { list, row, _ in keep(list.isExact(.row(section: 0, row: row))) },
    Operation("estimatedHeight") { list, row, _ in
      keep(list.estimatedHeight(of: .row(section: 0, row: row)))
    },
    Operation("decorations") { list, row, _ in
      keep(list.decorations(of: .row(section: 0, row: row)))
    },
    Operation("cellLayout") { list, row, _ in
      keep(list.cellLayout(of: Self.cell, at: .row(section: 0, row: row)))
    },
    Operation("anchor, offset") { list, row, _ in
      keep(list.anchor(in: screen(list, row).rect).map { list.offset(of: $0) })
    },
  ]

  static let changes: [Operation] = [
    Operation("setHeight") { list, row, _ in
      list.setHeight(CGFloat(20 + row % 50), of: .row(section: 0, row: row))
    },
    Operation("setWidth") { list, _, section in
      list.setWidth(CGFloat(section % 50), of: .header(section: section))
    },
    Operation("invalidateHeight") { list, row, _ in
      list.invalidateHeight(of: .row(section: 0, row: row))
    },
    Operation("measureItems") { list, row, _ in
      list.invalidateHeight(of: .row(section: 0, row: row))
      keep(list.measureItems(adjustingVisibleRect: screen(list, row).rect) { _ in Self.cell })
    },
    Operation("insertRows, deleteRows") { list, row, _ in
      let position = ListPosition(section: 0, row: row)
      list.insertRows(2, at: position)
      list.deleteRows(2, at: position)
    },
    Operation("moveRow") { list, row, _ in
      let last = list.rowCount(inSection: 0) - 1
      list.moveRow(
        from: ListPosition(section: 0, row: row), to: ListPosition(section: 0, row: last - row))
    },
    Operation("insertSection, deleteSection") { list, _, section in
      list.insertSection(ListSection(rowCount: 1), at: section)
      list.deleteSection(at: section)
    },
    Operation("moveSection") { list, _, section in
      list.moveSection(from: section, to: list.sectionCount - 1)
    },
    Operation("setSupplementaries") { list, _, section in
      list.setSupplementaries(inSection: section, hasHeader: true, hasFooter: section % 2 == 0)
    },
  ]

  @Test(
    "Every question and every change takes time in proportion to the logarithm of a list's rows",
    arguments: questions + changes)
  func logarithmic(_ operation: Operation) {
    expectGrowth(.logarithmic, from: 256, to: 32_768, operation.testDescription) { rowCount in
      var list = Self.list(rowCount)
      return {
        for step in 0..<32 {
          operation.perform(&list, rowCount * step / 32, 1 + (rowCount / 16 - 1) * step / 32)
        }
      }
    }
  }

  @Test("Creating a list takes time in proportion to its sections, whatever rows they have")
  func creating() {
    func create(sections: Int, rows: Int) -> () -> Void {
      let sections = (0..<sections).map { ListSection(rowCount: rows + $0 % 3, hasHeader: true) }
      return {
        for _ in 0..<5 {
          keep(
            ListLayout(
              ListConfiguration(appearance: .plain), sections: sections, width: 320,
              context: LayoutContext()))
        }
      }
    }
    expectGrowth(.linear, from: 64, to: 1_024, "sections") { create(sections: $0, rows: 10) }
    expectGrowth(.constant, from: 1_000, to: 1_000_000, "rows") { create(sections: 8, rows: $0) }
  }

  @Test("Changing the width of a list, measuring all of it, takes time in proportion to its rows")
  func whole() {
    expectGrowth(.linear, from: 256, to: 8_192, "update(width:)") { rowCount in
      var list = Self.list(rowCount)
      return { list.update(width: list.width == 320 ? 300 : 320) }
    }
    expectGrowth(.linear, from: 256, to: 8_192, "measureAll") { rowCount in
      var list = Self.list(rowCount)
      return {
        list.update(width: list.width == 320 ? 300 : 320)
        list.measureAll { _ in Self.cell }
      }
    }
  }

  @Test("Printing a list takes time in proportion to its sections, whatever rows they have")
  func printing() {
    func print(sections: Int, rows: Int) -> () -> Void {
      let list = ListLayout(
        ListConfiguration(appearance: .plain),
        sections: (0..<sections).map { _ in ListSection(rowCount: rows) }, width: 320,
        context: LayoutContext())
      return { keep(list.valueDump) }
    }
    expectGrowth(.linear, from: 64, to: 1_024, "sections") { print(sections: $0, rows: 10) }
    expectGrowth(.constant, from: 1_000, to: 1_000_000, "rows") { print(sections: 8, rows: $0) }
  }
}
