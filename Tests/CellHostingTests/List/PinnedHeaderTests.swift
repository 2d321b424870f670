import CellConfiguration
import CellHosting
import CellLayout
import CellTestSupport
import Foundation
import Testing

/// The scrim or the material between a pinned header and the rows behind it.
@MainActor
@Suite("A list separates its pinned header from the rows behind it")
struct PinnedHeaderTests {
  private func stage(
    _ appearance: ListConfiguration.Appearance, _ sheet: StyleSheet, topInset: CGFloat = 0
  ) -> ListStage {
    var configuration = ListConfiguration(appearance: appearance)
    configuration.headerMode = .supplementary
    let stage = ListStage(configuration)
    stage.list.traits.styleSheet = sheet
    stage.list.topInset = topInset
    stage.show(ListStage.items(20), ListStage.items(30, "Other"))
    stage.update()
    return stage
  }

  private func scrims(_ list: [ListDrawing]) -> [ListDrawing] { list.filter { $0.layer == .scrim } }

  @Test(
    "In iOS 26, the list draws a scrim below the bar exactly while a header is pinned and visible",
    arguments: ListConfiguration.Appearance.allCases, [0, 44] as [CGFloat])
  func scrim(_ appearance: ListConfiguration.Appearance, topInset: CGFloat) throws {
    let stage = stage(appearance, .iOS26, topInset: topInset)
    var found = 0
    for offset in someCases(stride(from: -topInset, to: 2300, by: 17)) {
      stage.list.contentOffset = offset
      stage.update()
      let list = stage.list.displayList()
      let scrims = scrims(list)
      let visible = CGRect(
        x: 0, y: stage.list.contentOffset + topInset, width: 390, height: 500 - topInset)
      let step = stage.list.layout.pinnedHeaderScrim(visible: visible)
      #expect(scrims.count == (step == nil ? 0 : 1), "\(offset)")
      for scrim in scrims {
        found += 1
        #expect(scrim.origin == CGPoint(x: 0, y: topInset))
        #expect(scrim.items == [step?.offsetBy(dx: 0, dy: -visible.minY)])
        let pinned = stage.list.displayedItems.first { $0.item == scrim.item }
        #expect(pinned?.view.isPinned == true)
        let order = list.map(\.layer.rawValue)
        #expect(order == order.sorted(), "rows are behind the scrim, and headers in front of it")
      }
    }
    #expect((found > caseCount(100)) == [.plain, .sidebarPlain].contains(appearance))
  }

  @Test("A rectangle without the scrim has no step of it")
  func otherRectangle() {
    let stage = stage(.plain, .iOS26)
    stage.list.scroll(by: 300)
    stage.update()
    func scrims(_ y: CGFloat) -> Int {
      self.scrims(stage.list.displayList(in: CGRect(x: 0, y: y, width: 390, height: 20))).count
    }
    #expect(scrims(0) == 1 && scrims(45) == 1 && scrims(60) == 0)
  }

  @Test("The scrim stays when the list scrolls, so its rectangle is drawn again")
  func redrawing() throws {
    let stage = stage(.plain, .iOS26)
    stage.list.scroll(by: 300)
    stage.update()
    stage.list.scroll(by: 10)
    let update = stage.update()
    #expect(update.scrollDistance == 10)
    let scrim = CGRect(x: 0, y: 0, width: 390, height: 60)
    #expect(update.redrawRectsAfterScrolling.contains { $0.contains(scrim) })
  }

  @Test(
    "Scrolling back draws the whole place of the scrim again",
    arguments: [ListConfiguration.Appearance.plain, .sidebarPlain])
  func redrawingBack(_ appearance: ListConfiguration.Appearance) {
    let stage = stage(appearance, .iOS26)
    stage.list.scroll(by: 300)
    stage.update()
    stage.list.scroll(by: -100)
    let update = stage.update()
    #expect(update.scrollDistance == -100)
    // Headers and rows of a sidebar are inset, so that they do not cover all columns of the scrim.
    let old = CGRect(x: 0, y: 100, width: 390, height: 60)
    #expect(update.redrawRectsAfterScrolling.contains { $0.contains(old) })
  }

  @Test("A row that is scrolled to the top is below the pinned header")
  func belowHeader() throws {
    for sheet in [StyleSheet.iOS18, .iOS26] {
      let stage = stage(.plain, sheet)
      stage.list.scroll(to: "Row 9", at: .top)
      stage.update()
      let header = try #require(stage.list.displayedItems.first { $0.item == .header(section: 0) })
      #expect(header.view.isPinned)
      let distance = try #require(stage.frame(of: "Row 9")).minY - header.frame.maxY
      #expect(abs(distance) < 1e-6)
    }
  }

  @Test("A scrim appears and disappears with the rows of a section")
  func transition() throws {
    let stage = stage(.plain, .iOS26)
    stage.list.scroll(by: 300)
    stage.update()
    stage.show(ListStage.items(2))
    stage.update()
    #expect(scrims(stage.list.displayList()).isEmpty)
    #expect(scrims(stage.list.displayList(at: 0)).map(\.items[0].alpha) == [1])
    #expect(scrims(stage.list.displayList(at: 0.25)).map(\.items[0].alpha) == [0.75])
  }

  @Test("In iOS 18, the background of a pinned header shows a material, and there is no scrim")
  func material() throws {
    for appearance in [ListConfiguration.Appearance.plain, .sidebarPlain] {
      let stage = stage(appearance, .iOS18)
      func effects() -> [CellVisualEffect] {
        stage.list.displayList().flatMap(\.items).compactMap {
          if case .effect(let effect, _) = $0.content { effect } else { nil }
        }
      }
      #expect(effects() == [])
      stage.list.scroll(by: 300)
      stage.update()
      #expect(effects() == [.blur(.systemChromeMaterial)], "\(appearance)")
      #expect(scrims(stage.list.displayList()).isEmpty)
      stage.list.scroll(by: -300)
      stage.update()
      #expect(effects() == [])
    }
  }
}
