import Foundation

/// The result of measuring an item.
struct MeasuredItem: Sendable {
  var height: ItemHeight

  /// The width of a header that is only as wide as its content; `nil` for any other item.
  var width: CGFloat?
}
