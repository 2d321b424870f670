import CellConfiguration
import CellLayout
import CellTestSupport
import CellText
import Foundation
import Testing

@Suite("The display list of a cell")
struct DisplayListTests {
  /// The items and, after each group, its members.
  private static func all(_ items: [DisplayItem]) -> [DisplayItem] {
    items.flatMap { item in
      if case .group(let members, _) = item.content { [item] + all(members) } else { [item] }
    }
  }

  private static func items(
    of element: DisplayItem.Identity.Element, in presentation: CellPresentation
  ) -> [DisplayItem] {
    presentation.displayList.filter { $0.identity.element == element }
  }

  @Test("The effect of a separator is a step behind its line, by its name")
  func separatorEffects() {
    for effect in CellVisualEffect.testedEffects {
      var list = ListConfiguration(appearance: .plain)
      list.separatorConfiguration.visualEffect = effect
      let layout = ListLayout(
        list, sections: [ListSection(rowCount: 2)], width: 390, context: LayoutContext())
      let cell = ListCellConfiguration(
        content: ListContentConfiguration(style: .cell, text: "A"), background: .listCell())
      let presentation = CellPresentation(
        layout.cellLayout(of: cell, at: .row(section: 0, row: 0)), of: cell,
        context: layout.context, tintColor: .systemBlue)
      let steps = Self.items(of: .bottomSeparator, in: presentation)
      guard steps.count == 2, case .effect(effect, let path) = steps[0].content,
        case .fill(.rect(let line), _) = steps[1].content
      else {
        Issue.record("\(steps)")
        continue
      }
      #expect(path == CellPath(rect: line))
    }
  }

  @Test("The opacity of content is limited to 0 through 1, and no number is 1")
  func contentAlpha() {
    var content = ListContentConfiguration.cell()
    for (alpha, visible) in [(0.3, 0.3), (-1, 0), (2, 1), (.nan, 1)] as [(CGFloat, CGFloat)] {
      content.alpha = alpha
      #expect(content.visibleAlpha == visible)
    }
  }

  @Test("A shadow is its outline, moved and larger by twice the blur", arguments: [6, -6])
  func shadowBounds(radius: CGFloat) {
    let path = CellPath(rect: CGRect(x: 10, y: 20, width: 30, height: 40))
    let shadow = CellPresentation.Shadow(
      path: path, color: CellColor.black.resolved(with: .phone), radius: radius,
      offset: CGSize(width: 1, height: 2))
    let bounds = [DisplayItem.Content.shadow(shadow)].items(.background).bounds
    #expect(bounds == CGRect(x: -1, y: 10, width: 54, height: 64))
  }

  @Test("Identities are unique, and do not depend on colors")
  func identities() {
    var generator = RandomPresentations(seed: 35)
    for _ in 0..<150 {
      let lists = generator.presentations(of: generator.cell(), in: [.light, .dark])
        .map { Self.all($0.displayList).map(\.identity) }
      #expect(Set(lists[0]).count == lists[0].count)
      #expect(lists[0] == lists[1])
    }
  }

  @Test("A part that stays the same keeps its items, and a part that fades keeps its identities")
  func changes() {
    var generator = RandomPresentations(seed: 36)
    var unchanged = 0
    for _ in 0..<150 {
      let cell = generator.cell()
      let (start, end) = (generator.presentation(of: cell), generator.presentation(of: cell))
      let moment = start.interpolated(to: end, fraction: 0.3)
      let identities = Set(Self.all(moment.displayList).map(\.identity))
      #expect(identities.count == Self.all(moment.displayList).count)
      #expect(identities.isSuperset(of: Self.all(start.displayList).map(\.identity)))
      for (element, isSame) in [
        (DisplayItem.Identity.Element.image, start.image == end.image),
        (.text, start.text == end.text), (.secondaryText, start.secondaryText == end.secondaryText),
        (.topSeparator, start.topSeparator == end.topSeparator),
      ] where isSame {
        #expect(Self.items(of: element, in: start) == Self.items(of: element, in: end))
        unchanged += 1
      }
    }
    #expect(unchanged > 100)
  }

  @Test("A change of a color, a font, a word or a width changes the items of that part alone")
  func sensitivity() {
    var cell = ListCellConfiguration(
      content: ListContentConfiguration(
        style: .subtitleCell, text: "Wi-Fi", secondaryText: "Home",
        image: CellImage(systemName: "wifi")),
      background: .listCell())
    cell.accessories = [.disclosureIndicator()]
    func presentation(_ change: (inout ListCellConfiguration) -> Void) -> CellPresentation {
      var cell = cell
      change(&cell)
      let context = LayoutContext(traits: .phone)
      return CellPresentation(
        ListCellLayout(cell, width: 390, context: context), of: cell, context: context)
    }
    let own = presentation { _ in }.displayList
    let changes: [(DisplayItem.Identity.Element, (inout ListCellConfiguration) -> Void)] = [
      (.text, { $0.content?.textProperties.color = .systemRed }),
      (.text, { $0.content?.text = "WLAN" }),
      (.secondaryText, { $0.content?.secondaryTextProperties.color = .systemRed }),
      (.image, { $0.content?.imageProperties.tintColor = .systemRed }),
      (.background, { $0.background?.backgroundColor = .systemRed }),
      (.background, { $0.background?.shadowProperties.opacity = 0.5 }),
      (
        .accessory(.disclosureIndicator, 0),
        { $0.accessories = [.disclosureIndicator(options: .init(tintColor: .systemRed))] }
      ),
    ]
    for (element, change) in changes {
      let changed = presentation(change).displayList
      let differences = changed.filter { !own.contains($0) } + own.filter { !changed.contains($0) }
      #expect(!differences.isEmpty)
      #expect(Set(differences.map(\.identity.element)) == [element])
    }
  }

  @Test("The texts of a display list are the visible lines, at their positions and in their colors")
  func texts() throws {
    var text = AttributedString("Known ")
    var red = AttributedString("networks")
    red.cell.foregroundColor = .systemRed
    red.cell.underlineStyle = .double
    text.append(red)
    var content = ListContentConfiguration.cell()
    content.attributedText = text
    let cell = ListCellConfiguration(content: content)
    let context = LayoutContext(traits: .phone)
    let layout = ListCellLayout(cell, width: 390, context: context)
    let presentation = CellPresentation(layout, of: cell, context: context)
    let label = try #require(presentation.text)
    let pieces = presentation.displayList.compactMap { item in
      if case .text(let text) = item.content { text } else { nil }
    }
    #expect(pieces.map(\.fragment.string) == ["Known ", "networks"])
    let colors = [CellColor.label, .systemRed].map { $0.resolved(with: .phone) }
    #expect(pieces.map(\.color) == colors)
    #expect(pieces[0].position.x == label.frame.minX)
    #expect(pieces[1].position.x == label.frame.minX + pieces[0].fragment.width)
    #expect(pieces[1].position.y == label.origin.y + label.layout.lines[0].baseline)
    #expect(pieces[1].parts.first?.x == pieces[1].position.x)
    let lines = presentation.displayList.compactMap { item in
      if case .fill(.rect(let rect), colors[1]) = item.content { rect } else { nil }
    }
    #expect(lines.count == 2)
    #expect(lines.allSatisfy { $0.minX == pieces[1].position.x && $0.minY > pieces[1].position.y })
  }

  @Test("An item at another position is the item of a cell whose parts are all there")
  func positions() throws {
    var generator = RandomPresentations(seed: 37)
    for _ in 0..<100 {
      for item in Self.all(generator.presentation(of: generator.cell()).displayList) {
        let moved = item.offsetBy(dx: 8, dy: -16)
        #expect(moved != item)
        #expect(moved.offsetBy(dx: -8, dy: 16).identity == item.identity)
        #expect(Self.corner(of: moved).x.isNearly(Self.corner(of: item).x + 8))
        #expect(Self.corner(of: moved).y.isNearly(Self.corner(of: item).y - 16))
      }
    }
  }

  /// The top left corner of everything that an item draws; control points count.
  private static func corner(of item: DisplayItem) -> CGPoint {
    func topLeft(_ path: CellPath) -> CGPoint {
      let points = path.elements.flatMap { element -> [CGPoint] in
        switch element {
        case .move(let end), .line(let end): [end]
        case .curve(let end, let first, let second): [end, first, second]
        case .close: []
        }
      }
      return CGPoint(x: points.map(\.x).min() ?? 0, y: points.map(\.y).min() ?? 0)
    }
    switch item.content {
    case .fill(let shape, _), .stroke(let shape, _, _): return topLeft(shape.path)
    case .gradient(let gradient): return gradient.frame.origin
    case .shadow(let shadow): return topLeft(shadow.path)
    case .effect(_, let path), .group(_, let path?): return topLeft(path)
    case .image(let image): return image.frame.origin
    case .symbol(let symbol): return symbol.frame.origin
    case .text(let text): return text.position
    case .view(let view): return view.frame.origin
    case .group(let items, nil): return items.first.map(Self.corner) ?? .zero
    }
  }

  @Test("The path of an ellipse touches the sides of its rectangle and is round")
  func ellipse() {
    let path = DisplayItem.Shape.ellipse(CGRect(x: 10, y: 20, width: 40, height: 40)).path
    var start = CGPoint.zero
    for element in path.elements {
      switch element {
      case .move(let end): start = end
      case .curve(let end, let control1, let control2):
        for step in 0...8 {
          let t = CGFloat(step) / 8
          func value(_ key: KeyPath<CGPoint, CGFloat>) -> CGFloat {
            let (a, b) = (start[keyPath: key], control1[keyPath: key])
            let (c, d) = (control2[keyPath: key], end[keyPath: key])
            let u = 1 - t
            return u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d
          }
          let radius = hypot(value(\.x) - 30, value(\.y) - 40)
          #expect(abs(radius - 20) < 0.01)
        }
        start = end
      case .line: Issue.record("a straight line")
      case .close: break
      }
    }
    #expect(path.elements.count == 6)
  }
}

extension CGFloat {
  fileprivate func isNearly(_ other: CGFloat) -> Bool { (self - other).magnitude < 1e-9 }
}
