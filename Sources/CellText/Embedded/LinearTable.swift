import Foundation

/// A function that is linear between the points of a table and constant beyond its ends.
struct LinearTable: Sendable {
  private struct Point: BitwiseCopyable, Sendable {
    var x: CGFloat
    var y: CGFloat
  }

  /// The points, at least one, in ascending order of `x`.
  private let points: PermanentArray<Point>

  init(_ points: [(x: CGFloat, y: CGFloat)]) {
    self.points = PermanentArray(points.map { Point(x: $0.x, y: $0.y) })
  }

  /// The range from the first point of the table to the last.
  var domain: ClosedRange<CGFloat> { points[0].x...points[points.count - 1].x }

  /// The value at a position; for NaN, the value of the first point.
  subscript(x: CGFloat) -> CGFloat {
    // Without bounds checks, because this is read for every font that is not regular. One bisection
    // leaves few points.
    let (start, count) = (points.start, points.count)
    var upper = start[count &>> 1].x < x ? count &>> 1 &+ 1 : 0
    while upper < count, start[upper].x < x { upper &+= 1 }
    if upper == count { return start[count &- 1].y }
    let high = start[upper]
    guard upper > 0, high.x > x else { return high.y }
    let low = start[upper &- 1]
    return low.y + (high.y - low.y) * (x - low.x) / (high.x - low.x)
  }
}
