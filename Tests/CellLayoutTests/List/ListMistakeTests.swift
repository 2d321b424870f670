import CellConfiguration
import CellLayout
import Foundation
import Testing

/// What a list is asked for that it does not have stops the program with a message.
struct ListMistakeTests {
  /// A mistake, and what the message has to say.
  enum Mistake: String, CaseIterable, Codable, CustomTestStringConvertible {
    case rowCount, header, footer, insets, frame, frameOfRow, frameOfHeader, frameOfFooter
    case visibleFrame, isExact, setHeight, invalidate, decorations, cellLayout, anchor, measure
    case insertRows, insertRowsInSection, deleteRows, deleteRowsBeyond, deleteAllRows
    case moveRowFrom, moveRowTo, insertSection, deleteSection, moveSectionFrom, moveSectionTo
    case setSupplementaries, tooManyRows, insertTooManyRows, insertFarTooManyRows
    case setWidth, isPinned, isPinnedRow, layoutOfTooManyRows, focusTargets, focusTarget

    var testDescription: String { rawValue }

    var message: String {
      switch self {
      case .rowCount, .header, .footer, .insets, .frame, .insertRowsInSection, .deleteSection,
        .moveSectionFrom, .setSupplementaries, .setHeight, .setWidth:
        "found section 2, expected one in 0..<2"
      case .insertSection: "found section 3, expected one in 0...2"
      case .moveSectionTo: "found section 2, expected one in 0...1"
      case .frameOfRow, .isExact, .invalidate, .anchor, .measure, .deleteRows, .moveRowFrom,
        .isPinnedRow, .focusTargets, .focusTarget:
        "found row 3, expected one in 0..<3"
      case .decorations, .cellLayout: "found row \(Int.max), expected one in 0..<3"
      case .frameOfHeader, .visibleFrame, .isPinned: "it has no header 0"
      case .frameOfFooter: "it has no footer 0"
      case .insertRows: "found row -1, expected one in 0...3"
      case .deleteRowsBeyond: "found 3 rows to delete at row 1, expected at most 2"
      case .deleteAllRows: "found \(Int.max) rows to delete at row 0, expected at most 3"
      case .moveRowTo: "found row 3, expected one in 0...2"
      case .tooManyRows, .insertFarTooManyRows, .layoutOfTooManyRows:
        "found \(Int.max) rows, expected at most"
      case .insertTooManyRows: "rows, expected at most"
      }
    }

    private static let cell = ListCellConfiguration(content: .cell())

    func make() {
      var list = ListLayout(
        ListConfiguration(appearance: .plain),
        sections: [ListSection(rowCount: 3), ListSection(rowCount: 3, hasHeader: true)],
        width: 320, context: LayoutContext())
      let beyond = ListItem.row(section: 0, row: 3)
      let screen = CGRect(x: 0, y: 0, width: 320, height: 480)
      switch self {
      case .rowCount: _ = list.rowCount(inSection: 2)
      case .header: _ = list.hasHeader(inSection: 2)
      case .footer: _ = list.hasFooter(inSection: 2)
      case .insets: _ = list.insets(ofSection: 2)
      case .frame: _ = list.frame(of: .row(section: 2, row: 0))
      case .frameOfRow: _ = list.frame(of: beyond)
      case .frameOfHeader: _ = list.frame(of: .header(section: 0))
      case .frameOfFooter: _ = list.frame(of: .footer(section: 0))
      case .visibleFrame: _ = list.frame(of: .header(section: 0), visible: screen)
      case .isExact: _ = list.isExact(beyond)
      case .setHeight: list.setHeight(50, of: .row(section: 2, row: 0))
      case .invalidate: list.invalidateHeight(of: beyond)
      case .decorations: _ = list.decorations(of: .row(section: 0, row: .max))
      case .cellLayout: _ = list.cellLayout(of: Self.cell, at: .row(section: 0, row: .max))
      case .anchor: _ = list.offset(of: ListAnchor(item: beyond, distance: 0))
      case .focusTargets: _ = list.focusTargets(of: beyond, Self.cell)
      case .focusTarget:
        let target = ListTarget(item: beyond, target: .cell)
        _ = list.focusTarget(.down, from: target) { _ in Self.cell }
      case .measure:
        _ = list.measureItems(
          adjustingVisibleRect: screen, keeping: ListAnchor(item: beyond, distance: 0)
        ) { _ in Self.cell }
      case .insertRows: list.insertRows(at: ListPosition(section: 0, row: -1))
      case .insertRowsInSection: list.insertRows(at: ListPosition(section: 2, row: 0))
      case .deleteRows: list.deleteRows(at: ListPosition(section: 0, row: 3))
      case .deleteRowsBeyond: list.deleteRows(3, at: ListPosition(section: 0, row: 1))
      case .deleteAllRows: list.deleteRows(.max, at: ListPosition(section: 0, row: 0))
      case .moveRowFrom:
        list.moveRow(
          from: ListPosition(section: 0, row: 3), to: ListPosition(section: 0, row: 0))
      case .moveRowTo:
        list.moveRow(
          from: ListPosition(section: 0, row: 0), to: ListPosition(section: 0, row: 3))
      case .insertSection: list.insertSection(ListSection(rowCount: 1), at: 3)
      case .deleteSection: list.deleteSection(at: 2)
      case .moveSectionFrom: list.moveSection(from: 2, to: 0)
      case .moveSectionTo: list.moveSection(from: 0, to: 2)
      case .setSupplementaries:
        list.setSupplementaries(inSection: 2, hasHeader: true, hasFooter: true)
      case .tooManyRows: list.insertSection(ListSection(rowCount: .max), at: 0)
      case .insertTooManyRows:
        list.insertRows(ListSection.maximumRowCount, at: ListPosition(section: 0, row: 0))
      case .insertFarTooManyRows: list.insertRows(.max, at: ListPosition(section: 0, row: 0))
      case .setWidth:
        var hugging = ListConfiguration(appearance: .plain)
        hugging.contentHuggingElements = .supplementaryHeader
        list = ListLayout(hugging, sections: [], width: 320, context: LayoutContext())
        list.insertSection(ListSection(rowCount: 3), at: 0)
        list.insertSection(ListSection(rowCount: 3), at: 0)
        list.setWidth(50, of: .header(section: 2))
      case .isPinned: _ = list.isPinned(.header(section: 0), visible: screen)
      case .isPinnedRow: _ = list.isPinned(beyond, visible: screen)
      case .layoutOfTooManyRows:
        list = ListLayout(
          ListConfiguration(appearance: .plain), sections: [ListSection(rowCount: .max)],
          width: 320, context: LayoutContext())
      }
    }
  }

  @Test("A mistake stops the program and says why", arguments: Mistake.allCases)
  func mistakeStopsProgram(_ mistake: Mistake) async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [mistake] in
      mistake.make()
    }
    let output = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(output.contains(mistake.message), "\(output.prefix(1000))")
  }

  @Test("What asks for nothing changes nothing")
  func whatAsksNothing() {
    let sections = [ListSection(rowCount: 3), ListSection(rowCount: -1)]
    var list = ListLayout(
      ListConfiguration(appearance: .plain), sections: sections, width: 320,
      context: LayoutContext())
    #expect(list.rowCount(inSection: 1) == 0)
    let size = list.contentSize
    list.insertRows(-5, at: ListPosition(section: 0, row: 3))
    list.deleteRows(-5, at: ListPosition(section: 0, row: 0))
    list.deleteRows(0, at: ListPosition(section: 0, row: 3))
    list.setHeight(99, of: .header(section: 0))
    list.setWidth(99, of: .header(section: 0))
    list.invalidateHeight(of: .footer(section: 0))
    #expect(!list.isExact(.header(section: 0)))
    #expect(list.rowCount(inSection: 0) == 3)
    #expect(list.contentSize == size)
  }

  @Test("A section may have as many rows as the limit says")
  func sectionMayMany() {
    var list = ListLayout(
      ListConfiguration(appearance: .plain),
      sections: [ListSection(rowCount: ListSection.maximumRowCount)], width: 320,
      context: LayoutContext(traits: TraitCollection { $0.displayScale = 1 }))
    let last = ListItem.row(section: 0, row: ListSection.maximumRowCount - 1)
    #expect(list.frame(of: last).maxY == list.contentSize.height)
    let bottom = CGPoint(x: 10, y: list.contentSize.height - 1)
    #expect(list.item(at: bottom) == last)
    list.setHeight(0, of: last)
    #expect(list.frame(of: last).height == 0)
    #expect(list.frame(of: .row(section: 0, row: 0)).height > 0)
    list.deleteRows(at: ListPosition(section: 0, row: 0))
    #expect(list.rowCount(inSection: 0) == ListSection.maximumRowCount - 1)
  }
}
