import CellConfiguration
import CellLayout
import CellTestSupport
import Foundation
import Testing

@Suite("Outlines of symbols")
struct SymbolOutlineTests {
  private static let box = CGRect(x: 0, y: 0, width: 24, height: 24)
  private static let weights: [CellFont.Weight] = [.ultraLight, .regular, .black]
  private static let endings = [
    "", ".fill", ".slash", ".circle", ".circle.fill", ".badge", ".badge.plus", ".fill.slash",
    ".square.badge.clock",
  ]

  /// Out of how many drawings one is checked: outlines take long in debug builds.
  private static var share: Int {
    #if DEBUG
      25
    #else
      1
    #endif
  }

  /// Returns the points, out of some, where an outline covers something else than a symbol.
  private static func mistakes(
    _ path: CellPath, _ coverage: SymbolCoverage, count: Int, _ random: inout RandomSource
  ) -> [CGPoint] {
    let path = FlatPath(path)
    return (0..<count).map { _ in
      CGPoint(x: .random(in: -1...25, using: &random), y: .random(in: -1...25, using: &random))
    }
    .filter { point in
      guard let covers = coverage.covers(point) else { return false }
      // Once inside and not at all outside, so that every fill rule draws the same.
      return path.windings(around: point).magnitude != (covers ? 1 : 0)
    }
  }

  @Test("An outline covers what the drawing covers, with every modifier and in every weight")
  func coverage() throws {
    var random = RandomSource(seed: 71)
    let (catalog, outlines) = (SymbolCatalog(), SymbolOutlines())
    for (index, base) in SymbolOutlines.builtInNames.enumerated() where index % Self.share == 0 {
      let name = base + Self.endings[index % Self.endings.count]
      let weight = Self.weights[index % Self.weights.count]
      let isRightToLeft = index % 2 == 0
      let key = SymbolCatalog.Key(name: name, weight: weight, isRightToLeft: isRightToLeft)
      let shape = try #require(catalog.shape(key), "\(name)")
      let path = try #require(
        outlines.path(
          ofSymbolNamed: name, in: Self.box, weight: weight, isRightToLeft: isRightToLeft))
      let coverage = SymbolCoverage(shape, SymbolInk(lineWidth: key.lineWidth))
      let mistakes = Self.mistakes(path, coverage, count: 25, &random)
      #expect(mistakes.isEmpty, "\(name) at \(mistakes)")
    }
  }

  @Test(
    "Digits and checkmarks of mirrored lists move to the other side, and are not mirrored",
    arguments: [
      ("list.number", 2.9..<6), ("checklist", 2.5..<8),
    ])
  func uprightParts(name: String, columns: Range<Double>) throws {
    let paths = try [false, true].map { isRightToLeft in
      try FlatPath(
        #require(
          SymbolOutlines().path(
            ofSymbolNamed: name, in: CGRect(x: 0, y: 0, width: 24, height: 24),
            isRightToLeft: isRightToLeft)))
    }
    let points = stride(from: columns.lowerBound, to: columns.upperBound, by: 0.5).flatMap { x in
      stride(from: 0.0, to: 24, by: 0.5).map { CGPoint(x: x, y: $0) }
    }
    func covered(_ path: FlatPath, _ shift: CGFloat) -> [Bool] {
      points.map { path.windings(around: CGPoint(x: $0.x + shift, y: $0.y)) != 0 }
    }
    let own = covered(paths[0], 0)
    // A shape that is not mirrored covers the same points, moved by some distance.
    let differences = stride(from: -24, through: 24, by: 0.25).map { shift in
      zip(own, covered(paths[1], shift)).count { $0 != $1 }
    }
    #expect(own.count { $0 } > 10)
    #expect(try #require(differences.min()) * 10 <= own.count { $0 })
  }

  @Test("An outline covers what a drawing with random paths covers")
  func randomDrawings() throws {
    var random = RandomSource(seed: 72)
    func point() -> CGPoint {
      // Whole numbers, so that points and edges coincide.
      CGPoint(
        x: CGFloat(Int.random(in: 2...22, using: &random)),
        y: CGFloat(Int.random(in: 2...22, using: &random)))
    }
    func path() -> CellPath {
      var elements: [CellPath.Element] = [.move(to: point())]
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        elements.append(
          Bool.random(using: &random)
            ? .line(to: point()) : .curve(to: point(), control1: point(), control2: point()))
      }
      return CellPath(elements + (Bool.random(using: &random) ? [.close] : []))
    }
    for number in stride(from: 1, to: 120, by: Self.share) {
      let symbol = CustomSymbol(
        lines: (0..<number % 3).map { _ in path() }, areas: (0..<number % 4).map { _ in path() })
      let name = "own" + Self.endings[number % Self.endings.count]
      let catalog = SymbolCatalog(["own": symbol])
      let key = SymbolCatalog.Key(name: name, weight: .regular, isRightToLeft: false)
      let shape = try #require(catalog.shape(key))
      let path = try #require(
        SymbolOutlines(symbols: ["own": symbol]).path(ofSymbolNamed: name, in: Self.box))
      let coverage = SymbolCoverage(shape, SymbolInk(lineWidth: key.lineWidth))
      let mistakes = Self.mistakes(path, coverage, count: 40, &random)
      #expect(mistakes.isEmpty, "\(name) of \(symbol) at \(mistakes)")
    }
  }

  @Test(
    "Symmetric symbols in symmetric shapes are symmetric",
    arguments: [
      "exclamationmark.triangle", "exclamationmark.triangle.fill", "plus.shield",
      "plus.shield.fill",
      "plus.circle", "plus.square",
    ])
  func symmetry(name: String) throws {
    var random = RandomSource(seed: 74)
    let key = SymbolCatalog.Key(name: name, weight: .regular, isRightToLeft: false)
    let coverage = SymbolCoverage(
      try #require(SymbolCatalog().shape(key)), SymbolInk(lineWidth: key.lineWidth))
    for _ in 0..<caseCount(2000) {
      let point = CGPoint(
        x: .random(in: 0...24, using: &random), y: .random(in: 0...24, using: &random))
      let mirrored = CGPoint(x: 24 - point.x, y: point.y)
      guard let covers = coverage.covers(point), let other = coverage.covers(mirrored) else {
        continue
      }
      #expect(covers == other, "\(point)")
    }
  }

  @Test("The check of coverage finds an outline of another weight, name or place")
  func liar() throws {
    var random = RandomSource(seed: 73)
    let key = SymbolCatalog.Key(name: "bell.slash", weight: .regular, isRightToLeft: false)
    let coverage = SymbolCoverage(
      try #require(SymbolCatalog().shape(key)), SymbolInk(lineWidth: key.lineWidth))
    let outlines = SymbolOutlines()
    for lie in [
      outlines.path(ofSymbolNamed: "bell.slash", in: Self.box, weight: .black),
      outlines.path(ofSymbolNamed: "bell", in: Self.box),
      outlines.path(ofSymbolNamed: "bell.slash", in: Self.box.offsetBy(dx: 1, dy: 0)),
    ] {
      #expect(!Self.mistakes(try #require(lie), coverage, count: 300, &random).isEmpty)
    }
  }

  @Test("A slash goes from corner to corner, and it and a badge have gaps of 1.5 around them")
  func gaps() throws {
    let square = CustomSymbol(areas: [CellPath(rect: CGRect(x: 1, y: 1, width: 22, height: 22))])
    let outlines = SymbolOutlines(symbols: ["own": square])
    func covers(_ name: String, _ x: CGFloat, _ y: CGFloat) throws -> Bool {
      let path = try #require(outlines.path(ofSymbolNamed: name, in: Self.box))
      return FlatPath(path).windings(around: CGPoint(x: x, y: y)) != 0
    }
    // Half of the line is 0.9 wide, and the dot has a radius of 3.4.
    for (distance, isCovered) in [(0.8, true), (1, false), (2.3, false), (2.5, true)] {
      let part = distance / 2.0.squareRoot()
      for side in [part, -part] {
        #expect(try covers("own.slash", 12 + side, 12 - side) == isCovered)
        #expect(try covers("own.slash", 3 + side, 3 - side) == isCovered)
        #expect(try covers("own.slash", 21 + side, 21 - side) == isCovered)
      }
      let distance = distance + 2.5
      #expect(try covers("own.badge", 18.5 - distance, 5.5) == isCovered)
      #expect(try covers("own.badge", 18.5, 5.5 + distance) == isCovered)
    }
  }

  @Test("A filled symbol has gaps for details that are mostly inside, and fills what is beside it")
  func details() throws {
    func path(_ points: (CGFloat, CGFloat)..., isClosed: Bool) -> CellPath {
      let points = points.map { CGPoint(x: $0.0, y: $0.1) }
      return CellPath(
        [.move(to: points[0])] + points.dropFirst().map { .line(to: $0) }
          + (isClosed ? [.close] : []))
    }
    func covers(_ lines: [CellPath], _ points: [(CGFloat, CGFloat)]) throws -> [Bool] {
      let outlines = SymbolOutlines(symbols: ["own": CustomSymbol(lines: lines)])
      let outline = try #require(outlines.path(ofSymbolNamed: "own.fill", in: Self.box))
      return points.map { FlatPath(outline).windings(around: CGPoint(x: $0.0, y: $0.1)) != 0 }
    }
    let triangle = path((12, 2), (22, 22), (2, 22), isClosed: true)
    let line = path((9, 18), (15, 18), isClosed: false)
    let beside = path((3, 3), (6, 3), (6, 6), (3, 6), isClosed: true)
    let all = [triangle, line, beside]
    #expect(try covers(all, [(12, 14), (6, 20), (18, 20)]) == [true, true, true])
    #expect(try covers(all, [(10, 18), (12, 18), (14, 18)]) == [false, false, false])
    #expect(try covers(all, [(4.5, 4.5), (2.5, 2.5)]) == [true, true])
    // The hook ends outside; a little more than half of it, from its start, is inside.
    let square = path((2, 2), (22, 2), (22, 22), (2, 22), isClosed: true)
    let hook = path((3, 4), (2.2, 12), (-4.5, 12), isClosed: false)
    #expect(try covers([square, hook], [(2.6, 8), (12, 12)]) == [false, true])
  }

  @Test("An outline is centered in its frame, as large as fits")
  func frame() throws {
    let outlines = SymbolOutlines()
    let square = CGRect(x: 30, y: 0, width: 40, height: 40)
    let wide = try #require(
      outlines.path(ofSymbolNamed: "circle", in: CGRect(x: 0, y: 0, width: 100, height: 40)))
    #expect(wide == outlines.path(ofSymbolNamed: "circle", in: square))
    let bounds = try #require(wide.bounds)
    #expect(abs(bounds.midX - 50) < 0.05 && abs(bounds.midY - 20) < 0.05)
    #expect(bounds.width > 30 && bounds.width <= 40)
  }

  @Test("A drawing with numbers that are no positions has an outline of finite points")
  func hostile() throws {
    let odd: [CGFloat] = [.nan, .infinity, -.infinity, 1e300, -1e300, 0]
    for (x, box) in someCases(odd.flatMap { x in odd.map { (x, $0) } }) {
      let path = CellPath([
        .move(to: CGPoint(x: x, y: 1)), .line(to: CGPoint(x: 5, y: x)),
        .curve(
          to: CGPoint(x: x, y: x), control1: CGPoint(x: 1, y: x), control2: CGPoint(x: x, y: 9)),
        .close,
      ])
      let broken = CellPath([.line(to: CGPoint(x: x, y: 2)), .close, .close])
      let outlines = SymbolOutlines(
        symbols: ["odd": CustomSymbol(lines: [path, broken], areas: [path, broken], box: box)])
      for name in ["odd", "odd.circle.fill", "odd.badge.odd"] {
        let outline = try #require(outlines.path(ofSymbolNamed: name, in: Self.box))
        for case .line(let end) in outline.elements {
          #expect(end.x.isFinite && end.y.isFinite)
        }
      }
    }
  }

  @Test("A name without a drawing has no outline, and a program's drawing replaces a built-in one")
  func names() throws {
    let line = CellPath([.move(to: CGPoint(x: 2, y: 12)), .line(to: CGPoint(x: 22, y: 12))])
    let outlines = SymbolOutlines(symbols: ["wifi": CustomSymbol(lines: [line])])
    #expect(outlines.path(ofSymbolNamed: "nothing.like.it", in: Self.box) == nil)
    let own = try #require(outlines.path(ofSymbolNamed: "wifi", in: Self.box))
    #expect(own.bounds.map { abs($0.height - 1.8) < 0.02 } == true)
    #expect(own != SymbolOutlines().path(ofSymbolNamed: "wifi", in: Self.box))
  }
}

@Suite("Display lists without symbols")
struct SymbolExpansionTests {
  private static func symbols(_ items: [DisplayItem]) -> [String] {
    items.flatMap { item -> [String] in
      switch item.content {
      case .symbol(let symbol): [symbol.name]
      case .group(let members, _): symbols(members)
      default: []
      }
    }
  }

  private static func identities(_ items: [DisplayItem]) -> [DisplayItem.Identity] {
    items.flatMap { item -> [DisplayItem.Identity] in
      if case .group(let members, _) = item.content {
        [item.identity] + identities(members)
      } else {
        [item.identity]
      }
    }
  }

  @Test("Symbols become fills of their color, in groups as well; everything else stays the same")
  func expansion() {
    var random = RandomPresentations(seed: 74)
    let outlines = SymbolOutlines()
    var count = 0
    for _ in 0..<100 {
      let items = random.presentation(of: random.cell()).displayList
      let expanded = items.expandingSymbols(with: outlines)
      let known = Self.symbols(items).filter {
        outlines.path(ofSymbolNamed: $0, in: CGRect(x: 0, y: 0, width: 1, height: 1)) != nil
      }
      count += known.count
      #expect(Self.symbols(expanded) == Self.symbols(items).filter { !known.contains($0) })
      #expect(Self.identities(expanded) == Self.identities(items))
      #expect(expanded.map(\.alpha) == items.map(\.alpha))
      if known.isEmpty { #expect(expanded == items) }
    }
    #expect(count > 20)
  }

  @Test("A symbol is filled in its color and weight")
  func color() throws {
    var content = ListContentConfiguration.cell()
    content.image = CellImage(systemName: "wifi")
    content.image?.symbolConfiguration = .init(weight: .black)
    content.imageProperties.tintColor = .systemRed
    let cell = ListCellConfiguration(content: content)
    let context = LayoutContext(traits: .phone)
    let layout = ListCellLayout(cell, width: 390, context: context)
    let list = CellPresentation(layout, of: cell, context: context).displayList
      .expandingSymbols(with: SymbolOutlines())
    let item = try #require(list.first { $0.identity.element == .image })
    let frame = try #require(layout.imageFrame)
    let path = try #require(
      SymbolOutlines().path(ofSymbolNamed: "wifi", in: frame, weight: .black))
    #expect(
      item.content == .fill(.path(path), CellColor.systemRed.resolved(with: .phone)))
  }
}
