import Foundation

extension CGFloat {
  /// No length in a layout is larger than this many points, so that no sum overflows.
  static let largestLength: CGFloat = 1e7

  /// Sums of lengths that differ by less are the same.
  static let roundingError: CGFloat = 1e-6

  /// The number as a length: 0 where it is negative or not a number, and never larger than
  /// ``largestLength``.
  var length: CGFloat { self > 0 ? Swift.min(self, .largestLength) : 0 }

  /// The number as a length that is given: 0 where it is infinite, too.
  var finiteLength: CGFloat { isFinite ? length : 0 }

  /// The number as a distance in either direction: 0 where it is not finite, limited like a length.
  var distance: CGFloat {
    isFinite ? Swift.min(Swift.max(self, -.largestLength), .largestLength) : 0
  }
}

extension CGSize {
  /// The size with both dimensions as lengths.
  var lengths: CGSize { CGSize(width: width.length, height: height.length) }
}
