import CellConfiguration
import Foundation

extension CellView {
  /// The lengths of a view that change with the size of its superview.
  ///
  /// Raw values match `UIView.AutoresizingMask`.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The bits of the lengths.
    public let rawValue: UInt

    /// Creates a set from the bits of its lengths.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance from the superview's left edge.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)

    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)

    /// The distance from the superview's right edge.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)

    /// The distance from the superview's top edge.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)

    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)

    /// The distance from the superview's bottom edge.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// Resizes the subviews that follow the size of this view.
  func autoresizeSubviews(from old: CGSize) {
    for view in subviews where !view.autoresizingMask.isEmpty && !view.isPlacedByConstraints {
      let (mask, frame) = (view.autoresizingMask, view.frame)
      let horizontal = AutoresizedLength(
        start: frame.minX, length: frame.width, of: old.width,
        isStartFlexible: mask.contains(.flexibleLeftMargin),
        isLengthFlexible: mask.contains(.flexibleWidth),
        isEndFlexible: mask.contains(.flexibleRightMargin), new: bounds.width)
      let vertical = AutoresizedLength(
        start: frame.minY, length: frame.height, of: old.height,
        isStartFlexible: mask.contains(.flexibleTopMargin),
        isLengthFlexible: mask.contains(.flexibleHeight),
        isEndFlexible: mask.contains(.flexibleBottomMargin), new: bounds.height)
      view.frame = CGRect(
        x: horizontal.start, y: vertical.start, width: horizontal.length, height: vertical.length)
    }
  }
}

/// The place of a view along one axis after its superview changed its size.
///
/// The flexible lengths share the change in proportion to what they are, or equally if all of them
/// are 0 (assumed).
private struct AutoresizedLength {
  var start: CGFloat
  var length: CGFloat

  init(
    start: CGFloat, length: CGFloat, of old: CGFloat, isStartFlexible: Bool,
    isLengthFlexible: Bool, isEndFlexible: Bool, new: CGFloat
  ) {
    (self.start, self.length) = (start, length)
    let isFlexible = [isStartFlexible, isLengthFlexible, isEndFlexible]
    let lengths = zip([start, length, old - start - length], isFlexible).map { $1 ? $0 : 0 }
    let sum = lengths.reduce(0, +)
    let count = CGFloat(isFlexible.filter(\.self).count)
    func share(_ index: Int) -> CGFloat {
      if !isFlexible[index] { return 0 }
      return (new - old) * (abs(sum) < 1e-9 ? 1 / count : lengths[index] / sum)
    }
    self.start += share(0)
    self.length = max(0, length + share(1))
  }
}
