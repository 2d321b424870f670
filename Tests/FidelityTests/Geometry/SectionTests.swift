import CellConfiguration
import CellLayout
import Foundation
import Testing

/// The height of a header or footer with one line at text size large.
struct SupplementaryHeight: Sendable, CustomTestStringConvertible {
  var name: String
  var evidence: Evidence
  var appearance: ListConfiguration.Appearance
  var isHeader: Bool
  var sheet: StyleSheet
  /// Above and below the line, and the line at 2x and 3x.
  var top: CGFloat
  var bottom: CGFloat
  var line: (at2x: CGFloat, at3x: CGFloat)
  var minimum: CGFloat = 0

  var testDescription: String { "G40, \(name) [\(evidence)]" }

  private static let of13 = (at2x: CGFloat(16), at3x: CGFloat(47.0 / 3))
  private static let of17 = (at2x: CGFloat(20.5), at3x: CGFloat(61.0 / 3))
  private static let of20 = (at2x: CGFloat(24), at3x: CGFloat(24))

  // swift-format-ignore
  static let all = [
    SupplementaryHeight(name: "grouped header, iOS 18", evidence: .measured, appearance: .grouped, isHeader: true, sheet: .iOS18, top: 17, bottom: 6, line: of13),
    SupplementaryHeight(name: "grouped header, iOS 26", evidence: .measured, appearance: .grouped, isHeader: true, sheet: .iOS26, top: 10, bottom: 10, line: of17),
    SupplementaryHeight(name: "inset grouped header, iOS 18", evidence: .measured, appearance: .insetGrouped, isHeader: true, sheet: .iOS18, top: 17, bottom: 6, line: of13),
    SupplementaryHeight(name: "inset grouped header, iOS 26", evidence: .measured, appearance: .insetGrouped, isHeader: true, sheet: .iOS26, top: 10, bottom: 10, line: of17),
    SupplementaryHeight(name: "grouped footer, iOS 18", evidence: .measured, appearance: .grouped, isHeader: false, sheet: .iOS18, top: 6, bottom: 12, line: of13),
    SupplementaryHeight(name: "grouped footer, iOS 26", evidence: .measured, appearance: .grouped, isHeader: false, sheet: .iOS26, top: 8, bottom: 6, line: of13),
    SupplementaryHeight(name: "plain header, iOS 18", evidence: .assumed, appearance: .plain, isHeader: true, sheet: .iOS18, top: 4, bottom: 4, line: of17),
    SupplementaryHeight(name: "plain header, iOS 26", evidence: .inferred, appearance: .plain, isHeader: true, sheet: .iOS26, top: 10, bottom: 10, line: of17),
    SupplementaryHeight(name: "sidebar header, iOS 18", evidence: .inferred, appearance: .sidebar, isHeader: true, sheet: .iOS18, top: 11, bottom: 11, line: of20),
    SupplementaryHeight(name: "sidebar header, iOS 26", evidence: .inferred, appearance: .sidebar, isHeader: true, sheet: .iOS26, top: 11, bottom: 11, line: of17, minimum: 44),
  ]
}

@Suite("Sections have the headers, footers and positions of UIKit")
struct SectionTests {
  @Test("Headers and footers have the heights of UIKit", arguments: SupplementaryHeight.all)
  func heights(_ row: SupplementaryHeight) {
    for (scale, line) in [(CGFloat(2), row.line.at2x), (3, row.line.at3x)] {
      let list = FactList(
        row.appearance, row.sheet, rows: [1], headers: [0], footers: [0], scale: scale
      ) { $0.headerTopPadding = 0 }
      let item = row.isHeader ? ListItem.header(section: 0) : .footer(section: 0)
      let expected = max(row.minimum, row.top + line + row.bottom)
      #expect(abs(list.frame(item).height - expected) < 0.001, "\(list.frame(item))")
      #expect(list.label(item).map { abs($0.height - line) < 0.001 } == true)
    }
  }

  @Test(
    "Headers and footers are as wide as the rows, with their texts aligned (G40)",
    arguments: ListConfiguration.Appearance.allCases)
  func widths(_ appearance: ListConfiguration.Appearance) {
    for sheet in generations {
      for width: CGFloat in [375, 414] {
        let list = FactList(
          appearance, sheet, rows: [1], headers: [0], footers: [0], width: width)
        let row = list.frame(.row(section: 0, row: 0))
        for item in [ListItem.header(section: 0), .footer(section: 0)] {
          #expect(list.frame(item).minX == row.minX)
          #expect(list.frame(item).width == row.width)
          #expect(list.textLeading(item) == list.textLeading(.row(section: 0, row: 0)))
        }
      }
    }
  }

  @Test("A header that hugs its content is as wide as it, at the leading edge (G40)")
  func hugging() {
    func list(_ direction: LayoutDirection) -> FactList {
      var list = FactList(.insetGrouped, .iOS26, rows: [1], headers: [0]) {
        $0.contentHuggingElements = .supplementaryHeader
      }
      var traits = list.traits
      traits.layoutDirection = direction
      list.list.update(traits: traits)
      return list
    }
    let header = ListItem.header(section: 0)
    // 16 + 40 + 16, in a section from 16 to 359.
    #expect(list(.leftToRight).frame(header).minX == 16)
    #expect(list(.leftToRight).frame(header).width == 72)
    #expect(list(.rightToLeft).frame(header).maxX == 359)
    #expect(list(.leftToRight).layout(header).size.width == 72)
    #expect(list(.leftToRight).frame(.row(section: 0, row: 0)).width == 343)
  }

  @Test("Rows follow each other without gaps, at positions rounded to pixels (G32)")
  func rows() {
    var list = FactList(.insetGrouped, .iOS26, rows: [4], isMeasured: false).list
    for (row, height) in [44.25, 51.5, 60.25, 44].enumerated() {
      list.setHeight(height, of: .row(section: 0, row: row))
    }
    let frames = (0..<4).map { list.frame(of: .row(section: 0, row: $0)) }
    #expect(frames.allSatisfy { $0.minX == 16 && $0.width == 343 })
    #expect(frames.map(\.minY) == [35, 79.5, 131, 191.5])
    for (above, below) in zip(frames, frames.dropFirst()) { #expect(above.maxY == below.minY) }
  }

  @Test("The content height of a list is the plain sum, not whole pixels (G32)")
  func contentHeight() {
    var list = FactList(.grouped, .iOS26, rows: [1, 1], footers: [0], scale: 3, isMeasured: false)
      .list
    list.setHeight(44, of: .row(section: 0, row: 0))
    list.setHeight(32, of: .footer(section: 0))
    list.setHeight(44, of: .row(section: 1, row: 0))
    // 35 + 44 + 32 + 17.5 + 44 + 20 at 3x.
    #expect(list.contentSize.height == 192.5)
    #expect(abs(list.frame(of: .row(section: 1, row: 0)).maxY - 172 - 2.0 / 3) < 0.001)
  }

  @Test("A row has the height of its content unless it has its own (G32)")
  func rowHeights() {
    let item = ListItem.row(section: 0, row: 0)
    #expect(FactList(.plain, .iOS26, rows: [1]).frame(item).height == 52)
    let high = FactList(
      .plain, .iOS26, rows: [1], cell: { $0.content?.secondaryText = "four" })
    #expect(high.frame(item).height == 72.5)
    #expect(FactList(.plain, .iOS26, rows: [1], cell: { $0.height = 20 }).frame(item).height == 20)
  }

  @Test(
    "A section is its header or top gap, rows, and footer or bottom gap (G33)",
    arguments: [ListConfiguration.Appearance.grouped, .insetGrouped])
  func parts(_ appearance: ListConfiguration.Appearance) {
    for sheet in generations {
      let list = FactList(appearance, sheet, rows: [1, 1, 1], headers: [0, 1], footers: [0, 2])
      func frame(_ item: ListItem) -> CGRect { list.frame(item) }
      // A header makes the gap above it nothing, a footer the one below; footer meets header.
      #expect(frame(.header(section: 0)).minY == 0)
      #expect(frame(.row(section: 0, row: 0)).minY == frame(.header(section: 0)).maxY)
      #expect(frame(.footer(section: 0)).minY == frame(.row(section: 0, row: 0)).maxY)
      #expect(frame(.header(section: 1)).minY == frame(.footer(section: 0)).maxY)
      #expect(
        frame(.row(section: 2, row: 0)).minY == frame(.row(section: 1, row: 0)).maxY + 35)
      #expect(list.list.contentSize.height == frame(.footer(section: 2)).maxY)
    }
  }

  @Test("A section in a sidebar has no gap if a footer comes before it (G33)")
  func sidebar() {
    let list = FactList(.sidebar, .iOS26, rows: [1, 1], footers: [0])
    #expect(
      list.frame(.row(section: 1, row: 0)).minY == list.frame(.footer(section: 0)).maxY)
    #expect(list.list.contentSize.height == list.frame(.row(section: 1, row: 0)).maxY + 10)
  }

  @Test(
    "Half gaps at 3x are 17.667 or 17.333 in iOS 26 and 17.667 in iOS 18 (G33)",
    arguments: generations)
  func halfGaps(_ sheet: StyleSheet) {
    let list = FactList(.grouped, sheet, rows: [1, 1], footers: [0], scale: 3)
    let gap =
      list.frame(.row(section: 1, row: 0)).minY - list.frame(.footer(section: 0)).maxY
    let halves = sheet == .iOS18 ? [53.0 / 3] : [53.0 / 3, 52.0 / 3]
    #expect(halves.contains { abs($0 - gap) < 0.001 }, "\(gap)")
  }

  @Test(
    "Only plain lists and plain sidebars pin headers and footers (G33)",
    arguments: ListConfiguration.Appearance.allCases)
  func pinning(_ appearance: ListConfiguration.Appearance) {
    let list = FactList(appearance, .iOS26, rows: [20], headers: [0], footers: [0])
    let visible = CGRect(x: 0, y: 200, width: 375, height: 300)
    let isPinned = appearance == .plain || appearance == .sidebarPlain
    #expect(list.list.isPinned(.header(section: 0), visible: visible) == isPinned)
    #expect(list.list.isPinned(.footer(section: 0), visible: visible) == isPinned)
  }

  @Test(
    "Estimated heights are 44 or 52 for rows, and 28 or 17.5 for headers and footers (G42)",
    arguments: ListConfiguration.Appearance.allCases)
  func estimates(_ appearance: ListConfiguration.Appearance) {
    for sheet in generations {
      func list(_ padding: CGFloat?) -> FactList {
        FactList(appearance, sheet, rows: [1], headers: [0], footers: [0], isMeasured: false) {
          $0.headerTopPadding = padding
        }
      }
      let isPlain = appearance == .plain || appearance == .sidebarPlain
      #expect(list(nil).frame(.row(section: 0, row: 0)).height == (sheet == .iOS18 ? 44 : 52))
      #expect(list(nil).frame(.footer(section: 0)).height == (isPlain ? 28 : 17.5))
      // The 28 of plain lists contain the space above the header, whether that is the list's own
      // or a number.
      for (padding, other) in [(nil, 17.5), (0, 17.5), (10, 27.5)] as [(CGFloat?, CGFloat)] {
        let header = list(padding).frame(.header(section: 0))
        #expect(header.height == (isPlain ? 28 : other), "\(padding ?? -1)")
      }
      #expect(list(40).frame(.header(section: 0)).height == (isPlain ? 40 : 57.5))
      let list = list(nil)
      #expect(!list.list.isExact(.row(section: 0, row: 0)))
    }
    // At the largest text size, rows are estimated to have one line (assumed).
    for (sheet, height) in zip(generations, [11 + 63.5 + 11, 15 + 63.5 + 15] as [CGFloat]) {
      let list = FactList(
        appearance, sheet, rows: [1], category: .accessibilityExtraExtraExtraLarge,
        isMeasured: false)
      let isSidebar = appearance == .sidebar || appearance == .sidebarPlain
      #expect(list.frame(.row(section: 0, row: 0)).height == (isSidebar ? 85.5 : height))
    }
    #expect(ListItem.header(section: 0).zIndex == 200)
    #expect(ListItem.footer(section: 0).zIndex == 200)
    #expect(ListItem.row(section: 0, row: 0).zIndex == 0)
  }

  @Test("Each header of a plain list has 22 above, which belong to the header (G43)")
  func headerPadding() {
    let list = FactList(.plain, .iOS26, rows: [1, 1], headers: [0, 1])
    for section in 0...1 {
      let header = ListItem.header(section: section)
      #expect(list.frame(header).height == 22 + 40.5)
      #expect(list.label(header)?.minY == 32)
    }
    #expect(list.frame(.header(section: 1)).minY == list.frame(.row(section: 0, row: 0)).maxY)
    for appearance: ListConfiguration.Appearance in [.grouped, .insetGrouped, .sidebarPlain] {
      let other = FactList(appearance, .iOS26, rows: [1], headers: [0])
      #expect(other.label(.header(section: 0))?.minY ?? 99 <= 12, "\(appearance)")
    }
    for appearance in ListConfiguration.Appearance.allCases {
      let plain = FactList(appearance, .iOS26, rows: [1], headers: [0]) { $0.headerTopPadding = 0 }
      let five = FactList(appearance, .iOS26, rows: [1], headers: [0]) { $0.headerTopPadding = 5 }
      let header = ListItem.header(section: 0)
      #expect(five.frame(header).height == plain.frame(header).height + 5, "\(appearance)")
    }
  }

  @Test("Vertical layout margins are 15 and 11, and list content ignores them (G30)")
  func verticalMargins() {
    for (sheet, margin, height) in [(StyleSheet.iOS26, CGFloat(15), CGFloat(52)), (.iOS18, 11, 44)]
    {
      let list = FactList(.plain, sheet, rows: [1])
      #expect(list.list.context.cellLayoutMargins.top == margin)
      #expect(list.list.context.cellLayoutMargins.bottom == margin)
      #expect(list.frame(.row(section: 0, row: 0)).height == height)
    }
  }

  @Test("Margins follow the width of the screen if the context has one (G30)")
  func screen() {
    func margin(_ screen: CGFloat?) -> CGFloat {
      FactList(.plain, .iOS26, rows: [1], width: 300, screenWidth: screen).list.context
        .cellLayoutMargins.leading
    }
    #expect(margin(nil) == 16)
    #expect(margin(430) == 20)
  }

  @Test("Cards of iOS 18 on an iPad are 20 from the edge, or 16 in a 320-point column (G34)")
  func column() {
    func inset(_ sheet: StyleSheet, _ width: CGFloat) -> CGFloat {
      FactList(.insetGrouped, sheet, rows: [1], width: width, idiom: .pad)
        .frame(.row(section: 0, row: 0)).minX
    }
    #expect(inset(.iOS18, 820) == 20)
    #expect(inset(.iOS18, 320) == 16)
    #expect(inset(.iOS26, 820) == 20)
  }

  @Test("Rows of sidebars have their own background, round at all corners (G45)")
  func sidebarRows() {
    for (sheet, radius) in [(StyleSheet.iOS18, CGFloat(10)), (.iOS26, 26)] {
      for appearance: ListConfiguration.Appearance in [.sidebar, .sidebarPlain] {
        let list = FactList(appearance, sheet, rows: [3], width: 414, cell: { $0.height = 60 })
        for row in 0..<3 {
          let layout = list.layout(.row(section: 0, row: row))
          #expect(layout.background?.cornerRadii == CornerRadii(radius))
          #expect(layout.background?.fillFrame == CGRect(x: 0, y: 0, width: 374, height: 60))
        }
      }
    }
  }

  @Test("A selected row of a plain or grouped list is filled from edge to edge (G46)")
  func selectedFill() {
    for sheet in generations {
      for appearance: ListConfiguration.Appearance in [.plain, .grouped] {
        var state = CellConfigurationState()
        state.traitCollection.styleSheet = sheet
        state.traitCollection.listEnvironment = appearance.listEnvironment
        state.isSelected = true
        let list = FactList(
          appearance, sheet, rows: [2],
          cell: { $0.background = BackgroundConfiguration.listCell().updated(for: state) })
        let layout = list.layout(.row(section: 0, row: 0))
        #expect(layout.background?.fillFrame == CGRect(origin: .zero, size: layout.size))
        #expect(layout.background?.cornerRadii == .zero)
      }
    }
  }

  @Test(
    "Text, headers and accessories in sidebars are 8 from the row's edges, on iPads 16 (G30, G22)",
    arguments: [ListConfiguration.Appearance.sidebar, .sidebarPlain])
  func sidebarMargins(_ appearance: ListConfiguration.Appearance) {
    for sheet in generations {
      for (width, idiom) in [(375, .phone), (414, .phone), (820, .pad)]
        as [(CGFloat, UserInterfaceIdiom)]
      {
        let list = FactList(
          appearance, sheet, rows: [1], headers: [0], footers: [0], width: width, idiom: idiom,
          cell: {
            $0.accessories = [.disclosureIndicator()]
          })
        let row = list.layout(.row(section: 0, row: 0))
        // Measured for the text in one sidebar of iOS 27, assumed for everything else in it.
        let margin: CGFloat = sheet == .iOS26 && idiom == .pad ? 16 : 8
        #expect(list.label(.row(section: 0, row: 0))?.minX == margin)
        #expect(row.size.width - row.accessories[0].region.maxX == margin)
        #expect(list.label(.header(section: 0))?.minX == margin)
        #expect(list.label(.footer(section: 0))?.minX == margin)
        let leading = FactList(
          appearance, sheet, rows: [1], width: width, idiom: idiom,
          cell: { $0.accessories = [.delete(displayed: .always)] }
        ).layout(.row(section: 0, row: 0))
        #expect(leading.accessories[0].region.minX == margin)
      }
    }
  }

  @Test("An indentation level is 20 in sidebars of iOS 18 and 10 elsewhere by default (G47)")
  func indentation() {
    func indentation(
      _ appearance: ListConfiguration.Appearance, _ sheet: StyleSheet, _ width: CGFloat? = nil
    ) -> CGFloat {
      FactList(
        appearance, sheet, rows: [1],
        cell: {
          $0.indentationLevel = 2
          $0.indentationWidth = width
        }
      ).layout(.row(section: 0, row: 0)).contentFrame.minX
    }
    for appearance in ListConfiguration.Appearance.allCases {
      let isSidebar = appearance == .sidebar || appearance == .sidebarPlain
      #expect(indentation(appearance, .iOS18) == (isSidebar ? 40 : 20), "\(appearance)")
      #expect(indentation(appearance, .iOS26) == 20, "\(appearance)")
      #expect(indentation(appearance, .iOS26, 7) == 14, "\(appearance)")
    }
  }
}
