import Foundation

extension CGFloat {
  /// The number itself, or 0 where it is not finite; limited to ±10,000,000 so that sums stay
  /// finite.
  var finite: CGFloat {
    if magnitude <= Self.largestLength { return self }
    return isFinite ? (self < 0 ? -Self.largestLength : Self.largestLength) : 0
  }

  /// Lengths are limited to this, so that sums stay finite.
  static var largestLength: CGFloat { 1e7 }

  /// The number itself, or 0 where it is negative or not a number; infinity stays.
  var nonNegative: CGFloat { self > 0 ? self : 0 }
}
