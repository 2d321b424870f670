import CellConfiguration
import CellLayout
import CellTestSupport
import Foundation
import Testing

@Suite("A list layout returns its pinned items, and the scrim behind a pinned header")
struct PinnedScrimTests {
  /// Returns a list of sections with random numbers of rows, and its headers and footers.
  private static func list(
    _ appearance: ListConfiguration.Appearance, _ sheet: StyleSheet,
    _ random: inout SplitMix64
  ) -> (list: ListLayout, supplementaries: [ListItem]) {
    let sections = (0..<5).map { _ in
      ListSection(
        rowCount: Int.random(in: 0...12, using: &random), hasHeader: Bool.random(using: &random),
        hasFooter: Bool.random(using: &random))
    }
    var traits = TraitCollection.phone
    traits.styleSheet = sheet
    traits.layoutDirection = Bool.random(using: &random) ? .leftToRight : .rightToLeft
    traits.userInterfaceStyle = Bool.random(using: &random) ? .light : .dark
    var list = ListLayout(
      ListConfiguration(appearance: appearance), sections: sections, width: 390,
      context: LayoutContext(traits: traits))
    list.measureAll { item in
      switch item {
      case .header: ListCellConfiguration(content: .init(style: .header, text: "Header"))
      case .footer: ListCellConfiguration(content: .init(style: .footer, text: "Footer"))
      case .row: ListCellConfiguration(content: .init(style: .cell, text: "Row"))
      }
    }
    let supplementaries = sections.indices.flatMap { section -> [ListItem] in
      (sections[section].hasHeader ? [.header(section: section)] : [])
        + (sections[section].hasFooter ? [.footer(section: section)] : [])
    }
    return (list, supplementaries)
  }

  @Test(
    "Pinned items are all visible ones that are not in their places, and headers have a scrim",
    arguments: ListConfiguration.Appearance.allCases)
  func pinned(_ appearance: ListConfiguration.Appearance) throws {
    var random = SplitMix64(seed: 26)
    var found = 0
    for sheet in [StyleSheet.iOS18, .iOS26] {
      for _ in 0..<8 {
        let (list, supplementaries) = Self.list(appearance, sheet, &random)
        for _ in 0..<30 {
          let top = CGFloat.random(in: -100...list.contentSize.height + 100, using: &random)
          let visible = CGRect(
            x: 0, y: top, width: 390, height: .random(in: 0...500, using: &random))
          let expected = supplementaries.filter { item in
            let frame = list.frame(of: item, visible: visible)
            return frame.minY != list.frame(of: item).minY
              && frame.minY < visible.maxY && frame.maxY > visible.minY
          }
          let pinned = list.pinnedItems(visible: visible)
          #expect(Set(pinned) == Set(expected) && pinned.count == expected.count)
          let hasHeader = expected.contains(where: Self.isHeader)
          let scrim = list.pinnedHeaderScrim(visible: visible)
          #expect((scrim != nil) == (hasHeader && sheet == .iOS26))
          guard case .gradient(let gradient)? = scrim?.content else { continue }
          found += 1
          #expect(gradient.frame == CGRect(x: 0, y: top, width: 390, height: 60))
          let black = CellColor.Components(red: 0, green: 0, blue: 0, alpha: 0.15)
          #expect(gradient.topColor == black && gradient.bottomColor.alpha == 0)
          #expect(scrim?.offsetBy(dx: 3, dy: 4).bounds == gradient.frame.offsetBy(dx: 3, dy: 4))
        }
      }
    }
    #expect((found > 10) == [.plain, .sidebarPlain].contains(appearance))
  }

  private static func isHeader(_ item: ListItem) -> Bool {
    if case .header = item { true } else { false }
  }

  @Test("A style sheet can have another scrim, or none")
  func otherScrims() {
    let scrims: [(CGFloat, CGFloat)] = [
      (0.4, 20), (3, 5), (0, 60), (0.15, 0), (.nan, 60), (0.2, .nan),
    ]
    for (opacity, height) in scrims {
      let sheet = StyleSheet.iOS26.changing {
        $0.metrics.headers.pinnedScrimOpacity = opacity
        $0.metrics.headers.pinnedScrimHeight = height
      }
      var traits = TraitCollection.phone
      traits.styleSheet = sheet
      var list = ListLayout(
        ListConfiguration(appearance: .plain),
        sections: [ListSection(rowCount: 50, hasHeader: true)], width: 390,
        context: LayoutContext(traits: traits))
      list.setHeight(30, of: .header(section: 0))
      let scrim = list.pinnedHeaderScrim(visible: CGRect(x: 0, y: 200, width: 390, height: 400))
      guard opacity > 0, height > 0 else {
        #expect(scrim == nil, "\(opacity) \(height)")
        continue
      }
      guard case .gradient(let gradient)? = scrim?.content else {
        Issue.record("no gradient of \(opacity) \(height)")
        continue
      }
      #expect(gradient.topColor.alpha == min(opacity, 1) && gradient.frame.height == height)
    }
  }
}
