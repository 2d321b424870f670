import Foundation

/// What is known of an item once it is measured.
struct MeasuredItem: Sendable {
  var height: ItemHeight

  /// The width of a header that is no wider than what it shows; `nil` for any other item.
  var width: CGFloat?
}
