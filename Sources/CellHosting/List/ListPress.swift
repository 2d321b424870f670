import CellLayout
import Foundation

/// A finger that may become a tap.
struct ListPress<Identity: Hashable> {
  /// The part that the finger touched first, to which the press belongs; `nil` beside all items.
  let part: ListPart<Identity>?
  let point: CGPoint

  /// Whether the row is highlighted until the press ends.
  var isHighlighting = false

  /// The distance that a finger may leave the pressed row without ending the press (assumed).
  static var slop: CGFloat { 10 }

  func highlights(_ row: Identity) -> Bool { isHighlighting && part?.identity == row }

  /// Returns whether a finger that leaves the list at a point taps the part.
  ///
  /// - Parameters:
  ///   - end: The part at the point.
  ///   - point: The point.
  ///   - frame: The frame of the row to which the press belongs.
  func isTap(endingOn end: ListPart<Identity>?, at point: CGPoint, row frame: CGRect?) -> Bool {
    if end == part { return true }
    // A finger just outside of the row still taps the row itself.
    guard let part, part.target == .cell, end?.identity != part.identity else { return false }
    return frame?.insetBy(dx: -Self.slop, dy: -Self.slop).contains(point) == true
  }
}
