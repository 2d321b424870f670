import CellConfiguration
import CellLayout
import Foundation
import Testing

/// Margins and insets of lists on devices.
struct ListMargins: Sendable, CustomTestStringConvertible {
  var appearance: ListConfiguration.Appearance
  var width: CGFloat
  var idiom = UserInterfaceIdiom.phone
  /// Layout margin and side inset, first of iOS 18, then of iOS 26.
  var iOS18: (margin: CGFloat, inset: CGFloat)
  var iOS26: (margin: CGFloat, inset: CGFloat)

  var testDescription: String { "\(appearance), \(idiom) \(width) wide" }

  // G30 and G34, measured. Sidebars of iOS 26 are assumed to be as before on phones, and have one
  // witness on tablets.
  // swift-format-ignore
  static let all = [
    ListMargins(appearance: .plain, width: 375, iOS18: (16, 0), iOS26: (16, 0)),
    ListMargins(appearance: .plain, width: 390, iOS18: (20, 0), iOS26: (20, 0)),
    ListMargins(appearance: .grouped, width: 320, iOS18: (16, 0), iOS26: (16, 0)),
    ListMargins(appearance: .grouped, width: 430, iOS18: (20, 0), iOS26: (20, 0)),
    ListMargins(appearance: .plain, width: 820, idiom: .pad, iOS18: (20, 0), iOS26: (16, 0)),
    ListMargins(appearance: .insetGrouped, width: 375, iOS18: (16, 16), iOS26: (16, 16)),
    ListMargins(appearance: .insetGrouped, width: 393, iOS18: (20, 20), iOS26: (16, 16)),
    ListMargins(appearance: .insetGrouped, width: 820, idiom: .pad, iOS18: (16, 20), iOS26: (20, 20)),
    ListMargins(appearance: .sidebar, width: 375, iOS18: (8, 16), iOS26: (8, 16)),
    ListMargins(appearance: .sidebar, width: 414, iOS18: (8, 20), iOS26: (8, 20)),
    ListMargins(appearance: .sidebarPlain, width: 414, iOS18: (8, 20), iOS26: (8, 20)),
    ListMargins(appearance: .sidebar, width: 320, idiom: .pad, iOS18: (8, 16), iOS26: (16, 16)),
    ListMargins(appearance: .sidebarPlain, width: 820, idiom: .pad, iOS18: (8, 16), iOS26: (16, 16)),
  ]
}

/// Where the first row of two sections begins, and where the list ends, with rows 44 high.
struct SectionGaps: Sendable, CustomTestStringConvertible {
  var appearance: ListConfiguration.Appearance
  var sheet: StyleSheet
  var scale: CGFloat = 2
  var first: CGFloat
  var second: CGFloat
  var end: CGFloat

  var testDescription: String { "\(appearance), \(sheet), \(scale)x" }

  // G33: measured; the sidebar recorded on the Mac.
  // swift-format-ignore
  static let all = [
    SectionGaps(appearance: .plain, sheet: .iOS18, first: 0, second: 44, end: 88),
    SectionGaps(appearance: .plain, sheet: .iOS26, first: 0, second: 44, end: 88),
    SectionGaps(appearance: .grouped, sheet: .iOS18, first: 17.5, second: 96.5, end: 160.5),
    SectionGaps(appearance: .grouped, sheet: .iOS26, first: 35, second: 114, end: 178),
    SectionGaps(appearance: .insetGrouped, sheet: .iOS26, scale: 3, first: 35, second: 114, end: 178),
    // Each half gap is rounded up to a pixel: 17.667 + 44 + 17.667 + 17.667.
    SectionGaps(appearance: .insetGrouped, sheet: .iOS18, scale: 3, first: 53.0 / 3, second: 97, end: 161),
    SectionGaps(appearance: .sidebar, sheet: .iOS26, first: 0, second: 54, end: 108),
    SectionGaps(appearance: .sidebarPlain, sheet: .iOS26, first: 0, second: 44, end: 88),
  ]
}

@Suite("Lists have the margins and gaps of UIKit")
struct ListMetricTests {
  @Test("Lists have the margins and insets of UIKit (G30, G34)", arguments: ListMargins.all)
  func margins(_ row: ListMargins) {
    for (sheet, expected) in [(StyleSheet.iOS18, row.iOS18), (.iOS26, row.iOS26)] {
      let traits = TraitCollection {
        $0.styleSheet = sheet
        $0.userInterfaceIdiom = row.idiom
        $0.displayScale = 2
      }
      let list = ListLayout(
        ListConfiguration(appearance: row.appearance), sections: [ListSection(rowCount: 1)],
        width: row.width, context: LayoutContext(traits: traits))
      #expect(list.frame(of: .row(section: 0, row: 0)).minX == expected.inset, "\(sheet)")
      #expect(list.context.cellLayoutMargins.leading == expected.margin, "\(sheet)")
    }
  }

  @Test("Sections have the gaps of UIKit (G33)", arguments: SectionGaps.all)
  func gaps(_ row: SectionGaps) {
    let traits = TraitCollection {
      $0.styleSheet = row.sheet
      $0.displayScale = row.scale
    }
    var list = ListLayout(
      ListConfiguration(appearance: row.appearance),
      sections: [ListSection(rowCount: 1), ListSection(rowCount: 1)], width: 375,
      context: LayoutContext(traits: traits))
    list.setHeight(44, of: .row(section: 0, row: 0))
    list.setHeight(44, of: .row(section: 1, row: 0))
    #expect(abs(list.frame(of: .row(section: 0, row: 0)).minY - row.first) < 0.001)
    #expect(abs(list.frame(of: .row(section: 1, row: 0)).minY - row.second) < 0.001)
    #expect(abs(list.contentSize.height - row.end) < 0.001)
  }

  @Test("First-item headers have 22 above in plain lists and no top gap in grouped ones (G33, G43)")
  func firstItemHeaders() {
    func top(_ appearance: ListConfiguration.Appearance, padding: CGFloat? = nil) -> CGFloat {
      var configuration = ListConfiguration(appearance: appearance)
      configuration.headerMode = .firstItemInSection
      configuration.headerTopPadding = padding
      return ListLayout(
        configuration, sections: [ListSection(rowCount: 2)], width: 375, context: LayoutContext()
      ).frame(of: .row(section: 0, row: 0)).minY
    }
    #expect(top(.plain) == 22)
    #expect(top(.plain, padding: 5) == 5)
    #expect(top(.grouped) == 0)
    #expect(top(.insetGrouped) == 0)
  }

  @Test("First and last rows of a card have round corners, and first-item headers none (G45)")
  func corners() {
    func corners(_ rows: Int, header: Bool = false) -> [RectCorners] {
      var configuration = ListConfiguration(appearance: .insetGrouped)
      if header { configuration.headerMode = .firstItemInSection }
      let list = ListLayout(
        configuration, sections: [ListSection(rowCount: rows)], width: 375,
        context: LayoutContext())
      return (0..<rows).map {
        let radii = list.decorations(of: .row(section: 0, row: $0)).clipRadii
        #expect(radii.largest == 0 || radii.largest == 26)
        return radii.roundedCorners
      }
    }
    #expect(corners(1) == [.all])
    #expect(corners(3) == [.top, [], .bottom])
    #expect(corners(3, header: true) == [[], .top, .bottom])
  }
}
