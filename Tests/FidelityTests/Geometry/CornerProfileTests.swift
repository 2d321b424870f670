import CellConfiguration
import CellLayout
import Foundation
import Testing

@Suite("Continuous corners have the profile in screenshots (G18)")
struct CornerProfileTests {
  /// A measured profile, and where in each row of points the picture shows the curve.
  ///
  /// Rows of pixels have a height, so that a picture does not say how far the curve is from the
  /// side at one exact depth; this matters in the first row, in which the curve is nearly level.
  /// The mean over the uppermost pixel of a row at 3x agrees with both (inferred from the profiles
  /// themselves).
  struct Profile: Sendable, CustomTestStringConvertible {
    /// The radius that was asked for; at most half of the height counts.
    var radius: CGFloat
    /// The height of what has the corner.
    var height: CGFloat
    /// The distance of the curve from the side, row by row; measured.
    var distances: [CGFloat]

    var testDescription: String { "radius \(radius)" }

    static let all = [
      // iOS 14-18, with space for the whole curve.
      Profile(
        radius: 10, height: 300, distances: [9.8, 5.4, 3.8, 2.7, 1.9, 1.3, 0.8, 0.5, 0.3]),
      // iOS 26: one row of 51, so that the radius of 26 is really 25.5, and nearly a circle.
      Profile(
        radius: 26, height: 51,
        distances: [23.0, 17.9, 15.3, 13.2, 11.6, 10.1, 8.9, 7.8, 6.8, 6.0]),
    ]

    /// The uppermost pixel of a row of points at 3x.
    static let pixel: CGFloat = 1.0 / 3
  }

  /// How far measured profiles may be from the curve.
  private static let tolerance: CGFloat = 0.3

  @Test(
    "Corners have the profile of radius 10 in iOS 14-18 and of 25.5 in iOS 26 (G18)",
    arguments: Profile.all)
  func profile(_ profile: Profile) {
    let rect = CGRect(x: 0, y: 0, width: 400, height: profile.height)
    let path = CellPath(roundedRect: rect, radii: CornerRadii(profile.radius))
    let corner = Self.points(of: path).filter { $0.x < 100 && $0.y < 100 }
      .sorted { $0.y < $1.y }
    for (y, measured) in profile.distances.enumerated() {
      let depths = CGFloat(y)...CGFloat(y) + Profile.pixel
      let mean = Self.meanDistance(of: corner, in: depths)
      #expect(abs(mean - measured) <= Self.tolerance, "\(y) below the top: \(mean)")
    }
  }

  /// The mean distance from the side of points that are sorted by their depth.
  private static func meanDistance(
    of points: [CGPoint], in depths: ClosedRange<CGFloat>
  ) -> CGFloat {
    let inside = points.filter { depths.contains($0.y) }
    guard let first = inside.first, let last = inside.last, last.y > first.y else {
      return points.first { $0.y >= depths.lowerBound }?.x ?? 0
    }
    let area = zip(inside, inside.dropFirst()).map { ($0.x + $1.x) / 2 * ($1.y - $0.y) }
    return area.reduce(0, +) / (last.y - first.y)
  }

  @Test("A corner without space for its curve is blended toward a circle (G18)")
  func blending() {
    func reach(_ halfSide: CGFloat) -> CGFloat {
      let rect = CGRect(x: 0, y: 0, width: 400, height: 2 * halfSide)
      let path = CellPath(roundedRect: rect, radii: CornerRadii(20))
      return Self.points(of: path).filter { $0.x < 100 && $0.y == 0 }.map(\.x).max() ?? 0
    }
    // From 1.528665 radii with all the space, through the middle, to one radius without any to
    // spare.
    #expect(abs(reach(100) - 20 * 1.528665) < 1e-6)
    #expect(abs(reach(20 * 1.528665) - 20 * 1.528665) < 1e-6)
    #expect(abs(reach(20 * (1 + 0.528665 / 2)) - 20 * (1 + 0.528665 / 2)) < 1e-6)
    #expect(abs(reach(20) - 20) < 1e-6)
  }

  @Test("A radius that is too large becomes half the shorter side, nearly circular")
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
