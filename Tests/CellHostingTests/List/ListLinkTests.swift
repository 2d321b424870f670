import CellConfiguration
import CellHosting
import CellLayout
import CellTestSupport
import Foundation
import Testing

/// Taps on the links of a hosted list.
@MainActor
struct ListLinkTests {
  private static let terms = URL(string: "https://example.com/terms")

  private static func text(
    _ url: URL?, _ action: CellAccessory.Action? = nil
  ) -> AttributedString {
    var link = AttributedString("terms")
    link.link = url
    link.cell.action = action
    return AttributedString("Read the ") + link
  }

  /// Returns the middle of the link of the item whose text begins with words.
  private func link(_ stage: ListStage, in item: ListItem) throws -> CGPoint {
    let shown = try #require(stage.list.displayedItems.first { $0.item == item })
    let layout = try #require(shown.view.cellLayout)
    let frame = try #require(layout.links.first?.frame)
    return CGPoint(x: shown.frame.minX + frame.midX, y: shown.frame.minY + frame.midY)
  }

  @Test("A tap on a link is an event, and neither selects nor highlights the row")
  func events() throws {
    let stage = ListStage()
    stage.attributedTexts["A"] = Self.text(Self.terms)
    stage.attributedTexts["B"] = Self.text(nil, CellAccessory.Action(named: "reset"))
    stage.list.primaryActionProvider = { _ in .open }
    stage.show(["A", "B"])
    stage.update()
    for (row, id) in ["A", "B"].enumerated() {
      let point = try link(stage, in: .row(section: 0, row: row))
      let expected = try #require(stage.list.target(at: point)?.link)
      #expect(stage.list.target(at: point)?.target == .link(index: 0))
      stage.list.beginPress(at: point)
      #expect(stage.list.cell(for: id)?.isHighlighted == false)
      #expect(stage.list.endPress(at: point))
      #expect(stage.takeEvents() == [.performLinkAction(expected, of: id)])
      #expect(stage.list.tap(at: point))
      #expect(stage.takeEvents() == [.performLinkAction(expected, of: id)])
      #expect(expected.title == "terms" && expected.url == (id == "A" ? Self.terms : nil))
      #expect(expected.action?.name == (id == "A" ? nil : "reset"))
      // Beside the link, the tap opens the row.
      stage.list.tap(at: CGPoint(x: point.x - 60, y: point.y))
      #expect(stage.takeEvents().contains(.performPrimaryAction(id)))
    }
  }

  @Test("A closure of a link runs instead of an event, also in a header")
  func closures() throws {
    var configuration = ListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    let stage = ListStage(configuration)
    var count = 0
    stage.attributedTexts["A"] = Self.text(Self.terms, CellAccessory.Action { count += 1 })
    stage.attributedTexts["Section 0"] = stage.attributedTexts["A"]
    stage.attributedTexts["Section 1"] = Self.text(Self.terms)
    stage.show(["A"], ["B"])
    stage.update()
    stage.list.tap(at: try link(stage, in: .row(section: 0, row: 0)))
    stage.list.tap(at: try link(stage, in: .header(section: 0)))
    #expect(count == 2 && stage.takeEvents() == [])
    let point = try link(stage, in: .header(section: 1))
    let expected = try #require(stage.list.target(at: point)?.link)
    stage.list.tap(at: point)
    #expect(stage.takeEvents() == [.performLinkAction(expected, of: nil)])
  }

  @Test("A press ends without a tap if another link is below the finger")
  func changedLink() throws {
    let stage = ListStage()
    stage.attributedTexts["A"] = Self.text(Self.terms)
    stage.show(["A"])
    stage.update()
    let point = try link(stage, in: .row(section: 0, row: 0))
    stage.list.beginPress(at: point)
    stage.attributedTexts["A"] = Self.text(URL(string: "https://example.com/other"))
    var snapshot = stage.list.snapshot
    snapshot.reconfigureItems(["A"])
    stage.list.apply(snapshot)
    stage.update()
    #expect(!stage.list.endPress(at: point))
    #expect(stage.takeEvents() == [])
    stage.list.hover(at: point)
    #expect(stage.list.hoveredTarget?.link?.url?.lastPathComponent == "other")
    stage.attributedTexts["A"] = nil
    snapshot.reconfigureItems(["A"])
    stage.list.apply(snapshot)
    stage.update()
    #expect(stage.list.hoveredTarget?.target != .link(index: 0))
  }

  @Test("A tap on a link hides revealed swipe actions, and does nothing else")
  func revealed() throws {
    let stage = ListStage()
    stage.swipeActions = SwipeActionsConfiguration(actions: [SwipeAction(title: "Flag")])
    stage.attributedTexts["A"] = Self.text(Self.terms)
    stage.show(["A", "B"])
    stage.update()
    stage.list.revealSwipeActions(of: "B", at: .trailing)
    stage.update()
    stage.list.tap(at: try link(stage, in: .row(section: 0, row: 0)))
    #expect(stage.list.swipedID == nil && stage.takeEvents() == [])
  }
}
