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
  public private(set) var size: CGSize = .zero

  /// The width in points of the text with no line wrapped, shrunk, tightened or shortened; not rounded.
  public private(set) var naturalWidth: CGFloat = 0

  /// The number of lines that are shown.
  public private(set) var lineCount = 0

  /// The first baseline, in points below the top, on a whole pixel; 0 without lines.
  public private(set) var firstBaseline: CGFloat = 0

  /// The last baseline, in points below the top; 0 without lines.
  public private(set) var lastBaseline: CGFloat = 0

  /// The height of the first line, in points, not rounded; 0 without lines.
  public private(set) var firstLineHeight: CGFloat = 0

  /// Whether some of the text is not shown.
  public private(set) var isTruncated = false

  /// The factor that the font was shrunk by to fit the width, 1 if it was not.
  public private(set) var fontScale: CGFloat = 1

  private var extent: CGFloat = 0
  private var bottom: CGFloat = 0

  /// Nothing at all.
  init() {}

  /// Measures a text.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public init(
    of text: StyledText, options: TextLayoutOptions = TextLayoutOptions(),
    in bounds: TextBounds = .unbounded, shaper: any TextShaper = .embedded
  ) {
    let grid = PixelGrid(scale: options.displayScale)
    if let width = Self.widthOfSingleLine(text, bounds, shaper) {
      naturalWidth = width
      add(
        width: width, top: 0, metrics: shaper.metrics(of: text.attributes.font), grid)
      finish(bounds, grid)
      return
    }
    var typesetter = Typesetter(text, options, bounds, shaper)
    typesetter.forEachLine { add($0, options, grid) }
    finish(typesetter, bounds, grid)
  }

  /// Sums up lines that were made already.
  init(
    _ lines: [SetLine], _ typesetter: Typesetter, _ options: TextLayoutOptions,
    _ bounds: TextBounds
  ) {
    let grid = PixelGrid(scale: options.displayScale)
    for line in lines { add(line, options, grid) }
    finish(typesetter, bounds, grid)
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

  private mutating func add(
    _ line: SetLine, _ options: TextLayoutOptions, _ grid: PixelGrid
  ) {
    // A justified line takes all of its room, as long as that is finite.
    let isFilled = options.justifies(line) && line.available < .infinity
    let width = isFilled ? max(line.available, line.width) : line.width
    add(width: line.indent + width, top: line.top, metrics: line.metrics, grid)
  }

  private mutating func add(
    width: CGFloat, top: CGFloat, metrics: LineMetrics, _ grid: PixelGrid
  ) {
    lastBaseline = top + grid.round(metrics.ascender)
    if lineCount == 0 {
      firstBaseline = lastBaseline
      firstLineHeight = metrics.lineHeight
    }
    lineCount += 1
    extent = max(extent, width)
    bottom = top + metrics.lineHeight
  }

  private mutating func finish(
    _ typesetter: Typesetter, _ bounds: TextBounds, _ grid: PixelGrid
  ) {
    naturalWidth = typesetter.naturalWidth
    isTruncated = typesetter.isTruncated
    fontScale = typesetter.fitting.scale
    finish(bounds, grid)
  }

  private mutating func finish(_ bounds: TextBounds, _ grid: PixelGrid) {
    size.width =
      bounds.width.fixed ?? min(grid.ceil(extent).nonNegative, bounds.width.limit)
    size.height =
      bounds.height.fixed ?? min(grid.ceil(bottom).nonNegative, bounds.height.limit)
  }
}

extension TextLayoutOptions {
  /// Whether a line is stretched to the width.
  func justifies(_ line: SetLine) -> Bool {
    alignment == .justified && !line.endsParagraph && !line.hasEllipsis
  }
}
