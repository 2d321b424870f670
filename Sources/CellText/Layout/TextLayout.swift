import CellConfiguration
public import Foundation

/// A text divided into lines, each with its place.
///
/// ```swift
/// let font = CellFont.preferredFont(forTextStyle: .body).resolved(with: .phone)
/// let layout = TextLayout(
///   StyledText("Known networks are joined automatically.", font: font),
///   in: .width(atMost: 200))
/// for line in layout.lines {
///   print(layout.string(of: line), line.x, line.baseline)
/// }
/// ```
///
/// A text that is empty has no lines and no size. Rules of the lines:
///
/// 1. Words stay whole unless a word is wider than the line; clusters always do.
/// 2. White space at a soft break hangs over the end of the line and counts for no width.
/// 3. A newline begins a new line, also at the end of the text.
/// 4. No line is wider than its space, unless it is a single cluster or ellipsis.
/// 5. `height = ceilToPixel(sum of line heights + leadings between them)`.
/// 6. `baseline = line top + roundToPixel(ascender)`.
///
/// 7. With the strategy to push out, as labels have it, no single word is alone on the last line of
///    a paragraph if the line before can spare one and the last one has space for it.
/// 8. With the strategy of Hangul words, as labels have it, Korean breaks at spaces only.
///
/// 9. What a paragraph style says about heights and distances holds for each of its lines; the
///    space between paragraphs is not above the first line and not below the last one.
///
/// Not modeled: the taller labels of some languages, whose scripts need higher lines than the
/// system font has; a shaper may state such metrics.
///
/// Clipping does not wrap: each paragraph is a line of which the clusters that fit are shown.
///
/// Lines hold text in its logical order. ``fragments(of:)`` divides a line into pieces that run in
/// one direction, and says where each of them stands.
public struct TextLayout: Sendable {
  /// The text.
  public let text: StyledText

  /// How it was divided.
  public let options: TextLayoutOptions

  /// The lines from top to bottom.
  public let lines: [TextLine]

  /// What measuring the same text gives, up to rounding in the last bits of
  /// ``TextMeasurement/naturalWidth``.
  public let measurement: TextMeasurement

  /// How much closer together letters stand to fit the width, in ems.
  public let tightening: CGFloat

  let shaped: ShapedText
  /// The embedding levels, `nil` where all of the text runs from left to right.
  let levels: ClusterLevels?

  /// The size, rounded up to whole pixels.
  public var size: CGSize { measurement.size }

  /// Whether some of the text is not shown.
  public var isTruncated: Bool { measurement.isTruncated }

  /// Lays out a text.
  ///
  /// - Complexity: O(*n*) in the length of what is shown of the text, and of all of it where
  ///   nothing limits its height and its number of lines, or where it does not run from left to
  ///   right.
  public init(
    _ text: StyledText, options: TextLayoutOptions = TextLayoutOptions(),
    in bounds: TextBounds = .unbounded, shaper: any TextShaper = .embedded
  ) {
    var typesetter = Typesetter(text, options, bounds, shaper)
    var setLines: [TypesetLine] = []
    var tally = LineSummary(options, bounds)
    typesetter.forEachLine { line in
      setLines.append(line)
      tally.add(line)
    }
    let measurement = tally.total(of: typesetter)
    let placing = LinePlacing(options, width: measurement.size.width, bounds)
    let shaped = typesetter.text
    lines = setLines.map { placing.line($0, in: shaped) }
    self.text = text
    self.options = options
    self.measurement = measurement
    self.shaped = shaped
    levels = ClusterLevels(text.string, shaped.clusters, options.layoutDirection)
    tightening = typesetter.fitting.tightening
  }
}
