public import Foundation

/// The distance by which a finger is beyond an end of a list.
struct ListPull {
  /// The distance of the finger: positive below the top, negative above the end.
  private var distance: CGFloat = 0

  /// When the finger has left, and the distance then; `nil` while it pulls.
  private var start: (time: Double, distance: CGFloat)?

  /// Whether the list is not pulled.
  var isEmpty: Bool { distance == 0 }

  /// The time in which the pull falls to a third after the finger has left, in seconds (assumed).
  private static var timeConstant: Double { 0.1 }

  /// Moves the finger back toward the list, and returns the rest of its movement.
  mutating func take(_ movement: CGFloat) -> CGFloat {
    start = nil
    if distance == 0 || (distance > 0) == (movement > 0) { return movement }
    let taken = distance > 0 ? max(movement, -distance) : min(movement, -distance)
    distance += taken
    return movement - taken
  }

  /// Moves the finger beyond the end that it has reached.
  mutating func add(_ movement: CGFloat) { if abs(movement) > 1e-6 { distance += movement } }

  /// Lets go.
  mutating func release(at time: Double) { if !isEmpty { start = (time, distance) } }

  /// Lets time pass after the finger has left, and returns whether the pull changes.
  mutating func advance(to time: Double) -> Bool {
    guard let start else { return false }
    distance = start.distance * CGFloat(exp(min(0, start.time - time) / Self.timeConstant))
    if abs(distance) < 0.5 { (distance, self.start) = (0, nil) }
    return true
  }

  /// Ends a pull at an end of the list that is not in view any more.
  mutating func resolve(isAtTop: Bool, isAtEnd: Bool) {
    if distance > 0 ? !isAtTop : !isAtEnd { self = ListPull() }
  }

  /// The part of the distance of the finger by which the content follows at first (assumed).
  private static var share: CGFloat { 0.55 }

  /// Returns the distance by which the content of a list follows: less the farther it is.
  ///
  /// - Parameter height: The height of the list.
  func overscroll(height: CGFloat) -> CGFloat {
    if height <= 0 { return 0 }
    let moved = height * (1 - 1 / (abs(distance) * Self.share / height + 1))
    return distance < 0 ? -moved : moved
  }

  /// Reduces the distance by which the content follows below the top, at most to 0.
  mutating func takeOverscroll(_ taken: CGFloat, height: CGFloat) {
    guard distance > 0, height > 0 else { return }
    let left = max(0, overscroll(height: height) - taken)
    distance = height / Self.share * (1 / (1 - left / height) - 1)
    if let start { self.start = distance == 0 ? nil : (start.time, distance) }
  }
}

extension HostedList {
  /// The distance by which the content follows a finger that pulls it beyond an end of the list, in
  /// points: positive below the top, negative above the end, and 0 if nothing is pulled.
  ///
  /// The content follows by a bit more than half of the distance at first, and less the farther it
  /// is; after the finger has left, it returns (the formula and the times are assumed). The list
  /// draws its content as if it were not pulled. Move what you draw down by this distance, or
  /// ignore it. ``advance(to:)`` returns `true` while it changes.
  public var overscroll: CGFloat { pointerInput.pull.overscroll(height: bounds.height) }

  /// The ``overscroll`` at the top from which your app refreshes the list when the finger leaves,
  /// in points (assumed).
  public var refreshThreshold: CGFloat { 64 }

  /// The offset of the next update; `nil` if it depends on another layout or the place of a row.
  var requestedOffset: CGFloat? {
    if pending.hasSnapshot || pending.hasEnvironment { return nil }
    var offset = visible.minY
    for scroll in pending.scrolls {
      guard case .by(let distance) = scroll else { return nil }
      offset = clamped(offset + distance)
    }
    return offset
  }

  /// Returns how much of a distance the list can scroll.
  func scrollableDistance(_ distance: CGFloat) -> CGFloat {
    requestedOffset.map { clamped($0 + distance) - $0 } ?? distance
  }
}
