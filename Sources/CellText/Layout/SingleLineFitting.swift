import CellConfiguration
import Foundation

/// What is done to a text of one line to make it fit before it is truncated.
///
/// Either its letters move closer together, or its font shrinks; both leave the line's height alone.
struct SingleLineFitting: Hashable, Sendable {
  /// The most that letters move closer together, in ems.
  ///
  /// Assumed: the amount is not documented.
  private static let largestTightening: CGFloat = 0.02

  /// The factor for the size of all fonts, 1 without shrinking.
  private(set) var scale: CGFloat = 1

  /// How much closer letters stand, in ems.
  private(set) var tightening: CGFloat = 0

  /// Finds out what has to be done.
  ///
  /// 1. Tightening: only as much as needed, and only if the whole text then fits.
  /// 2. Shrinking: to the ratio of available and needed width, but not below the smallest factor.
  init(_ text: ShapedText, _ options: TextLayoutOptions, available: CGFloat) {
    guard options.numberOfLines == 1, available < .infinity else { return }
    guard options.allowsDefaultTighteningForTruncation || options.adjustsFontSizeToFitWidth else {
      return
    }
    let end = text.paragraphEnd(from: 0)
    let needed = text.clusters[..<end].reduce(0) { $0 + $1.advance }
    let excess = needed - available
    guard excess > ShapedText.tolerance else { return }
    if options.allowsDefaultTighteningForTruncation, !text.hasVisibleText(from: end) {
      let perEm = Self.savings(of: 1, in: text, upTo: end)
      let ems = perEm > 0 ? excess / perEm : .infinity
      if ems <= Self.largestTightening,
        Self.savings(of: ems, in: text, upTo: end) >= excess - ShapedText.tolerance / 2
      {
        tightening = ems
        return
      }
    }
    let smallest = options.minimumScaleFactor
    if options.adjustsFontSizeToFitWidth, smallest > 0, smallest < 1 {
      scale = max(smallest, available / needed)
    }
  }

  /// Changes the advances of a text.
  func apply(to text: inout ShapedText) {
    if scale != 1 {
      for index in text.clusters.indices {
        text.clusters[index].advance *= scale
        text.clusters[index].kerning *= scale
      }
    } else if tightening != 0 {
      for run in text.runs {
        let points = tightening * run.attributes.font.pointSize.finite
        for index in run.clusters {
          text.clusters[index].advance = (text.clusters[index].advance - points).nonNegative
        }
      }
    }
  }

  /// How much narrower a text becomes by tightening.
  private static func savings(of ems: CGFloat, in text: ShapedText, upTo end: Int) -> CGFloat {
    var sum: CGFloat = 0
    for run in text.runs {
      let points = ems * run.attributes.font.pointSize.finite
      for index in run.clusters where index < end {
        // A cluster that has no advance cannot give any up.
        if text.clusters[index].advance > 0 {
          sum += ems < 1 ? min(points, text.clusters[index].advance) : points
        }
      }
    }
    return sum
  }
}
