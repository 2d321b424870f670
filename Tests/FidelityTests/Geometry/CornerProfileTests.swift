import CellConfiguration
import CellLayout
import Foundation
import Testing

@Suite("Continuous corners have the profile that they have in pictures (G18)")
struct CornerProfileTests {
  /// The distance of the curve from the side, each a point further below the top edge; measured.
  private static let profiles: [(radius: CGFloat, distances: [CGFloat])] = [
    (10, [9.8, 5.4, 3.8, 2.7, 1.9, 1.3, 0.8, 0.5, 0.3]),
    (26, [23.0, 17.9, 15.3, 13.2, 11.6, 10.1, 8.9, 7.8, 6.8, 6.0]),
  ]

  @Test("radius 10 of iOS 14-18 and radius 26 of iOS 26", arguments: [0, 1])
  func profile(_ number: Int) {
    let profile = Self.profiles[number]
    let rect = CGRect(x: 0, y: 0, width: 400, height: 300)
    let path = CellPath(roundedRect: rect, radii: CornerRadii(profile.radius))
    let points = Self.points(of: path).filter { $0.x < 100 && $0.y < 100 }
    func distance(at y: CGFloat) -> CGFloat {
      points.min { abs($0.y - y) < abs($1.y - y) }?.x ?? .infinity
    }
    // A row of pixels shows the curve somewhere within its height; the first row is the antialiased
    // edge itself.
    for (y, measured) in profile.distances.enumerated().dropFirst() {
      let range = distance(at: CGFloat(y) + 0.5) - 0.3...distance(at: CGFloat(y)) + 0.3
      #expect(range.contains(measured), "\(y) below the top: \(range), measured \(measured)")
    }
  }

  @Test("a radius that is too large becomes half of the shorter side, and nearly a circle")
  func capsule() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 40)
    let points = Self.points(of: CellPath(roundedRect: rect, radii: CornerRadii(1000)))
    for point in points where point.x < 20 {
      let distance = hypot(point.x - 20, point.y - 20)
      #expect(abs(distance - 20) < 0.1, "\(point)")
    }
  }

  /// Points along a path, close to each other.
  private static func points(of path: CellPath) -> [CGPoint] {
    var points: [CGPoint] = []
    var current = CGPoint.zero
    for element in path.elements {
      switch element {
      case .move(let end), .line(let end): current = end
      case .curve(let end, let control1, let control2):
        for step in 0...2000 {
          let t = CGFloat(step) / 2000
          let u = 1 - t
          func at(_ coordinate: (CGPoint) -> CGFloat) -> CGFloat {
            u * u * u * coordinate(current) + 3 * u * u * t * coordinate(control1)
              + 3 * u * t * t * coordinate(control2) + t * t * t * coordinate(end)
          }
          points.append(CGPoint(x: at(\.x), y: at(\.y)))
        }
        current = end
      case .close: break
      }
    }
    return points
  }
}
