import Foundation

extension CGFloat {
  /// The number, or 0 if it is not finite; limited to ±10,000,000 to keep sums finite.
  var finite: CGFloat {
    if magnitude <= Self.largestLength { return self }
    return isFinite ? (self < 0 ? -Self.largestLength : Self.largestLength) : 0
  }

  /// The largest length, which keeps sums finite.
  static var largestLength: CGFloat { 1e7 }

  /// The number, or 0 if it is negative or NaN; infinity stays.
  var nonNegative: CGFloat { self > 0 ? self : 0 }
}
