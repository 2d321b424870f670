import CellConfiguration
import CellDocuments
import CellTestSupport
import Foundation
import Testing

@Suite("SVG path data becomes paths")
struct PathDataTests {
  @Test(
    "Every command of path data, absolute or relative, becomes a path",
    arguments: [
      ("M1 2", "M 1 2"), ("M1,2 3,4 5,6", "M 1 2 L 3 4 L 5 6"), ("m1 2 3 4", "M 1 2 L 4 6"),
      ("M1 2L3 4l1 1", "M 1 2 L 3 4 L 4 5"), ("M1 2H5h2V7v-1", "M 1 2 L 5 2 L 7 2 L 7 7 L 7 6"),
      ("M0 0C1 2 3 4 5 6c1 1 2 2 3 3", "M 0 0 C 1 2 3 4 5 6 C 6 7 7 8 8 9"),
      ("M0 0C0 1 2 3 4 4S7 7 8 8", "M 0 0 C 0 1 2 3 4 4 C 6 5 7 7 8 8"),
      ("M1 1S2 3 4 4s1 1 2 2", "M 1 1 C 1 1 2 3 4 4 C 6 5 5 5 6 6"),
      ("M0 0Q3 3 6 0", "M 0 0 C 2 2 4 2 6 0"),
      ("M0 0q3 3 6 0t6 0", "M 0 0 C 2 2 4 2 6 0 C 8 -2 10 -2 12 0"),
      ("M3 3T6 6", "M 3 3 C 3 3 4 4 6 6"), ("M0 0h2v2zm5 5h1", "M 0 0 L 2 0 L 2 2 Z M 5 5 L 6 5"),
      ("M1 1h2zh5", "M 1 1 L 3 1 Z M 1 1 L 6 1"), ("M.5.5-1e1-.5E-0", "M 0.5 0.5 L -10 -0.5"),
      ("M 1 1 A 0 5 0 0 1 3 3", "M 1 1 L 3 3"), ("M1 1a5 5 0 0 1 0 0", "M 1 1"),
      (" \t\r\n\u{C}M 1\n2\n", "M 1 2"), ("M+1+2", "M 1 2"),
    ])
  func commands(data: String, path: String) throws {
    #expect(try CellPath(pathData: data).description == path)
    #expect(try CellPath(pathData: path).description == path)
  }

  @Test("The bounds of a path contain where each of its segments starts and ends")
  func bounds() {
    let (a, b) = (CGPoint(x: 10, y: 20), CGPoint(x: 30, y: -5))
    // A path that does not begin with a move begins at the origin.
    #expect(CellPath([.line(to: a)]).bounds == CGRect(x: 0, y: 0, width: 10, height: 20))
    #expect(CellPath([.line(to: b), .close]).bounds == CGRect(x: 0, y: -5, width: 30, height: 5))
    let moved = CellPath([.move(to: a), .line(to: b)])
    #expect(moved.bounds == CGRect(x: 10, y: -5, width: 20, height: 25))
    #expect(CellPath([.move(to: a)]).bounds == nil && CellPath([]).bounds == nil)
  }

  @Test(
    "An arc in path data lies on its ellipse",
    arguments: [(0, 0), (0, 1), (1, 0), (1, 1)])
  func arcs(large: Int, sweep: Int) throws {
    // A quarter or three quarters of a circle of 5 around 0, 0 or 5, 5; flags without spaces.
    let path = try CellPath(pathData: "M5 0A5 5 0 \(large)\(sweep)0 5")
    let center: CGFloat = large == sweep ? 5 : 0
    let points = path.polygons[0]
    for point in points {
      #expect(abs(hypot(point.x - center, point.y - center) - 5) < 0.01)
    }
    let length = zip(points, points.dropFirst()).reduce(0) {
      $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y)
    }
    #expect(abs(length - (large == 1 ? 7.5 : 2.5) * .pi) < 0.05)
    #expect(points.last == CGPoint(x: 0, y: 5))
  }

  @Test("Every point of an arc lies on its rotated ellipse", arguments: [0, 30, 90, 200])
  func rotatedArcs(degrees: Int) throws {
    let rotation = CGFloat(degrees) * .pi / 180
    let (cosine, sine) = (cos(rotation), sin(rotation))
    // Five sixths of an ellipse around 0, 0.
    let ends = [0, 5 / 3 * CGFloat.pi].map { (angle: CGFloat) in
      let (x, y) = (10 * cos(angle), 5 * sin(angle))
      return "\(cosine * x - sine * y) \(sine * x + cosine * y)"
    }
    let points = try CellPath(pathData: "M\(ends[0])A10 5 \(degrees) 1 1 \(ends[1])").polygons[0]
    #expect(points.count > 20)
    for point in points {
      let (x, y) = (cosine * point.x + sine * point.y, cosine * point.y - sine * point.x)
      #expect(abs(hypot(x / 10, y / 5) - 1) < 0.01)
    }
  }

  @Test("An arc between points that are almost equal is short")
  func shortArc() throws {
    let path = try CellPath(pathData: "M0 0A1 1 0 0 1 1e-18 0")
    #expect(path.polygons.joined().allSatisfy { hypot($0.x, $0.y) < 1e-9 })
  }

  @Test("An arc of a rotated or too small ellipse reaches its end")
  func oddArcs() throws {
    // Twice as wide as high, turned by a right angle: higher than wide.
    let turned = try CellPath(pathData: "M0-10A10 5 90 0 1 0 10").polygons[0]
    #expect(abs(try #require(turned.map(\.x).max()) - 5) < 0.01)
    // Grown to a half circle.
    let grown = try CellPath(pathData: "M0 0A1 1 0 0 1 10 0").polygons[0]
    #expect(abs(try #require(grown.map(\.y).min()) + 5) < 0.01)
    #expect(grown.last == CGPoint(x: 10, y: 0))
  }

  @Test(
    "The error for invalid path data has the problem and its position",
    arguments: [
      ("", 1, "the end", "a command"), ("L1 2", 1, "\"L\"", "M or m"),
      ("M", 2, "the end", "a number"),
      ("M1", 3, "the end", "a number"), ("M1 2 3", 7, "the end", "a number"),
      ("M1 2X", 5, "\"X\"", "a command"), ("M1 2<script>", 5, "\"<\"", "a command"),
      ("M1 2L3\"", 7, "\"\"\"", "a number"), ("M1 2,", 6, "the end", "a number"),
      ("M1 2,L3 4", 6, "\"L\"", "a number"), ("M1,,2", 4, "\",\"", "a number"),
      ("M1 2z3", 6, "\"3\"", "a command"), ("M1 2A5 5 0 2 0 1 1", 12, "\"2\"", "0 or 1"),
      ("M1e7 2", 2, "\"1\"", "a number of at most 1000000"),
      ("M1 1e999", 4, "\"1\"", "a number of"),
      ("M1 nan", 4, "\"n\"", "a number"), ("M1 2 inf", 6, "\"i\"", "a command"),
      ("M1 0x10", 5, "\"x\"", "a command"), ("M1 --2", 5, "\"-\"", "a number"),
      ("é", 1, "\"é\"", "a command"), ("M1 2 é", 6, "\"é\"", "a command"),
      ("M1 2\u{0}", 5, "\"\u{0}\"", "a command"), ("M. 2", 3, "\" \"", "a number"),
    ])
  func mistakes(data: String, character: Int, found: String, expected: String) {
    let error = #expect(throws: PathDataError.self) { try CellPath(pathData: data) }
    #expect(error?.character == character)
    #expect(error?.found == found)
    #expect(error?.expected.hasPrefix(expected) == true, "\(error?.expected ?? "")")
  }
}
