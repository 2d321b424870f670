import CellConfiguration
import CellLayout
import Foundation
import Testing

/// The line below the first of two rows, in the row.
struct SeparatorFrame: Sendable, CustomTestStringConvertible {
  var name: String
  var evidence = Evidence.measured
  var appearance = ListConfiguration.Appearance.plain
  var category = CellContentSizeCategory.large
  var sheet: StyleSheet
  var width: CGFloat = 375
  var scale: CGFloat = 2
  var idiom = UserInterfaceIdiom.phone
  var cell: @Sendable (inout ListCellConfiguration) -> Void = { _ in }
  var expected: CGRect

  var testDescription: String { "G27, G28, G29, P3, \(name) [\(evidence)]" }

  private static let symbol: @Sendable (inout ListCellConfiguration) -> Void = {
    $0.content?.image = CellImage(systemName: "wifi")
  }

  // swift-format-ignore
  static let all = [
    SeparatorFrame(name: "iOS 18: a pixel, from the text to the edge", sheet: .iOS18, expected: CGRect(x: 16, y: 43.5, width: 359, height: 0.5)),
    SeparatorFrame(name: "iOS 18 at 3x", sheet: .iOS18, scale: 3, expected: CGRect(x: 16, y: 44 - 1.0 / 3, width: 359, height: 1.0 / 3)),
    SeparatorFrame(name: "iOS 18 at 1x", sheet: .iOS18, scale: 1, expected: CGRect(x: 16, y: 43, width: 359, height: 1)),
    SeparatorFrame(name: "iOS 18, wide phone", sheet: .iOS18, width: 390, expected: CGRect(x: 20, y: 43.5, width: 370, height: 0.5)),
    SeparatorFrame(name: "iOS 18, card", appearance: .insetGrouped, sheet: .iOS18, expected: CGRect(x: 16, y: 43.5, width: 327, height: 0.5)),
    SeparatorFrame(name: "iOS 26: a point, from the text to the margin", sheet: .iOS26, expected: CGRect(x: 16, y: 51, width: 343, height: 1)),
    SeparatorFrame(name: "iOS 26 at 3x", sheet: .iOS26, scale: 3, expected: CGRect(x: 16, y: 51, width: 343, height: 1)),
    SeparatorFrame(name: "iOS 26, wide phone", sheet: .iOS26, width: 390, expected: CGRect(x: 20, y: 51, width: 350, height: 1)),
    SeparatorFrame(name: "iOS 26, iPad", sheet: .iOS26, width: 820, idiom: .pad, expected: CGRect(x: 16, y: 51, width: 788, height: 1)),
    SeparatorFrame(name: "iOS 26, card", appearance: .insetGrouped, sheet: .iOS26, width: 390, expected: CGRect(x: 16, y: 51, width: 326, height: 1)),
    SeparatorFrame(name: "iOS 26, card on an iPad", appearance: .insetGrouped, sheet: .iOS26, width: 834, idiom: .pad, expected: CGRect(x: 20, y: 51, width: 754, height: 1)),
    SeparatorFrame(name: "a symbol before the text: from 56", sheet: .iOS26, cell: symbol, expected: CGRect(x: 56, y: 51, width: 303, height: 1)),
    SeparatorFrame(name: "text around a symbol at an accessibility size: from the margin, where its label begins", evidence: .inferred,
                   category: .accessibilityMedium, sheet: .iOS26, cell: symbol, expected: CGRect(x: 16, y: 63, width: 343, height: 1)),
    SeparatorFrame(name: "the same where the margin is 20: from 60", sheet: .iOS26, width: 390, cell: symbol, expected: CGRect(x: 60, y: 51, width: 310, height: 1)),
    SeparatorFrame(name: "a leading accessory before the text", sheet: .iOS26, cell: { $0.accessories = [.delete(displayed: .always)] },
                   expected: CGRect(x: 16 + 24 + 16, y: 51, width: 303, height: 1)),
    SeparatorFrame(name: "no text but a secondary one: from there", sheet: .iOS26,
                   cell: {
                     symbol(&$0)
                     $0.content?.text = nil
                     $0.content?.secondaryText = "four"
                   }, expected: CGRect(x: 56, y: 51, width: 303, height: 1)),
    SeparatorFrame(name: "no text at all: from the margin", sheet: .iOS26,
                   cell: {
                     symbol(&$0)
                     $0.content?.text = nil
                   }, expected: CGRect(x: 16, y: 51, width: 343, height: 1)),
    SeparatorFrame(name: "no text beside a leading accessory: from the content's margin", evidence: .assumed, sheet: .iOS26,
                   cell: {
                     $0.content?.text = nil
                     $0.accessories = [.delete(displayed: .always)]
                   }, expected: CGRect(x: 16 + 24 + 16, y: 51, width: 303, height: 1)),
    SeparatorFrame(name: "content of another kind beside a leading accessory: from the margin that it inherits", evidence: .assumed, sheet: .iOS26,
                   cell: {
                     $0.content = nil
                     $0.accessories = [.delete(displayed: .always)]
                   }, expected: CGRect(x: 16 + 24 + 8, y: 51, width: 311, height: 1)),
  ]
}

@Suite("Separators have the frames of UIKit")
struct SeparatorTests {
  private static let first = ListItem.row(section: 0, row: 0)

  @Test("Examples of separators have the frames of UIKit", arguments: SeparatorFrame.all)
  func frames(_ row: SeparatorFrame) throws {
    let list = FactList(
      row.appearance, row.sheet, rows: [2], width: row.width, scale: row.scale,
      category: row.category, idiom: row.idiom, cell: row.cell)
    let frame = try #require(list.layout(Self.first).bottomSeparator).frame
    #expect(abs(frame.minX - row.expected.minX) < 0.001, "\(frame)")
    #expect(abs(frame.minY - row.expected.minY) < 0.001, "\(frame)")
    #expect(abs(frame.width - row.expected.width) < 0.001, "\(frame)")
    #expect(abs(frame.height - row.expected.height) < 0.001, "\(frame)")
  }

  @Test("A top separator is inside the row at its top (G28)", arguments: generations)
  func top(_ sheet: StyleSheet) throws {
    let list = FactList(.plain, sheet, rows: [2]) {
      $0.separatorConfiguration.topSeparatorVisibility = .visible
    }
    let layout = list.layout(Self.first)
    let (top, bottom) = (layout.topSeparator?.frame, layout.bottomSeparator?.frame)
    #expect(top?.minY == 0)
    #expect(top?.height == (sheet == .iOS18 ? 0.5 : 1))
    #expect(top?.minX == bottom?.minX && top?.width == bottom?.width)
    #expect(list.topLines() == [true, true])
  }

  @Test(
    "An explicit separator inset counts from the cell's edge on its side only (P4)",
    arguments: generations)
  func explicit(_ sheet: StyleSheet) throws {
    func line(_ change: (inout DirectionalEdgeInsets) -> Void) -> (left: CGFloat, right: CGFloat) {
      let list = FactList(.plain, sheet, rows: [2]) {
        change(&$0.separatorConfiguration.bottomSeparatorInsets)
      }
      let frame = list.layout(Self.first).bottomSeparator?.frame ?? .zero
      return (frame.minX, 375 - frame.maxX)
    }
    let trailing: CGFloat = sheet == .iOS18 ? 0 : 16
    #expect(line { _ in } == (16, trailing))
    #expect(line { $0.leading = 5 } == (5, trailing))
    #expect(line { $0.trailing = 7 } == (16, 7))
    #expect(line { $0.leading = 0 } == (0, trailing))
    let list = FactList(.plain, sheet, rows: [2]) {
      $0.separatorConfiguration.topSeparatorVisibility = .visible
      $0.separatorConfiguration.topSeparatorInsets.leading = 3
    }
    #expect(list.layout(Self.first).topSeparator?.frame.minX == 3)
    #expect(list.layout(Self.first).bottomSeparator?.frame.minX == 16)
  }

  @Test(
    "The separator guide runs from the text to the margin, at the bottom (G29)",
    arguments: generations)
  func guide(_ sheet: StyleSheet) {
    let guide = FactList(.plain, sheet, rows: [1]).layout(Self.first).separatorGuide
    #expect(guide.minX == 16 && guide.maxX == 359)
    #expect(guide.maxY == (sheet == .iOS18 ? 44 : 52))
  }

  @Test("Sidebars have no separators unless requested (G29, assumed)", arguments: generations)
  func sidebars(_ sheet: StyleSheet) {
    for appearance: ListConfiguration.Appearance in [.sidebar, .sidebarPlain] {
      #expect(FactList(appearance, sheet, rows: [2]).bottomLines() == [false, false])
      #expect(
        FactList(appearance, sheet, rows: [2]) { $0.showsSeparators = true }.bottomLines()[0])
    }
  }

  @Test("The separator handler receives the default, and its result is final (P1)")
  func handler() {
    typealias Visibility = ListSeparatorConfiguration.Visibility
    func list(_ handler: @escaping ListConfiguration.SeparatorHandler) -> FactList {
      FactList(.grouped, .iOS26, rows: [3]) {
        $0.separatorConfiguration.color = .systemRed
        $0.itemSeparatorHandler = handler
      }
    }
    // Automatic visibility is settled before the handler is asked.
    let asked = list { position, separators in
      let isLast = position.row == 2
      var answer = separators
      let isRight =
        separators.bottomSeparatorVisibility == (isLast ? Visibility.hidden : .visible)
        && separators.topSeparatorVisibility == .hidden && separators.color == .systemRed
      answer.color = isRight ? .systemGreen : .systemPink
      answer.bottomSeparatorVisibility = .visible
      return answer
    }
    for row in 0..<3 {
      #expect(asked.layout(.row(section: 0, row: row)).bottomSeparator?.color == .systemGreen)
    }
    let hidden = list { position, separators in
      var answer = separators
      if position.row == 0 { answer.bottomSeparatorVisibility = .hidden }
      if position.row == 1 { answer.bottomSeparatorInsets.leading = 2 }
      return answer
    }
    #expect(hidden.bottomLines() == [false, true, false])
    #expect(hidden.layout(.row(section: 0, row: 1)).bottomSeparator?.frame.minX == 2)
  }

  @Test(
    "Automatic separators are below every row except the last of grouped sections (P2)",
    arguments: [
      (ListConfiguration.Appearance.plain, [true, true, true], Evidence.assumed),
      (.grouped, [true, true, false], .measured), (.insetGrouped, [true, true, false], .measured),
    ])
  func automatic(
    _ appearance: ListConfiguration.Appearance, _ lines: [Bool], _ evidence: Evidence
  ) {
    for sheet in generations {
      for container in ListConfiguration.Container.allCases {
        let list = FactList(appearance, sheet, container: container, rows: [3])
        #expect(list.bottomLines() == lines)
        #expect(list.topLines() == [false, false, false])
      }
    }
  }

  @Test(
    "Separators at both edges of a selected row are hidden (P5, G46)",
    arguments: [
      ([0], [false, true, true, true]), ([1], [false, false, true, true]),
      ([3], [true, true, false, false]), ([0, 3], [false, true, false, false]),
    ] as [(Set<Int>, [Bool])])
  func selection(_ selected: Set<Int>, _ lines: [Bool]) {
    for sheet in generations {
      let list = FactList(.plain, sheet, rows: [4])
      #expect(list.bottomLines() == [true, true, true, true])
      #expect(list.bottomLines(selected: selected) == lines)
    }
  }

  @Test("A highlighted row hides the same separators as a selected one, except on the Mac (G46)")
  func highlight() {
    for idiom in [UserInterfaceIdiom.phone, .pad, .mac] {
      let traits = TraitCollection.phone.modifyingTraits { $0.userInterfaceIdiom = idiom }
      let list = ListLayout(
        ListConfiguration(appearance: .plain), sections: [ListSection(rowCount: 4)], width: 390,
        context: LayoutContext(traits: traits))
      for (isSelected, isHighlighted) in [(false, false), (true, false), (false, true)] {
        let lines = (0..<4).map { row in
          let item = ListItem.row(section: 0, row: row)
          let decorations = list.decorations(of: item) {
            list.looksSelected(
              isSelected: isSelected && $0.row == 1, isHighlighted: isHighlighted && $0.row == 1)
          }
          return decorations.separators?.bottomSeparatorVisibility == .visible
        }
        let hides = isSelected || (isHighlighted && idiom != .mac)
        #expect(lines == (hides ? [false, false, true, true] : [true, true, true, true]))
      }
    }
  }

  @Test("A separator between two selected rows has the multiple-selection color (P5)")
  func multipleSelection() {
    let list = FactList(.plain, .iOS26, rows: [3]) {
      $0.separatorConfiguration.multipleSelectionColor = .systemPink
    }
    #expect(list.bottomLines(selected: [0, 1]) == [true, false, true])
    let both = Set([0, 1].map { ListPosition(section: 0, row: $0) })
    #expect(list.layout(Self.first, selected: both).bottomSeparator?.color == .systemPink)
    #expect(list.layout(Self.first).bottomSeparator?.color == .separator)
  }

  @Test("A selected row after another section has no separator above it (P5, G46)")
  func selectionAcrossSections() {
    let last = ListItem.row(section: 0, row: 1)
    func line(
      _ list: FactList, selected: [ListPosition] = [ListPosition(section: 2, row: 0)]
    ) -> SeparatorLayout? {
      list.layout(last, selected: Set(selected)).bottomSeparator
    }
    let list = FactList(.plain, .iOS26, rows: [2, 0, 2]) {
      $0.separatorConfiguration.multipleSelectionColor = .systemPink
    }
    #expect(line(list, selected: []) != nil)
    #expect(line(list) == nil)
    let both = [ListPosition(section: 0, row: 1), ListPosition(section: 2, row: 0)]
    #expect(line(list, selected: both)?.color == .systemPink)
    #expect(line(list, selected: [both[0]]) == nil)
    // With anything between the two, the line is not beside the selected row.
    #expect(line(FactList(.plain, .iOS26, rows: [2, 0, 2], headers: [2])) != nil)
    #expect(line(FactList(.plain, .iOS26, rows: [2, 0, 2], footers: [1])) != nil)
    let spaced = FactList(.plain, .iOS26, rows: [2, 0, 2]) { $0.headerMode = .firstItemInSection }
    #expect(line(spaced) != nil)
  }

  @Test("A list without separators shows none at all (P6)", arguments: generations)
  func none(_ sheet: StyleSheet) {
    let list = FactList(.plain, sheet, rows: [2]) {
      $0.showsSeparators = false
      $0.separatorConfiguration.bottomSeparatorVisibility = .visible
      $0.separatorConfiguration.topSeparatorVisibility = .visible
      $0.itemSeparatorHandler = { _, separators in
        var separators = separators
        separators.bottomSeparatorVisibility = .visible
        return separators
      }
    }
    #expect(list.bottomLines() == [false, false])
    #expect(list.topLines() == [false, false])
  }

  @Test("Separators change no heights in collection lists (P7)", arguments: generations)
  func heights(_ sheet: StyleSheet) {
    for visibility in ListSeparatorConfiguration.Visibility.allCases {
      let list = FactList(.plain, sheet, rows: [2]) {
        $0.separatorConfiguration.bottomSeparatorVisibility = visibility
        $0.separatorConfiguration.topSeparatorVisibility = visibility
      }
      #expect(list.frame(Self.first).height == (sheet == .iOS18 ? 44 : 52))
    }
  }

  @Test("All appearances have the same separators (P1)")
  func appearances() {
    for appearance in ListConfiguration.Appearance.allCases {
      let separators = ListSeparatorConfiguration(listAppearance: appearance)
      #expect(separators == ListSeparatorConfiguration(listAppearance: .plain))
      #expect(separators.bottomSeparatorInsets == ListSeparatorConfiguration.automaticInsets)
      #expect(separators.bottomSeparatorVisibility == .automatic)
    }
    let automatic = ListSeparatorConfiguration.automaticInsets
    #expect(automatic.leading == .greatestFiniteMagnitude && automatic.top == 0)
  }
}
