import CellConfiguration
import Foundation

/// A value that can change to another value step by step.
protocol Interpolatable {
  /// Returns the value at a fraction of the way to another value.
  ///
  /// - Parameter fraction: A number from 0 to 1. At 0 the result is exactly this value, at 1
  ///   exactly the other one.
  func interpolated(to other: Self, _ fraction: CGFloat) -> Self
}

extension Interpolatable {
  /// Returns the nearer of two values that cannot be mixed: the change is at the middle.
  static func nearer<Value>(_ first: Value, _ second: Value, _ fraction: CGFloat) -> Value {
    fraction < 0.5 ? first : second
  }
}

extension CGFloat: Interpolatable {
  /// Mixes linearly and never exceeds either number; if one is not finite, changes at the middle.
  func interpolated(to other: CGFloat, _ fraction: CGFloat) -> CGFloat {
    guard isFinite, other.isFinite else { return Self.nearer(self, other, fraction) }
    let value = self * (1 - fraction) + other * fraction
    return Swift.min(Swift.max(value, Swift.min(self, other)), Swift.max(self, other))
  }
}

extension CGPoint: Interpolatable {
  func interpolated(to other: CGPoint, _ fraction: CGFloat) -> CGPoint {
    CGPoint(x: x.interpolated(to: other.x, fraction), y: y.interpolated(to: other.y, fraction))
  }
}

extension CGSize: Interpolatable {
  func interpolated(to other: CGSize, _ fraction: CGFloat) -> CGSize {
    CGSize(
      width: width.interpolated(to: other.width, fraction),
      height: height.interpolated(to: other.height, fraction))
  }
}

extension CGRect: Interpolatable {
  func interpolated(to other: CGRect, _ fraction: CGFloat) -> CGRect {
    CGRect(
      origin: origin.interpolated(to: other.origin, fraction),
      size: size.interpolated(to: other.size, fraction))
  }
}

extension CornerRadii: Interpolatable {
  func interpolated(to other: CornerRadii, _ fraction: CGFloat) -> CornerRadii {
    var radii = self
    radii.topLeft = topLeft.interpolated(to: other.topLeft, fraction)
    radii.topRight = topRight.interpolated(to: other.topRight, fraction)
    radii.bottomLeft = bottomLeft.interpolated(to: other.bottomLeft, fraction)
    radii.bottomRight = bottomRight.interpolated(to: other.bottomRight, fraction)
    return radii
  }
}

extension CellColor.Components: Interpolatable {
  /// Mixes encoded components in sRGB, as overlaid colors are mixed (measured).
  ///
  /// Each color is weighted by its opacity, which keeps colors from darkening on their way to or
  /// from clear (assumed).
  func interpolated(
    to other: CellColor.Components, _ fraction: CGFloat
  ) -> CellColor.Components {
    let (own, others) = (alpha * (1 - fraction), other.alpha * fraction)
    let share = own + others > 0 ? others / (own + others) : fraction
    return CellColor.Components(
      red: red.interpolated(to: other.red, share),
      green: green.interpolated(to: other.green, share),
      blue: blue.interpolated(to: other.blue, share),
      alpha: alpha.interpolated(to: other.alpha, fraction))
  }
}

extension CellPath: Interpolatable {
  /// Moves every point of two paths that have the same steps; other paths change at the middle.
  func interpolated(to other: CellPath, _ fraction: CGFloat) -> CellPath {
    let pairs = zip(elements, other.elements)
    let mixed = pairs.compactMap { $0.interpolated(to: $1, fraction) }
    guard elements.count == other.elements.count, mixed.count == elements.count else {
      return Self.nearer(self, other, fraction)
    }
    return CellPath(mixed)
  }
}

extension CellPath.Element {
  /// Returns the step between two steps of one kind, or `nil` if their kinds differ.
  fileprivate func interpolated(to other: Self, _ fraction: CGFloat) -> Self? {
    switch (self, other) {
    case (.move(let point), .move(let end)):
      .move(to: point.interpolated(to: end, fraction))
    case (.line(let point), .line(let end)):
      .line(to: point.interpolated(to: end, fraction))
    case (.curve(let point, let first, let second), .curve(let end, let third, let fourth)):
      .curve(
        to: point.interpolated(to: end, fraction),
        control1: first.interpolated(to: third, fraction),
        control2: second.interpolated(to: fourth, fraction))
    case (.close, .close): .close
    default: nil
    }
  }
}
