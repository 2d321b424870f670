package import Foundation

extension CGFloat {
  /// The largest length in a layout, in points; the limit keeps sums from overflowing.
  static let largestLength: CGFloat = 1e7

  /// The tolerance when comparing sums of lengths: smaller differences do not count.
  static let roundingError: CGFloat = 1e-6

  /// The number as a length, from 0 to ``largestLength``.
  ///
  /// Negative and NaN values become 0. Each comparison is one instruction of the processor.
  package var length: CGFloat {
    let positive = self > 0 ? self : 0
    return positive < .largestLength ? positive : .largestLength
  }

  /// The number as a given length: like ``length``, but 0 if infinite.
  var finiteLength: CGFloat { isFinite ? length : 0 }

  /// The number as a signed distance, limited like a length; 0 if it is not finite.
  var distance: CGFloat {
    isFinite ? Swift.min(Swift.max(self, -.largestLength), .largestLength) : 0
  }
}

extension CGSize {
  /// The size with both dimensions as lengths.
  var lengths: CGSize {
    get { CGSize(width: width.length, height: height.length) }
  }
}

/// Returns the larger of two numbers that are not NaN.
///
/// The processor has an instruction for this; `max` takes six of them, because of NaN.
func larger(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a > b ? a : b }
