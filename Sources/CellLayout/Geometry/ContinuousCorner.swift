public import CellConfiguration
public import Foundation

/// The curve of a continuous corner (G18).
///
/// Coordinates are distances from the corner along the two sides that meet there:
///
/// ```diagram
///   corner ┌─────────── along the side that the curve comes from
///          │   ,-··
///          │  /
///          │ ·
///          along the side that the curve goes to
/// ```
struct ContinuousCorner {
  /// The distance from the corner at which the curve begins, in radii.
  ///
  /// A published approximation, which agrees with the measured profile of radius 10 within 0.3
  /// points. At radius 26 only the circular end was measured; the rest is assumed.
  static let reach: CGFloat = 1.528665

  /// The curve in units of the radius: its start, then three times two control points and an end.
  private static let continuous: [CGPoint] = [
    CGPoint(x: 1.528665, y: 0),
    CGPoint(x: 1.088493, y: 0), CGPoint(x: 0.868407, y: 0), CGPoint(x: 0.631494, y: 0.074911),
    CGPoint(x: 0.372824, y: 0.169060), CGPoint(x: 0.169060, y: 0.372824),
    CGPoint(x: 0.074911, y: 0.631494),
    CGPoint(x: 0, y: 0.868407), CGPoint(x: 0, y: 1.088493), CGPoint(x: 0, y: 1.528665),
  ]

  /// A quarter of a circle, divided the same way: two short arcs around a long one.
  ///
  /// The arcs meet at the angles at which the continuous curve is divided, seen from the center of
  /// the circle.
  private static let circular: [CGPoint] = {
    let first = atan2(1 - continuous[3].x, 1 - continuous[3].y)
    let quarter = CGFloat.pi / 2
    let angles = [0, first, quarter - first, quarter]
    func point(_ angle: CGFloat) -> CGPoint { CGPoint(x: 1 - sin(angle), y: 1 - cos(angle)) }
    var points = [point(angles[0])]
    for (from, to) in zip(angles, angles.dropFirst()) {
      // The best cubic approximation of an arc.
      let handle = 4 / 3 * tan((to - from) / 4)
      let start = point(from)
      let end = point(to)
      points += [
        CGPoint(x: start.x - handle * cos(from), y: start.y + handle * sin(from)),
        CGPoint(x: end.x + handle * cos(to), y: end.y - handle * sin(to)),
        end,
      ]
    }
    return points
  }()

  /// The ten points of the curve, in points from the corner.
  let points: [CGPoint]

  /// Creates the curve of a corner of a rectangle.
  ///
  /// - Parameters:
  ///   - radius: The radius, at most half of the shorter side.
  ///   - halfSide: Half of the shorter side. If the curve would extend beyond it, the curve is
  ///     blended toward a circle (measured for a radius equal to `halfSide`, assumed in between).
  ///   - isContinuous: Whether the curve is continuous at all; if not, it is an arc of a circle.
  init(radius: CGFloat, halfSide: CGFloat, isContinuous: Bool = true) {
    guard radius > 0 else {
      points = Array(repeating: .zero, count: Self.continuous.count)
      return
    }
    let share = isContinuous ? min(max((halfSide / radius - 1) / (Self.reach - 1), 0), 1) : 0
    points = zip(Self.continuous, Self.circular).map { continuous, circular in
      CGPoint(
        x: radius * (share * continuous.x + (1 - share) * circular.x),
        y: radius * (share * continuous.y + (1 - share) * circular.y))
    }
  }
}

extension CellPath {
  /// Creates the outline of a rectangle with continuous corners.
  ///
  /// Radii are limited to half of the shorter side. Each corner has three cubic curves. The path
  /// runs clockwise from the left end of the top edge.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - radii: The radius at each corner; 0, negative and NaN values result in square corners.
  public init(roundedRect rect: CGRect, radii: CornerRadii) {
    self.init(roundedRect: rect, radii: radii, isContinuous: true)
  }

  /// Creates the outline of a rectangle with corners that are continuous or arcs of a circle.
  package init(roundedRect rect: CGRect, radii: CornerRadii, isContinuous: Bool) {
    let halfSide = min(rect.width, rect.height) / 2
    let radii = radii.map { min($0.length, max(0, halfSide)) }
    guard radii.largest > 0 else {
      self.init(rect: rect)
      return
    }
    var elements: [Element] = []
    /// Adds a corner; `place` converts distances along the two sides to points.
    func add(_ radius: CGFloat, isMirrored: Bool, _ place: (CGPoint) -> CGPoint) {
      var points = ContinuousCorner(
        radius: radius, halfSide: halfSide, isContinuous: isContinuous
      ).points
      if isMirrored { points.reverse() }
      let placed = points.map(place)
      elements.append(elements.isEmpty ? .move(to: placed[0]) : .line(to: placed[0]))
      guard radius > 0 else { return }
      for start in stride(from: 1, to: placed.count, by: 3) {
        elements.append(
          .curve(
            to: placed[start + 2], control1: placed[start], control2: placed[start + 1]))
      }
    }
    add(radii.topLeft, isMirrored: true) { CGPoint(x: rect.minX + $0.x, y: rect.minY + $0.y) }
    add(radii.topRight, isMirrored: false) { CGPoint(x: rect.maxX - $0.x, y: rect.minY + $0.y) }
    add(radii.bottomRight, isMirrored: true) { CGPoint(x: rect.maxX - $0.x, y: rect.maxY - $0.y) }
    add(radii.bottomLeft, isMirrored: false) { CGPoint(x: rect.minX + $0.x, y: rect.maxY - $0.y) }
    self.init(elements + [.close])
  }
}
