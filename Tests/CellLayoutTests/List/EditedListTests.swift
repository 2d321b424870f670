import CellConfiguration
import CellLayout
import CellTestSupport
import Foundation
import Testing

/// A look of a list, and the changes that it goes through.
struct EditedLook: Sendable, CustomTestStringConvertible {
  var appearance: ListConfiguration.Appearance
  var container: ListConfiguration.Container
  var mode: ListConfiguration.HeaderMode
  var sheet: StyleSheet

  var testDescription: String {
    "\(appearance.name), \(container.name), \(mode.name), \(sheet.name)"
  }

  static let all = ListConfiguration.Appearance.allCases.flatMap { appearance in
    ListConfiguration.Container.allCases.flatMap { container in
      ListConfiguration.HeaderMode.allCases.flatMap { mode in
        [StyleSheet.iOS18, .iOS26].map {
          EditedLook(appearance: appearance, container: container, mode: mode, sheet: $0)
        }
      }
    }
  }

  var configuration: ListConfiguration {
    var list = ListConfiguration(appearance: appearance, container: container)
    list.headerMode = mode
    list.contentHuggingElements = .supplementaryHeader
    return list
  }
}

/// A section by what stands in it: each row, header and footer is a number.
private struct EditedSection {
  var header: Int?
  var rows: [Int]
  var footer: Int?

  var section: ListSection {
    ListSection(rowCount: rows.count, hasHeader: header != nil, hasFooter: footer != nil)
  }
}

@Suite("An edited list equals a new list with the same items")
struct EditedListTests {
  private static func context(_ sheet: StyleSheet, scale: CGFloat) -> LayoutContext {
    LayoutContext(
      traits: TraitCollection {
        $0.styleSheet = sheet
        $0.displayScale = scale
      })
  }

  private static func cell(
    _ item: ListItem, _ sections: [EditedSection]
  ) -> ListCellConfiguration {
    let section = sections[item.section]
    let number: Int
    var content: ListContentConfiguration
    switch item {
    case .header: (number, content) = (section.header ?? 0, .groupedHeader())
    case .row(let position): (number, content) = (section.rows[position.row], .subtitleCell())
    case .footer: (number, content) = (section.footer ?? 0, .groupedFooter())
    }
    content.text = String(repeating: "number \(number) ", count: 1 + number % 9)
    return ListCellConfiguration(content: content)
  }

  @Test(
    "After any changes, an edited list equals a new one in every look", arguments: EditedLook.all)
  func changes(_ look: EditedLook) {
    var random = SplitMix64(seed: 7)
    var next = 0
    func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }
    func fresh() -> Int {
      next += 1
      return next
    }
    func section() -> EditedSection {
      let hasHeader = look.mode == .supplementary && number(0..<2) == 0
      return EditedSection(
        header: hasHeader ? fresh() : nil, rows: (0..<number(0..<4)).map { _ in fresh() },
        footer: number(0..<3) == 0 ? fresh() : nil)
    }
    var model = [section(), section()]
    var list = ListLayout(
      look.configuration, sections: model.map(\.section), width: 390,
      context: Self.context(look.sheet, scale: 3))
    for step in 0..<120 {
      let index = number(0..<model.count)
      let position = ListPosition(section: index, row: number(0..<model[index].rows.count + 1))
      switch number(0..<7) {
      case 0:
        let new = section()
        let place = number(0..<model.count + 1)
        model.insert(new, at: place)
        list.insertSection(new.section, at: place)
      case 1 where model.count > 2:
        model.remove(at: index)
        list.deleteSection(at: index)
      case 2:
        let target = number(0..<model.count)
        model.insert(model.remove(at: index), at: target)
        list.moveSection(from: index, to: target)
      case 3:
        model[index].rows.insert(contentsOf: [fresh(), fresh()], at: position.row)
        list.insertRows(2, at: position)
      case 4 where position.row < model[index].rows.count:
        model[index].rows.remove(at: position.row)
        list.deleteRows(at: position)
      case 5 where position.row < model[index].rows.count:
        let row = model[index].rows.remove(at: position.row)
        let other = number(0..<model.count)
        let target = ListPosition(
          section: other, row: number(0..<model[other].rows.count + 1))
        model[other].rows.insert(row, at: target.row)
        list.moveRow(from: position, to: target)
      case 6:
        let new = section()
        model[index].header = new.header.map { model[index].header ?? $0 }
        model[index].footer = new.footer.map { model[index].footer ?? $0 }
        list.setSupplementaries(
          inSection: index, hasHeader: new.header != nil, hasFooter: new.footer != nil)
      default: break
      }
      if step % 9 == 0 {
        _ = list.measureItems(adjustingVisibleRect: CGRect(x: 0, y: 90, width: 390, height: 300)) {
          Self.cell($0, model)
        }
      }
    }
    list.measureAll { Self.cell($0, model) }
    var expected = ListLayout(
      look.configuration, sections: model.map(\.section), width: 390,
      context: Self.context(look.sheet, scale: 3))
    expected.measureAll { Self.cell($0, model) }
    let everything = CGRect(x: 0, y: 0, width: 390, height: 1e6)
    #expect(list.contentSize == expected.contentSize)
    #expect(list.items(in: everything) == expected.items(in: everything))
    for item in list.items(in: everything) {
      #expect(list.frame(of: item) == expected.frame(of: item), "\(item)")
    }
  }

  @Test("A new header does not take the width of the one it replaces")
  func widthOfNewHeader() {
    var list = ListLayout(
      EditedLook(
        appearance: .grouped, container: .collectionView, mode: .supplementary, sheet: .iOS26
      ).configuration, sections: [ListSection(rowCount: 1, hasHeader: true)], width: 390,
      context: Self.context(.iOS26, scale: 3))
    let header = ListItem.header(section: 0)
    list.setWidth(50, of: header)
    list.setSupplementaries(inSection: 0, hasHeader: false, hasFooter: false)
    list.setSupplementaries(inSection: 0, hasHeader: true, hasFooter: false)
    #expect(list.frame(of: header).width == 390)
  }

  @Test("The width of a header is in whole pixels after a change of scale")
  func widthAtAnotherScale() {
    var list = ListLayout(
      EditedLook(
        appearance: .grouped, container: .collectionView, mode: .supplementary, sheet: .iOS26
      ).configuration, sections: [ListSection(rowCount: 1, hasHeader: true)], width: 390,
      context: Self.context(.iOS26, scale: 3))
    list.setWidth(100.0 / 3, of: .header(section: 0))
    list.update(traits: Self.context(.iOS26, scale: 2).traits)
    #expect(list.frame(of: .header(section: 0)).width == 33.5)
  }

  @Test("Margins of a list follow the screen when it is rotated")
  func screen() {
    var context = Self.context(.iOS26, scale: 3)
    context.screenWidth = 375
    var list = ListLayout(
      ListConfiguration(appearance: .plain), sections: [ListSection(rowCount: 1)], width: 375,
      context: context)
    #expect(list.context.cellLayoutMargins.leading == 16)
    list.update(width: 700, screenWidth: 812)
    #expect(list.context.cellLayoutMargins.leading == 20)
    list.update(width: 300)
    #expect(list.context.cellLayoutMargins.leading == 20)
  }
}
