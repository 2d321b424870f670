import CellConfiguration
public import Foundation

/// The size and baselines of a text, without the lines themselves.
///
/// ```swift
/// let font = CellFont.preferredFont(forTextStyle: .body).resolved(with: .phone)
/// let text = StyledText("Known networks are joined automatically.", font: font)
/// let measured = TextMeasurement(of: text, in: .width(atMost: 200))
/// print(measured.size, measured.lineCount)
/// ```
///
/// Measuring a short text of Latin, Greek or Cyrillic letters, ideographs, kana or Hangul allocates
/// no heap memory, if it fits on a line, is shortened at its end or wraps between words.
public struct TextMeasurement: Hashable, Sendable {
  /// The size of the layout, rounded up to whole pixels and never larger than the space.
  ///
  /// Unless the width of the space is ``TextBounds/Length/exactly(_:)``, this is the width of the
  /// widest line, including its indent and an exclusion beside it.
  public internal(set) var size: CGSize = .zero

  /// The width of the text without wrapping, shrinking, tightening or shortening.
  ///
  /// The width is in points and not rounded. Its last bits depend on the order of adding advances,
  /// which differs between measuring and laying out. If a text of more than 1,024 bytes is cut off,
  /// the rest is not measured and the value is a lower bound. To get the width of such a text,
  /// measure it without limits.
  public internal(set) var naturalWidth: CGFloat = 0

  /// Whether ``naturalWidth`` is the width of the whole text.
  package internal(set) var isNaturalWidthExact = true

  /// The number of visible lines.
  public internal(set) var lineCount = 0

  /// The first baseline, in points below the top, on a whole pixel; 0 if there are no lines.
  public internal(set) var firstBaseline: CGFloat = 0

  /// The last baseline, in points below the top; 0 if there are no lines.
  public internal(set) var lastBaseline: CGFloat = 0

  /// The top of the first line, in points below the top of the space.
  ///
  /// It is 0 unless the first word is too long for a line beside an exclusion and moves below it.
  package internal(set) var firstLineTop: CGFloat = 0

  /// The height of the first line in points, not rounded; 0 if there are no lines.
  package internal(set) var firstLineHeight: CGFloat = 0

  /// Whether a part of the text is not shown.
  public internal(set) var isTruncated = false

  /// Whether the exclusion is at the left edge.
  var isExclusionAtLeft = true

  /// The factor by which the font was shrunk to fit the width; 1 if it was not.
  public internal(set) var fontScale: CGFloat = 1

  /// The frame of the exclusion in the layout, in points from the layout's top left corner.
  ///
  /// It is `nil` without an exclusion, or if the exclusion has no effect. The frame lies in its
  /// corner of the layout, which may be narrower than the space. It extends beyond the layout only
  /// if no line is beside the exclusion. It is at most 10,000,000 points high.
  public var exclusionFrame: CGRect? {
    guard exclusionSize.width > 0 else { return nil }
    let x = isExclusionAtLeft ? 0 : size.width - exclusionSize.width
    return CGRect(origin: CGPoint(x: x, y: 0), size: exclusionSize)
  }

  /// The size of the exclusion; zero without one.
  var exclusionSize: CGSize = .zero

  /// Creates the measurement of an empty text.
  init() {}

  /// Measures a text.
  ///
  /// - Complexity: O(*n*) in the length of the visible text; in the length of the whole text if
  ///   nothing limits its height and number of lines.
  public init(
    of text: borrowing StyledText, options: borrowing TextLayoutOptions = TextLayoutOptions(),
    in bounds: borrowing TextBounds = .unbounded, shaper: borrowing any TextShaper = .embedded
  ) {
    self = Self.measured(text, options, bounds, shaper)
  }

  /// Measures a text.
  ///
  /// This is a function because functions, unlike initializers, do not copy their parameters.
  private static func measured(
    _ text: StyledText, _ options: TextLayoutOptions, _ bounds: TextBounds,
    _ shaper: any TextShaper
  ) -> TextMeasurement {
    if text.paragraphs.isEmpty || text.paragraphs.allSatisfy({ !$0.style.changesLines }),
      let measurement = text.runs.isEmpty
        ? simpleText(text, options, bounds, shaper) : simpleRuns(text, options, bounds, shaper)
    {
      return measurement
    }
    if text.string.utf8.count > ParagraphMeasurements.longestWhole,
      let paragraphs = ParagraphMeasurements(of: text, options, bounds, shaper)
    {
      return paragraphs.total(shaper.metrics(of: text.attributes.font), options)
    }
    var tally = LineSummary(options, bounds)
    var typesetter = Typesetter(text, options, bounds, shaper)
    typesetter.forEachLine { tally.add($0) }
    return tally.total(of: typesetter)
  }

  /// Measures a simple text of one font.
  private static func simpleText(
    _ text: StyledText, _ options: TextLayoutOptions, _ bounds: TextBounds,
    _ shaper: any TextShaper
  ) -> TextMeasurement? {
    guard text.attributes.kern == 0, text.attributes.baselineOffset == 0 else { return nil }
    return simpleLine(text, options, bounds, shaper) ?? simpleLines(text, options, bounds, shaper)
  }
}
