import CellConfiguration
import CellLayout
import CellTestSupport
import CellText
import Foundation
import Testing

/// Links under touches, and where they are.
@Suite("Links take touches where their characters are visible")
struct LinkTouchTests {
  private static let colors: [CellColor] = [
    .systemRed, .systemGreen, .systemOrange, .systemPink, .systemTeal, .systemBrown,
  ]

  private static func link(_ string: String, _ name: String = "act") -> AttributedString {
    var text = AttributedString(string)
    text.cell.action = CellAccessory.Action(named: name)
    return text
  }

  /// Makes a text in which each link has its own action and color, beginning with one of them.
  private static func text(
    _ generator: inout TextGenerator, _ colors: inout ArraySlice<CellColor>
  ) -> AttributedString {
    var text = AttributedString()
    for _ in 0..<generator.number(0...4) {
      var piece = AttributedString(generator.text(words: 3))
      if generator.number(0...2) > 0, let color = colors.popFirst() {
        piece.cell.foregroundColor = color
        piece.cell.action = CellAccessory.Action(named: "\(color)")
      }
      text += piece
    }
    if generator.number(0...3) == 0 {
      text.cell.paragraphStyle = CellParagraphStyle(
        alignment: generator.pick([nil, .center, .right]),
        baseWritingDirection: generator.pick([.leftToRight, .rightToLeft]))
    }
    return text
  }

  private static func subject(
    _ generator: inout TextGenerator
  ) -> (cell: ListCellConfiguration, context: LayoutContext) {
    var content = generator.pick([
      ListContentConfiguration.cell(), .subtitleCell(), .valueCell(), .sidebarCell(),
    ])
    var rest = colors[...]
    content.attributedText = text(&generator, &rest)
    content.secondaryAttributedText = text(&generator, &rest)
    if generator.number(0...2) == 0 { content.image = CellImage(systemName: "folder") }
    content.textProperties.numberOfLines = generator.number(0...2)
    content.textProperties.lineBreakMode = generator.pick(LineBreakMode.allCases)
    content.secondaryTextProperties.numberOfLines = generator.number(0...2)
    var cell = ListCellConfiguration(content: content)
    cell.accessories = generator.pick([[], [.detail()], [.disclosureIndicator()]])
    if generator.number(0...7) == 0 { cell.height = CGFloat(generator.number(20...80)) }
    let traits = TraitCollection.phone.modifyingTraits {
      $0.layoutDirection = generator.pick([.leftToRight, .rightToLeft])
      $0.preferredContentSizeCategory = generator.pick([
        .large, .small, .accessibilityLarge, .accessibilityExtraExtraExtraLarge,
      ])
    }
    return (cell, LayoutContext(traits: traits))
  }

  private static func middle(_ rect: CGRect) -> CGPoint { CGPoint(x: rect.midX, y: rect.midY) }

  @Test(
    "A touch hits a link in its rectangles, and another target outside of all", arguments: 0..<4)
  func hits(_ seed: UInt64) {
    var generator = TextGenerator(seed: 101 + seed)
    var (links, others) = (0, 0)
    for _ in 0..<150 {
      let (cell, context) = Self.subject(&generator)
      let layout = ListCellLayout(
        cell, width: CGFloat(generator.number(120...400)), context: context)
      let bounds = CGRect(origin: .zero, size: layout.size)
      let buttons = cell.accessories.indices.compactMap(layout.touchFrame(ofAccessory:))
      for link in layout.links {
        #expect(link.link == cell.links[link.index] && !link.rects.isEmpty)
        for rect in link.rects {
          let point = Self.middle(rect)
          guard bounds.contains(point), !buttons.contains(where: { $0.contains(point) }) else {
            continue
          }
          links += 1
          #expect(layout.hitTest(point, of: cell) == .link(index: link.index))
          #expect(cell.action(of: .link(index: link.index)) == link.link.action)
        }
      }
      let rects = layout.links.flatMap(\.rects)
      for _ in 0..<40 {
        let point = CGPoint(
          x: CGFloat(generator.number(0...Int(layout.size.width))),
          y: CGFloat(generator.number(0...Int(layout.size.height))))
        let found = layout.hitTest(point, of: cell)
        let isInside = rects.contains { $0.contains(point) }
        if case .link(let index) = found {
          let rects = layout.links.first { $0.index == index }?.rects ?? []
          #expect(rects.contains { $0.contains(point) })
        } else if isInside, bounds.contains(point) {
          #expect(buttons.contains { $0.contains(point) })
        } else {
          others += 1
        }
      }
    }
    #expect(links > 200 && others > 2000)
  }

  @Test("The rectangles of a link cover exactly its visible characters")
  func characters() throws {
    var generator = TextGenerator(seed: 111)
    var covered = 0
    for _ in 0..<400 {
      let (cell, context) = Self.subject(&generator)
      let layout = ListCellLayout(
        cell, width: CGFloat(generator.number(120...400)), context: context)
      let content = try #require(cell.content)
      let placed = try #require(layout.content)
      // The color of a run names its link.
      var widths: [String: CGFloat] = [:]
      var frames: [String: CGRect] = [:]
      for role in TextRole.allCases {
        guard let label = placed.label(role, of: content, context: context) else { continue }
        for line in label.layout.lines where !line.hasEllipsis && !line.hasHyphen {
          for fragment in label.layout.fragments(of: line) {
            guard let color = fragment.attributes.color, Self.colors.contains(color) else {
              continue
            }
            widths["\(color)", default: 0] += fragment.width
            let frame = CGRect(
              x: layout.contentFrame.minX + label.origin.x + fragment.x,
              y: layout.contentFrame.minY + label.origin.y + line.top, width: fragment.width,
              height: line.metrics.lineHeight)
            if frame.width > 0 {
              frames["\(color)"] = frames["\(color)", default: .null].union(frame)
            }
          }
        }
        let isWhole = label.layout.lines.allSatisfy { !$0.hasEllipsis && !$0.hasHyphen }
        for link in content.links where link.role == role && isWhole {
          let name = link.action?.name ?? ""
          let rects = layout.links.first { $0.link == link }?.rects ?? []
          let width = rects.reduce(0) { $0 + $1.width }
          #expect(abs(width - widths[name, default: 0]) < 0.01)
          let frame = rects.reduce(CGRect.null) { $0.union($1) }
          if let expected = frames[name] {
            covered += 1
            #expect(
              abs(frame.minX - expected.minX) < 0.01 && abs(frame.maxX - expected.maxX) < 0.01
                && abs(frame.minY - expected.minY) < 0.01
                && abs(frame.maxY - expected.maxY) < 0.01)
          }
        }
      }
    }
    #expect(covered > 150)
  }

  @Test("An accessory or a swipe action wins over a link, and a link over the cell")
  func order() throws {
    var content = ListContentConfiguration.header()
    content.attributedText = Self.link(String(repeating: "i", count: 99))
    content.textProperties.lineBreakMode = .byClipping
    content.directionalLayoutMargins.trailing = 0
    var cell = ListCellConfiguration(content: content)
    var thin = CellAccessory.customView(
      .init("thin", size: CGSize(width: 2, height: 20)), placement: .trailing())
    thin.accessibility.traits = .button
    thin.reservedLayoutWidth = .custom(2)
    cell.accessories = [thin, .outlineDisclosure(options: .init(style: .header))]
    cell.trailingSwipeActions = SwipeActionsConfiguration(actions: [SwipeAction(title: "Flag")])
    let context = LayoutContext(traits: .phone)
    var layout = ListCellLayout(cell, width: 200, context: context)
    let button = try #require(layout.touchFrame(ofAccessory: 0))
    let rect = try #require(layout.links.first?.rects.first)
    #expect(button.minX < rect.maxX)
    let edge = CGPoint(x: (button.minX + rect.maxX) / 2, y: rect.midY)
    #expect(layout.hitTest(edge, of: cell) == .accessory(index: 0))
    #expect(layout.hitTest(Self.middle(rect), of: cell) == .link(index: 0))
    #expect(layout.frame(ofTarget: .link(index: 0)) == rect)
    #expect(layout.frame(ofTarget: .link(index: 1)) == nil)
    let above = CGPoint(x: rect.midX, y: rect.minY - 1)
    #expect(layout.hitTest(above, of: cell) == .accessory(index: 1))
    // A swipe moves the link, and its action is in front of it.
    cell.swipeOffset = -60
    layout = ListCellLayout(cell, width: 200, context: context)
    #expect(layout.links.first?.rects.first == rect.offsetBy(dx: -60, dy: 0))
    let action = try #require(layout.swipeActions.first?.frame)
    #expect(
      layout.hitTest(Self.middle(action), of: cell) == .swipeAction(edge: .trailing, index: 0))
  }

  @Test("Links of disabled cells and of invisible content take no touches")
  func disabled() throws {
    var content = ListContentConfiguration.cell()
    content.attributedText = Self.link("Terms")
    var cell = ListCellConfiguration(content: content)
    let layout = ListCellLayout(cell, width: 358, context: LayoutContext(traits: .phone))
    let point = Self.middle(try #require(layout.links.first?.frame))
    #expect(layout.hitTest(point, of: cell) == .link(index: 0))
    #expect(layout.focusTargets(of: cell) == [.cell])
    cell.content?.alpha = 0
    #expect(layout.hitTest(point, of: cell) == .cell)
    cell.content?.alpha = 0.1
    #expect(layout.hitTest(point, of: cell) == .link(index: 0))
    cell.state.isDisabled = true
    #expect(layout.hitTest(point, of: cell) == nil)
  }

  @Test("A measured cell that is placed at another height has the links there")
  func measurement() throws {
    var content = ListContentConfiguration.subtitleCell()
    content.text = "Text"
    content.secondaryAttributedText = Self.link("Terms")
    let cell = ListCellConfiguration(content: content)
    let context = LayoutContext(traits: .phone)
    let measurement = ListCellMeasurement(cell, width: 358, context: context)
    for height in [nil, 100] as [CGFloat?] {
      let layout = ListCellLayout(measurement, height: height)
      let frame = try #require(layout.links.first?.frame)
      let label = try #require(layout.secondaryTextFrame)
      #expect(frame.midY > label.minY && frame.midY < label.maxY && frame.minX == label.minX)
    }
    let plain = ListCellLayout(
      ListCellConfiguration(content: .cell()), width: 358, context: context)
    #expect(plain.links.isEmpty)
  }

  @Test("Links of rows, headers and footers are targets of a list, with their actions")
  func lists() throws {
    func cell(_ item: ListItem) -> ListCellConfiguration {
      var content =
        switch item {
        case .header: ListContentConfiguration.header()
        case .footer: ListContentConfiguration.footer()
        case .row: ListContentConfiguration.cell()
        }
      content.attributedText = AttributedString("Read the ") + Self.link("terms", "\(item)")
      return ListCellConfiguration(content: content)
    }
    var configuration = ListConfiguration(appearance: .insetGrouped)
    (configuration.headerMode, configuration.footerMode) = (.supplementary, .supplementary)
    var list = ListLayout(
      configuration, sections: [ListSection(rowCount: 1, hasHeader: true, hasFooter: true)],
      width: 390, context: LayoutContext(traits: .phone))
    list.measureAll(cell: cell)
    for item in [ListItem.header(section: 0), .row(section: 0, row: 0), .footer(section: 0)] {
      let link = try #require(list.cellLayout(of: cell(item), at: item).links.first?.frame)
      let frame = list.frame(of: item)
      let point = CGPoint(x: frame.minX + link.midX, y: frame.minY + link.midY)
      let found = try #require(list.hitTest(point, cell: cell))
      #expect(found.item == item && found.target == .link(index: 0))
      #expect(found.action?.name == "\(item)" && found.link?.title == "terms")
      #expect(found.description == "link 0 of \(item)" && found.accessory == nil)
      let beside = list.hitTest(CGPoint(x: frame.minX + link.minX - 2, y: point.y), cell: cell)
      #expect(beside?.target == .cell && beside?.link == nil)
    }
  }

  @Test("A link is drawn in the tint color, unless its run has another one")
  func colors() throws {
    var content = ListContentConfiguration.cell()
    var red = Self.link("red")
    red.cell.foregroundColor = .systemRed
    content.attributedText = AttributedString("a ") + Self.link("link ") + red
    let cell = ListCellConfiguration(content: content)
    let context = LayoutContext(traits: .phone)
    let layout = ListCellLayout(cell, width: 358, context: context)
    let tint = CellColor.systemGreen.resolved(with: .phone)
    let presentation = CellPresentation(layout, of: cell, context: context, tintColor: .systemGreen)
    let label = try #require(presentation.text)
    let fragments = label.layout.fragments(of: label.layout.lines[0])
    #expect(fragments.map(\.string) == ["a ", "link ", "red"])
    let colors = fragments.map { $0.attributes.color.flatMap { label.runColors[$0] } }
    #expect(colors == [nil, tint, CellColor.systemRed.resolved(with: .phone)])
    #expect(fragments.allSatisfy { $0.attributes.underlineStyle == nil })
  }

  @Test("Each link is an element after the cell, with its place and its target")
  func elements() throws {
    var content = ListContentConfiguration.subtitleCell()
    content.attributedText = AttributedString("Read the ") + Self.link("terms")
    content.secondaryAttributedText = Self.link("Reset")
    var cell = ListCellConfiguration(content: content)
    cell.accessories = [.detail()]
    let layout = ListCellLayout(cell, width: 358, context: LayoutContext(traits: .phone))
    let links = layout.links
    var elements = layout.accessibilityElements(of: cell)
    #expect(elements.map(\.label) == ["Read the terms, Reset", "terms", "Reset"])
    #expect(elements.map(\.traits) == [[], .link, .link])
    #expect(elements.map(\.target) == [nil, .link(index: 0), .link(index: 1)])
    #expect(elements.dropFirst().map(\.frame) == links.map(\.frame))
    #expect(elements[1].description.contains("target link 0"))
    cell.accessibility.isElement = false
    elements = layout.accessibilityElements(of: cell)
    #expect(elements.map(\.label) == ["Read the terms", "terms", "Reset", "Reset", "More Info"])
    #expect(
      elements.map(\.traits) == [.staticText, .link, .staticText, .link, .button])
    cell.state.isDisabled = true
    elements = layout.accessibilityElements(of: cell)
    #expect(elements[1].traits == [.link, .notEnabled] && elements[1].target == nil)
    cell.state.isDisabled = false
    cell.content?.alpha = 0
    #expect(layout.accessibilityElements(of: cell).map(\.label) == ["More Info"])
  }

  @Test("Placing links takes time in proportion to their number, on one line or on many")
  func growth() {
    for width in [320, 1e6] as [CGFloat] {
      expectGrowth(.linear, from: 40, to: 640, "\(width)") { count in
        var text = AttributedString()
        for index in 0..<count { text += Self.link("link ", "\(index)") }
        var content = ListContentConfiguration.cell()
        content.attributedText = text
        let cell = ListCellConfiguration(content: content)
        let context = LayoutContext(traits: .phone)
        return {
          #expect(ListCellLayout(cell, width: width, context: context).links.count == count)
        }
      }
    }
  }
}
