/// The laws that every layout of list content obeys.
package enum LayoutLaw: Int, CaseIterable, Sendable {
  /// Any input gives finite sizes that are not negative.
  case total = 1

  /// Every edge lies on a pixel.
  case pixels

  /// Right to left is the mirror image of left to right.
  case mirror

  /// Slot and texts do not overlap, and do not leave the view.
  case separation

  /// A narrower view is never lower.
  case narrowing

  /// No text is measured twice for a width, and the result says how often it was.
  case measurements

  /// The arrangement is the one that the frames show.
  case arrangement

  /// What does not depend on a text stays where it is when the text changes.
  case independence
}

/// A law that a layout broke, and how.
package struct LayoutViolation: Sendable, CustomStringConvertible {
  package var law: LayoutLaw
  package var message: String

  package var description: String { "law \(law.rawValue) (\(law)): \(message)" }
}
