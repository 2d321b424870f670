import CellConfiguration
import CellLayout
import CellTestSupport
import Foundation
import Testing

/// Hit testing and keyboard focus in a list.
struct ListTouchTests {
  /// Every item has other accessories; every third row is disabled.
  private static func cell(_ item: ListItem) -> ListCellConfiguration {
    var content = ListContentConfiguration.cell()
    content.text = "\(item)"
    var cell = ListCellConfiguration(content: content)
    switch item {
    case .header:
      cell.accessories = [.outlineDisclosure(options: .init(style: .header)), .detail()]
    case .footer: cell.accessories = [.label(text: "3")]
    case .row(let position):
      switch position.row % 4 {
      case 0: cell.accessories = [.detail(), .insert(displayed: .always), .disclosureIndicator()]
      case 1: cell.accessories = [.popUpMenu(), .detail(), .reorder(displayed: .always)]
      default: break
      }
      cell.state.isDisabled = position.row % 3 == 2
    }
    return cell
  }

  private static func list(
    _ appearance: ListConfiguration.Appearance, _ sections: Int = 4,
    isRightToLeft: Bool = false
  ) -> ListLayout {
    var configuration = ListConfiguration(appearance: appearance)
    configuration.headerMode = .supplementary
    configuration.footerMode = .supplementary
    var list = ListLayout(
      configuration,
      sections: (0..<sections).map {
        ListSection(rowCount: [5, 0, 7, 1][$0 % 4], hasHeader: $0 != 2, hasFooter: $0 != 3)
      }, width: 390,
      context: LayoutContext(
        traits: TraitCollection.phone.modifyingTraits {
          $0.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        }))
    list.measureAll(cell: cell)
    return list
  }

  /// All items from top to bottom.
  private static func items(_ list: ListLayout) -> [ListItem] {
    (0..<list.sectionCount).flatMap { section in
      (list.hasHeader(inSection: section) ? [ListItem.header(section: section)] : [])
        + (0..<list.rowCount(inSection: section)).map { .row(section: section, row: $0) }
        + (list.hasFooter(inSection: section) ? [.footer(section: section)] : [])
    }
  }

  @Test(
    "A touch in a list meets what the frames of items and cells say, wherever it is scrolled",
    arguments: ListConfiguration.Appearance.allCases, [false, true])
  func grid(_ appearance: ListConfiguration.Appearance, isRightToLeft: Bool) {
    let list = Self.list(appearance, isRightToLeft: isRightToLeft)
    let items = Self.items(list)
    let layouts = Dictionary(
      uniqueKeysWithValues: items.map { ($0, list.cellLayout(of: Self.cell($0), at: $0)) })
    var met: Set<CellTarget> = []
    var problems: [String] = []
    for top in [nil, 0, 113, 300] as [CGFloat?] {
      let visible = top.map { CGRect(x: 0, y: $0, width: 390, height: 260) }
      let frames = items.map { item in
        (item, visible.map { list.frame(of: item, visible: $0) } ?? list.frame(of: item))
      }.sorted { $0.0.zIndex > $1.0.zIndex }
      let end = visible?.maxY ?? list.contentSize.height
      for y in someCases(stride(from: top ?? 0, to: end, by: 7.3)) {
        for x in stride(from: 0.1, to: 390, by: 6.7) {
          let point = CGPoint(x: x, y: y)
          let found = list.hitTest(point, visible: visible, cell: Self.cell)
          let there = frames.first { $0.1.contains(point) }
          let target = there.flatMap { item, frame in
            layouts[item]?.hitTest(
              CGPoint(x: x - frame.minX, y: y - frame.minY), of: Self.cell(item))
          }
          if found?.target != target || (target != nil && found?.item != there?.0) {
            problems.append("\(point): \(found.map { "\($0)" } ?? "nothing")")
          }
          if let target { met.insert(target) }
        }
      }
    }
    #expect(problems.isEmpty, "\(problems.prefix(3))")
    #expect(met.count == 4)
  }

  @Test("A touch lays out one cell of a long list")
  func cost() {
    let list = ListLayout(
      ListConfiguration(appearance: .plain), sections: [ListSection(rowCount: 1_000_000)],
      width: 390, context: LayoutContext(traits: .phone))
    var asked: [ListItem] = []
    let hit = list.hitTest(CGPoint(x: 100, y: list.contentSize.height / 2 + 1)) { item in
      asked.append(item)
      return ListCellConfiguration(content: .cell())
    }
    #expect(hit == ListTarget(item: .row(section: 0, row: 500_000)))
    #expect(asked == [.row(section: 0, row: 500_000)])
  }

  @Test("A touch hits the whole frame of an item that is not measured yet")
  func estimated() {
    let list = ListLayout(
      ListConfiguration(appearance: .plain), sections: [ListSection(rowCount: 3)], width: 390,
      context: LayoutContext(traits: .phone))
    for row in 0..<3 {
      let frame = list.frame(of: .row(section: 0, row: row))
      let hit = list.hitTest(CGPoint(x: 100, y: frame.maxY - 0.5)) { _ in
        var cell = ListCellConfiguration(content: .cell())
        cell.height = 5
        return cell
      }
      #expect(hit == ListTarget(item: .row(section: 0, row: row)))
    }
  }

  // MARK: The keyboard

  private static func walk(_ list: ListLayout, _ heading: FocusMovement) -> [ListTarget] {
    var targets: [ListTarget] = []
    while let next = list.focusTarget(heading, from: targets.last, cell: cell),
      targets.count < 1000
    {
      targets.append(next)
    }
    return targets
  }

  @Test("The tab key visits everything that can be used once, and back in the opposite order")
  func order() {
    for isRightToLeft in [false, true] {
      let list = Self.list(.insetGrouped, isRightToLeft: isRightToLeft)
      let expected = Self.items(list).flatMap { item in
        list.focusTargets(of: item, Self.cell(item)).map { ListTarget(item: item, target: $0) }
      }
      let forward = Self.walk(list, .next)
      #expect(forward == expected)
      #expect(Self.walk(list, .previous) == forward.reversed())
      #expect(!forward.contains { Self.cell($0.item).state.isDisabled })
      #expect(!forward.contains { if case .footer = $0.item { true } else { false } })
      let first = forward.prefix(6).map { "\($0)" }
      #expect(
        first == [
          "accessory 0 of header 0", "accessory 1 of header 0", "cell of row 0.0",
          "accessory 1 of row 0.0", "accessory 0 of row 0.0", "cell of row 0.1",
        ])
    }
  }

  @Test("Arrows up and down visit items, and left and right what is in one")
  func arrows() {
    let list = Self.list(.insetGrouped)
    let items = Self.walk(list, .down).map(\.item)
    #expect(items == Self.walk(list, .up).map(\.item).reversed())
    #expect(
      items
        == Self.items(list).filter { !list.focusTargets(of: $0, Self.cell($0)).isEmpty })
    #expect(list.focusTarget(.first, from: nil, cell: Self.cell)?.item == items.first)
    #expect(list.focusTarget(.last, from: nil, cell: Self.cell)?.item == items.last)
    for isRightToLeft in [false, true] {
      let list = Self.list(.insetGrouped, isRightToLeft: isRightToLeft)
      let (forward, back): (FocusMovement, FocusMovement) =
        isRightToLeft ? (.left, .right) : (.right, .left)
      var current = ListTarget(item: .row(section: 0, row: 0))
      var visited = [current.target]
      while let next = list.focusTarget(forward, from: current, cell: Self.cell) {
        visited.append(next.target)
        current = next
      }
      #expect(visited == [.cell, .accessory(index: 1), .accessory(index: 0)])
      #expect(
        list.focusTarget(back, from: current, cell: Self.cell)?.target == .accessory(index: 1))
      let start = ListTarget(item: .row(section: 0, row: 0))
      #expect(list.focusTarget(back, from: start, cell: Self.cell) == nil)
    }
  }

  @Test("The keyboard goes on from an accessory that is gone as from its cell")
  func gone() {
    let list = Self.list(.plain)
    let gone = ListTarget(item: .row(section: 0, row: 0), target: .accessory(index: 7))
    let next = list.focusTarget(.next, from: gone, cell: Self.cell)
    #expect(next == ListTarget(item: .row(section: 0, row: 0), target: .accessory(index: 1)))
  }

  @Test("What the keyboard can have in a cell is what a touch can meet, without the handle")
  func reachable() {
    for item in Self.items(Self.list(.plain)) {
      let (cell, list) = (Self.cell(item), Self.list(.plain))
      let layout = list.cellLayout(of: cell, at: item)
      var met: Set<CellTarget> = []
      for x in stride(from: 0.5, to: layout.size.width, by: 1) {
        if let target = layout.hitTest(CGPoint(x: x, y: 1), of: cell) { met.insert(target) }
      }
      let handle = cell.accessories.firstIndex { $0.kind == .reorder }
      if let handle { met.remove(.accessory(index: handle)) }
      #expect(Set(layout.focusTargets(of: cell)) == met, "\(item)")
    }
  }
}
