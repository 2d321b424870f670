import CellConfiguration
public import Foundation

/// How large a text is, without the lines themselves.
///
/// ```swift
/// let font = CellFont.preferredFont(forTextStyle: .body).resolved(with: .phone)
/// let text = StyledText("Known networks are joined automatically.", font: font)
/// let measured = TextMeasurement(of: text, in: .width(atMost: 200))
/// print(measured.size, measured.lineCount)
/// ```
///
/// One line of Latin, Greek or Cyrillic letters needs no memory from the heap.
public struct TextMeasurement: Hashable, Sendable {
  /// The size of the layout, rounded up to whole pixels and never larger than the space.
  ///
  /// The width is that of the widest line with its indent, and with the obstacle beside it, unless
  /// the space says ``TextExtent/exactly(_:)``.
  public internal(set) var size: CGSize = .zero

  /// The width in points of the text with no line wrapped, shrunk, tightened or shortened; not
  /// rounded.
  ///
  /// Its last bits depend on the order in which advances are added up, which is not the same for
  /// measuring and laying out. Of a long text of which not all is shown it is a least width: see
  /// ``isNaturalWidthExact``.
  public internal(set) var naturalWidth: CGFloat = 0

  /// Whether ``naturalWidth`` is the width of all of the text.
  ///
  /// False where a text of more than 1,024 bytes is cut off and the rest was not measured. Measure
  /// such a text without limits to know its width.
  public internal(set) var isNaturalWidthExact = true

  /// The number of lines that are shown.
  public internal(set) var lineCount = 0

  /// The first baseline, in points below the top, on a whole pixel; 0 without lines.
  public internal(set) var firstBaseline: CGFloat = 0

  /// The last baseline, in points below the top; 0 without lines.
  public internal(set) var lastBaseline: CGFloat = 0

  /// The top of the first line, in points below the top of the space.
  ///
  /// 0 unless the first word is too long for a line beside an obstacle, and is below it.
  public internal(set) var firstLineTop: CGFloat = 0

  /// The height of the first line, in points, not rounded; 0 without lines.
  public internal(set) var firstLineHeight: CGFloat = 0

  /// Whether some of the text is not shown.
  public internal(set) var isTruncated = false

  /// Whether the obstacle is at the left edge.
  var isObstacleAtLeft = true

  /// The factor that the font was shrunk by to fit the width, 1 if it was not.
  public internal(set) var fontScale: CGFloat = 1

  /// Where the obstacle is, in points from the upper left corner of the layout; `nil` if there is
  /// none that has an effect.
  ///
  /// In its corner of the layout, which may be narrower than the space. Outside of it only where no
  /// line is beside the obstacle. At most 10,000,000 points high.
  public var obstacleFrame: CGRect? {
    guard obstacleSize.width > 0 else { return nil }
    let x = isObstacleAtLeft ? 0 : size.width - obstacleSize.width
    return CGRect(origin: CGPoint(x: x, y: 0), size: obstacleSize)
  }

  /// The size of the obstacle, zero without one.
  var obstacleSize: CGSize = .zero

  /// Nothing at all.
  init() {}

  /// Measures a text.
  ///
  /// - Complexity: O(*n*) in the length of what is shown of the text, and of all of it where
  ///   nothing limits its height and its number of lines.
  public init(
    of text: borrowing StyledText, options: borrowing TextLayoutOptions = TextLayoutOptions(),
    in bounds: borrowing TextBounds = .unbounded, shaper: borrowing any TextShaper = .embedded
  ) {
    self = Self.measured(text, options, bounds, shaper)
  }

  /// Measures a text; a function, because its parameters are not copied as those of initializers
  /// are.
  private static func measured(
    _ text: StyledText, _ options: TextLayoutOptions, _ bounds: TextBounds,
    _ shaper: any TextShaper
  ) -> TextMeasurement {
    if text.runs.isEmpty, text.attributes.kern == 0, text.attributes.baselineOffset == 0,
      text.paragraphs.isEmpty || text.paragraphs.allSatisfy({ !$0.style.changesLines }),
      let line = line(
        text.string, font: text.attributes.font, PixelGrid(scale: options.displayScale), in: bounds,
        shaper: shaper)
    {
      return line
    }
    var tally = LineSummary(options, bounds)
    var typesetter = Typesetter(text, options, bounds, shaper)
    typesetter.forEachLine { tally.add($0) }
    return tally.total(of: typesetter)
  }

  /// Measures a text that needs no more than one line, the same as any other; `nil` if it may need
  /// more, or if the shaper does not know at once.
  private static func line(
    _ text: String, font: ResolvedFont, _ grid: PixelGrid, in bounds: TextBounds,
    shaper: any TextShaper
  ) -> TextMeasurement? {
    guard bounds.obstacle == nil, bounds.height.limit > 0,
      let width = text.widthOfLine(
        atMost: bounds.width.limit,
        { shaper.width(ofSimpleText: $0, font: font, atMost: $1) })
    else { return nil }
    let metrics = shaper.metrics(of: font)
    var line = TextMeasurement()
    line.naturalWidth = width
    line.lineCount = 1
    line.firstLineHeight = metrics.lineHeight
    line.firstBaseline = grid.round(metrics.ascender)
    line.lastBaseline = line.firstBaseline
    line.size.width = bounds.width.fixed ?? min(grid.ceil(width), bounds.width.limit)
    line.size.height =
      bounds.height.fixed ?? min(grid.ceil(metrics.lineHeight).nonNegative, bounds.height.limit)
    return line
  }
}
