import CellConfiguration
import CellDocuments
import CellPictures
import CellTestSupport
import CellText
import Foundation
import Testing

@Suite("Pictures draw symbols in their weight, color and direction")
struct SymbolTests {
  private static let weights: [CellFont.Weight] = [
    .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
  ]

  @Test("A heavier symbol has wider lines, 1.8 in regular weight")
  func weights() throws {
    for name in ["wifi", "bell.slash.fill", "star.circle", "folder.badge.plus"] {
      let widths = Self.weights.map { weight in
        SymbolFixture(name, weight: weight).elements.reduce(0) {
          $0 + ($1.number("stroke-width") ?? 0)
        }
      }
      #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 < $1 }, "\(name) \(widths)")
    }
    #expect(SymbolFixture("wifi").lineWidth == 1.8)
    for odd: CGFloat in [.nan, .infinity, -.infinity, 7] {
      let width = try #require(SymbolFixture("wifi", weight: .init(rawValue: odd)).lineWidth)
      #expect((0.5...5).contains(width))
    }
  }

  @Test("The weight of an image overrides that of the style, and bold text adds to it")
  func weightOfConfigurations() {
    func width(_ own: CellFont.Weight?, _ style: CellFont.Weight?, isBold: Bool = false) -> Double?
    {
      SymbolFixture("wifi", weight: own) {
        if let style {
          $0.sections[0].rows[0].content.imageProperties.preferredSymbolConfiguration =
            .init(weight: style)
        }
        if isBold { $0.traits.legibilityWeight = .bold }
      }.lineWidth
    }
    #expect(width(.light, .black) == width(.light, nil))
    #expect(width(nil, .black) == width(.black, nil))
    #expect(width(nil, nil, isBold: true) == width(.semibold, nil))
  }

  @Test("A symbol is drawn in the tint, or in black if it keeps its own colors")
  func colors() {
    func color(_ mode: CellImage.RenderingMode) -> String? {
      let picture = SymbolFixture("wifi") {
        $0.sections[0].rows[0].content.image?.renderingMode = mode
        $0.sections[0].rows[0].content.imageProperties.tintColor = CellColor(
          red: 1, green: 0.5, blue: 0.25)
      }.picture
      return PictureFixture(picture).elements.first { $0.name == "use" }?.attributes["color"]
    }
    #expect(color(.automatic) == "#FF8040")
    #expect(color(.alwaysTemplate) == "#FF8040")
    #expect(color(.alwaysOriginal) == "#000000")
  }

  @Test("Cutouts of a symbol are transparent")
  func holes() {
    for name in ["star.circle.fill", "bell.slash.fill", "folder.badge.plus", "envelope.fill"] {
      let masks = SymbolFixture(name).drawing.split(separator: "</mask>")
      #expect(masks.count > 1)
      for part in masks {
        // A part draws the elements behind its last mask.
        let drawn = part.split(separator: "<mask ")[0]
        #expect(!drawn.contains("fill=\"#"), "\(name)")
      }
    }
  }

  @Test("A picture contains each symbol once for each weight")
  func reuse() {
    let names = ["wifi", "bell.slash.fill", "nothing.like.it", "person.badge.plus"]
    let picture = SymbolFixture("wifi") { document in
      let row = document.sections[0].rows[0]
      document.sections[0].rows = (0..<400).map { number in
        var row = row
        row.content.image = CellImage(systemName: names[number % 4])
        return row
      }
    }.picture
    let elements = PictureFixture(picture).elements
    #expect(elements.count { $0.name == "defs" } == 3)
    #expect(elements.count { $0.name == "use" } == 300)
    let identifiers = elements.compactMap { $0.attributes["id"] }
    #expect(Set(identifiers).count == identifiers.count)
  }

  @Test(
    "Only symbols that face the text direction are mirrored from right to left",
    arguments: [
      ("chevron.forward", true), ("chevron.backward", true), ("arrow.forward", true),
      ("arrow.backward", true), ("speaker.wave.3", true), ("list.bullet", true),
      ("speaker.wave.2.circle.fill", true), ("speaker.slash", true), ("chevron.left", false),
      ("chevron.right", false), ("arrow.right", false), ("questionmark", false),
      ("checkmark.circle", false), ("play", false), ("wifi.slash", false),
      ("rectangle.portrait.and.arrow.right", false), ("music.note.list", false),
      ("rectangle.portrait.and.arrow.forward", true),
    ])
  func mirroring(name: String, isMirrored: Bool) {
    let (ltr, rtl) = (SymbolFixture(name), SymbolFixture(name, isRightToLeft: true))
    #expect((ltr.drawing != rtl.drawing) == isMirrored)
    #expect(rtl.drawing.contains("scale(-1 1)") == isMirrored)
    #expect(!ltr.drawing.contains("scale(-"))
  }

  @Test("A symbol's badge is at the trailing corner and not mirrored")
  func badges() throws {
    for name in ["wifi.badge", "wifi.badge.questionmark", "wifi.badge.clock"] {
      let (ltr, rtl) = (SymbolFixture(name), SymbolFixture(name, isRightToLeft: true))
      #expect(ltr.drawing != rtl.drawing)
      #expect(!rtl.drawing.contains("scale(-"))
    }
  }

  @Test(
    "A symbol whose name ends like a modifier or another drawing has its own drawing",
    arguments: [
      ("lock.open", "lock"), ("person.crop.circle", "person"), ("square.and.pencil", "square"),
      ("record.circle", "circle"), ("eye.slash", "eye"), ("wifi.slash", "wifi"),
      ("checkmark.shield", "shield"), ("person.badge.plus", "person"), ("battery.25", "battery.50"),
      ("speaker.wave.1", "speaker.wave.2"), ("person.2", "person"),
      ("person.2.circle", "person.circle"), ("mic.slash.circle", "mic.circle.slash"),
    ])
  func names(name: String, other: String) {
    #expect(SymbolFixture(name).drawing != SymbolFixture(other).drawing)
    #expect(!SymbolFixture(name).drawing.isEmpty && !SymbolFixture(other).drawing.isEmpty)
  }

  @Test(
    "A symbol looks the same under its alternative names",
    arguments: [
      ("antenna", "antenna.radiowaves.left.and.right"), ("hand.fill", "hand.raised.fill"),
      ("battery.100percent", "battery.100"), ("document.badge.plus", "doc.badge.plus"),
    ])
  func aliases(name: String, other: String) {
    #expect(SymbolFixture(name).drawing == SymbolFixture(other).drawing)
  }

  @Test(
    "Names that no rule explains have no drawing",
    arguments: [
      "wifi.", ".wifi", "wifi..fill", "wifi.filled", "fill", "slash", "badge", "circle.badgeplus",
      "Wifi", "wifi fill", "📶", "figure.dance", "wifi.fill.", "badge.plus",
      String(repeating: "circle.", count: 40) + "fill",
    ])
  func unknown(name: String) {
    #expect(SymbolFixture(name).drawing.isEmpty)
  }
}

@Suite("Built-in symbol drawings have consistent quality")
struct SymbolTableTests {
  private static let names = SymbolPicture.chapters.flatMap(\.names)

  @Test("At least 150 symbols have a drawing, each in one chapter")
  func count() {
    #expect(Self.names.count >= 150)
    #expect(Set(Self.names).count == Self.names.count)
    #expect(SymbolPicture.chapters.allSatisfy { !$0.names.isEmpty })
  }

  @Test("Every symbol stays in its box with the heaviest lines")
  func box() throws {
    for name in Self.names {
      let elements = SymbolFixture(name, weight: .black).elements.filter { $0.name == "path" }
      #expect(!elements.isEmpty, "\(name)")
      for element in elements {
        let data = try #require(element.attributes["d"])
        let points = try CellPath(pathData: data).polygons.joined()
        let reach = (element.number("stroke-width") ?? 0) / 2
        let box = CGRect(x: 0, y: 0, width: 24, height: 24).insetBy(dx: reach, dy: reach)
          .insetBy(dx: -0.01, dy: -0.01)
        #expect(points.count > 1)
        for point in points where !box.contains(point) {
          Issue.record("\(name) reaches \(point.x), \(point.y)")
          break
        }
      }
    }
  }

  @Test("Every symbol fills at least 14 of the 24 units of its box in one dimension")
  func size() throws {
    for name in Self.names {
      let paths = SymbolFixture(name).elements.compactMap { $0.attributes["d"] }
      let points = try paths.flatMap { try CellPath(pathData: $0).polygons.joined() }
      let (xs, ys) = (points.map(\.x), points.map(\.y))
      let width = try #require(xs.max()) - (try #require(xs.min()))
      let height = try #require(ys.max()) - (try #require(ys.min()))
      #expect(max(width, height) >= 14, "\(name)")
    }
  }

  @Test("Every symbol looks different from all others in both text directions")
  func difference() {
    var names: [String: String] = [:]
    let looks = [false, true].map { SymbolFixture.drawings(of: Self.names, isRightToLeft: $0) }
    #expect(looks.map(\.count) == [Self.names.count, Self.names.count])
    for (name, look) in zip(Self.names, zip(looks[0], looks[1]).map { $0 + $1 }) {
      if let other = names.updateValue(name, forKey: look) {
        Issue.record("\(name) looks like \(other)")
      }
    }
  }

  @Test("Every symbol looks different with each modifier, and with fill if a line is closed")
  func modifiers() {
    let modifiers = [
      "", ".slash", ".circle", ".circle.fill", ".square", ".square.fill", ".badge", ".badge.plus",
      ".badge.minus", ".badge.clock", ".slash.circle", ".fill",
    ]
    for name in someCases(Self.names) {
      let looks = SymbolFixture.drawings(of: modifiers.map { name + $0 })
      #expect(looks.count == modifiers.count)
      #expect(Set(looks.dropLast()).count == modifiers.count - 1, "\(name)")
      let hasClosedLine = looks[0].split(separator: "\n").contains {
        $0.contains("fill=\"none\"") && $0.contains("Z")
      }
      #expect((looks.last != looks.first) == hasClosedLine, "\(name).fill")
    }
  }

  @Test("Every example of the symbol picture has its shapes and badges drawn")
  func examples() {
    let looks = SymbolFixture.drawings(of: SymbolPicture.modifiedNames)
    #expect(looks.count == SymbolPicture.modifiedNames.count)
    #expect(Set(looks).count == looks.count)
  }

  @Test("A filled symbol keeps much of its closed lines filled")
  func fill() throws {
    for name in Self.names {
      let elements = SymbolFixture("\(name).fill").elements
      var cutters: [PictureFixture.Element] = []
      for (index, element) in elements.enumerated() {
        if element.name == "mask" {
          cutters = elements[index...].dropFirst().prefix { $0.name != "g" }
            .filter { $0.name == "path" }
        } else if element.attributes["mask"] != nil {
          let body = elements[index...].dropFirst().prefix(1)
          let share = try Self.visibleShare(of: Array(body), cutBy: cutters)
          #expect(share > 0.3, "\(name)")
        }
      }
    }
  }

  /// How much of what some elements cover is left where others are cut out.
  private static func visibleShare(
    of body: [PictureFixture.Element], cutBy cutters: [PictureFixture.Element]
  ) throws -> Double {
    var (covered, visible) = (0, 0)
    let (body, cutters) = (try body.map(Stencil.init), try cutters.map(Stencil.init))
    for x in stride(from: 0.25, to: 24, by: 0.5) {
      for y in stride(from: 0.25, to: 24, by: 0.5) {
        let point = CGPoint(x: x, y: y)
        guard body.contains(where: { $0.covers(point) }) else { continue }
        covered += 1
        if !cutters.contains(where: { $0.covers(point) }) { visible += 1 }
      }
    }
    return covered == 0 ? 0 : Double(visible) / Double(covered)
  }
}

/// The area that one element covers.
private struct Stencil {
  /// A straight piece of an outline.
  private struct Line {
    var start: CGPoint
    var end: CGPoint
  }

  private let lines: [Line]
  private let bounds: CGRect
  private let isFilled: Bool
  private let reach: Double

  init(_ element: PictureFixture.Element) throws {
    let polygons = try CellPath(pathData: try #require(element.attributes["d"])).polygons
    lines = polygons.flatMap { polygon in
      zip(polygon, polygon.dropFirst()).map { Line(start: $0, end: $1) }
    }
    isFilled = element.attributes["fill"] != "none"
    reach = (element.number("stroke-width") ?? 0) / 2
    let points = polygons.joined()
    let (x, y) = (points.map(\.x), points.map(\.y))
    let (left, top) = (x.min() ?? 0, y.min() ?? 0)
    bounds = CGRect(x: left, y: top, width: (x.max() ?? 0) - left, height: (y.max() ?? 0) - top)
      .insetBy(dx: -reach - 1, dy: -reach - 1)
  }

  func covers(_ point: CGPoint) -> Bool {
    guard bounds.contains(point) else { return false }
    var isInside = false
    for line in lines {
      let (a, b) = (line.start, line.end)
      if reach > 0, distance(point, a, b) <= reach { return true }
      if (a.y > point.y) != (b.y > point.y),
        a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x) > point.x
      {
        isInside.toggle()
      }
    }
    return isFilled && isInside
  }

  private func distance(_ point: CGPoint, _ a: CGPoint, _ b: CGPoint) -> Double {
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    let length = dx * dx + dy * dy
    let along = length == 0 ? 0 : ((point.x - a.x) * dx + (point.y - a.y) * dy) / length
    let share = min(max(along, 0), 1)
    return hypot(a.x + share * dx - point.x, a.y + share * dy - point.y)
  }
}
