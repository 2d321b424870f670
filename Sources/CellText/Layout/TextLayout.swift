import CellConfiguration
public import Foundation

/// A text divided into lines, each with its place.
///
/// ```swift
/// let font = CellFont.preferredFont(forTextStyle: .body).resolved(with: TraitCollection())
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
/// 4. No line is wider than its room, unless it is a single cluster or ellipsis.
/// 5. `height = ceilToPixel(sum of line heights + leadings between them)`.
/// 6. `baseline = line top + roundToPixel(ascender)`.
///
/// Clipping does not wrap: each paragraph is a line of which the clusters that fit are shown.
public struct TextLayout: Sendable {
  /// The text.
  public let text: StyledText

  /// How it was divided.
  public let options: TextLayoutOptions

  /// The lines from top to bottom.
  public let lines: [TextLine]

  /// What measuring the same text gives.
  public let measurement: TextMeasurement

  /// How much closer together letters stand to fit the width, in ems.
  public let tightening: CGFloat

  private let shaped: ShapedText

  /// The size, rounded up to whole pixels.
  public var size: CGSize { measurement.size }

  /// Whether some of the text is not shown.
  public var isTruncated: Bool { measurement.isTruncated }

  /// Lays out a text.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public init(
    _ text: StyledText, options: TextLayoutOptions = TextLayoutOptions(),
    in bounds: TextBounds = .unbounded, shaper: any TextShaper = .embedded
  ) {
    var typesetter = Typesetter(text, options, bounds, shaper)
    var setLines: [SetLine] = []
    var tally = LineTally(options, bounds)
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
    tightening = typesetter.fitting.tightening
  }
}

extension TextLayout {
  /// The text that a line shows, ellipsis included.
  public func string(of line: TextLine) -> String {
    let head = text.string.utf8Slice(line.shownRange)
    return line.hasEllipsis
      ? head + TextLine.ellipsis + text.string.utf8Slice(line.tailRange) : head
  }

  /// The pieces of a line with their attributes, from left to right.
  ///
  /// Pieces of a line whose first letter is of a right-to-left script follow each other from right to
  /// left. A piece that mixes directions is one piece, to be reordered by whoever draws it.
  public func fragments(of line: TextLine) -> [TextFragment] {
    var pieces: [(string: String, attributes: TextAttributes, width: CGFloat)] = []
    func add(_ string: String, _ attributes: TextAttributes, _ width: CGFloat) {
      if let last = pieces.last, last.attributes == attributes {
        pieces[pieces.count - 1].string += string
        pieces[pieces.count - 1].width += width
      } else {
        pieces.append((string, attributes, width))
      }
    }
    for run in shaped.runs { addPart(of: run, in: line.shown, line.wordSpacing, add) }
    if line.hasEllipsis {
      let position = line.shown.isEmpty ? line.tail.lowerBound : line.shown.upperBound - 1
      let known = [line.shown, line.tail].joined().reduce(0) { $0 + shaped.clusters[$1].advance }
      add(TextLine.ellipsis, shaped.run(at: position).attributes, (line.width - known).nonNegative)
    }
    for run in shaped.runs { addPart(of: run, in: line.tail, line.wordSpacing, add) }
    let isRightToLeft = TextDirection.isRightToLeft(string(of: line))
    var x = isRightToLeft ? line.x + line.width : line.x
    let fragments = pieces.map { piece in
      if isRightToLeft { x -= piece.width }
      defer { if !isRightToLeft { x += piece.width } }
      var attributes = piece.attributes
      if measurement.fontScale != 1 { attributes.font.pointSize *= measurement.fontScale }
      return TextFragment(
        string: piece.string, attributes: attributes, x: x, width: piece.width)
    }
    return isRightToLeft ? fragments.reversed() : fragments
  }

  private func addPart(
    of run: ShapedText.Run, in range: Range<Int>, _ wordSpacing: CGFloat,
    _ add: (String, TextAttributes, CGFloat) -> Void
  ) {
    let part = run.clusters.clamped(to: range)
    guard let last = part.last else { return }
    let clusters = shaped.clusters
    let utf8Range = clusters[part.lowerBound].utf8Offset..<clusters[last].utf8Range.upperBound
    let width = clusters[part].reduce(0) {
      $0 + $1.advance + ($1.isWhiteSpace ? wordSpacing : 0)
    }
    add(text.string.utf8Slice(utf8Range), run.attributes, width)
  }
}

extension String {
  /// The text of some UTF-8 code units.
  fileprivate func utf8Slice(_ range: Range<Int>) -> String {
    let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    return String(self[start..<utf8.index(start, offsetBy: range.count)])
  }
}
