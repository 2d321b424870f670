/// How a fact about UIKit is known.
enum Evidence: String, Sendable {
  /// Read from live UIKit.
  case recorded

  /// Taken from pictures or view frames.
  case measured

  /// In Apple's documentation.
  case documented

  /// Follows from facts of the kinds above.
  case inferred

  /// Not known; what this package decided.
  case assumed
}
