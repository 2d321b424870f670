import Foundation

extension CGFloat {
  /// The number itself, or 0 where it is not finite; limited to ±10,000,000 so that sums stay finite.
  var finite: CGFloat { isFinite ? Swift.min(Swift.max(self, -1e7), 1e7) : 0 }

  /// The number itself, or 0 where it is negative or not a number; infinity stays.
  var nonNegative: CGFloat { self > 0 ? self : 0 }
}
