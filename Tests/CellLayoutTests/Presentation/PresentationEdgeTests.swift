import CellConfiguration
import CellLayout
import CellTestSupport
import Foundation
import Testing

@Suite("Small parts of the presentation of a cell")
struct PresentationEdgeTests {
  private static func presentation(
    _ cell: ListCellConfiguration, _ decorations: ListCellDecorations = ListCellDecorations()
  ) -> CellPresentation {
    let context = LayoutContext(traits: .phone)
    let layout = ListCellLayout(cell, width: 390, context: context, decorations: decorations)
    return CellPresentation(layout, of: cell, context: context)
  }

  private static func radii(_ radii: CornerRadii) -> [CGFloat] {
    [radii.topLeft, radii.topRight, radii.bottomLeft, radii.bottomRight]
  }

  @Test("The corners that a list clips change in proportion to time", arguments: 0...20)
  func clippedCorners(step: Int) throws {
    let fraction = CGFloat(step) / 20
    var decorations = ListCellDecorations()
    decorations.clipRadii = CornerRadii(26, at: [.topLeft, .topRight])
    let cell = ListCellConfiguration(content: .cell(), background: .listCell())
    let (top, plain) = (Self.presentation(cell, decorations), Self.presentation(cell))
    let between = try #require(top.interpolated(to: plain, fraction: fraction).background)
    for (radius, expected) in zip(Self.radii(between.clipRadii), [26, 26, 0, 0] as [CGFloat]) {
      #expect(abs(radius - expected * (1 - fraction)) < 1e-9)
    }
  }

  @Test("Separators move and resize in proportion to time", arguments: 0...20)
  func separatorFrames(step: Int) throws {
    let fraction = CGFloat(step) / 20
    var decorations = ListCellDecorations()
    decorations.separators = ListSeparatorConfiguration(listAppearance: .plain)
    decorations.separators?.topSeparatorVisibility = .visible
    decorations.separators?.bottomSeparatorVisibility = .visible
    var cell = ListCellConfiguration(content: .cell())
    let start = Self.presentation(cell, decorations)
    cell.indentationLevel = 3
    cell.height = 80
    let end = Self.presentation(cell, decorations)
    let between = start.interpolated(to: end, fraction: fraction)
    for path in [\CellPresentation.topSeparator, \.bottomSeparator] {
      let frames = try [start, between, end].map { try #require($0[keyPath: path]).frame }
      #expect(frames[0] != frames[2])
      for edge in [\CGRect.minX, \.minY, \.maxX, \.maxY] {
        let values = frames.map { $0[keyPath: edge] }
        #expect(abs(values[1] - (values[0] + (values[2] - values[0]) * fraction)) < 1e-9)
      }
    }
  }

  @Test("Exactly the visible separators of a layout appear, where the layout has them")
  func visibleSeparators() {
    for isTop in [false, true] {
      for isBottom in [false, true] {
        var decorations = ListCellDecorations()
        var separators = ListSeparatorConfiguration(listAppearance: .plain)
        separators.topSeparatorVisibility = isTop ? .visible : .hidden
        separators.bottomSeparatorVisibility = isBottom ? .visible : .hidden
        separators.color = .systemRed
        decorations.separators = separators
        let seen = Self.presentation(ListCellConfiguration(content: .cell()), decorations)
        #expect((seen.topSeparator != nil) == isTop && (seen.bottomSeparator != nil) == isBottom)
        #expect(seen.topSeparator.map { $0.frame.minY == 0 } != false)
        #expect(seen.bottomSeparator.map { $0.frame.maxY == seen.size.height } != false)
        let red = CellColor.systemRed.resolved(with: .phone)
        for separator in [seen.topSeparator, seen.bottomSeparator].compactMap(\.self) {
          #expect(separator.color == red)
        }
        let drawn = Set(seen.displayList.map(\.identity.element))
        #expect(drawn.contains(.topSeparator) == isTop)
        #expect(drawn.contains(.bottomSeparator) == isBottom)
      }
    }
  }

  @Test(
    "A stroke of any width above 0 is drawn inside the outline of an image",
    arguments: [0, 0.25, 0.5, 1, 1.5, 3] as [CGFloat])
  func imageStroke(width: CGFloat) throws {
    var cell = ListCellConfiguration(content: .cell())
    cell.content?.image = CellImage(size: CGSize(width: 40, height: 40))
    cell.content?.imageProperties.strokeWidth = width
    let image = try #require(Self.presentation(cell).image)
    #expect(image.strokeWidth == width && (image.strokePath != nil) == (width > 0))
    let points = (image.strokePath?.elements ?? []).flatMap(Self.points)
    for point in points {
      #expect(image.frame.insetBy(dx: width / 2 - 1e-9, dy: width / 2 - 1e-9).contains(point))
    }
  }

  private static func points(_ element: CellPath.Element) -> [CGPoint] {
    switch element {
    case .move(let end), .line(let end): [end]
    case .curve(let end, let control1, let control2): [end, control1, control2]
    case .close: []
    }
  }

  private static func points(_ content: DisplayItem.Content) -> [CGPoint] {
    switch content {
    case .fill(let shape, _), .stroke(let shape, _, _):
      switch shape {
      case .rect(let rect), .ellipse(let rect):
        [rect.origin, CGPoint(x: rect.maxX, y: rect.maxY)]
      case .path(let path): path.elements.flatMap(points)
      }
    default: []
    }
  }

  @Test("The marks of an accessory grow with its frame")
  func marks() throws {
    let accessories: [CellAccessory] = [
      .detail(), .checkmark(), .popUpMenu(), .disclosureIndicator(), .outlineDisclosure(),
      .delete(displayed: .always), .insert(displayed: .always), .multiselect(displayed: .always),
    ]
    for accessory in accessories {
      for isSelected in [false, true] {
        var cell = ListCellConfiguration(content: .cell())
        cell.accessories = [accessory]
        cell.state.isSelected = isSelected
        var seen = Self.presentation(cell)
        let middle = CGPoint(x: 100, y: 100)
        func distances(_ side: CGFloat) -> [CGFloat] {
          seen.accessories[0].frame = CGRect(
            x: middle.x - side / 2, y: middle.y - side / 2, width: side, height: side)
          return seen.displayList
            .filter { $0.identity.element == .accessory(accessory.kind, 0) }
            .flatMap { Self.points($0.content) }
            .flatMap { [$0.x - middle.x, $0.y - middle.y] }
        }
        let (small, large) = (distances(10), distances(30))
        #expect(!small.isEmpty && small.count == large.count)
        for (small, large) in zip(small, large) {
          #expect(abs(small * 3 - large) < 1e-9, "\(accessory.kind)")
          #expect(abs(small) <= 5, "\(accessory.kind)")
        }
      }
    }
  }

  @Test("The chevron of an outline item is turned down by a quarter when the item is expanded")
  func turnedChevron() throws {
    func ends(isExpanded: Bool) throws -> [CGPoint] {
      var cell = ListCellConfiguration(content: .cell())
      cell.accessories = [.outlineDisclosure()]
      cell.state.isExpanded = isExpanded
      let points = Self.presentation(cell).displayList
        .filter { $0.identity.element == .accessory(.outlineDisclosure, 0) }
        .flatMap { Self.points($0.content) }
      try #require(points.count == 3)
      return [points[0], points[2]].map { CGPoint(x: $0.x - points[1].x, y: $0.y - points[1].y) }
    }
    let (closed, open) = (try ends(isExpanded: false), try ends(isExpanded: true))
    for (point, turned) in zip(closed, open.reversed()) {
      #expect(abs(turned.x + point.y) < 1e-9 && abs(turned.y - point.x) < 1e-9)
    }
  }

  @Test("The serif of a detail button extends to both sides of its stem")
  func detail() throws {
    var cell = ListCellConfiguration(content: .cell())
    cell.accessories = [.detail()]
    let seen = Self.presentation(cell)
    let frame = try #require(seen.accessories.first).frame
    let items = seen.displayList.filter { $0.identity.element == .accessory(.detail, 0) }
    let letter = Self.points(try #require(items.last).content)
    let side = min(frame.width, frame.height)
    let foot = letter.suffix(2).map { ($0.x - frame.midX) / side }
    #expect(foot.count == 2 && abs(foot[0] + 0.09) < 1e-9 && abs(foot[1] - 0.11) < 1e-9)
  }

  @Test("The layers of accessories, texts and separators are numbered from 0")
  func layers() {
    var generator = RandomPresentations(seed: 52)
    for _ in 0..<100 {
      let list = generator.presentation(of: generator.cell()).displayList
      let layers = Dictionary(grouping: list, by: \.identity.element)
        .mapValues { $0.map(\.identity.layer).sorted() }
      for (element, layers) in layers {
        switch element {
        case .accessory: #expect(layers == Array(0..<layers.count), "\(element)")
        case .text, .secondaryText, .topSeparator, .bottomSeparator, .reorderSeparator:
          #expect(layers.first == 0, "\(element)")
        default: break
        }
      }
    }
  }
}
