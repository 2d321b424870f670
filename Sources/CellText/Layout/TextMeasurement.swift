import CellConfiguration
public import Foundation

/// How large a text is, without the lines themselves.
///
/// ```swift
/// let font = CellFont.preferredFont(forTextStyle: .body).resolved(with: TraitCollection())
/// let text = StyledText("Known networks are joined automatically.", font: font)
/// let measured = TextMeasurement(of: text, in: .width(atMost: 200))
/// print(measured.size, measured.lineCount)
/// ```
///
/// One line of ASCII needs no memory from the heap.
public struct TextMeasurement: Hashable, Sendable {
  /// The size of the layout, rounded up to whole pixels and never larger than the room.
  ///
  /// The width is that of the widest line with its indent, unless the room says ``TextExtent/exactly(_:)``.
  public internal(set) var size: CGSize = .zero

  /// The width in points of the text with no line wrapped, shrunk, tightened or shortened; not rounded.
  public internal(set) var naturalWidth: CGFloat = 0

  /// The number of lines that are shown.
  public internal(set) var lineCount = 0

  /// The first baseline, in points below the top, on a whole pixel; 0 without lines.
  public internal(set) var firstBaseline: CGFloat = 0

  /// The last baseline, in points below the top; 0 without lines.
  public internal(set) var lastBaseline: CGFloat = 0

  /// The height of the first line, in points, not rounded; 0 without lines.
  public internal(set) var firstLineHeight: CGFloat = 0

  /// Whether some of the text is not shown.
  public internal(set) var isTruncated = false

  /// The factor that the font was shrunk by to fit the width, 1 if it was not.
  public internal(set) var fontScale: CGFloat = 1

  /// Nothing at all.
  init() {}

  /// Measures a text.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public init(
    of text: borrowing StyledText, options: borrowing TextLayoutOptions = TextLayoutOptions(),
    in bounds: borrowing TextBounds = .unbounded, shaper: borrowing any TextShaper = .embedded
  ) {
    self = Self.measured(text, options, bounds, shaper)
  }

  /// Measures a text; a function, because its parameters are not copied as those of initialisers are.
  private static func measured(
    _ text: StyledText, _ options: TextLayoutOptions, _ bounds: TextBounds,
    _ shaper: any TextShaper
  ) -> TextMeasurement {
    if let width = widthOfSingleLine(text, bounds, shaper) {
      return TextMeasurement(
        line: width, shaper.metrics(of: text.attributes.font),
        PixelGrid(scale: options.displayScale), bounds)
    }
    var tally = LineTally(options, bounds)
    var typesetter = Typesetter(text, options, bounds, shaper)
    typesetter.forEachLine { tally.add($0) }
    return tally.total(of: typesetter)
  }

  /// Measures a single line of known width.
  private init(
    line width: CGFloat, _ metrics: LineMetrics, _ grid: PixelGrid, _ bounds: TextBounds
  ) {
    naturalWidth = width
    lineCount = 1
    firstLineHeight = metrics.lineHeight
    firstBaseline = grid.round(metrics.ascender)
    lastBaseline = firstBaseline
    size.width = bounds.width.fixed ?? min(grid.ceil(width), bounds.width.limit)
    size.height =
      bounds.height.fixed ?? min(grid.ceil(firstLineHeight).nonNegative, bounds.height.limit)
  }

  /// The width of a text that is known to need no more than one line, or `nil`.
  private static func widthOfSingleLine(
    _ text: StyledText, _ bounds: TextBounds, _ shaper: any TextShaper
  ) -> CGFloat? {
    guard text.runs.isEmpty, text.attributes.kern == 0, bounds.obstacle == nil,
      bounds.height.limit > 0
    else { return nil }
    let width = text.string.utf8.withContiguousStorageIfAvailable { bytes in
      bytes.isEmpty ? nil : shaper.width(ofASCII: bytes, font: text.attributes.font)
    }
    guard let width, let width, width >= 0, width < 1e7,
      width <= bounds.width.limit + ShapedText.tolerance
    else {
      return nil
    }
    return width
  }
}

extension TextLayoutOptions {
  /// Whether a line is stretched to the width.
  func justifies(_ line: SetLine) -> Bool {
    alignment == .justified && !line.endsParagraph && !line.hasEllipsis
  }
}
