import CellConfiguration
import CellHosting
import CellLayout
import CellTestSupport
import Foundation
import Observation
import Testing

/// Lists whose sections have different headers, and what assistive technology presents of outlines.
@MainActor
struct ListSectionModesTests {
  /// Sections without a header, with a separate one, and with a first item that is one.
  private func stage() -> ListStage {
    let stage = ListStage()
    let modes: [ListConfiguration.HeaderMode] = [.none, .supplementary, .firstItemInSection]
    stage.list.headerModeProvider = { modes[$0 % 3] }
    stage.list.footerModeProvider = { $0 == 1 ? .supplementary : .none }
    stage.list.supplementaryProvider = nil
    stage.list.headerTitleProvider = { "Header \($0)" }
    stage.list.footerTitleProvider = { "Footer \($0)" }
    return stage
  }

  private func snapshot(_ sections: [Int]) -> ListSnapshot<Int, String> {
    var snapshot = ListSnapshot<Int, String>()
    for section in sections {
      snapshot.appendSections([section])
      snapshot.appendItems((0..<3).map { "\(section).\($0)" })
    }
    return snapshot
  }

  @Test(
    "Each section has the header and the footer of its kind", arguments: [[0, 1, 2], [2, 1, 0]])
  func kinds(_ sections: [Int]) throws {
    let stage = stage()
    stage.list.apply(snapshot(sections))
    stage.update()
    for (index, section) in sections.enumerated() {
      #expect(stage.list.layout.hasHeader(inSection: index) == (section == 1))
      #expect(stage.list.layout.hasFooter(inSection: index) == (section == 1))
      #expect(stage.list.layout.isFirstRowHeader(inSection: index) == (section == 2))
      let first = try #require(stage.list.cell(for: "\(section).0") as? ListCell)
      let second = try #require(stage.list.cell(for: "\(section).1") as? ListCell)
      #expect(first.isFirstItemHeader == (section == 2) && !second.isFirstItemHeader)
    }
  }

  @Observable
  final class Modes: @unchecked Sendable {
    var headers: Set<Int> = [0]
    var other = 0
  }

  @Test("A model that the providers read adds and removes headers, and keeps a row in place")
  func observed() throws {
    let modes = Modes()
    let stage = stage()
    stage.list.headerModeProvider = { modes.headers.contains($0) ? .supplementary : .none }
    stage.list.footerModeProvider = nil
    stage.list.apply(snapshot(Array(0..<20)))
    stage.update()
    func headers() -> [Int] {
      (0..<20).filter { stage.list.layout.hasHeader(inSection: $0) }
    }
    #expect(headers() == [0])
    stage.list.scroll(by: 900)
    stage.update()
    let row = try #require(stage.list.displayedItems.first { $0.frame.minY >= 0 })
    modes.other += 1
    #expect(!stage.list.needsUpdate)
    modes.headers = [1, 2, 19]
    #expect(stage.list.needsUpdate && headers() == [0])
    stage.update()
    #expect(headers() == [1, 2, 19])
    let same = stage.list.displayedItems.first { $0.item == row.item }
    #expect(same?.frame.minY == row.frame.minY)
    modes.headers = []
    stage.update()
    modes.headers = [3]
    #expect(stage.list.needsUpdate)
    stage.update()
    #expect(headers() == [3])
    stage.list.headerModeProvider = { _ in .supplementary }
    stage.update()
    #expect(headers().count == 20)
    stage.list.headerModeProvider = nil
    stage.update()
    #expect(headers() == [] && !stage.list.needsUpdate)
  }

  /// Law: after every update, each section that was inserted or marked, or whose model changed, has
  /// the header and footer that the providers return.
  @Test(
    "Sections gain and lose headers and footers in the frame in which rows and sections move",
    arguments: 0..<40 as Range<UInt64>)
  func randomModes(seed: UInt64) {
    var random = RandomSource(seed: seed)
    var (headers, footers) = (Set<Int>(), Set<Int>())
    let modes = Modes()
    let isObserved = Bool.random(using: &random)
    let stage = stage()
    stage.list.headerModeProvider = {
      (isObserved ? modes.headers : headers).contains($0) ? .supplementary : .none
    }
    stage.list.footerModeProvider = { footers.contains($0) ? .supplementary : .none }
    var shown: [Int] = []
    for _ in 0..<caseCount(40) {
      shown = (0..<6).filter { _ in Int.random(in: 0..<4, using: &random) > 0 }
        .shuffled(using: &random)
      headers = Set((0..<6).filter { _ in Bool.random(using: &random) })
      footers = Set((0..<6).filter { _ in Bool.random(using: &random) })
      modes.headers = headers
      var new = snapshot(shown)
      new.deleteItems(
        shown.map { "\($0).1" }.filter { _ in Bool.random(using: &random) })
      if Bool.random(using: &random) {
        new.reconfigureSections(shown)
      } else {
        new.reloadSections(shown)
      }
      stage.list.apply(new)
      if Bool.random(using: &random) {
        stage.list.scroll(by: .random(in: -200...200, using: &random))
      }
      stage.update()
      for (index, section) in shown.enumerated() {
        #expect(stage.list.layout.hasHeader(inSection: index) == headers.contains(section))
        #expect(stage.list.layout.hasFooter(inSection: index) == footers.contains(section))
      }
    }
  }

  @Test("Sections have the frames that they have in lists of their kind")
  func frames() {
    let stage = stage()
    stage.list.apply(snapshot([0, 1, 2]))
    stage.update()
    func height(_ mode: ListConfiguration.HeaderMode) -> CGFloat {
      var configuration = ListConfiguration(appearance: .insetGrouped)
      configuration.headerMode = mode
      let layout = ListLayout(
        configuration,
        sections: (0..<3).map { _ in ListSection(rowCount: 3, hasHeader: mode == .supplementary) },
        width: 390, context: LayoutContext())
      return layout.frame(of: .row(section: 2, row: 0)).minY
        - layout.frame(of: .row(section: 1, row: 2)).maxY
    }
    let layout = stage.list.layout
    let gap =
      layout.frame(of: .row(section: 2, row: 0)).minY
      - layout.frame(of: .footer(section: 1)).maxY
    var first = ListLayout(
      ListConfiguration(appearance: .insetGrouped),
      sections: [
        ListSection(rowCount: 3, hasFooter: true), ListSection(rowCount: 3, isFirstRowHeader: true),
      ], width: 390, context: LayoutContext())
    first.setHeight(layout.frame(of: .footer(section: 1)).height, of: .footer(section: 0))
    #expect(
      gap == first.frame(of: .row(section: 1, row: 0)).minY
        - first.frame(of: .footer(section: 0)).maxY)
    #expect(gap < height(.none))
  }

  @Test(
    "A section keeps its kind when it moves, and a first-item header stays first in its section")
  func moves() throws {
    let stage = stage()
    stage.list.apply(snapshot([0, 1, 2]))
    stage.update()
    var new = stage.list.snapshot
    new.moveSection(2, beforeSection: 0)
    new.moveItem("2.1", beforeItem: "2.0")
    stage.list.apply(new)
    stage.update()
    #expect(stage.list.layout.isFirstRowHeader(inSection: 0))
    #expect((stage.list.cell(for: "2.1") as? ListCell)?.isFirstItemHeader == true)
    #expect((stage.list.cell(for: "2.0") as? ListCell)?.isFirstItemHeader == false)
    #expect(!stage.list.beginReordering(at: stage.middle(of: "2.1")))
    #expect(stage.list.beginReordering(at: stage.middle(of: "0.0")))
    stage.list.cancelReordering()
  }

  @Test("Rows of an outline have their level for assistive technology")
  func outlineLevels() {
    let stage = ListStage()
    stage.list.reportsAccessibilityChanges = true
    var outline = ListSectionSnapshot<String>()
    outline.append(["Parent", "Sibling"])
    outline.append(["Child"], to: "Parent")
    outline.expand(["Parent"])
    stage.list.apply(outline, to: 0)
    stage.update()
    func levels() -> [String: Int?] {
      Dictionary(
        uniqueKeysWithValues: stage.list.accessibilityElements.map {
          ($0.element.label ?? "", $0.element.outlineLevel)
        })
    }
    #expect(levels() == ["Parent": 1, "Child": 2, "Sibling": 1])
    // A row that only changes its level is reported.
    var changed = ListSectionSnapshot<String>()
    changed.append(["Parent"])
    changed.append(["Child", "Sibling"], to: "Parent")
    changed.expand(["Parent"])
    stage.list.apply(changed, to: 0)
    let update = stage.list.update()
    #expect(levels() == ["Parent": 1, "Child": 2, "Sibling": 2])
    #expect(update.accessibilityChanges.contains(.changed(.row(section: 0, row: 2))))
    stage.show(["Flat"])
    stage.update()
    #expect(levels() == ["Flat": nil])
  }
}
