import CellConfiguration
import CellDocuments
import CellPictures
import CellTestSupport
import Foundation
import Testing

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
    for name in Self.names {
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

/// What one element covers.
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
