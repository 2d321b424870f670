import Foundation

extension CGFloat {
  /// The number itself, or 0 where it is infinite or not a number.
  var finite: CGFloat { isFinite ? self : 0 }

  /// The number itself, or 0 where it is negative or not a number; infinity stays.
  var nonNegative: CGFloat { self > 0 ? self : 0 }
}
