import CellConfiguration
import CellLayout
import CellTestSupport
import CellText
import Foundation
import Testing

@Suite("List content has the frames of UIKit")
struct ContentExampleTests {
  @Test("Examples of list content have the frames of UIKit", arguments: ContentExample.all)
  func frames(_ example: ContentExample) {
    let layout = example.layout
    if let image = example.image { expect(layout.imageFrame, near: image) }
    if let slot = example.slot { expect(layout.imageSlot, near: slot) }
    if let text = example.text { expect(layout.textFrame, near: text) }
    if let secondary = example.secondaryText { expect(layout.secondaryTextFrame, near: secondary) }
    if let size = example.fittedSize {
      #expect(abs(layout.fittedSize.width - size.width) < 0.002, "\(layout.fittedSize)")
      #expect(abs(layout.fittedSize.height - size.height) < 0.002, "\(layout.fittedSize)")
    }
    if let height = example.fittedHeight {
      #expect(abs(layout.size.height - height) < 0.002, "\(layout.size.height)")
      #expect(layout.size.height == layout.fittedSize.height)
    }
    if let arrangement = example.arrangement { #expect(layout.arrangement == arrangement) }
  }

  private func expect(
    _ frame: CGRect?, near expected: CGRect, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let frame else {
      Issue.record("no frame, expected \(expected)", sourceLocation: sourceLocation)
      return
    }
    let pairs = [
      (frame.minX, expected.minX), (frame.minY, expected.minY), (frame.width, expected.width),
      (frame.height, expected.height),
    ]
    #expect(
      pairs.allSatisfy { abs($0.0 - $0.1) < 0.002 }, "\(frame), expected \(expected)",
      sourceLocation: sourceLocation)
  }
}

@Suite("Cells have the frames of UIKit")
struct CellExampleTests {
  @Test("A cell while editing, 350 x 60, has UIKit's accessory frames (G21, G22, G26)")
  func accessories() {
    let traits = TraitCollection { $0.displayScale = 2 }
    let context = LayoutContext(
      traits: traits, shaper: FixedAdvanceShaper(advance: 10.0 / 17),
      cellLayoutMargins: DirectionalEdgeInsets(leading: 16, trailing: 16))
    var cell = ListCellConfiguration(content: .cell())
    cell.isEditing = true
    cell.accessories = [.disclosureIndicator(), .label(text: "four"), .delete()]
    let layout = ListCellLayout(cell, size: CGSize(width: 350, height: 60), context: context)
    #expect(layout.contentFrame == CGRect(x: 40, y: 0, width: 232, height: 60))
    #expect(layout.accessories.map(\.kind) == [.delete, .label, .disclosureIndicator])
    #expect(layout.accessories.map(\.region.minX) == [16, 272, 320])
    #expect(layout.accessories.map(\.region.maxX) == [40, 312, 334])
    #expect(layout.accessories[0].frame == CGRect(x: 15, y: 17, width: 26, height: 26))
    #expect(layout.contentMargins.leading == 8)
    #expect(layout.contentMargins.trailing == 8)
  }

  @Test("A background with insets and stroke outset, 200 x 50, has UIKit's frames (G16, G17)")
  func background() {
    var background = BackgroundConfiguration.clear()
    background.backgroundInsets = DirectionalEdgeInsets(top: 2, leading: 6, bottom: 2, trailing: 6)
    background.cornerRadius = 12
    background.strokeColor = .black
    background.strokeWidth = 1
    background.strokeOutset = 3
    let layout = BackgroundLayout(
      background, size: CGSize(width: 200, height: 50), context: LayoutContext())
    #expect(layout.fillFrame == CGRect(x: 6, y: 2, width: 188, height: 46))
    #expect(layout.strokeFrame == CGRect(x: 3, y: -1, width: 194, height: 52))
    #expect(layout.strokeRadii == CornerRadii(15))
  }
}

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
