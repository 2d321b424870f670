import CellConfiguration
import CellLayout
import Foundation
import Testing

@Suite("Lists have the frames of UIKit")
struct ListExampleTests {
  /// A list of cells with one short line each.
  private struct Example {
    var list: ListLayout
    var rows: [ListItem: ListCellConfiguration] = [:]

    init(
      _ appearance: ListConfiguration.Appearance, _ sections: [ListSection], width: CGFloat,
      _ traits: TraitCollection
    ) {
      var traits = traits
      traits.listEnvironment = appearance.listEnvironment
      list = ListLayout(
        ListConfiguration(appearance: appearance), sections: sections, width: width,
        context: LayoutContext(traits: traits))
      let state = CellConfigurationState(traitCollection: traits)
      func cell(_ style: ListContentConfiguration.Style) -> ListCellConfiguration {
        var content = ListContentConfiguration(style: style).updated(for: state)
        content.text = "Text"
        return ListCellConfiguration(content: content)
      }
      for (index, section) in sections.enumerated() {
        rows[.header(section: index)] = cell(.header)
        rows[.footer(section: index)] = cell(.footer)
        for row in 0..<section.rowCount { rows[.row(section: index, row: row)] = cell(.cell) }
      }
      list.measureAll { rows[$0] ?? ListCellConfiguration() }
    }

    func layout(_ item: ListItem) -> ListCellLayout {
      list.cellLayout(of: rows[item] ?? ListCellConfiguration(), at: item)
    }

    /// Where the text begins, in the list.
    func textLeading(_ item: ListItem) -> CGFloat {
      let layout = layout(item)
      return list.frame(of: item).minX + layout.contentFrame.minX
        + (layout.content?.textFrame?.minX ?? .nan)
    }
  }

  @Test("An inset grouped list of iOS 18, 414 wide at 2x, has UIKit's frames (G33)")
  func insetGroupedOfIOS18() {
    let traits = TraitCollection {
      $0.styleSheet = .iOS18
      $0.displayScale = 2
    }
    let example = Example(
      .insetGrouped, [ListSection(rowCount: 3, hasHeader: true), ListSection(rowCount: 2)],
      width: 414, traits)
    let list = example.list
    #expect(
      list.frame(of: .header(section: 0)) == CGRect(x: 20, y: 0, width: 374, height: 39))
    #expect([0, 1, 2].map { list.frame(of: .row(section: 0, row: $0)).minY } == [39, 83, 127])
    #expect([0, 1].map { list.frame(of: .row(section: 1, row: $0)).minY } == [206, 250])
    #expect(list.contentSize == CGSize(width: 414, height: 314))
    #expect(example.textLeading(.header(section: 0)) == 40)
    #expect(example.textLeading(.row(section: 0, row: 1)) == 40)
    let lines = (0...2).map { example.layout(.row(section: 0, row: $0)).bottomSeparator?.frame }
    let line = CGRect(x: 20, y: 43.5, width: 354, height: 0.5)
    #expect(lines == [line, line, nil])
    #expect(example.layout(.row(section: 1, row: 0)).bottomSeparator?.frame == line)
  }

  @Test("An inset grouped list of iOS 26, 375 wide at XL and 2x, has UIKit's frames (G33)")
  func insetGroupedOfIOS26() {
    let traits = TraitCollection {
      $0.preferredContentSizeCategory = .extraLarge
      $0.displayScale = 2
    }
    let example = Example(
      .insetGrouped,
      [ListSection(rowCount: 1, hasFooter: true), ListSection(rowCount: 1, hasHeader: true)],
      width: 375, traits)
    let list = example.list
    #expect(
      list.frame(of: .row(section: 0, row: 0)) == CGRect(x: 16, y: 35, width: 343, height: 54))
    #expect(
      list.frame(of: .footer(section: 0)) == CGRect(x: 16, y: 89, width: 343, height: 32))
    #expect(
      list.frame(of: .header(section: 1)) == CGRect(x: 16, y: 121, width: 343, height: 43))
    #expect(
      list.frame(of: .row(section: 1, row: 0)) == CGRect(x: 16, y: 164, width: 343, height: 54))
    #expect(list.contentSize.height == 238)
    #expect(example.textLeading(.row(section: 0, row: 0)) == 32)
  }
}
