import CellConfiguration
import Foundation

/// The changes that make a text of one line fit before it is truncated.
///
/// Either its letters move closer together, or its font shrinks. Both keep the line's height.
struct SingleLineFitting: Sendable {
  /// The maximum amount by which letters move closer together, in ems.
  ///
  /// Assumed: the amount is not documented.
  private static let largestTightening: CGFloat = 0.02

  /// The number of font sizes per point: fonts have sizes in hundredths of a point (decided).
  private static let sizesPerPoint: CGFloat = 100

  /// The factor for the size of all fonts; 1 without shrinking.
  private(set) var scale: CGFloat = 1

  /// The amount by which letters are moved closer together, in ems.
  private(set) var tightening: CGFloat = 0

  /// The width of the unchanged text, and whether all of it was measured; `nil` if nothing changed.
  private(set) var naturalWidth: (points: CGFloat, isExact: Bool)?

  /// Creates a text fit as far as its options permit.
  ///
  /// 1. Tightening: only as much as needed, and only if the whole text then fits.
  /// 2. Shrinking: to the largest size at which the line fits as measured in that size, but not
  ///    below the smallest factor.
  ///
  /// - Parameters:
  ///   - text: The text to change.
  ///   - options: The permitted changes.
  ///   - mode: The mode of shortening the line if other paragraphs follow.
  ///   - place: The place of the line.
  init(
    _ text: inout ShapedText, _ options: TextLayoutOptions, _ mode: LineBreakMode,
    at place: TypesetLine.Place
  ) {
    let available = place.available
    guard options.numberOfLines == 1, available < .infinity else { return }
    guard options.allowsDefaultTighteningForTruncation || options.adjustsFontSizeToFitWidth else {
      return
    }
    let limit = available + ShapedText.tolerance
    guard text.widthOfSingleLine(mode, at: place, upTo: limit) > limit else { return }
    if options.allowsDefaultTighteningForTruncation, tighten(&text, to: available) { return }
    let smallest = options.minimumScaleFactor
    if options.adjustsFontSizeToFitWidth, smallest > 0, smallest < 1 {
      shrink(&text, to: smallest) { $0.widthOfSingleLine(mode, at: place, upTo: limit) <= limit }
    }
  }

  // MARK: - Tightening

  /// Moves letters closer together if the whole text then fits on one line.
  private mutating func tighten(_ text: inout ShapedText, to available: CGFloat) -> Bool {
    guard let end = Self.endOfTightestLine(&text, available + ShapedText.tolerance) else {
      return false
    }
    let last = text.clusters[..<end].lastIndex(where: \.isVisible) ?? 0
    let excess = text.width(of: 0..<last + 1) - available
    let perEm = Self.savings(of: 1, in: text, upTo: end)
    let ems = perEm > 0 ? excess / perEm : .infinity
    guard ems <= Self.largestTightening,
      Self.savings(of: ems, in: text, upTo: end) >= excess - ShapedText.tolerance / 2
    else { return false }
    naturalWidth = (text.naturalWidth, text.isWhole)
    tightening = ems
    for run in text.runs {
      let points = ems * run.attributes.font.pointSize.finite
      for index in run.clusters {
        text.clusters[index].advance = (text.clusters[index].advance - points).nonNegative
      }
    }
    return true
  }

  /// Returns the end of the text's only paragraph.
  ///
  /// The result is `nil` if there are other paragraphs, or if the text does not fit even with the
  /// tightest permitted letters. It is also `nil` for a text with a tab, whose columns stay where
  /// they are (decided). Finding this out measures no more text than fits.
  private static func endOfTightestLine(_ text: inout ShapedText, _ limit: CGFloat) -> Int? {
    var width: CGFloat = 0
    var shownWidth: CGFloat = 0
    var end = 0
    while text.hasCluster(at: end), !text.clusters[end].isNewline {
      if text.clusters[end].isTab { return nil }
      let points = largestTightening * text.run(at: end).attributes.font.pointSize.finite
      width += (text.clusters[end].advance - points).nonNegative
      if !text.clusters[end].isWhiteSpace { shownWidth = width }
      if shownWidth > limit { return nil }
      end += 1
    }
    return text.hasVisibleText(from: end) ? nil : end
  }

  /// Returns how much narrower tightening makes a text.
  private static func savings(of ems: CGFloat, in text: ShapedText, upTo end: Int) -> CGFloat {
    var sum: CGFloat = 0
    for run in text.runs {
      let points = ems * run.attributes.font.pointSize.finite
      for index in run.clusters where index < end {
        // A cluster without an advance cannot get narrower.
        if text.clusters[index].advance > 0 {
          sum += ems < 1 ? min(points, text.clusters[index].advance) : points
        }
      }
    }
    return sum
  }

  // MARK: - Shrinking

  /// Finds the largest size of the first font that fits, by bisection.
  ///
  /// Text in a smaller font is assumed to be narrower.
  private mutating func shrink(
    _ text: inout ShapedText, to smallest: CGFloat, _ fits: (inout ShapedText) -> Bool
  ) {
    let size = text.runs[0].attributes.font.pointSize.finite * Self.sizesPerPoint
    naturalWidth = (text.naturalWidth, text.isWhole)
    scale = smallest
    text = text.scaled(by: smallest)
    guard size > 0, fits(&text) else { return }
    var low = Int((size * smallest).rounded(.down))
    var high = Int(size.rounded(.up))
    while high - low > 1 {
      let middle = (low + high) / 2
      let factor = CGFloat(middle) / size
      var candidate = text.scaled(by: factor)
      if fits(&candidate) {
        (low, scale, text) = (middle, factor, candidate)
      } else {
        high = middle
      }
    }
  }
}
