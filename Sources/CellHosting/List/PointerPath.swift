import Foundation

/// The way of a finger across a list.
struct PointerPath {
  /// The places of the last moments, the latest last.
  private var places: [(point: CGPoint, time: Double)]

  /// Where the finger touched the list.
  let start: CGPoint

  /// The point at which the activity of the finger was determined.
  private var origin: CGPoint

  /// The time of the last event, in seconds.
  var time: Double

  init(_ start: CGPoint = .zero, _ time: Double = 0) {
    (self.start, origin, self.time) = (start, start, time)
    places = [(start, time)]
  }

  mutating func add(_ point: CGPoint, _ time: Double) {
    self.time = max(time, self.time)
    // Two places are enough for a slow finger.
    while places.count > 1, places[1].time < self.time - Self.memory { places.removeFirst() }
    places.append((point, self.time))
  }

  /// Measures distances from the end of the path.
  mutating func restart() { origin = end }

  /// Where the finger is.
  var end: CGPoint { places[places.count - 1].point }

  /// The distance from the beginning of the finger's activity.
  var distance: CGPoint { CGPoint(x: end.x - origin.x, y: end.y - origin.y) }

  /// The distance down from the place before.
  var step: CGFloat { end.y - places[max(0, places.count - 2)].point.y }

  var length: CGFloat { hypot(distance.x, distance.y) }
  var isHorizontal: Bool { abs(distance.x) > abs(distance.y) }

  /// The velocity of the last moments, in points per second; zero for a finger that has rested.
  var velocity: CGPoint {
    guard let first = places.first(where: { $0.time >= time - Self.memory }), time > first.time
    else { return .zero }
    let elapsed = time - first.time
    return CGPoint(x: (end.x - first.point.x) / elapsed, y: (end.y - first.point.y) / elapsed)
  }

  /// The time over which the velocity is measured, in seconds (assumed).
  private static var memory: Double { 0.1 }
}

/// Scrolling that continues and slows down after a finger has left the list.
struct Deceleration {
  private var velocity: CGFloat
  private var time: Double

  /// Creates scrolling with a velocity in points per second; `nil` for a finger that has rested.
  init?(velocity: CGFloat, time: Double) {
    (self.velocity, self.time) = (velocity, time)
    if isOver { return nil }
  }

  /// Whether the content moves by less than a point in a tenth of a second (assumed).
  var isOver: Bool { abs(velocity) < 10 }

  /// Returns the distance until a time.
  ///
  /// The velocity decreases to 0.998 of itself in each millisecond, as documented for the normal
  /// deceleration rate of a scroll view.
  mutating func advance(to time: Double) -> CGFloat {
    let elapsed = max(0, time - self.time)
    self.time = max(time, self.time)
    let old = velocity
    velocity *= pow(0.998, elapsed * 1000)
    return (velocity - old) / (log(0.998) * 1000)
  }
}

extension CGPoint {
  var isFinite: Bool { x.isFinite && y.isFinite }
}
